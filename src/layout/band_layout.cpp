#include "layout/band_layout.h"

namespace chicane {

std::string lay_band_board(const Circuit& circuit) { return circuit.name; }

}  // namespace chicane
