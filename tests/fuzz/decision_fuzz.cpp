// Decisions: told to every seat in positions of real races, one for each kind of answer that is
// ever due. What is lawful can be recorded; what can be read can be written and read again.
#include <algorithm>
#include <set>

#include "base/assert.h"
#include "base/text.h"
#include "catalog/replay.h"
#include "catalog/speed_circuit_race.h"
#include "codec/speed_circuit/decision_text.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"

namespace chicane::fuzz {

namespace {

constexpr int kRacesPlayed = 12;
constexpr int kDecisionsMax = 2000;

// What is due, without the names: "plot", "roll grid d6".
std::string due(const Race& race) {
  const Pending pending = race.pending();
  if (pending.is_over()) return "over";
  std::string text(words(race.legal(awaited(pending)).front()).front());
  if (pending.kind == Pending::Kind::chance) {
    const std::string label = race.roll_label();
    text += label.substr(label.find(' '));
  }
  return text;
}

std::vector<std::unique_ptr<Race>> make_positions() {
  std::vector<std::unique_ptr<Race>> positions;
  for (const std::unique_ptr<Race>& start : small_races()) {
    std::set<std::string> known;
    for (int seed = 1; seed <= kRacesPlayed; ++seed) {
      const std::unique_ptr<Race> race = start->clone();
      Random random(static_cast<std::uint64_t>(seed));
      for (int i = 0; i < kDecisionsMax; ++i) {
        if (known.insert(due(*race)).second) positions.push_back(race->clone());
        if (race->pending().is_over()) break;
        play_on(*race, random, 1);
      }
    }
  }
  return positions;
}

const std::vector<std::unique_ptr<Race>>& positions() {
  static const std::vector<std::unique_ptr<Race>> made = make_positions();
  return made;
}

std::vector<Seat> everybody(const Race& race) {
  std::vector<Seat> seats = {kChance, kSpectator};
  for (std::size_t i = 0; i < race.names().size(); ++i)
    seats.push_back(seat_at(static_cast<int>(i)));
  return seats;
}

// A driver's lawful decision is recorded as it was said, and the record must give it back.
void check_recorded(const Race& before, const Race& after, Seat seat, std::string_view text) {
  RecordWriter writer;
  std::string record =
      writer.begin(record_header(before, std::vector<std::string>(before.names().size(), "human")));
  record += writer.decision(before.names()[index(seat)], text);
  const Result<Record, DataError> read = parse_record(record, kSource);
  CHICANE_ASSERT(static_cast<bool>(read));
  CHICANE_ASSERT(read->lines.size() == 1);
  const std::unique_ptr<Race> again = before.clone();
  CHICANE_ASSERT(decide(*again, seat, read->lines.front().decision));
  CHICANE_ASSERT(again->digest() == after.digest());
}

// Through the door that all rule sets share.
bool tell(const Race& race, Seat seat, std::string_view text) {
  const std::unique_ptr<Race> after = race.clone();
  const bool is_lawful = decide(*after, seat, text);
  const std::unique_ptr<Race> again = race.clone();
  CHICANE_ASSERT(decide(*again, seat, with_single_blanks(text)) == is_lawful);
  CHICANE_ASSERT(again->digest() == after->digest());
  if (is_lawful && seat != kChance) check_recorded(race, *after, seat, text);
  return is_lawful;
}

// What the door does not show: the decision itself, lawful or not.
void read_again(const SpeedCircuitRace& race, Seat seat, std::string_view text, bool is_lawful) {
  using namespace speed_circuit;
  const bool is_driver = index(seat) < race.state().car_count;
  if (!is_driver && seat != kChance) return;
  const Car& car = is_driver ? race.state().cars[index(seat)] : race.state().at_wheel();
  const Course& course = race.game().course;
  const Result<Decision, Misread> decision = parse_decision(race.board(), course, car, words(text));
  if (!decision) {
    CHICANE_ASSERT(!is_lawful);
    CHICANE_ASSERT(!decision.error().what.empty());
    return;
  }
  const std::string said = format_decision(race.board(), course, car, *decision);
  const Result<Decision, Misread> again = parse_decision(race.board(), course, car, words(said));
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(*again == *decision);
  const auto checked = SpeedCircuit::check(race.game(), race.state(), seat, *decision);
  CHICANE_ASSERT(static_cast<bool>(checked) == is_lawful);
}

}  // namespace

bool fuzz_decision(std::string_view text) {
  bool is_lawful_somewhere = false;
  for (const std::unique_ptr<Race>& race : positions()) {
    for (const Seat seat : everybody(*race)) {
      const bool is_lawful = tell(*race, seat, text);
      is_lawful_somewhere = is_lawful_somewhere || is_lawful;
      if (const auto* known = dynamic_cast<const SpeedCircuitRace*>(race.get()))
        read_again(*known, seat, text, is_lawful);
    }
  }
  return is_lawful_somewhere;
}

}  // namespace chicane::fuzz
