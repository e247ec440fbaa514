// The vocabulary of `motorchamp` (data/conformance/motorchamp/VOCABULARY.md).
#pragma once

#include "conform/case_table.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::conform {

template <>
std::unique_ptr<CaseTable> make_table<motorchamp::MotorChamp>();

}  // namespace chicane::conform
