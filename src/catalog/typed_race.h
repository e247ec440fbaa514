// From the door of all rule sets back to the type of the one that a race is of.
#pragma once

#include "games/doors.h"

namespace chicane {

// What work(const RuleRace<R>&) says of the race.
template <class Work>
decltype(auto) with_typed(const Race& race, Work work) {
  return Games::with(race.rules(),
                     [&]<class R>() -> decltype(auto) { return work(typed<R>(race)); });
}

}  // namespace chicane
