#include "fair/record_check.h"

#include "base/text.h"

namespace chicane::fair {

Result<CheckedRace, DataError> check_record(const Record& record, const Board* board) {
  const auto fail = [&](std::string what) {
    return Failure{DataError{record.source, record.last_line, std::move(what)}};
  };
  CheckedRace checked;
  // The proof comes first: what was forged is found where it stands, not where its consequences
  // show.
  if (record.header.fair) {
    const Result<Proof, DataError> proof = prove(record, board);
    if (!proof) return Failure{proof.error()};
    checked.proof = *proof;
  }
  Result<std::unique_ptr<Race>, DataError> race = replay(record, board);
  if (!race) return Failure{race.error()};
  if (!record.has_end)
    return fail(fill("the race is not over: the record ends after turn {}", (*race)->turn()));
  if (checked.proof && !checked.proof->has_secret)
    return fail("the secret of this race is not published: its dice cannot be proved yet");
  checked.race = std::move(*race);
  return checked;
}

Result<Proof, DataError> check_record_so_far(const Record& record, const LineCheck& check) {
  const auto fail = [&](std::string what) {
    return Failure{DataError{record.source, record.last_line, std::move(what)}};
  };
  if (record.lines.empty()) return fail("no turn is driven");
  const RecordLine::Kind last = record.lines.back().kind;
  if (record.has_end && last != RecordLine::Kind::secret)
    return fail("the secret of this race is not published: its dice cannot be proved");
  if (!record.has_end && last != RecordLine::Kind::turn)
    return fail("the record stops in the middle of a turn");
  return prove(record, nullptr, check);
}

}  // namespace chicane::fair
