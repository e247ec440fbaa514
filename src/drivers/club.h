// Club: drives by the perfect lap. He thinks his own move through to its end, dice enumerated, with
// the others where they stand; from there on he counts what a lap would take him alone. Where all
// answer at once he plans as if he were alone.
#pragma once

#include <algorithm>

#include "solver/move_value.h"

namespace chicane {

// `Ways` gives a rule set's own part, with static members:
//   Rookie                 who decides what has nothing to do with laps
//   kIsSure                is the lap of sure decisions alone, where the whole one is too large?
//   is_thought(state)      is this a decision of the lap: not one before the start?
//   is_alone(state)        is it decided as if he were alone: because all answer at once, unseen,
//   or
//                          because too much of the move is still to be thrown?
template <RuleSet R, class Ways>
class Club {
 public:
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

  explicit Club(const Game& game) : rookie_(game), lap_(game, goal_for(game)) {}

  Decision choose(const Game& game, const State& view, Seat seat, const DecisionList& legal) {
    if (legal.size() == 1) return legal[0];
    if (!Ways::is_thought(view)) return rookie_.choose(game, view, seat, legal);
    if (Ways::is_alone(view)) {
      const State lone = Lone<R>::alone(game, view, Lone<R>::car_of(view, seat));
      DecisionList own;
      R::legal(game, lone, seat_at(0), own);
      const Decision best =
          Ways::kIsSure ? best_of(game, lone, seat_at(0), own) : lap_.best(lone).value_or(own[0]);
      // Alone he may do what he may do among others, and nothing else.
      if (std::find(legal.begin(), legal.end(), best) != legal.end()) return best;
      return rookie_.choose(game, view, seat, legal);
    }
    return best_of(game, view, seat, legal);
  }

 private:
  // Of decisions that are this near to one another the first is taken.
  static constexpr double kSame = 1e-7;

  static LapGoal goal_for(const Game& game) {
    LapGoal goal = goal_for_laps(game.options.laps);
    goal.is_sure = Ways::kIsSure;
    return goal;
  }

  Decision best_of(const Game& game, const State& state, Seat seat, const DecisionList& legal) {
    MoveValue<R> value(game, lap_, state, seat);
    const Decision* best = legal.begin();
    double least = value.of(*best);
    for (const Decision* each = legal.begin() + 1; each != legal.end(); ++each) {
      const double turns = value.of(*each);
      if (turns >= least - kSame) continue;
      least = turns;
      best = each;
    }
    return *best;
  }

  typename Ways::Rookie rookie_;
  PerfectLap<R> lap_;
};

}  // namespace chicane
