// Before the start: a car that promises much, chosen once for a game; all else as the quick driver
// does.
#pragma once

#include <algorithm>
#include <optional>

#include "drivers/field.h"
#include "drivers/shelf.h"

namespace chicane {

template <RuleSet R>
class Paddock {
 public:
  explicit Paddock(Shelf& shelf) : shelf_(&shelf) {}

  typename R::Decision choose(const typename R::Game& game, const typename R::State& view,
                              Seat seat, const typename R::DecisionList& legal,
                              const typename Field<R>::Base& base) {
    if constexpr (requires { Field<R>::choose_car(game, *shelf_, legal); }) {
      if (!car_) car_ = Field<R>::choose_car(game, *shelf_, legal);
      if (car_ && std::find(legal.begin(), legal.end(), *car_) != legal.end()) return *car_;
    }
    return base.choose(game, view, seat, legal);
  }

 private:
  Shelf* shelf_;
  std::optional<typename R::Decision> car_;
};

}  // namespace chicane
