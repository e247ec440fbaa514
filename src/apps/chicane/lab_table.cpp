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

std::vector<std::size_t> widths_of(const Table& table) {
  std::vector<std::size_t> widths(table[0].size());
  for (const auto& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  return widths;
}

// `is_right(i)`: column i stands to the right.
template <class IsRight>
std::string columns_text(const Table& table, IsRight is_right) {
  const std::vector<std::size_t> widths = widths_of(table);
  std::string text;
  for (const auto& row : table) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) line += "  ";
      const std::string blanks(widths[i] - width(row[i]), ' ');
      line += is_right(i) ? blanks + row[i] : row[i] + blanks;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

void print_columns(const Table& table, LastColumn last) {
  const std::size_t end = table[0].size();
  fmt::print("{}", columns_text(table, [&](std::size_t i) {
               return i > 0 && (i + 1 < end || last == LastColumn::figures);
             }));
}

}  // namespace

std::string range_text(const lab::Range& range, int decimals) {
  if (std::isinf(range.most)) return fmt::format("{} or more", range.least);
  if (range.least == 0) return fmt::format("at most {}", range.most);
  return fmt::format("{:.{}f} – {:.{}f}", range.least, decimals, range.most, decimals);
}

void print_aligned(const Table& table) { print_columns(table, LastColumn::words); }

void print_figures(const Table& table) { print_columns(table, LastColumn::figures); }

namespace {

// A stroke would end the cell.
std::string markdown_cell(const std::string& text) {
  std::string cell;
  for (const char c : text) cell += c == '|' ? std::string("\\|") : std::string(1, c);
  return cell;
}

}  // namespace

std::string markdown_text(const Table& table) {
  std::string text;
  for (std::size_t r = 0; r < table.size(); ++r) {
    text += "|";
    for (const std::string& cell : table[r]) text += " " + markdown_cell(cell) + " |";
    text += "\n";
    if (r > 0) continue;
    text += "|";
    for (std::size_t i = 0; i < table[r].size(); ++i) text += "---|";
    text += "\n";
  }
  return text;
}

void print_markdown(const Table& table) { fmt::print("{}", markdown_text(table)); }

bool is_of_figures(const Table& table, std::size_t column) {
  return std::all_of(table.begin() + 1, table.end(), [&](const auto& row) {
    const std::string& cell = row[column];
    return cell.empty() || (cell[0] >= '0' && cell[0] <= '9') || cell.starts_with("–") ||
           cell[0] == '-' || cell[0] == '(';
  });
}

std::string aligned_by_content(const Table& table) {
  return columns_text(table, [&](std::size_t i) { return is_of_figures(table, i); });
}

}  // namespace chicane::app
