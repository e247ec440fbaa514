// Decisions: told to every seat in positions of real races, one for each kind of answer that is
// ever due. What is lawful can be recorded; what can be read, lawful or not, can be written and
// read again.
#include "base/assert.h"
#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/typed_race.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

std::vector<Seat> everybody(const Race& race) {
  std::vector<Seat> seats = {kChance, kSpectator};
  for (std::size_t i = 0; i < race.names().size(); ++i)
    seats.push_back(seat_at(static_cast<int>(i)));
  return seats;
}

// A driver's lawful decision can be recorded, and the record gives it back.
void check_recorded(const Race& before, const Race& after, Seat seat, std::string_view text) {
  const std::vector<std::string> drivers(before.names().size(), "human");
  RecordWriter writer;
  std::string record = writer.begin(record_header(before, drivers));
  record += writer.decision(before.names()[index(seat)], with_single_blanks(text));
  const Result<Record, DataError> read = parse_record(record, kSource);
  CHICANE_ASSERT(static_cast<bool>(read));
  CHICANE_ASSERT(read->lines.size() == 1);
  const std::unique_ptr<Race> again = before.clone();
  CHICANE_ASSERT(decide(*again, seat, read->lines.front().decision));
  CHICANE_ASSERT(again->digest() == after.digest());
}

// Every part of what is said in one breath is one decision, told with single blanks.
void check_parts(const Race& race, std::string_view text) {
  for (const std::string& part : race.single_decisions(text)) {
    CHICANE_ASSERT(part == with_single_blanks(part));
    CHICANE_ASSERT(race.single_decisions(part) == std::vector<std::string>{part});
  }
}

// Through the door that all rule sets share.
bool tell(const Race& race, Seat seat, std::string_view text) {
  const std::unique_ptr<Race> after = race.clone();
  const bool is_lawful = decide(*after, seat, text);
  if (const std::string plain = with_single_blanks(text); plain != text) {
    const std::unique_ptr<Race> again = race.clone();
    CHICANE_ASSERT(decide(*again, seat, plain) == is_lawful);
    CHICANE_ASSERT(again->digest() == after->digest());
  }
  if (is_lawful && seat != kChance) check_recorded(race, *after, seat, text);
  return is_lawful;
}

// What the door does not show: the decision itself, lawful or not.
template <class R>
void read_again(const RuleRace<R>& race, Seat seat, std::string_view text, bool is_lawful) {
  using Words = WordsOf<R>;
  if (seat == kSpectator) return;
  const Understood<R> understood = Words::parse(race, seat, words(text));
  if (!understood.decision) {
    CHICANE_ASSERT(!is_lawful);
    CHICANE_ASSERT(!understood.refused.what.empty());
    return;
  }
  const std::string said = Words::format(race, seat, *understood.decision);
  const Understood<R> again = Words::parse(race, seat, words(said));
  CHICANE_ASSERT(again.decision.has_value());
  CHICANE_ASSERT(*again.decision == *understood.decision);
  const auto checked = R::check(race.game(), race.state(), seat, *understood.decision);
  CHICANE_ASSERT(static_cast<bool>(checked) == is_lawful);
}

}  // namespace

bool fuzz_decision(std::string_view text) {
  bool is_lawful_somewhere = false;
  for (const std::unique_ptr<Race>& race : positions()) {
    check_parts(*race, text);
    for (const Seat seat : everybody(*race)) {
      const bool is_lawful = tell(*race, seat, text);
      is_lawful_somewhere = is_lawful_somewhere || is_lawful;
      with_typed(*race, [&](const auto& typed) { read_again(typed, seat, text, is_lawful); });
    }
  }
  return is_lawful_somewhere;
}

}  // namespace chicane::fuzz
