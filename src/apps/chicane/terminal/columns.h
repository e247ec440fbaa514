// Short entries side by side, read down each column.
#pragma once

#include <string>
#include <vector>

namespace chicane::app {

inline std::vector<std::string> in_columns(const std::vector<std::string>& entries,
                                           std::size_t columns) {
  std::vector<std::string> lines;
  const std::size_t rows = (entries.size() + columns - 1) / columns;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line;
    for (std::size_t i = row; i < entries.size(); i += rows)
      line += (line.empty() ? "" : "  ") + entries[i];
    lines.push_back(line);
  }
  return lines;
}

}  // namespace chicane::app
