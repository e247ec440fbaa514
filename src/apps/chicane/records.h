// Records named on the command line.
#pragma once

#include <optional>
#include <string>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "codec/record_text.h"

namespace chicane::app {

Result<Record, DataError> read_record(const std::string& path);

// The board given beside a record, or none if the name is empty.
Result<std::optional<Board>, DataError> given_board(const std::string& name);

}  // namespace chicane::app
