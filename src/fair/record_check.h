// Does a record hold: is the race over, every decision lawful, every state as recorded, every die
// that of its secret?
#pragma once

#include <memory>
#include <optional>

#include "catalog/replay.h"
#include "fair/race_proof.h"

namespace chicane::fair {

struct CheckedRace {
  std::unique_ptr<Race> race;  // At its end.
  std::optional<Proof> proof;  // Of a race with fair dice.
};

// The complaint names the first line that is wrong. `board` replaces that of the catalog.
Result<CheckedRace, DataError> check_record(const Record& record, const Board* board = nullptr);

// The same of a race with fair dice that may still go on: it stops after a turn, or is over with
// its secret published. `check` is asked before each line, and may put an end to it.
Result<Proof, DataError> check_record_so_far(const Record& record, const LineCheck& check = {});

}  // namespace chicane::fair
