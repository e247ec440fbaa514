#include "codec/family_tables.h"

#include <algorithm>

#include "base/text.h"
#include "codec/family_text.h"
#include "rules/lib/tow.h"

namespace chicane {

namespace {

// What the letters of the options stand for.
std::string letters(std::span<const ChartRow> chart, char die) {
  const bool has_spinout = std::any_of(chart.begin(), chart.end(), [](const ChartRow& row) {
    return std::any_of(row.begin(), row.end(), [](const ChartOption& o) { return o.spinout; });
  });
  return fill("W is a unit of wear, {} {}{}.", std::string(1, die),
              die == kBrakeDie ? "a brake test" : "a roll for chance",
              has_spinout ? ", S a spinout" : "");
}

}  // namespace

std::string format_mph(Speed speed) { return fill("{} mph", speed.mph()); }

TableInfo chart_table(std::string name, std::string clause, std::span<const ChartRow> chart,
                      char die, LastRow last) {
  TableInfo table;
  table.name = std::move(name);
  table.clause = std::move(clause);
  table.columns = {"over", "pay"};
  table.note = letters(chart, die);
  for (const ChartRow& row : chart) {
    std::vector<std::string> options;
    for (const ChartOption& option : row) options.push_back(format_option(option, die));
    const bool is_open = last == LastRow::and_more && &row == &chart.back();
    table.rows.push_back(
        {format_mph(row.over) + (is_open ? " or more" : ""), join(options, " or ")});
  }
  return table;
}

TableInfo slip_table(std::string clause) {
  const auto row = [](std::string front, Speed from) {
    return std::vector<std::string>{std::move(front), std::to_string(slip_spaces(from))};
  };
  return {"Slipstream",
          std::move(clause),
          TableStatus::printed,
          {"car ahead drives", "bonus spaces"},
          {row("less than " + format_mph(kSlipFrom), 0_mph),
           row(fill("{} to {}", kSlipFrom.mph(), format_mph(kDoubleSlipFrom - 20_mph)), kSlipFrom),
           row(format_mph(kDoubleSlipFrom) + " or more", kDoubleSlipFrom)},
          {}};
}

}  // namespace chicane
