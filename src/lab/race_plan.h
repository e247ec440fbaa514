// Many races that are to be driven: what, where, by whom.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/random.h"
#include "base/result.h"
#include "board/board.h"

namespace chicane::lab {

inline constexpr std::int64_t kRacesMax = 1'000'000'000;

// Who takes a seat.
struct Entrant {
  std::string driver;  // The name of a mind.
  std::string build;   // As in the decision; empty: as the driver likes, or there are none.

  friend bool operator==(const Entrant&, const Entrant&) = default;
};

struct RacePlan {
  std::string rules;
  std::string options;  // As in a record.
  std::vector<Board> boards;
  std::vector<Entrant> entrants;  // One for each seat.
  std::uint64_t seed = 1;
  std::int64_t races = 0;    // On each board.
  bool keeps_seats = false;  // Each entrant has his own; else they go round.
};

// Entrants who are alike count as one entry.
struct Entry {
  Entrant entrant;
  int seats = 0;
};
std::vector<Entry> entries_of(const std::vector<Entrant>& entrants);
// The place in entries_of of each entrant.
std::vector<int> entry_numbers(const std::vector<Entrant>& entrants);

// "rookie", "rookie 1/2/0/1/1"
std::string entry_name(const Entrant& entrant);

// "rookie", "3:rookie", "rookie=1/2/0/1/1", "3:rookie=1/2/0/1/1": so many seats, one without a
// number. Whether there is such a driver and such a build is not asked here.
Result<std::vector<Entrant>, DataError> parse_entrants(std::string_view text);

// The entrant of each seat in that race. In as many races as there are seats each entrant sits in
// each of them once; who sits beside whom changes from one such round of races to the next.
std::vector<int> seating(const RacePlan& plan, std::int64_t race);

// Of that race: it depends on nothing else.
std::uint64_t race_seed(std::uint64_t seed, std::int64_t race);

// Of one race: dice, drivers and lots have nothing in common.
enum class Stream : std::uint8_t { dice, driver, lots };
std::uint64_t stream_seed(std::uint64_t seed_of_race, Stream stream);

// The numbers from 0 on, drawn one by one.
std::vector<int> in_any_order(int count, Random& lots);

}  // namespace chicane::lab
