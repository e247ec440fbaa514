// The dashboard of `motorchamp`.
#pragma once

#include "apps/chicane/terminal/dashboard.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::app {

template <>
std::unique_ptr<Dashboard> make_dashboard<motorchamp::MotorChamp>();

}  // namespace chicane::app
