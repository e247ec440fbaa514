// Records: what is whole of a torn one can be read; what is read can be written and read again; a
// replay ends well or on a line; and whatever decisions of it the rules accept make a race whose
// own record replays to the same state.
#include <algorithm>

#include "base/assert.h"
#include "catalog/boards.h"
#include "catalog/replay.h"
#include "codec/board_text.h"
#include "codec/record_text.h"
#include "fair/dice_tally.h"
#include "fair/race_proof.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

using Kind = RecordLine::Kind;

bool is_act(const RecordLine& line) {
  return line.kind == Kind::decision || line.kind == Kind::roll;
}

bool is_same_line(const RecordLine& a, const RecordLine& b) {
  return a.kind == b.kind && a.line == b.line && a.seat == b.seat && a.decision == b.decision &&
         a.label == b.label && a.checkpoint.turn == b.checkpoint.turn &&
         a.checkpoint.state == b.checkpoint.state;
}

// Equal but for the digests of lines, which depend on how the lines were spelled.
void check_same(const Record& a, const Record& b) {
  CHICANE_ASSERT(a.header == b.header);
  CHICANE_ASSERT(a.has_end == b.has_end);
  CHICANE_ASSERT(a.last_line == b.last_line);
  CHICANE_ASSERT(
      std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(), is_same_line));
}

std::string written(const Record& record) {
  RecordWriter writer;
  std::string text = writer.begin(record.header);
  for (const RecordLine& line : record.lines) {
    switch (line.kind) {
      case Kind::decision:
        text += writer.decision(line.seat, line.decision);
        break;
      case Kind::roll:
        text += writer.roll(line.decision, line.label);
        break;
      case Kind::turn:
        text += writer.turn(line.checkpoint.turn, line.checkpoint.state);
        break;
      case Kind::end:
        text += writer.end(line.checkpoint.turn, line.checkpoint.state);
        break;
      case Kind::seal:
        text += writer.seal(line.seat, line.decision);
        break;
      case Kind::salt:
        text += writer.salt(line.seat, line.decision);
        break;
      case Kind::secret:
        text += writer.secret(line.decision);
        break;
    }
  }
  return text;
}

void check_written(const Record& record) {
  const std::string text = written(record);
  const Result<Record, DataError> again = parse_record(text, kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  check_same(*again, record);
  CHICANE_ASSERT(again->whole_bytes == text.size());
  for (const RecordLine& line : again->lines)
    CHICANE_ASSERT(line.checkpoint.lines == line.checkpoint.lines_found);
  CHICANE_ASSERT(written(*again) == text);
}

void check_replay(const Record& record, std::string_view text) {
  std::ptrdiff_t seen = 0;
  const Result<std::unique_ptr<Race>, DataError> race =
      replay(record, nullptr,
             [&](const RecordLine&, const Race&, const std::vector<Happening>&) { ++seen; });
  if (!race) return check_complaint(race.error(), text);
  CHICANE_ASSERT(seen == std::count_if(record.lines.begin(), record.lines.end(), is_act));
  if (record.has_end) CHICANE_ASSERT((*race)->pending().is_over());
}

// What is proved has also been replayed; the dice are counted whatever they show.
void check_proof(const Record& record, std::string_view text) {
  const auto rolls = std::count_if(record.lines.begin(), record.lines.end(),
                                   [](const RecordLine& line) { return line.kind == Kind::roll; });
  std::ptrdiff_t counted = 0;
  for (const fair::DieTally& die : fair::tally(record)) counted += die.rolled;
  CHICANE_ASSERT(counted <= rolls);
  if (!record.header.fair) return;
  const Result<fair::Proof, DataError> proof = fair::prove(record);
  if (!proof) return check_complaint(proof.error(), text);
  CHICANE_ASSERT(proof->dice == (proof->has_secret ? rolls : 0));
  CHICANE_ASSERT(static_cast<bool>(replay(record)));
}

// A mutation seldom meets a digest, so the header is given those it should have had.
void mend_header(RecordHeader& header) {
  if (const auto rules = find_rule_set(header.rules)) header.rules_version = (*rules)->version();
  if (const auto board = load_board(header.board)) header.board_digest = board_digest(*board);
}

Seat seat_of(const Race& race, const RecordLine& line) {
  if (line.kind == Kind::roll) return kChance;
  const std::vector<std::string>& names = race.names();
  return seat_at(
      static_cast<int>(std::find(names.begin(), names.end(), line.seat) - names.begin()));
}

// Takes the decisions that the rules accept, leaves out the others, and writes down what happens.
std::string driven(Race& race, const Record& record) {
  RecordWriter writer;
  std::string text = writer.begin(record.header);
  int turns = 0;
  for (const RecordLine& line : record.lines) {
    if (!is_act(line)) continue;
    const bool is_die = race.pending().kind == Pending::Kind::chance;
    const std::string label = is_die ? race.roll_label() : "";
    if (!decide(race, seat_of(race, line), line.decision)) continue;
    text += is_die ? writer.roll(line.decision, label) : writer.decision(line.seat, line.decision);
    while (turns < race.turn()) text += writer.turn(++turns, race.digest());
  }
  if (race.pending().is_over()) text += writer.end(race.turn(), race.digest());
  return text;
}

void check_driven(Record record, std::string_view text) {
  mend_header(record.header);
  const Result<std::unique_ptr<Race>, DataError> race = begin_replay(record);
  if (!race) return check_complaint(race.error(), text);
  const Result<Record, DataError> made = parse_record(driven(**race, record), kSource);
  CHICANE_ASSERT(static_cast<bool>(made));
  const Result<std::unique_ptr<Race>, DataError> again = replay(*made);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT((*again)->digest() == (*race)->digest());
}

}  // namespace

bool fuzz_record(std::string_view text) {
  const Result<Record, DataError> strict = parse_record(text, kSource);
  const Result<Record, DataError> torn = parse_record(text, kSource, true);
  if (!strict) check_complaint(strict.error(), text);
  if (!torn) {
    CHICANE_ASSERT(!strict);
    check_complaint(torn.error(), text);
    return false;
  }
  const Result<Record, DataError> whole = parse_record(text.substr(0, torn->whole_bytes), kSource);
  CHICANE_ASSERT(static_cast<bool>(whole));
  check_same(*whole, *torn);
  if (strict) check_same(*strict, *torn);
  check_written(*torn);
  check_replay(*torn, text);
  check_proof(*torn, text);
  check_driven(*torn, text);
  return static_cast<bool>(strict);
}

}  // namespace chicane::fuzz
