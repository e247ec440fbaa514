// The vocabulary of `speed-circuit` (data/conformance/speed-circuit/VOCABULARY.md).
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_speed_circuit_table();

}  // namespace chicane::conform
