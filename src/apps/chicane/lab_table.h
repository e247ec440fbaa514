// Tables of figures, as the commands of the lab print them.
#pragma once

#include <string>
#include <vector>

#include "lab/range.h"

namespace chicane::app {

using Table = std::vector<std::vector<std::string>>;  // Rows; the first is the head.

// "2 or more", "at most 6", "50 – 80"
std::string range_text(const lab::Range& range, int decimals);

void print_aligned(const Table& table);   // In columns, for people; the last one is of words.
void print_figures(const Table& table);   // The same, but the last one is of figures, too.
void print_markdown(const Table& table);  // For a document.

// In columns: those of figures to the right, those of words to the left.
std::string aligned_by_content(const Table& table);
// Is every cell below the head a figure, or empty?
bool is_of_figures(const Table& table, std::size_t column);
std::string markdown_text(const Table& table);

}  // namespace chicane::app
