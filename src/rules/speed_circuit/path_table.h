// Lists of paths that are worked out once for a board and its options.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/lib/course.h"
#include "rules/lib/passage.h"
#include "rules/lib/speed.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {

// A step from one place of the path search to another, which lies on `at` (list_and_link_paths).
struct PathLink {
  std::uint16_t from;
  std::uint16_t to;
  SpaceId at;
  std::uint16_t step;
};

// The paths of a car that nothing binds but where it stands and how fast it drives: no ledger of an
// earlier turn, and at most one line on which it is.
struct StandardPaths {
  static constexpr int kSpeeds = kSpeedMax.spaces() + 1;

  // Starts into `words` and `links`: lists by space and speed, then by line, space of the line, and
  // speed.
  std::vector<std::uint32_t> starts;
  std::vector<std::uint32_t> link_starts;
  std::vector<std::uint32_t> words;  // The paths with nobody in the way, one for each outcome.
  std::vector<PathLink> links;       // All paths, for a car with others in its way.
  bool lines_begin_outside_corners = false;  // No line can be joined beside a corner.

  static int number(SpaceId at, Speed speed) { return index(at) * kSpeeds + speed.spaces(); }
  static int number(const Course& course, const LiveLine& live, Speed speed) {
    return (course.space_count + index(live.line) * kLineLengthMax + live.index) * kSpeeds +
           speed.spaces();
  }
  std::span<const std::uint32_t> list(int number) const {
    return {words.data() + starts[number], starts[number + 1] - starts[number]};
  }
  std::span<const PathLink> net(int number) const {
    return {links.data() + link_starts[number], link_starts[number + 1] - link_starts[number]};
  }
};

}  // namespace chicane::speed_circuit
