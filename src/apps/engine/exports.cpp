// What the module exports (apps/wasm/texts.h).
#include <cstdint>

#include "apps/engine/door.h"
#include "apps/wasm/texts.h"

namespace chicane::engine {

namespace {

using wasm::give;
using wasm::given;

Door& door() {
  static Door the_door;
  return the_door;
}

}  // namespace

CHICANE_EXPORT(rules) int rules() { return give(Door::rules()); }
// In: the rule set.
CHICANE_EXPORT(drivers) int drivers() { return give(Door::drivers(given())); }

CHICANE_EXPORT(new_race) int new_race() { return give(door().new_race(wasm::make_race(given()))); }
CHICANE_EXPORT(clone) int clone(RaceNumber race) { return give(door().clone(race)); }
CHICANE_EXPORT(seen_by) int seen_by(RaceNumber race, int seat) {
  return give(door().seen_by(race, seat));
}
CHICANE_EXPORT(free_race) void free_race(RaceNumber race) { door().free(race); }

CHICANE_EXPORT(options) int options(RaceNumber race) { return give(door().options(race)); }
CHICANE_EXPORT(board_digest) int board_digest(RaceNumber race) {
  return give(door().board_digest(race));
}
CHICANE_EXPORT(pending) int pending(RaceNumber race) { return give(door().pending(race)); }
CHICANE_EXPORT(legal) int legal(RaceNumber race, int seat) {
  return give(door().legal(race, seat));
}
CHICANE_EXPORT(single_decisions) int single_decisions(RaceNumber race) {
  return give(door().single_decisions(race, given()));
}
CHICANE_EXPORT(decide) int decide(RaceNumber race, int seat) {
  return give(door().decide(race, seat, given()));
}
CHICANE_EXPORT(roll) int roll(RaceNumber race, int face) { return give(door().roll(race, face)); }
CHICANE_EXPORT(choose) int choose(RaceNumber race, int seat, std::uint64_t seed) {
  return give(door().choose(race, seat, given(), seed));
}
CHICANE_EXPORT(play_on) int play_on(RaceNumber race, std::uint32_t seed, int decisions) {
  return give(door().play_on(race, given(), seed, decisions));
}
CHICANE_EXPORT(is_formality) int is_formality(RaceNumber race, int seat) {
  return give(door().is_formality(race, seat));
}
CHICANE_EXPORT(desk) int desk(RaceNumber race, int seat) { return give(door().desk(race, seat)); }
CHICANE_EXPORT(table) int table(RaceNumber race) { return give(door().table(race)); }
CHICANE_EXPORT(turn) int turn(RaceNumber race) { return give(door().turn(race)); }
CHICANE_EXPORT(digest) int digest(RaceNumber race) { return give(door().digest(race)); }
CHICANE_EXPORT(state) int state(RaceNumber race) { return give(door().state(race)); }
CHICANE_EXPORT(set_state) int set_state(RaceNumber race) {
  return give(door().set_state(race, given()));
}

}  // namespace chicane::engine
