// What going out would cost a car by the places at stake, in turns: much for one that leads, little
// for one that is far behind.
#pragma once

#include "drivers/motorchamp/pace.h"
#include "drivers/style.h"

namespace chicane::motorchamp {

// For the car at the wheel, in a race; `care` times what the places say.
Turns price_of_going_out(const Pace& pace, const State& state, const Style& style, double care);

}  // namespace chicane::motorchamp
