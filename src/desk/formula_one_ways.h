// What a decision of Formula One leads to before it is taken: every way a car may go, with all that
// brakes, tyres and dice may ask for it. Found by playing it out with the rules on a copy.
#pragma once

#include <string>
#include <vector>

#include "catalog/formula_one_race.h"
#include "desk/desk.h"

namespace chicane::desk {

struct FormulaOneWay {
  formula_one::Decision decision;
  Price price;
  std::vector<Say> notes;
  std::vector<std::string> path;
  // For comparison: in how many results of all it ends in a spin, what is paid for sure, in how
  // many results something is paid at the dice.
  std::int64_t spins = 0;
  std::int64_t results = 1;
  int wear = 0;
  std::int64_t pays = 0;
};

// Is the first the better bargain?
bool is_safer(const FormulaOneWay& a, const FormulaOneWay& b);

// What a lawful decision of that seat in that state leads to. Special tyres are held back, no card
// is played and nobody is matched afterwards: those are choices of their own.
FormulaOneWay way_of(const FormulaOneRace& race, const formula_one::State& state, Seat seat,
                     const formula_one::Decision& decision);

// The lawful drives, or plays of cards, of the seat: one for each end and price, the safest of an
// end first.
std::vector<FormulaOneWay> ways_of(const FormulaOneRace& race, const formula_one::State& state,
                                   Seat seat);

}  // namespace chicane::desk
