// What a driver who thinks ahead must know of a rule set, beside its lone car (solver/lone.h). A
// rule set says in its folder, as a specialisation of Field:
//   Base                  a quick driver: whom everybody is taken for in rehearsals
//   Promise               made of a game (drivers/shelf.h); turns(game, state, car): how long a car
//   that stands there
//                         between two turns will need to the end, as far as can be told in no time
//   is_under_way(state)   do cars race, so that each has a promise? Not while they are built,
//   placed
//                         on the grid or out for practice
//   car_count(state)
//   owner(state, car)     the seat that drives it, as a number
//   Order                 an array of as many numbers of cars as there can be
//   settled(game, state, cars)  between two turns, the cars whose places nothing will change, best
//                         first; gives how many they are
//   guess(game, view, seat)  a whole position that looks like this to the seat: what others have
//                         decided in secret is still to be decided
// and, where a car is chosen before the race,
//   choose_car(game, shelf, legal)  the one that promises most, for aces; none: as Base does
#pragma once

#include "core/rule_set.h"

namespace chicane {

template <RuleSet R>
struct Field;

}  // namespace chicane
