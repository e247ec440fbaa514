// How fast a bend is, from its radius and angle: what limits, bands, colours and factors of boards
// are made of.
#pragma once

#include <optional>

#include "circuit/circuit.h"

namespace chicane {

// Miles an hour in the middle of the road; nothing where the bend is taken flat out.
std::optional<double> speed_of(const Piece& bend);

// The fastest bend that still has a speed.
inline constexpr double kFlatOut = 170;

}  // namespace chicane
