// How a driver decides, in the terms of one rule set. Loops over many races and searches ask minds;
// a Driver (driver.h) is a mind behind the one door of all rule sets.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/rule_set.h"
#include "drivers/shelf.h"

namespace chicane {

// What a mind that searches has done so far, for figures.
struct SearchCount {
  long simulations = 0;
  long decisions = 0;  // In them, of drivers and of chance alike.
  double seconds = 0;
};

template <RuleSet R>
class Mind {
 public:
  virtual ~Mind() = default;
  // From now on a mind that throws for its decisions throws from this seed.
  virtual void reseed(std::uint64_t seed) = 0;
  // `view` is what the seat may see, `legal` its lawful decisions, at least one: one of them.
  virtual typename R::Decision choose(const typename R::Game& game, const typename R::State& view,
                                      Seat seat, const typename R::DecisionList& legal) = 0;
  virtual SearchCount searched() const { return {}; }
};

// The names of plain minds, who answer at once, weakest first but for two, who answer for one who
// does not:
// "steady" keeps his speed or gear and ventures and pays least, "first" gives the first lawful
// answer. Both do the same in the same position, and a race of theirs comes to its end: so neither
// sets a speed of 0 while another is lawful.
std::vector<std::string> mind_names();
// Of those the ones that this rule set has.
std::vector<std::string> mind_names(std::string_view rules);

// The mind of that name for races of that game; none if there is no such name. What it works out
// stands on the game's shelf, which outlives it. `seed` feeds those that throw for their decisions.
// Each rule set has its own (its folder's minds.cpp).
template <RuleSet R>
std::unique_ptr<Mind<R>> make_mind(std::string_view name, const typename R::Game& game,
                                   Shelf& shelf, std::uint64_t seed);

}  // namespace chicane
