// A lap on its board, as a picture.
#pragma once

#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"

namespace chicane::app {

// Where a lap leads, space by space, as it is driven.
class LapTrace {
 public:
  // The race before a decision of its driver, and after a turn.
  void decide(const Race& lone, const std::string& decision);
  void end_turn(const Race& lone);

  Result<std::string, DataError> picture(const Board& board, bool is_dark) const;

 private:
  void go_to(const std::string& place);

  std::vector<std::string> places_;
  std::vector<std::string> ahead_;  // The way of the decision taken last.
  std::vector<std::string> stops_;  // Where turns ended.
};

}  // namespace chicane::app
