// Pictures as PNG.
#pragma once

#include <string>

#include "base/result.h"

namespace chicane::app {

// An SVG picture as a PNG so many pixels wide, made by librsvg's program; or why it cannot be.
Result<std::string, std::string> png_of(const std::string& svg, int width);

}  // namespace chicane::app
