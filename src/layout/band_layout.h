// Boards of Formula One laid over a circuit: a red band for each corner, its safety speeds from the
// radius of the bends, islands where the road is narrow.
#pragma once

#include <string>

#include "circuit/circuit.h"

namespace chicane {

// Lane 1 lies on the hand of the inside of the circuit; on a figure-eight on that of the pits, or
// right if that is not known.
//
// A board file with a comment for each section; the same circuit gives the same text. The circuit
// must have passed its check: it closes, and so it has bends.
std::string lay_band_board(const Circuit& circuit);

}  // namespace chicane
