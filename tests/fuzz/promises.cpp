#include "fuzz/promises.h"

#include <algorithm>
#include <set>

#include "base/assert.h"
#include "base/text.h"
#include "catalog/boards.h"

namespace chicane::fuzz {

namespace {

std::unique_ptr<Race> small_race(const RuleSetEntry& rules) {
  std::unique_ptr<Race> smallest;
  for (const std::string& name : board_names()) {
    Result<std::unique_ptr<Race>, DataError> race =
        rules.make_race(*load_board(name), "", {"Ann", "Ben", "Cleo"});
    if (!race) continue;
    if (smallest == nullptr || (*race)->board().spaces.size() < smallest->board().spaces.size()) {
      smallest = std::move(*race);
    }
  }
  CHICANE_ASSERT(smallest != nullptr);
  return smallest;
}

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

}  // namespace

void check_complaint(const DataError& error, std::string_view text) {
  const auto line_count = std::count(text.begin(), text.end(), '\n') + 1;
  CHICANE_ASSERT(error.source == kSource);
  CHICANE_ASSERT(error.line >= 0 && error.line <= line_count + 1);
  CHICANE_ASSERT(!error.what.empty());
}

std::string spread(std::string_view text) {
  std::string made;
  for (const char c : text) made += c == '\n' ? std::string("\n\n") : std::string(1, c);
  return made;
}

int spread_line(int line) { return line == 0 ? 0 : 2 * line - 1; }

std::string with_single_blanks(std::string_view text) {
  const std::vector<std::string_view> found = words(text);
  return join({found.begin(), found.end()}, " ");
}

bool decide(Race& race, Seat seat, std::string_view decision) {
  const Pending pending = race.pending();
  const std::uint64_t before = race.digest();
  const Result<std::vector<Happening>, Refused> done = race.decide(seat, decision);
  if (!done) {
    CHICANE_ASSERT(!done.error().name.empty());
    CHICANE_ASSERT(!done.error().what.empty());
    CHICANE_ASSERT(race.digest() == before);
    return false;
  }
  CHICANE_ASSERT(pending.awaits(seat));
  for (const Happening& happening : *done) {
    CHICANE_ASSERT(!happening.kind.empty());
    CHICANE_ASSERT(!happening.line.empty());
    CHICANE_ASSERT(!happening.clause.empty());
  }
  return true;
}

Seat awaited(const Pending& pending) {
  return pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
}

void play_on(Race& race, Random& random, int decisions_max) {
  for (int i = 0; i < decisions_max && !race.pending().is_over(); ++i) {
    const Seat seat = awaited(race.pending());
    const std::vector<std::string> legal = race.legal(seat);
    CHICANE_ASSERT(!legal.empty());
    const std::string& chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    CHICANE_ASSERT(decide(race, seat, chosen));
  }
}

const std::vector<std::unique_ptr<Race>>& small_races() {
  static const std::vector<std::unique_ptr<Race>> races = [] {
    std::vector<std::unique_ptr<Race>> made;
    for (const RuleSetEntry* rules : rule_sets()) made.push_back(small_race(*rules));
    return made;
  }();
  return races;
}

const std::vector<std::unique_ptr<Race>>& positions() {
  static const std::vector<std::unique_ptr<Race>> made = make_positions();
  return made;
}

}  // namespace chicane::fuzz
