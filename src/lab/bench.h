// How fast races run: whole races by seed, one core.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "drivers/mind.h"

namespace chicane::lab {

struct BenchPlan {
  std::string_view rules;
  Board board;
  std::string options;  // As in a record.
  int seats = 6;
  std::string play;        // The name of a mind.
  long races = 0;          // So many, or …
  double seconds = 0;      // … for so long.
  std::uint64_t seed = 1;  // Race n uses seed + n.
};

struct BenchResult {
  long races = 0;
  long decisions = 0;  // Of drivers and of chance alike.
  double seconds = 0;
  std::size_t state_bytes = 0;
  double copy_ns = 0;        // Of one state.
  std::uint64_t digest = 0;  // Over the final states: equal plans give equal digests everywhere.
  SearchCount search;        // Of a driver who searches.
};

Result<BenchResult, DataError> run_bench(const BenchPlan& plan);

}  // namespace chicane::lab
