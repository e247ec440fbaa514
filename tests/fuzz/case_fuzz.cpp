// Cases: blank lines mean nothing; a case that can be read can be played, and passes or fails on a
// line of its own.
#include "base/assert.h"
#include "codec/case_text.h"
#include "conform/run_case.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

using conform::CaseResult;
using conform::run_case;

void check_same_statements(const Case& a, const Case& spread_out) {
  CHICANE_ASSERT(spread_out.id == a.id);
  CHICANE_ASSERT(spread_out.title == a.title);
  CHICANE_ASSERT(spread_out.line == spread_line(a.line));
  CHICANE_ASSERT(spread_out.clauses == a.clauses);
  CHICANE_ASSERT(spread_out.statements.size() == a.statements.size());
  for (std::size_t i = 0; i < a.statements.size(); ++i) {
    CHICANE_ASSERT(spread_out.statements[i].verb == a.statements[i].verb);
    CHICANE_ASSERT(spread_out.statements[i].line == spread_line(a.statements[i].line));
    CHICANE_ASSERT(spread_out.statements[i].words == a.statements[i].words);
  }
}

void check_blank_lines_mean_nothing(const Result<CaseFile, DataError>& file,
                                    std::string_view text) {
  const Result<CaseFile, DataError> again = parse_cases(spread(text), kSource);
  CHICANE_ASSERT(static_cast<bool>(again) == static_cast<bool>(file));
  if (!file) {
    CHICANE_ASSERT(again.error().what == file.error().what);
    CHICANE_ASSERT(again.error().line == spread_line(file.error().line));
    return;
  }
  CHICANE_ASSERT(again->rules == file->rules);
  CHICANE_ASSERT(again->cases.size() == file->cases.size());
  for (std::size_t i = 0; i < file->cases.size(); ++i)
    check_same_statements(file->cases[i], again->cases[i]);
}

void play(const std::string& rules, const Case& the_case) {
  const CaseResult result = run_case(rules, the_case);
  if (result.passed) {
    CHICANE_ASSERT(result.line == 0 && result.complaint.empty());
  } else {
    const int last = the_case.statements.empty() ? the_case.line : the_case.statements.back().line;
    CHICANE_ASSERT(result.line >= the_case.line && result.line <= last);
    CHICANE_ASSERT(!result.complaint.empty());
  }
}

}  // namespace

bool fuzz_case(std::string_view text) {
  const Result<CaseFile, DataError> file = parse_cases(text, kSource);
  check_blank_lines_mean_nothing(file, text);
  if (!file) {
    check_complaint(file.error(), text);
    return false;
  }
  for (const Case& the_case : file->cases) play(file->rules, the_case);
  return true;
}

}  // namespace chicane::fuzz
