// The vocabulary of `speed-circuit` (data/conformance/speed-circuit/VOCABULARY.md).
#pragma once

#include "conform/case_table.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<speed_circuit::SpeedCircuit>();

}  // namespace chicane::conform
