#include "apps/chicane/lab_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace chicane::app {

namespace {

// Columns as people see them: the dash takes three bytes and one place.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

enum class LastColumn : std::uint8_t { words, figures };

void print_columns(const Table& table, LastColumn last) {
  std::vector<std::size_t> widths(table[0].size());
  for (const auto& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  for (const auto& row : table) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) line += "  ";
      const std::string blanks(widths[i] - width(row[i]), ' ');
      const bool is_last = i + 1 == row.size() && last == LastColumn::words;
      line += i == 0 ? row[i] + blanks : is_last ? row[i] : blanks + row[i];
    }
    fmt::print("{}\n", line);
  }
}

}  // namespace

std::string range_text(const lab::Range& range, int decimals) {
  if (std::isinf(range.most)) return fmt::format("{} or more", range.least);
  if (range.least == 0) return fmt::format("at most {}", range.most);
  return fmt::format("{:.{}f} – {:.{}f}", range.least, decimals, range.most, decimals);
}

void print_aligned(const Table& table) { print_columns(table, LastColumn::words); }

void print_figures(const Table& table) { print_columns(table, LastColumn::figures); }

void print_markdown(const Table& table) {
  for (std::size_t r = 0; r < table.size(); ++r) {
    fmt::print("|");
    for (const std::string& cell : table[r]) fmt::print(" {} |", cell);
    fmt::print("\n");
    if (r > 0) continue;
    fmt::print("|");
    for (std::size_t i = 0; i < table[r].size(); ++i) fmt::print("---|");
    fmt::print("\n");
  }
}

}  // namespace chicane::app
