// Tables of figures, as the commands of the lab print them.
#pragma once

#include <string>
#include <vector>

namespace chicane::app {

using Table = std::vector<std::vector<std::string>>;  // Rows; the first is the head.

void print_aligned(const Table& table);   // In columns, for people.
void print_markdown(const Table& table);  // For a document.

}  // namespace chicane::app
