// How far a long run is.
#pragma once

#include <cstdint>

namespace chicane::lab {

struct RunProgress {
  std::int64_t done = 0;  // With what was done before.
  std::int64_t wanted = 0;
  std::int64_t done_before = 0;
  double seconds = 0;
};

}  // namespace chicane::lab
