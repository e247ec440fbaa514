// The vocabulary of `motorchamp` (data/conformance/motorchamp/VOCABULARY.md).
#pragma once

#include <memory>

#include "conform/case_table.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_motorchamp_table();

}  // namespace chicane::conform
