// The vocabulary of `speed-circuit-wbc` (data/conformance/speed-circuit-wbc/VOCABULARY.md).
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_speed_circuit_wbc_table();

}  // namespace chicane::conform
