// What came of many races, as a picture and as a page that needs nothing beside it.
#pragma once

#include <string>

#include "apps/chicane/race_plan_flags.h"

namespace chicane::app {

std::string places_picture(const Driven& driven);  // SVG.
std::string races_page(const Driven& driven);      // HTML.

}  // namespace chicane::app
