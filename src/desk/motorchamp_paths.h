// The squares on the way to a target of MotorChamp, for those who draw them.
#pragma once

#include <string>
#include <vector>

#include "rules/motorchamp/state.h"

namespace chicane::desk {

// Places as in drawings, the end last; empty if the car stays where it is. Of several ways that
// lead there, one that changes lanes late.
std::vector<std::string> path_to(const motorchamp::Game& game, const motorchamp::State& state,
                                 const motorchamp::Target& target);

// The same for a tow.
std::vector<std::string> tow_to(const motorchamp::Game& game, const motorchamp::State& state,
                                const motorchamp::Target& target);

}  // namespace chicane::desk
