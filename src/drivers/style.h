// What a driver wants of a race, as numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chicane {

struct Style {
  // What it is worth to still be in the race, beside the places: careful drivers have more of it.
  double care = 0;
  // How large a lead must be to be nearly certain, in turns when the race is about to end, and so
  // much more for each root of a turn that is left. Bold drivers see little in a small lead.
  double lead = 0.3;
  double lead_growth = 0.1;
  // What a turn that the next rivals lose is worth against one of one's own.
  double blocking = 0;
};

// "" is the plain one; none for a name that is no style.
inline std::optional<Style> style_of(std::string_view name) {
  if (name.empty()) return Style{};
  if (name == "careful") return Style{.care = 0.5};
  if (name == "bold") return Style{.lead = 0.6, .lead_growth = 0.3};
  if (name == "blocker") return Style{.blocking = 0.3};
  return std::nullopt;
}

inline std::vector<std::string> style_names() { return {"careful", "bold", "blocker"}; }

}  // namespace chicane
