// Races by seed, played natively: a line of JSON for each board (its text) and each race (how it
// begins and how it ended). parity.mjs plays the same in engine.wasm.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "apps/engine/door.h"
#include "base/assert.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"
#include "desk/json_text.h"
#include "drivers/mind.h"
#include "lab/race_study.h"

namespace chicane::parity {

namespace {

using desk::JsonText;
using engine::Answer;
using engine::Door;
using engine::RaceNumber;

constexpr int kSeeds = 40;           // Of each rule set, board and driver.
constexpr int kSlowShare = 6;        // Of those a sixth where drivers think long.
constexpr int kDecisions = 100'000;  // More than any race has; seeds lie so far apart.
constexpr int kMidway = 60;
constexpr int kBoards = 5;
constexpr const char* kNames[] = {"Valli", "Ortega", "Brandt", "Lindqvist", "Moreau", "Sato"};

// A share of the seeds for slow runs, as in tests/contract.
int seeds_of(const RuleSetEntry& rules, std::string_view driver) {
  const bool is_slow = rules.id() == "grand-prix-advanced" && driver == "club";
  const int seeds = is_slow ? kSeeds / kSlowShare : kSeeds;
  const char* percent = std::getenv("CHICANE_RACES_PERCENT");
  return percent == nullptr ? seeds : std::max(1, seeds * std::atoi(percent) / 100);
}

// Those of a rule set who race, not those who answer for others.
std::vector<std::string> drivers_of(const RuleSetEntry& rules) {
  std::vector<std::string> names = mind_names(rules.id());
  std::erase(names, "steady");
  std::erase(names, "first");
  return names;
}

void print(const JsonText& json) { std::printf("%s\n", json.text().c_str()); }

// How many of our drivers can race there.
std::vector<int> fields_on(const RuleSetEntry& rules, const Board& board) {
  std::vector<int> fields = lab::seats_on(rules, board);
  std::erase_if(fields, [](int seats) { return seats > static_cast<int>(std::size(kNames)); });
  CHICANE_ASSERT(!fields.empty());
  return fields;
}

// The board of the rule set's own choice, and others from the whole list.
std::vector<std::string> boards_of(const RuleSetEntry& rules) {
  const std::vector<std::string> choices = board_choices(rules.form());
  std::vector<std::string> boards = {std::string(rules.default_board())};
  for (std::size_t i = 1; i < kBoards; ++i) boards.push_back(choices[choices.size() * i / kBoards]);
  return boards;
}

struct Beginning {
  const RuleSetEntry& rules;
  std::string board;
  std::string text;
  std::string driver;
  int seats;
  int seed;
};

std::string good(const Answer& answer) {
  if (!answer) std::fprintf(stderr, "parity: %s\n", answer.error().c_str());
  CHICANE_ASSERT(answer);
  return *answer;
}

void play(Door& door, const Beginning& from) {
  std::string names;
  for (int i = 0; i < from.seats; ++i) names += std::string(kNames[i]) + "\n";
  const std::string options = fill("laps={}", from.rules.fewest_laps());
  const Answer held = door.new_race(
      {.rules = from.rules.id(), .board = from.text, .options = options, .names = names});
  const RaceNumber race = number(good(held), 1, 1 << 30).value_or(0);
  JsonText json;
  json.begin_object().key("rules").value(from.rules.id()).key("board").value(from.board);
  json.key("options").value(options).key("names").value(names).key("driver").value(from.driver);
  json.key("seed").value(from.seed);
  auto seed = static_cast<std::uint32_t>(from.seed * kDecisions);
  // The first of each is looked at midway as well, with all that a screen shows.
  if (from.seed == 1) {
    good(door.play_on(race, from.driver, seed, kMidway));
    seed += kMidway;
    json.key("midway").value(kMidway).key("desks").begin_array();
    for (int seat = 0; seat < from.seats; ++seat) json.raw(good(door.desk(race, seat)));
    json.end_array().key("table").raw(good(door.table(race)));
  }
  const int decisions =
      number(good(door.play_on(race, from.driver, seed, kDecisions)), 0, kDecisions).value_or(0);
  CHICANE_ASSERT(decisions < kDecisions);
  json.key("digest").raw(good(door.digest(race))).key("turns").raw(good(door.turn(race)));
  json.key("decisions").value(decisions).end_object();
  print(json);
  door.free(race);
}

void play_all() {
  Door door;
  for (const RuleSetEntry* rules : rule_sets()) {
    for (const std::string& name : boards_of(*rules)) {
      const Result<Board, DataError> board = load_board(name, rules->form());
      CHICANE_ASSERT(board);
      const std::string text = format_board(*board);
      JsonText json;
      json.begin_object().key("board").value(board->name).key("text").value(text).end_object();
      print(json);
      const std::vector<int> fields = fields_on(*rules, *board);
      for (const std::string& driver : drivers_of(*rules)) {
        for (int seed = 1; seed <= seeds_of(*rules, driver); ++seed) {
          const int seats = fields[static_cast<std::size_t>(seed) % fields.size()];
          play(door, {*rules, board->name, text, driver, seats, seed});
        }
      }
    }
  }
}

}  // namespace

}  // namespace chicane::parity

int main() { chicane::parity::play_all(); }
