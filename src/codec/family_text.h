// What both Speed Circuit games write alike: chart options, specifications, names of corners.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board/board.h"
#include "rules/lib/chart.h"
#include "rules/lib/course.h"
#include "rules/lib/specs.h"

namespace chicane {

// The die of an option is called T on the deceleration chart and C on the cornering chart.
inline constexpr char kBrakeDie = 'T';
inline constexpr char kCornerDie = 'C';

// "1W+T+S"
std::string format_option(const ChartOption& option, char die);
std::optional<ChartOption> parse_option(std::string_view text, char die);

// "60/40/20/160"
std::string format_specs(const Specs& specs);
std::optional<Specs> parse_specs(std::string_view text);
std::optional<Speed> parse_speed(std::string_view text);

// The name people use; boards for tests have none.
const std::string& corner_title(const Board& board, CornerId corner);

}  // namespace chicane
