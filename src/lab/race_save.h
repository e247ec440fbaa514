// What has been driven of a plan, to be kept in a file and gone on from:
//
//   chicane races 1
//   rules GAME 1
//   options laps=1 …
//   seed 1
//   seats rotate
//   entrant rookie
//   entrant rookie 1/1/1/1/1
//   board monza 5f0c1d2e3a4b5c6d
//   done 0-499 510-519
//   races 510
//   turns_sum 10321
//   …
//   die 0 6 0 81 95 88 79 92 85
//   end
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/number_ranges.h"
#include "lab/race_plan.h"
#include "lab/race_tally.h"

namespace chicane::lab {

inline constexpr std::size_t kSaveBytesMax = 16 * 1024 * 1024;

// The races that are done on one board, and their sums.
struct BoardRaces {
  NumberRanges done;
  RaceTally tally;

  friend bool operator==(const BoardRaces&, const BoardRaces&) = default;
};

// One for each board of the plan.
using DoneRaces = std::vector<BoardRaces>;

DoneRaces nothing_done(const RacePlan& plan);
void add(DoneRaces& sums, const DoneRaces& others);
std::int64_t races_done(const DoneRaces& done);

// `options` are all options of the plan, as a runner says them. How many races there shall be is
// not written: with more of them the same file is gone on from.
std::string format_save(const RacePlan& plan, std::string_view options, const DoneRaces& done);

// The complaint says in what the plan of the file is another one.
Result<DoneRaces, DataError> parse_save(std::string_view text, std::string_view source,
                                        const RacePlan& plan, std::string_view options);

}  // namespace chicane::lab
