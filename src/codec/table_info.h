// The tables of a rule set and where its rules come from, as people see them in `chicane rules ID`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chicane {

enum class TableStatus : std::uint8_t {
  printed,         // In the rulebook, or on the printed parts of the game.
  reconstruction,  // Ours, because it is lost or was never there.
};

constexpr std::string_view name(TableStatus status) {
  switch (status) {
    case TableStatus::printed:
      return "printed";
    case TableStatus::reconstruction:
      return "reconstruction";
  }
  return {};
}

// A table holds rows of one status: what is ours among printed numbers stands in a table of its
// own.
struct TableInfo {
  std::string name;
  std::string clause;  // kByRow: the last column says it.
  TableStatus status = TableStatus::printed;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // As many cells as columns.
  std::string note;                            // One sentence, or empty.
};

inline constexpr std::string_view kByRow = "by row";

// Single numbers, each with its clause.
struct NumberRow {
  std::string what;
  std::string value;
  std::string clause;
};
inline TableInfo numbers_table(std::string name, TableStatus status,
                               const std::vector<NumberRow>& rows) {
  TableInfo table{
      std::move(name), std::string(kByRow), status, {"what", "value", "clause"}, {}, {}};
  for (const NumberRow& row : rows) table.rows.push_back({row.what, row.value, row.clause});
  return table;
}

// In our own words.
struct SourceInfo {
  std::string rulebook;              // Title, publisher, year.
  std::string language;              // Of the text we read.
  std::vector<std::string> missing;  // What it does not give, and what stands there instead.
  std::vector<std::string> beside;   // What else was used, and for what; may be empty.
};

}  // namespace chicane
