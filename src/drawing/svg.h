// A drawing as one SVG file that browsers, printers and rsvg-convert read alike.
#pragma once

#include <string>
#include <string_view>

#include "drawing/drawing.h"

namespace chicane {

enum class Theme : std::uint8_t {
  light,
  dark,
  page,  // Colours are the CSS variables of the page it stands in: --asphalt, --ink, …
};

struct SvgOptions {
  Theme theme = Theme::light;
  // Pixels at which it will be seen; decides how much is shown. 0: all.
  int width = 0;
};

std::string to_svg(const Drawing& drawing, const SvgOptions& options);

}  // namespace chicane
