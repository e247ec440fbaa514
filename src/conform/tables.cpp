#include "games/cases.h"

namespace chicane::conform {

std::unique_ptr<CaseTable> make_table(std::string_view rules) {
  return Games::with(
      rules, []<class R>() { return make_table<R>(); },
      [] { return std::unique_ptr<CaseTable>(); });
}

std::vector<std::string> rules_with_tables() { return {Games::kIds.begin(), Games::kIds.end()}; }

}  // namespace chicane::conform
