// Files of the repository, for tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "codec/board_text.h"

namespace chicane::for_tests {

inline std::filesystem::path repository() { return CHICANE_SOURCE_DIR; }

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// All files with that ending below a folder of the repository, sorted.
inline std::vector<std::filesystem::path> files_below(const std::string& folder,
                                                      const std::string& ending) {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(repository() / folder)) {
    if (entry.is_regular_file() && entry.path().extension() == ending)
      found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

inline Board read_board(const std::string& path_in_repository) {
  const std::string text = read_file(repository() / path_in_repository);
  const Result<BoardFile, DataError> file = parse_board(text, path_in_repository);
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return file->board;
}

// Does the rules document name that clause? SC-6.6 stands for SC-6.6a to SC-6.6i, but SC-1 does not
// stand for SC-10.1.
inline bool has_clause(const std::string& rules, std::string_view clause) {
  const auto is_digit = [&](std::size_t at) {
    return at < rules.size() && rules[at] >= '0' && rules[at] <= '9';
  };
  for (std::size_t at = rules.find(clause); at != std::string::npos;
       at = rules.find(clause, at + 1)) {
    const std::size_t end = at + clause.size();
    const bool goes_on =
        is_digit(end) || (end < rules.size() && rules[end] == '.' && is_digit(end + 1));
    if (!goes_on) return true;
  }
  return false;
}

}  // namespace chicane::for_tests
