#include "codec/family_text.h"

#include <array>

#include "base/text.h"

namespace chicane {

std::string format_option(const ChartOption& option, char die) {
  std::string text;
  if (option.wear > 0) text += std::to_string(option.wear) + "W";
  if (option.die) text += (text.empty() ? "" : "+") + std::string(1, die);
  if (option.spinout) text += (text.empty() ? "" : "+") + std::string("S");
  return text;
}

std::optional<ChartOption> parse_option(std::string_view text, char die) {
  ChartOption option;
  for (const std::string_view part : split(text, '+')) {
    if (part.size() == 1 && part[0] == die) {
      option.die = true;
    } else if (part == "S") {
      option.spinout = true;
    } else if (part.size() == 2 && part[0] >= '1' && part[0] <= '9' && part[1] == 'W') {
      option.wear = static_cast<std::uint8_t>(part[0] - '0');
    } else {
      return std::nullopt;
    }
  }
  // "T+1W" and "1W+1W" are not how it is written.
  if (format_option(option, die) != text) return std::nullopt;
  return option;
}

std::string format_specs(const Specs& specs) {
  return fill("{}/{}/{}/{}", specs.start.mph(), specs.accel.mph(), specs.decel.mph(),
              specs.top.mph());
}

std::optional<Speed> parse_speed(std::string_view text) {
  const std::optional<int> mph = number(text, 0, 400);
  if (!mph || *mph % 20 != 0) return std::nullopt;
  return Speed::from_mph(*mph);
}

std::optional<Specs> parse_specs(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '/');
  if (parts.size() != 4) return std::nullopt;
  std::array<Speed, 4> speeds;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::optional<Speed> speed = parse_speed(parts[i]);
    if (!speed) return std::nullopt;
    speeds[i] = *speed;
  }
  return Specs{speeds[0], speeds[1], speeds[2], speeds[3]};
}

const std::string& corner_title(const Board& board, CornerId corner) {
  const BoardCorner& c = board.corners[index(corner)];
  return c.title.empty() ? c.id : c.title;
}

}  // namespace chicane
