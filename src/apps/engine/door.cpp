#include "apps/engine/door.h"

#include <utility>

#include "apps/engine/race_json.h"
#include "base/digest.h"
#include "base/text.h"
#include "codec/board_text.h"
#include "desk/desk_json.h"
#include "desk/json_text.h"

namespace chicane::engine {

using wasm::complain;
using wasm::kWordsBytesMax;

namespace {

std::string quoted(std::string_view text) {
  desk::JsonText json;
  return json.value(text).text();
}

}  // namespace

template <class Ask>
Answer Door::with_race(RaceNumber number, Ask ask) const {
  const Held* held = find(number);
  if (held == nullptr) return complain("there is no such race");
  return ask(*held->race);
}

template <class Ask>
Answer Door::with_seat(RaceNumber number, int seat, Ask ask) const {
  return with_race(number, [&](Race& race) -> Answer {
    if (seat < 0 || seat >= static_cast<int>(race.names().size()))
      return complain(fill("there is no seat {}", seat));
    return ask(race, seat_at(seat));
  });
}

const Door::Held* Door::find(RaceNumber race) const {
  const auto found = held_.find(race);
  return found == held_.end() ? nullptr : &found->second;
}

Answer Door::hold(Held held) {
  if (held_.size() >= kRacesMax) return complain("too many races are held; free some");
  held_.emplace(++last_, std::move(held));
  return std::to_string(last_);
}

std::string Door::rules() { return rule_sets_json(); }
Answer Door::drivers(std::string_view rules) {
  const Result<const RuleSetEntry*, DataError> entry = find_rule_set(rules);
  if (!entry) return complain(to_string(entry.error()));
  return to_json(mind_names(rules));
}

Answer Door::new_race(MadeRace race) {
  if (!race) return complain(race.error());
  return hold({std::move(*race), std::make_shared<Drivers>()});
}

Answer Door::clone(RaceNumber race) {
  const Held* held = find(race);
  if (held == nullptr) return complain("there is no such race");
  return hold({held->race->clone(), held->drivers});
}

Answer Door::seen_by(RaceNumber number, int seat) {
  const Held* held = find(number);
  if (held == nullptr) return complain("there is no such race");
  if (seat < -1 || seat >= static_cast<int>(held->race->names().size()))
    return complain(fill("there is no seat {}", seat));
  return hold({held->race->seen_by(seat == -1 ? kSpectator : seat_at(seat)), held->drivers});
}

Answer Door::options(RaceNumber race) const {
  return with_race(race, [](const Race& of) { return quoted(of.options()); });
}

Answer Door::board_digest(RaceNumber race) const {
  return with_race(
      race, [](const Race& of) { return quoted(to_hex(chicane::board_digest(of.board()))); });
}

Answer Door::pending(RaceNumber race) const { return with_race(race, pending_json); }

Answer Door::legal(RaceNumber race, int seat) const {
  return with_seat(race, seat, [](const Race& of, Seat who) {
    return of.pending().awaits(who) ? to_json(of.legal(who)) : std::string("[]");
  });
}

Answer Door::single_decisions(RaceNumber race, std::string_view text) const {
  return with_race(race, [&](const Race& of) -> Answer {
    if (text.size() > kWordsBytesMax) return complain("the decision is too long");
    return to_json(of.single_decisions(text));
  });
}

Answer Door::decide(RaceNumber race, int seat, std::string_view decision) {
  return with_seat(race, seat, [&](Race& of, Seat who) -> Answer {
    if (decision.size() > kWordsBytesMax) return complain("the decision is too long");
    return to_json(of.decide(who, decision));
  });
}

Answer Door::roll(RaceNumber race, int face) {
  return with_race(race,
                   [&](Race& of) { return to_json(of.decide(kChance, fill("roll {}", face))); });
}

Result<Driver*, std::string> Door::driver_of(RaceNumber number, std::string_view name) {
  const Held& held = *find(number);
  const auto known = held.drivers->by_name.find(name);
  if (known != held.drivers->by_name.end()) return known->second.get();
  Result<std::unique_ptr<Driver>, DataError> made =
      make_driver(name, *held.race, held.drivers->shelf, 0);
  if (!made) return Failure{to_string(made.error())};
  return held.drivers->by_name.emplace(name, std::move(*made)).first->second.get();
}

Answer Door::choose(RaceNumber number, int seat, std::string_view name, std::uint64_t seed) {
  return with_seat(number, seat, [&](const Race& race, Seat who) -> Answer {
    if (!race.pending().awaits(who)) return complain(fill("seat {} is not asked", seat));
    const Result<Driver*, std::string> driver = driver_of(number, name);
    if (!driver) return complain(driver.error());
    (*driver)->reseed(seed);
    return quoted((*driver)->choose(race, who));
  });
}

Answer Door::play_on(RaceNumber number, std::string_view name, std::uint32_t seed, int decisions) {
  return with_race(number, [&](Race& race) -> Answer {
    const Result<Driver*, std::string> driver = driver_of(number, name);
    if (!driver) return complain(driver.error());
    int made = 0;
    for (; made < decisions; ++made) {
      const Pending pending = race.pending();
      if (pending.is_over()) break;
      // Few bits and one multiplication: a page's own numbers can follow.
      const std::uint32_t chance = static_cast<std::uint32_t>(race.digest() >> 32) ^
                                   ((seed + static_cast<std::uint32_t>(made)) * 0x9e3779b1u);
      if (pending.kind == Pending::Kind::chance) {
        const int side = 1 + static_cast<int>(chance % pending.roll.sides);
        if (!race.decide(kChance, fill("roll {}", face_of(pending.roll.die, side))))
          return complain("a die is refused");
        continue;
      }
      const Seat seat = pending.seats.first();
      (*driver)->reseed(chance);
      const std::string decision = (*driver)->choose(race, seat);
      if (!race.decide(seat, decision)) return complain("a bot is refused: " + decision);
    }
    return std::to_string(made);
  });
}

Answer Door::is_formality(RaceNumber race, int seat) const {
  return with_seat(race, seat, [](const Race& of, Seat who) {
    return std::string(of.pending().awaits(who) && of.is_formality(who) ? "true" : "false");
  });
}

Answer Door::desk(RaceNumber race, int seat) const {
  return with_seat(race, seat,
                   [](const Race& of, Seat who) { return to_json(desk::desk_of(of, who)); });
}

Answer Door::table(RaceNumber race) const {
  return with_race(race, [](const Race& of) { return to_json(desk::table_of(of)); });
}

Answer Door::turn(RaceNumber race) const {
  return with_race(race, [](const Race& of) { return std::to_string(of.turn()); });
}

Answer Door::digest(RaceNumber race) const {
  return with_race(race, [](const Race& of) { return quoted(to_hex(of.digest())); });
}

Answer Door::state(RaceNumber race) const {
  return with_race(race, [](const Race& of) { return of.bytes(); });
}

Answer Door::set_state(RaceNumber race, std::string_view bytes) {
  return with_race(race, [&](Race& of) -> Answer {
    if (!of.set_bytes(bytes)) return complain("the state has another size");
    return std::string();
  });
}

}  // namespace chicane::engine
