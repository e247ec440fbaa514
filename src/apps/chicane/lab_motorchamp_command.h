#pragma once

#include "apps/chicane/own_lab.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::app {

template <>
void add_own_lab<motorchamp::MotorChamp>(CLI::App& lab, Run& run);

}  // namespace chicane::app
