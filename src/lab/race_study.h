// How a board races under any rule set: many races by seed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "catalog/rule_sets.h"
#include "lab/estimate.h"
#include "lab/figure.h"
#include "lab/race_runner.h"

namespace chicane::lab {

// A study that says nothing else; the targets are for these. Who drives is one who looks a turn
// ahead: boards are judged by how they race, not by how they are survived.
std::string_view study_driver(std::string_view rules);
inline constexpr int kStudySeats = 6;

// No rule set seats more.
inline constexpr int kStudySeatsMax = 12;

struct RaceStudyPlan {
  std::string rules;
  Board board;
  std::string driver;       // Empty: study_driver.
  int seats = kStudySeats;  // Some rule sets give a seat two cars.
  std::optional<int> laps;  // Without: laps_of_study.
  int races = 100;
  std::uint64_t seed = 1;  // Race n uses seed + n.
  long answers_max = kAnswersMax;
};

struct RaceStudy {
  std::string rules;
  std::string board;
  std::string driver;
  int seats = 0;
  int laps = 0;
  int cars = 0;                        // On the grid.
  int races = 0;                       // That ended.
  std::vector<std::uint64_t> unended;  // Seeds of races that did not; they count for no figure.
  std::array<Sample, kFigures> samples;

  Estimate operator[](Figure figure) const {
    return samples[static_cast<std::size_t>(figure)].estimate();
  }
  friend bool operator==(const RaceStudy&, const RaceStudy&) = default;
};

// The complaint is about the plan: a rule set, board, driver or option that cannot be.
Result<RaceStudy, DataError> study_races(const RaceStudyPlan& plan);

// Two laps, or as few as the rule set allows: the second shows how cars go on from a racing lap.
int laps_of_study(const RuleSetEntry& rules);

// How many drivers can race there: every number that can, ascending. None: it is no board for that
// rule set.
std::vector<int> seats_on(const RuleSetEntry& rules, const Board& board);

// For studies that say nothing of drivers, seats and laps.
std::span<const RaceTarget> race_targets();
std::optional<Range> target_range(std::string_view rules, Figure figure);
// Is it a study that targets are for?
bool has_targets(const RaceStudy& study);

enum class Verdict : std::uint8_t {
  none,  // There is no target.
  holds,
  perhaps_low,  // The mean is below the range, the interval reaches into it.
  perhaps_high,
  low,
  high,
};
Verdict verdict(const Estimate& estimate, const Range& range);
Verdict verdict(const RaceStudy& study, Figure figure);
std::string_view name(Verdict verdict);

}  // namespace chicane::lab
