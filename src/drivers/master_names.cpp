#include <algorithm>
#include <charconv>

#include "drivers/masters.h"

namespace chicane {

namespace {

constexpr int kMillisecondsMax = 60'000;

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::optional<MasterName> parse_master(std::string_view text) {
  MasterName master;
  if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
    const std::string_view digits = text.substr(at + 1);
    int time = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), time);
    const bool is_number = error == std::errc() && end == digits.data() + digits.size();
    if (!is_number || time < 1 || time > kMillisecondsMax) return std::nullopt;
    master.time = std::chrono::milliseconds(time);
    text = text.substr(0, at);
  }
  std::string_view style;
  if (const std::size_t dash = text.find('-'); dash != std::string_view::npos) {
    style = text.substr(dash + 1);
    if (style.empty()) return std::nullopt;
    text = text.substr(0, dash);
  }
  const std::optional<Style> known = style_of(style);
  if (!known) return std::nullopt;
  master.name = text;
  master.style = *known;
  return master;
}

std::vector<std::string> all_mind_names() {
  return {"random", "rookie", "club", "pro", "ace", "steady", "first"};
}

// Every rule set has them all.
std::vector<std::string> all_mind_names(std::string_view) { return all_mind_names(); }

bool is_mind(std::string_view rules, std::string_view text) {
  if (contains(all_mind_names(rules), text)) return true;
  const std::optional<MasterName> master = parse_master(text);
  return master && (master->name == "pro" || master->name == "ace");
}

std::vector<std::string> ladder_names() { return {"random", "rookie", "club", "pro"}; }

}  // namespace chicane
