// Boards of Grand Prix laid over a circuit: cells of about 50 m, factors from the speed of the
// bends.
#pragma once

#include <string>

#include "circuit/circuit.h"

namespace chicane {

// A board file with a comment for each corner; the same circuit gives the same text.
std::string lay_cell_board(const Circuit& circuit);

}  // namespace chicane
