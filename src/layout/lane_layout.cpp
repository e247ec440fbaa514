#include "layout/lane_layout.h"

namespace chicane {

std::string lay_lane_board(const Circuit& circuit) { return circuit.name; }

}  // namespace chicane
