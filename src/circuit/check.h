// Is this a circuit one can drive round? Closure, angles, lengths, overlaps.
#pragma once

#include <string>
#include <vector>

#include "circuit/circuit.h"

namespace chicane {

struct CircuitFault {
  int line = 0;  // Of the file; 0: the whole.
  std::string what;
};

std::vector<CircuitFault> check(const Circuit& circuit);

}  // namespace chicane
