// Results as CSV: a complaint names a line; what is read is written and read again, the same.
#include "base/assert.h"
#include "codec/results_text.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

bool fuzz_results(std::string_view text) {
  const Result<ResultsTable, DataError> read = parse_results(text, kSource);
  if (!read) {
    check_complaint(read.error(), text);
    return false;
  }
  CHICANE_ASSERT(!read->cars.empty() && read->cars.size() <= kResultsRowsMax);
  const std::string written = format_results(*read);
  const Result<ResultsTable, DataError> again = parse_results(written, kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(*again == *read);
  CHICANE_ASSERT(format_results(*again) == written);
  return true;
}

}  // namespace chicane::fuzz
