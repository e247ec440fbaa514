// Races by seed and what the decisions of their first seat cost, natively: a line of JSON for each
// race with its answers and what the coach said to each. prices.mjs asks coach.wasm the same.
#include <cstdio>

#include "apps/coach/door.h"
#include "base/assert.h"
#include "base/random.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"
#include "desk/json_text.h"
#include "drivers/driver.h"

namespace chicane::parity {

namespace {

using wasm::Answer;

constexpr int kSeeds = 2;
constexpr int kAnswersMax = 100'000;
const std::vector<std::string> kNames = {"Valli", "Ortega", "Brandt"};

std::string good(const Answer& answer) {
  if (!answer) std::fprintf(stderr, "parity: %s\n", answer.error().c_str());
  CHICANE_ASSERT(answer);
  return *answer;
}

void play(const RuleSetEntry& rules, const Board& board, std::uint64_t seed) {
  const std::string text = format_board(board);
  const std::string options = fill("laps={}", rules.fewest_laps());
  const std::string names = "Valli\nOrtega\nBrandt";
  const std::unique_ptr<Race> race = std::move(*rules.make_race(board, options, kNames));
  coach::Door door;
  good(door.begin({.rules = rules.id(), .board = text, .options = options, .names = names}));
  good(door.judge(0));
  const std::unique_ptr<Driver> driver =
      std::move(*make_driver("rookie", *race, std::make_shared<Shelf>(), seed));
  Random dice(seed);
  desk::JsonText json;
  json.begin_object().key("rules").value(rules.id()).key("options").value(options);
  json.key("names").value(names).key("board").value(text).key("answers").begin_array();
  for (int made = 0; made < kAnswersMax && !race->pending().is_over(); ++made) {
    const Pending pending = race->pending();
    const bool is_chance = pending.kind == Pending::Kind::chance;
    const Seat who = is_chance ? kChance : pending.seats.first();
    const int side = is_chance ? 1 + static_cast<int>(dice.below(pending.roll.sides)) : 0;
    const std::string decision =
        is_chance ? fill("roll {}", face_of(pending.roll.die, side)) : driver->choose(*race, who);
    const int seat = is_chance ? -1 : index(who);
    json.begin_array().value(seat).value(decision).raw(good(door.see(seat, decision))).end_array();
    CHICANE_ASSERT(static_cast<bool>(race->decide(who, decision)));
  }
  json.end_array().key("lap").raw(good(door.lap())).end_object();
  std::printf("%s\n", json.text().c_str());
}

}  // namespace

}  // namespace chicane::parity

int main() {
  for (const chicane::RuleSetEntry* rules : chicane::rule_sets()) {
    const auto board = chicane::load_board(rules->default_board(), rules->form());
    CHICANE_ASSERT(board);
    for (int seed = 1; seed <= chicane::parity::kSeeds; ++seed)
      chicane::parity::play(*rules, *board, static_cast<std::uint64_t>(seed));
  }
}
