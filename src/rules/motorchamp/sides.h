// TMP: cars beside the track.
#pragma once

#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// MC-TMP-3  Has the move that is over passed that car on the side?
bool has_passed(const Track& track, const Move& move, const Car& side_car);

// MC-TMP-5, MC-TMP-7  Two passes, and the square it stands beside is free.
bool may_return(const State& state, const Car& side_car);

}  // namespace chicane::motorchamp
