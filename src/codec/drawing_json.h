// A drawing as JSON, for whoever draws it elsewhere, such as a browser: all shapes and words with
// their roles. Coordinates are whole numbers, kJsonScale to a unit of the drawing; outlines and
// paths are flat lists x, y, x, y, …
#pragma once

#include <string>

#include "drawing/drawing.h"

namespace chicane {

inline constexpr int kJsonScale = 10;

std::string drawing_json(const Drawing& drawing);

}  // namespace chicane
