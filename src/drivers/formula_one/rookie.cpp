#include "drivers/formula_one/rookie.h"

#include <algorithm>
#include <tuple>

#include "drivers/formula_one/glance.h"
#include "drivers/formula_one/worn.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::formula_one {

namespace {

bool leads_to_pit(const Game& game, const State& view, Speed speed) {
  PathList paths;
  list_pit_paths(game.track, view, view.move.car, speed.spaces(), speed, paths);
  return !paths.empty();
}

// The fastest that is good; none of 0, which leads nowhere.
template <class IsGood>
const Decision* fastest(const DecisionList& legal, IsGood is_good) {
  for (std::size_t i = legal.size(); i-- > 0;) {
    const Decision& decision = legal[i];
    if (decision.kind == DecisionKind::set && decision.number > 0 && is_good(speed_of(decision)))
      return &decision;
  }
  return nullptr;
}

Decision choose_speed(const Game& game, const State& view, const DecisionList& legal) {
  const Car& car = view.at_wheel();
  const auto is_stop = [&](Speed speed) { return leads_to_pit(game, view, speed); };
  const auto is_free = [&](Speed speed) { return cost_of_setting(car, speed) == Wear{}; };
  const auto is_safe = [&](Speed speed) { return can_set(game.track, view, speed); };
  if (is_worn(car)) {
    if (const Decision* stop = fastest(legal, is_stop)) return *stop;
  }
  if (const Decision* best =
          fastest(legal, [&](Speed speed) { return is_free(speed) && is_safe(speed); }))
    return *best;
  // He has been too fast, or is behind others: brakes that wear rather than a band taken too fast.
  if (const Decision* best = fastest(legal, is_safe)) return *best;
  for (const Decision& decision : legal) {
    if (decision.kind == DecisionKind::set && decision.number > 0 && is_free(speed_of(decision)))
      return decision;
  }
  return legal[legal.size() - 1];
}

// Into the pit only when worn; then the least above the safety speeds; then an end from which he
// can go on; then the farthest.
Decision choose_path(const Game& game, const State& view, const DecisionList& legal) {
  const Speed speed = view.move.set;
  const bool wants_pit = is_worn(view.at_wheel());
  const auto price_of = [&](const Decision& decision) {
    const WaySeen seen = look_along(game.track, view, decision.path, speed);
    const bool is_trap = seen.end != kNoSquare && !can_go_on(game.track, seen.end, speed);
    return std::tuple(decision.path.ends_in_pit() != wants_pit, seen.over, is_trap, -seen.rows);
  };
  return *std::min_element(legal.begin(), legal.end(), [&](const Decision& a, const Decision& b) {
    return price_of(a) < price_of(b);
  });
}

// The most squares that he can have on a straight.
Decision choose_card(const Game& game, const State& view, const DecisionList& legal) {
  const Speed speed = view.at_wheel().speed;
  Decision best = pass();
  for (const Decision& decision : legal) {
    if (decision.kind != DecisionKind::card || decision.path.count <= best.path.count) continue;
    if (decision.path.count < kExtraSquares[static_cast<std::size_t>(decision.card)]) continue;
    const WaySeen seen = look_along(game.track, view, decision.path, speed);
    if (seen.over > 0 || !can_go_on(game.track, seen.end, speed)) continue;
    best = decision;
  }
  return best;
}

}  // namespace

Decision Rookie::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::speed:
      return choose_speed(game, view, legal);
    case Phase::drive:
      return choose_path(game, view, legal);
    case Phase::card:
      return choose_card(game, view, legal);
    default:
      // A faster car ahead is a gift, and special tyres are for the first corner that needs them.
      return legal[0];
  }
}

}  // namespace chicane::formula_one
