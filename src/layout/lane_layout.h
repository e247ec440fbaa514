// Boards of Speed Circuit laid over a circuit.
#pragma once

#include <string>

#include "circuit/circuit.h"

namespace chicane {

// A board file with a comment for each section; the same circuit gives the same text.
std::string lay_lane_board(const Circuit& circuit);

}  // namespace chicane
