// Plays a case at a table and says whether all that it states holds.
#pragma once

#include <memory>
#include <string>

#include "base/data_error.h"
#include "base/result.h"
#include "catalog/race.h"
#include "codec/case_text.h"

namespace chicane::conform {

struct CaseResult {
  bool passed = false;
  int line = 0;           // Of the statement that failed.
  std::string complaint;  // What was wanted and what came.
};

CaseResult run_case(const std::string& rules, const Case& the_case);

// The race where the case ends, dice and decisions owed as they may be. The complaint has the line.
Result<std::unique_ptr<Race>, DataError> position_after(const std::string& rules,
                                                        const Case& the_case);

}  // namespace chicane::conform
