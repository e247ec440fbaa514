// What is asked at any wheel: each game answers for itself, in its own type.
#include "catalog/typed_race.h"
#include "games/questions.h"

namespace chicane::desk {

namespace {

// Asked of a race of a game whose desk/<game>_desk.h brings no desk_of and table_of of its own.
template <RuleSet R>
Desk desk_of(const RuleRace<R>&, Seat) = delete;
template <RuleSet R>
Table table_of(const RuleRace<R>&) = delete;

}  // namespace

Desk desk_of(const Race& race, Seat seat) {
  return with_typed(race, [&](const auto& typed) { return desk_of(typed, seat); });
}

Table table_of(const Race& race) {
  return with_typed(race, [](const auto& typed) { return table_of(typed); });
}

}  // namespace chicane::desk
