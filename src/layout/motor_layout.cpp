#include "layout/motor_layout.h"

namespace chicane {

std::string lay_motor_board(const Circuit& circuit) { return circuit.name; }

}  // namespace chicane
