#include "drivers/grand_prix_advanced/club.h"

#include <algorithm>
#include <array>

#include "base/digest.h"
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

// Who is farther ahead bears on nothing in this go: not on its cells, pushed or not, and not on
// the crowd before them.
constexpr int kFar = kCountMax + kCrowdNear;

// All in a race that bears on a decision of the car at the wheel: the car and its go, and those
// ahead of it, whoever they are. What is lawful follows from it.
std::uint64_t question_of(const Game& game, const State& view, std::size_t part,
                          std::size_t lawful) {
  const Car& own = view.at_wheel();
  const Go& go = view.go;
  const std::array<std::uint8_t, 24> about = {static_cast<std::uint8_t>(view.phase),
                                              static_cast<std::uint8_t>(part),
                                              static_cast<std::uint8_t>(lawful),
                                              own.cell,
                                              own.to_go,
                                              own.gear,
                                              own.damage.bits,
                                              static_cast<std::uint8_t>(own.status),
                                              own.is_starting,
                                              go.gear,
                                              go.wanted,
                                              go.modifier,
                                              go.held.bits,
                                              go.least,
                                              go.most,
                                              go.tolerance,
                                              go.pushed,
                                              go.count,
                                              go.entered,
                                              go.plan_cells,
                                              go.done,
                                              go.is_to_box,
                                              go.may_push};
  std::uint64_t others = 0;
  for (int i = 0; i < view.car_count; ++i) {
    const Car& car = view.cars[i];
    if (i == go.car || car.status != Status::run) continue;
    const int cells = car.cell - own.cell;
    if ((cells < 0 ? cells + game.ring.count : cells) > kFar) continue;
    const auto has_gone = static_cast<int>(view.acted >> i & 1u);
    const int ahead = (own.to_go - car.to_go) * game.ring.count + cells;
    others += mix(static_cast<std::uint64_t>(ahead * 2 + has_gone));
  }
  return mix(digest_of(about, go.brakings) + others);
}

}  // namespace

Club::Club(const Game& game, std::span<const Temper> tempers) {
  for (const Temper& temper : tempers) paces_.emplace_back(game, temper);
  if (game.options.start == StartOrder::practice) practice_.emplace(game, kPractice);
}

Decision Club::choose(const Game& game, const State& view, Seat, const DecisionList& legal) const {
  if (legal.size() == 1) return legal[0];
  // GPA-BOX-3  New tyres cost nothing.
  if (view.phase == Phase::tyres) return legal[0];
  // In practice the moves count too.
  if (view.is_practice && practice_) return think(*practice_, game, view, legal);
  const std::size_t part = part_of_field(view, paces_.size());
  if (!recall_.has_begun()) return think(paces_[part], game, view, legal);
  const std::uint64_t question = question_of(game, view, part, legal.size());
  if (const std::optional<std::size_t> known = recall_.find(question)) return legal[*known];
  const Decision decision = think(paces_[part], game, view, legal);
  recall_.note(question, static_cast<std::size_t>(std::find(legal.begin(), legal.end(), decision) -
                                                  legal.begin()));
  return decision;
}

Decision Club::think(const Pace& pace, const Game& game, const State& view,
                     const DecisionList& legal) {
  const Thought thought(pace, game, view);
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
      return legal[0];
  }
}

}  // namespace chicane::grand_prix_advanced
