// Tables that both Speed Circuit games have, each with numbers of its own.
#pragma once

#include <span>
#include <string>

#include "codec/table_info.h"
#include "rules/lib/chart.h"

namespace chicane {

// Does the last row of a chart hold for everything above it?
enum class LastRow : std::uint8_t { as_printed, and_more };

// A penalty chart: what may be paid for so much over.
TableInfo chart_table(std::string name, std::string clause, std::span<const ChartRow> chart,
                      char die, LastRow last = LastRow::as_printed);

// Bonus spaces by the speed of the car ahead, the same in both games.
TableInfo slip_table(std::string clause);

// "20 mph"
std::string format_mph(Speed speed);

}  // namespace chicane
