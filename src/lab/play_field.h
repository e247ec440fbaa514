// One race of drivers of several kinds, in the rule set's own types.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "lab/decision_times.h"
#include "lab/race_runner.h"

namespace chicane::lab {

struct FieldPlan {
  std::string rules;
  Board board;
  std::string options;  // As in a record.
  int seats = 6;
  std::vector<std::string> drivers;  // Names of minds; empty: all that the rule set has.
  long answers_max = kAnswersMax;
};

// Has made up its minds about the board once, and plays any number of races there.
class FieldPlayer {
 public:
  virtual ~FieldPlayer() = default;
  virtual const std::vector<std::string>& drivers() const = 0;
  // Who drives at each seat, as a number in drivers(). The same seats and seed give the same
  // race; the same seed with other seats has the same dice. The places by seat, from 1,
  // rating::kOut for those who are out; of a player with several cars his best car's among the best
  // of the players. None: the race did not end. `times` is by driver.
  virtual std::optional<std::vector<int>> play(std::span<const int> drivers, std::uint64_t seed,
                                               std::vector<DecisionTimes>& times) = 0;
};

// The complaint is about the plan: a rule set, board, option or driver that cannot be.
Result<std::unique_ptr<FieldPlayer>, DataError> make_field_player(const FieldPlan& plan);

}  // namespace chicane::lab
