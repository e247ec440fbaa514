// Answers for a driver who gives none: the first lawful decision of the list. The default where a
// rule set has nothing better to say.
#pragma once

#include "core/rule_set.h"

namespace chicane {

template <RuleSet R>
class First {
 public:
  explicit First(const typename R::Game&) {}

  typename R::Decision choose(const typename R::Game&, const typename R::State&, Seat,
                              const typename R::DecisionList& legal) const {
    return legal[0];
  }
};

}  // namespace chicane
