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

// The first bytes of it, as many as there are.
Result<std::string, DataError> read_beginning(const std::string& path, std::size_t bytes_max);

// What is promised of a file once it is written.
enum class Safety {
  whole,    // The whole text or nothing of it, as long as the machine runs.
  on_disk,  // Also after a power cut.
};

// The complaint, or nothing. A plain file is replaced at once by one of the same mode and owner;
// where a link leads, what it leads to. A device, a pipe and "-", standard output, are written as
// they stand.
std::optional<DataError> write_file(const std::string& path, std::string_view text,
                                    Safety safety = Safety::whole);

// Is it "-", or another name of what standard output is?
bool is_standard_output(const std::string& path);

// That there is a file of this name survives a power cut.
std::optional<DataError> sync_folder_of(const std::string& path);

}  // namespace chicane::app
