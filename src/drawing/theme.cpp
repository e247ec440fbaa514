#include "drawing/theme.h"

#include <algorithm>

#include "base/assert.h"

namespace chicane::drawing {

namespace {

struct Token {
  std::string_view name;
  std::string_view light;
  std::string_view dark;
};

// The road is dark in both themes, so what is painted on it needs one colour.
constexpr Token kTokens[] = {
    {"paper", "#F4EFE3", "#0F1214"},    {"ink", "#1B1D1F", "#F3EEE2"},
    {"ink2", "#55544D", "#B4B1A6"},     {"ink3", "#67655C", "#959389"},
    {"rule", "#D9D1BF", "#2B3135"},     {"rule2", "#BDB4A0", "#454D52"},
    {"surface", "#FCF9F2", "#171B1E"},  {"field", "#E4E5D3", "#141A18"},
    {"tree", "#D3D8BF", "#1D2622"},     {"sand", "#EAD9B2", "#2A251B"},
    {"asphalt", "#1D2024", "#171A1D"},  {"space", "#3E444B", "#373E45"},
    {"corner", "#514835", "#4B4331"},   {"verge", "#FBF8EF", "#0A0C0E"},
    {"kerb", "#C8202E", "#C93440"},     {"kerb2", "#FFFDF7", "#D9D4C8"},
    {"pit", "#B9B3A5", "#2B3135"},      {"limit", "#FFFDF7", "#FFFDF7"},
    {"line-red", "#FF7061", "#FF7061"}, {"line-green", "#63DCC1", "#63DCC1"},
    {"band", "#8A1F2B", "#7C1F2A"},     {"dice-1", "#2B3036", "#262B30"},
    {"dice-2", "#4A5159", "#434A52"},   {"dice-3", "#6B737C", "#626A73"},
    {"factor-1", "#5A5236", "#544C33"}, {"factor-2", "#7A5A14", "#735513"},
    {"factor-3", "#8A1F2B", "#7C1F2A"}, {"car-1", "#F2C318", "#F2C318"},
    {"car-2", "#F77E3E", "#F77E3E"},    {"car-3", "#1FBD95", "#1FBD95"},
    {"car-4", "#EE7DB2", "#EE7DB2"},    {"car-5", "#F5F0E4", "#F5F0E4"},
    {"car-6", "#5BABF5", "#5BABF5"},    {"car-ink", "#101214", "#101214"},
    {"red", "#B3122A", "#FF6B60"},
};

}  // namespace

std::string colour(std::string_view name, Theme theme) {
  const auto token = std::find_if(std::begin(kTokens), std::end(kTokens),
                                  [&](const Token& t) { return t.name == name; });
  CHICANE_ASSERT(token != std::end(kTokens));
  if (theme == Theme::page) return "var(--" + std::string(name) + ")";
  return std::string(theme == Theme::light ? token->light : token->dark);
}

}  // namespace chicane::drawing
