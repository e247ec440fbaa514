// Proves a race from its record: every die is the one that secret and nonces give, every hidden
// decision the one that was sealed (docs/fair-dice.md).
#pragma once

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "catalog/replay.h"
#include "codec/record_text.h"

namespace chicane::fair {

struct Proof {
  int dice = 0;   // Thrown again, each with the face of the record.
  int seals = 0;  // Opened, each with the decision that followed.
  // The race is over and its secret published; before that seals can be checked, dice cannot.
  bool has_secret = false;
};

// Executes the record as `replay` does and proves it. The complaint names the first line that is
// wrong. `board` replaces that of the catalog; `check` is asked as well, before each line.
Result<Proof, DataError> prove(const Record& record, const Board* board = nullptr,
                               const LineCheck& check = {});

}  // namespace chicane::fair
