#include <algorithm>
#include <charconv>
#include <optional>

#include "drivers/masters.h"

namespace chicane {

namespace {

constexpr int kMillisecondsMax = 60'000;
constexpr int kTurnsMax = 20;

// The number that is written, if it is one from 1 to `most`.
std::optional<int> count_of(std::string_view digits, int most) {
  int count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  const bool is_number = error == std::errc() && end == digits.data() + digits.size();
  if (!is_number || count < 1 || count > most) return std::nullopt;
  return count;
}

// What follows the last `mark`, which it is cut off with; none if there is no such mark.
std::optional<std::string_view> cut_off(std::string_view& text, char mark) {
  const std::size_t at = text.rfind(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(at + 1);
  text = text.substr(0, at);
  return rest;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::optional<MasterName> parse_master(std::string_view text) {
  MasterName master;
  if (const auto digits = cut_off(text, '/')) {
    master.turns = count_of(*digits, kTurnsMax);
    if (!master.turns) return std::nullopt;
  }
  if (const auto digits = cut_off(text, '@')) {
    const std::optional<int> time = count_of(*digits, kMillisecondsMax);
    if (!time) return std::nullopt;
    master.time = std::chrono::milliseconds(*time);
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
