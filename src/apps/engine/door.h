// The engine as a browser has it: races by number, text in, JSON out. Whatever comes in is looked
// at first: a number without a race, a seat that does not exist or a text without end is answered
// with a sentence. exports.cpp puts it into the module; natively it is for tests.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "apps/wasm/answer.h"
#include "apps/wasm/new_race.h"
#include "catalog/race.h"
#include "drivers/driver.h"

namespace chicane::engine {

using wasm::Answer;
using wasm::MadeRace;
using wasm::NewRace;
using RaceNumber = std::int32_t;  // From 1; never given twice.

// More than a page needs to step back through a race; a page that forgets to let go is told.
inline constexpr std::size_t kRacesMax = 4096;

class Door {
 public:
  static std::string rules();
  static Answer drivers(std::string_view rules);

  // These answer with the number of a race.
  Answer new_race(const NewRace& setup) { return new_race(wasm::make_race(setup)); }
  Answer new_race(MadeRace race);
  Answer clone(RaceNumber race);
  Answer seen_by(RaceNumber race, int seat);  // −1: one who watches.
  void free(RaceNumber race) { held_.erase(race); }

  Answer options(RaceNumber race) const;
  Answer board_digest(RaceNumber race) const;
  Answer pending(RaceNumber race) const;
  Answer legal(RaceNumber race, int seat) const;
  Answer single_decisions(RaceNumber race, std::string_view text) const;
  Answer decide(RaceNumber race, int seat, std::string_view decision);
  Answer roll(RaceNumber race, int face);
  Answer choose(RaceNumber race, int seat, std::string_view driver, std::uint64_t seed);
  // Bots of that name decide for everybody until the race is over, or so many times; dice and what
  // the bots throw follow from the state and the seed alone, which counts on with each decision. So
  // a race is the same wherever it is played (tests/parity). Answers with the number of decisions
  // and dice.
  Answer play_on(RaceNumber race, std::string_view driver, std::uint32_t seed, int decisions);
  Answer is_formality(RaceNumber race, int seat) const;
  Answer desk(RaceNumber race, int seat) const;
  Answer table(RaceNumber race) const;
  Answer turn(RaceNumber race) const;
  Answer digest(RaceNumber race) const;
  Answer state(RaceNumber race) const;  // Bytes, not JSON.
  Answer set_state(RaceNumber race, std::string_view bytes);

 private:
  // Drivers who have thought about the board once, by name: the same for all races with one
  // beginning.
  struct Drivers {
    std::shared_ptr<Shelf> shelf = std::make_shared<Shelf>();
    std::map<std::string, std::unique_ptr<Driver>, std::less<>> by_name;
  };
  struct Held {
    std::unique_ptr<Race> race;
    std::shared_ptr<Drivers> drivers;
  };

  Answer hold(Held held);
  const Held* find(RaceNumber race) const;
  Result<Driver*, std::string> driver_of(RaceNumber race, std::string_view name);
  // Says `ask(race)` of a race that exists; of a seat that exists as well.
  template <class Ask>
  Answer with_race(RaceNumber number, Ask ask) const;
  template <class Ask>
  Answer with_seat(RaceNumber number, int seat, Ask ask) const;

  std::map<RaceNumber, Held> held_;
  RaceNumber last_ = 0;
};

}  // namespace chicane::engine
