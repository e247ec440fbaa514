// Races of fields that are named one by one, on one board: who sits where, and with which dice.
// What comes of each depends on nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "lab/decision_times.h"
#include "lab/effort.h"
#include "lab/race_runner.h"
#include "lab/race_watch.h"
#include "lab/seating.h"

namespace chicane::lab {

struct FieldPlan {
  std::string rules;
  Board board;
  std::string options;  // As in a record.
  std::vector<Entrant> entrants;
  int seats = 6;
  long answers_max = kAnswersMax;
};

struct FieldRace {
  std::uint64_t seed = 0;  // The same with other seats has the same dice.
  Seating seating;         // Numbers of entrants, by seat.
  // What came of it, once it is driven: for a race that is over who won, and the places of players.
  Ending ending = Ending::stopped;
  std::optional<std::size_t> winner;  // The seat whose car came home first.
  std::vector<int> places;
};

// The places of the players by seat, from 1; rating::kOut for those whose cars are all out. Of a
// player with several cars all count, by the sum of their places, as for constructors in GPA-SCO-1;
// cars that are out share the last places. Players with equal sums share the first of their places.
std::vector<int> places_of(const Field& field, std::size_t seats);

// Drives them, as far as the effort goes, and gives how long each entrant thought. The complaint is
// that of make_race_runner.
Result<std::vector<DecisionTimes>, DataError> drive_fields(const FieldPlan& plan,
                                                           const Effort& effort,
                                                           std::vector<FieldRace>& races);

}  // namespace chicane::lab
