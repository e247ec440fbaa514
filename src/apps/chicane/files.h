// Reading and writing files with complaints that name them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/data_error.h"
#include "base/result.h"

namespace chicane::app {

// The whole file; fails if it cannot be read, is no plain file or is larger than `bytes_max`.
Result<std::string, DataError> read_file(const std::string& path, std::size_t bytes_max);

// The whole file at once or not at all: never a half-written one. The complaint, or nothing.
std::optional<DataError> write_file(const std::string& path, std::string_view text);

}  // namespace chicane::app
