// A first driver for `motorchamp`. He looks one throw ahead: weighs the rows a lawful throw is
// expected to bring against what he would give not to go off or out, lands where the next throw is
// worth most, takes a tow that does not lead into much worse, and stops at the pits as soon as he
// may, or as surely as he is told. What he does follows from what he sees alone, so races repeat.
//
// As a bot he would come home above all, and takes his time: he throws and lands where it is
// surest, of equally sure squares on the slower one; he follows a car in the other lane, never in
// its tow. Staggered like that two cars close the road (MC-BLK-2), and who does not look runs into
// them.
#pragma once

#include <array>
#include <cstdint>

#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

// What he would give, in rows, not to be …
struct Temper {
  int off;  // … temporarily out, if he is followed, …
  int out;  // … and permanently.
  // Does he take his time? Then rows count against a square, not for it.
  bool is_patient = false;
};

inline constexpr Temper kCautious{10, 60};
inline constexpr Temper kNormal{7, 30};
inline constexpr Temper kBold{4, 14};
// Who would come home above all: the longer the race, the more is lost with it.
constexpr Temper calm(int laps) { return {20, 50 * laps, true}; }

// Team t has the temper t mod 3, so that a field may be mixed.
using Tempers = std::array<Temper, 3>;
inline constexpr Tempers kMixed = {kCautious, kNormal, kBold};

// How surely he stops, in percent, when a throw allows it at the end of lap two, of lap three,
// later.
using PitPercent = std::array<std::uint32_t, 3>;
inline constexpr PitPercent kPitsAtOnce = {100, 100, 100};
inline constexpr PitPercent kPitsInTurn = {50, 80, 100};

class Rookie {
 public:
  // As a bot: calm, and he stops as soon as he may.
  explicit Rookie(const Game& game)
      : Rookie({calm(game.options.laps), calm(game.options.laps), calm(game.options.laps)},
               kPitsAtOnce) {}
  // As studies want him.
  Rookie(const Tempers& tempers, const PitPercent& pit_percent)
      : tempers_(tempers), pit_percent_(pit_percent) {}

  // `view` is what the seat may see; `legal` its lawful decisions, at least one.
  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) const;

 private:
  Tempers tempers_;
  PitPercent pit_percent_;
};

}  // namespace chicane::motorchamp
