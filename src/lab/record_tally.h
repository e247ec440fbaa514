// Races that were raced, from their records, counted as races of the lab are.
#pragma once

#include <string>
#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "codec/record_text.h"
#include "lab/race_tally.h"

namespace chicane::lab {

// Executes the record and sees what is seen of a race of the lab. A race that goes on has no
// result: it is refused. `board` is as for replay().
Result<RaceSeen, DataError> see_record(const Record& record, const Board* board = nullptr);

}  // namespace chicane::lab
