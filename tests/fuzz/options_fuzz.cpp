// Options: a race says its options so that they make the same race again, alone and in the header
// of a record.
#include "base/assert.h"
#include "catalog/replay.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

void check_said_again(const RuleSetEntry& rules, const Race& race) {
  const Result<std::unique_ptr<Race>, DataError> again =
      rules.make_race(race.board(), race.options(), race.names());
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT((*again)->options() == race.options());
  CHICANE_ASSERT((*again)->digest() == race.digest());
}

void check_recorded(const Race& race) {
  const RecordHeader header = record_header(race, {"human", "human"});
  const Result<Record, DataError> record = parse_record(RecordWriter().begin(header), kSource);
  CHICANE_ASSERT(static_cast<bool>(record));
  CHICANE_ASSERT(record->header == header);
}

}  // namespace

bool fuzz_options(std::string_view text) {
  bool is_read = false;
  for (const std::unique_ptr<Race>& known : small_races()) {
    const RuleSetEntry& rules = **find_rule_set(known->rules());
    const Result<std::unique_ptr<Race>, DataError> race =
        rules.make_race(known->board(), text, {"Ann", "Ben"});
    if (!race) {
      CHICANE_ASSERT(!race.error().what.empty());
      continue;
    }
    is_read = true;
    check_said_again(rules, **race);
    check_recorded(**race);
  }
  return is_read;
}

}  // namespace chicane::fuzz
