// The colours of the two themes, by name.
#pragma once

#include <string>
#include <string_view>

#include "drawing/svg.h"

namespace chicane::drawing {

// "#1D2024", or "var(--asphalt)" for a page that sets it. The name must be one of ours.
std::string colour(std::string_view name, Theme theme);

}  // namespace chicane::drawing
