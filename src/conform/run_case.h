// Plays a case at a table and says whether all that it states holds.
#pragma once

#include <string>

#include "codec/case_text.h"

namespace chicane::conform {

struct CaseResult {
  bool passed = false;
  int line = 0;           // Of the statement that failed.
  std::string complaint;  // What was wanted and what came.
};

CaseResult run_case(const std::string& rules, const Case& the_case);

}  // namespace chicane::conform
