#include "drivers/grand_prix_advanced/club.h"

#include "drivers/grand_prix_advanced/gear_times.h"
#include "drivers/grand_prix_advanced/outlook.h"
#include "rules/grand_prix_advanced/gears.h"

namespace chicane::grand_prix_advanced {

namespace {

// Of equals the last: the higher gear, the farther cell.
template <class TimeOf>
Decision best_of(const DecisionList& legal, TimeOf time_of) {
  Decision best = legal[0];
  Moves least = time_of(best);
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const Moves time = time_of(legal[i]);
    if (time > least) continue;
    best = legal[i];
    least = time;
  }
  return best;
}

// The thoughts of the car at the wheel.
class Thought {
 public:
  Thought(const Pace& pace, const Game& game, const State& view)
      : pace_(pace), game_(game), view_(view), car_(view.at_wheel()) {}

  Decision choose_gear(const DecisionList& legal) const {
    State trial = view_;
    std::size_t best = legal.size() - 1;
    Moves least = kNever;
    // The highest first: what a low one may come to at best is then often known to be too little.
    for (std::size_t i = legal.size(); i-- > 0;) {
      const int gear = legal[i].number;
      use_gear(game_, trial, gear, gear);
      Outlook outlook(pace_, game_, trial);
      const bool is_sure = !needs_shift_die(game_, trial, gear);
      if (is_sure && outlook.least_within(trial.go.most) >= least) continue;
      const Moves time = time_of_gear(pace_, game_, trial, gear, outlook.of_die(0));
      if (time >= least) continue;
      best = i;
      least = time;
    }
    return legal[best];
  }

  Decision choose_push(const DecisionList& legal) const {
    const Moves calm = outlook_of_window(0).of_die(view_.go.modifier);
    const Moves broken = calm + price_of_engine();
    const int reach = view_.go.most - view_.go.count;
    const Outlook farthest = outlook_of_window(legal[legal.size() - 1].number);
    return best_of(legal, [&](const Decision& decision) {
      const int cells = decision.number;
      if (cells == 0) return calm - 1;  // Of equals this one.
      const auto with = [&](Moves time) {
        return ((kDieSides - cells) * time + cells * broken) / kDieSides;
      };
      // Hardly ever can the cells be worth the engine: then there is nothing to think through.
      const Moves at_best = with(farthest.least_within(reach + cells));
      if (at_best >= calm) return at_best;
      return with(outlook_of_window(cells).of_die(view_.go.modifier));
    });
  }

  Decision choose_plan(const DecisionList& legal) const {
    Outlook outlook(pace_, game_, view_);
    outlook.of_tolerance(view_.go.tolerance);
    return best_of(legal, [&](const Decision& decision) {
      return outlook.of_plan(decision.kind == DecisionKind::keep
                                 ? view_.go.plan().after(view_.go.done)
                                 : decision.plan);
    });
  }

  // GPA-BOX-4
  Decision choose_repair(const DecisionList& legal) const {
    return best_of(legal, [&](const Decision& decision) {
      if (decision.kind == DecisionKind::leave)
        return pace_.from(car_.to_go, car_.cell, 1, car_.damage);
      DamageSet left = car_.damage;
      left.remove(static_cast<Damage>(decision.number));
      return kMove + pace_.in_box(car_.to_go, left);
    });
  }

 private:
  // After a push of so many cells that has come off.
  Outlook outlook_of_window(int pushed) const {
    State trial = view_;
    trial.go.least = static_cast<std::uint8_t>(trial.go.least + pushed);
    trial.go.most = static_cast<std::uint8_t>(trial.go.most + pushed);
    return Outlook(pace_, game_, trial);
  }

  // GPA-PUSH-2, GPA-PRA-2
  Moves price_of_engine() const {
    if (view_.is_practice) return kMove;
    if (is_last_straw(car_.damage, Damage::engine)) return pace_.temper().destroyed * kMove;
    DamageSet more = car_.damage;
    more.add(Damage::engine);
    const int gear = view_.go.wanted;
    return pace_.from(car_.to_go, car_.cell, gear, more) -
           pace_.from(car_.to_go, car_.cell, gear, car_.damage);
  }

  const Pace& pace_;
  const Game& game_;
  const State& view_;
  const Car& car_;
};

// Of the car at the wheel among those of the others, from 0: the field has so many parts.
std::size_t part_of_field(const State& view, std::size_t parts) {
  const Car& own = view.at_wheel();
  std::size_t rivals = 0;
  std::size_t ahead = 0;
  for (int i = 0; i < view.car_count; ++i) {
    const Car& car = view.cars[i];
    if (car.owner == own.owner || !car.is_racing()) continue;
    ++rivals;
    if (is_ahead(car, own)) ++ahead;
  }
  return ahead * parts / (rivals + 1);
}

}  // namespace

Club::Club(const Game& game, std::span<const Temper> tempers) {
  for (const Temper& temper : tempers) paces_.emplace_back(game, temper);
  if (game.options.start == StartOrder::practice) practice_.emplace(game, kPractice);
}

const Pace& Club::pace_of(const State& view) const {
  if (view.is_practice && practice_) return *practice_;
  return paces_[part_of_field(view, paces_.size())];
}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  if (legal.size() == 1) return legal[0];
  const Thought thought(pace_of(view), game, view);
  switch (view.phase) {
    case Phase::gear:
      return thought.choose_gear(legal);
    case Phase::push:
      return thought.choose_push(legal);
    case Phase::plan:
    case Phase::renewal:
      return thought.choose_plan(legal);
    case Phase::box:
      return thought.choose_repair(legal);
    default:
      // GPA-BOX-3  New tyres cost nothing.
      return legal[0];
  }
}

}  // namespace chicane::grand_prix_advanced
