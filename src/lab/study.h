// What the lab knows of a game, as a specialisation in lab/<game>_study.h:
//   kDriver              who drives in studies that say nothing else: one that looks a turn ahead
//   kTargets             an array of RaceTarget, beside those of all games
//   car_at_wheel(state)  the car whose move it is, where a move belongs to a car and not to a seat
// and, where it says something,
//   position(state)      the state without what means nothing any more, to tell positions apart
//   builds()             all that can be built, a BuildSet
// Why cars go out is its OutWatch (lab/out_watch.h).
#pragma once

#include "core/rule_set.h"

namespace chicane::lab {

template <RuleSet R>
struct StudyOf {
  static_assert(sizeof(R) == 0, "the lab does not know a game: lab/<game>_study.h is to tell it");
};

}  // namespace chicane::lab
