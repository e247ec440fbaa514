#include "drivers/motorchamp/choice.h"

#include <limits>

namespace chicane::motorchamp {

namespace {

Turns time_of(const Game& game, const State& view, const Outlook& outlook,
              const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::throw_dice:
      // Too many dice are lawful to throw under `faults = punish`, and never wise.
      if (kDiceOf[decision.number] > dice_allowed(game, view, view.at_wheel()))
        return std::numeric_limits<Turns>::max();
      return view.at_wheel().where == Where::track ? outlook.of_throw(throw_of(decision)) : 0;
    case DecisionKind::play:
      return outlook.of_target(target_of(decision));
    case DecisionKind::slip:
      return outlook.of_tow(target_of(decision));
    default:
      return 0;
  }
}

}  // namespace

bool is_at_wheel(const State& view) {
  return view.phase == Phase::throw_choice || view.phase == Phase::play ||
         view.phase == Phase::slip;
}

Decision choose_by(const Pace& pace, Heed heed, const Game& game, const State& view,
                   const DecisionList& legal) {
  if (view.phase == Phase::claim) return claim(true);
  if (view.phase == Phase::objection) return waive();
  if (!is_at_wheel(view) || legal.size() == 1) return legal[0];
  const Outlook outlook(pace, heed, game, view, view.move.car);
  const Decision* best = &legal[0];
  Turns least = std::numeric_limits<Turns>::max();
  for (const Decision& decision : legal) {
    const Turns time = time_of(game, view, outlook, decision);
    if (time >= least) continue;
    best = &decision;
    least = time;
  }
  return *best;
}

}  // namespace chicane::motorchamp
