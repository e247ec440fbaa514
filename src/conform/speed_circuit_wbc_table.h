// The vocabulary of `speed-circuit-wbc` (data/conformance/speed-circuit-wbc/VOCABULARY.md).
#pragma once

#include "conform/case_table.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<speed_circuit_wbc::SpeedCircuitWbc>();

}  // namespace chicane::conform
