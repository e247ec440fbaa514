// Drivers raced against each other in balanced fields, and how strong they come out.
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
#include "lab/field_blocks.h"
#include "rating/rating.h"

namespace chicane::lab {

struct LadderPlan {
  std::string rules;
  Board board;
  // Two or more, none twice: each is compared with the one before. Empty: all that there are.
  std::vector<std::string> drivers;
  int seats = 6;
  std::optional<int> laps;  // Without: as raced if nobody says.
  int races = 200;          // In each field, rounded up to whole blocks.
  std::uint64_t seed = 1;   // Block n of all uses seed + n.
  std::string anchor;       // The driver whose rating is 0; empty: the first.
  long answers_max = kAnswersMax;
};

struct LadderDriver {
  std::string name;
  Finishes finishes;      // Where all race together.
  rating::Rating rating;  // From the races of all fields.
  DecisionTimes times;
};

struct LadderPair {
  int driver = 0;  // Beats …
  int other = 0;   // … this one, named before, in that share of the pairings.
  Share beats;
  int races = 0;  // That ended.
};

struct Ladder {
  std::string rules;
  std::string board;
  int seats = 0;
  int laps = 0;
  int wanted = 0;                      // Races of the plan. All were driven, but if stopped.
  int races = 0;                       // Of all fields, that ended.
  std::vector<std::uint64_t> unended;  // Seeds of races that did not; they count for nothing.
  std::vector<LadderDriver> drivers;   // As named.
  std::vector<LadderPair> pairs;
};

// The complaint is about the plan: a rule set, board, option or driver that cannot be.
// What comes out does not depend on the number of threads, but for the times and if it is stopped.
Result<Ladder, DataError> race_ladder(const LadderPlan& plan, const Effort& effort);

}  // namespace chicane::lab
