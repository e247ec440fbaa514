// What the module exports. One text goes in, one comes out: the page writes into input(), calls,
// and reads output_size() bytes at output(). A call says 1, or 0 if its output is a complaint.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "apps/engine/door.h"
#include "base/text.h"

namespace chicane::engine {

namespace {

Door& door() {
  static Door the_door;
  return the_door;
}

std::string in;
std::string out;

int give(Answer answer) {
  const bool is_good = static_cast<bool>(answer);
  out = is_good ? std::move(*answer) : answer.error();
  return is_good ? 1 : 0;
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Room for a text that goes in; none if it is too long.
EXPORT(input) char* input(std::size_t size) {
  if (size > kTextBytesMax) return nullptr;
  in.resize(size);
  return in.data();
}
EXPORT(output) const char* output() { return out.data(); }
EXPORT(output_size) std::size_t output_size() { return out.size(); }

EXPORT(rules) int rules() { return give(Door::rules()); }
// In: the rule set.
EXPORT(drivers) int drivers() { return give(Door::drivers(in)); }

// In: rules, options, names and board, a zero between them.
EXPORT(new_race) int new_race() {
  const std::vector<std::string_view> parts = split(in, '\0');
  if (parts.size() != 4) return give(Failure<std::string>{"the parts of a race are four"});
  return give(door().new_race(
      {.rules = parts[0], .board = parts[3], .options = parts[1], .names = parts[2]}));
}
EXPORT(clone) int clone(RaceNumber race) { return give(door().clone(race)); }
EXPORT(seen_by) int seen_by(RaceNumber race, int seat) { return give(door().seen_by(race, seat)); }
EXPORT(free_race) void free_race(RaceNumber race) { door().free(race); }

EXPORT(options) int options(RaceNumber race) { return give(door().options(race)); }
EXPORT(board_digest) int board_digest(RaceNumber race) { return give(door().board_digest(race)); }
EXPORT(pending) int pending(RaceNumber race) { return give(door().pending(race)); }
EXPORT(legal) int legal(RaceNumber race, int seat) { return give(door().legal(race, seat)); }
EXPORT(single_decisions) int single_decisions(RaceNumber race) {
  return give(door().single_decisions(race, in));
}
EXPORT(decide) int decide(RaceNumber race, int seat) { return give(door().decide(race, seat, in)); }
EXPORT(roll) int roll(RaceNumber race, int face) { return give(door().roll(race, face)); }
EXPORT(choose) int choose(RaceNumber race, int seat, std::uint64_t seed) {
  return give(door().choose(race, seat, in, seed));
}
EXPORT(play_on) int play_on(RaceNumber race, std::uint32_t seed, int decisions) {
  return give(door().play_on(race, in, seed, decisions));
}
EXPORT(is_formality) int is_formality(RaceNumber race, int seat) {
  return give(door().is_formality(race, seat));
}
EXPORT(desk) int desk(RaceNumber race, int seat) { return give(door().desk(race, seat)); }
EXPORT(table) int table(RaceNumber race) { return give(door().table(race)); }
EXPORT(turn) int turn(RaceNumber race) { return give(door().turn(race)); }
EXPORT(digest) int digest(RaceNumber race) { return give(door().digest(race)); }
EXPORT(state) int state(RaceNumber race) { return give(door().state(race)); }
EXPORT(set_state) int set_state(RaceNumber race) { return give(door().set_state(race, in)); }

// An assertion of ours does not hold: the sentence is the last output, then the module stops.
void say_last(std::string_view what) { out = what; }

}  // namespace chicane::engine
