#include "drivers/speed_circuit/field.h"

#include <array>

#include "rules/speed_circuit/preparation.h"

namespace chicane {

using speed_circuit::Phase;
using speed_circuit::Points;
using speed_circuit::SpeedCircuit;

using TheField = Field<SpeedCircuit>;

namespace {

// Good on many circuits (chicane lab builds): which is best here the lap says.
constexpr std::array<Points, 6> kGoodBuilds = {{{2, 1, 0, 1, 1},
                                                {2, 2, 0, 0, 1},
                                                {0, 2, 0, 2, 1},
                                                {1, 1, 0, 2, 1},
                                                {2, 1, 1, 1, 0},
                                                {1, 2, 0, 2, 0}}};

// Of two who come home in the same turn the one who is farther: eight rows are a turn.
constexpr double kRowTurns = 0.1;

LapGoal sure_race(int laps) {
  LapGoal goal = goal_for_laps(laps);
  goal.is_sure = true;
  goal.beyond_turns = kRowTurns;
  return goal;
}

}  // namespace

TheField::Promise::Promise(const Game& game) : lap_(game, sure_race(game.options.laps)) {}

TheField::State TheField::guess(const Game&, const State& view, Seat) {
  State whole = view;
  if (view.phase != Phase::plot) return whole;
  for (int car = 0; car < view.car_count; ++car) {
    if (view.cars[car].is_running())
      whole.waiting = static_cast<std::uint16_t>(whole.waiting | 1u << car);
  }
  return whole;
}

std::optional<TheField::Decision> TheField::choose_car(const Game& game,
                                                       const speed_circuit::DecisionList& legal) {
  if (legal[0].kind != speed_circuit::DecisionKind::build) return std::nullopt;
  // What is best for one lap is good for more, and known in no time.
  Game one_lap = game;
  one_lap.options.laps = 1;
  Promise promise(one_lap);
  std::optional<Decision> best;
  double least = 0;
  for (const Points& points : kGoodBuilds) {
    const Decision decision = speed_circuit::build(points);
    if (std::find(legal.begin(), legal.end(), decision) == legal.end()) continue;
    const auto number = static_cast<int>(std::find(speed_circuit::all_builds().begin(),
                                                   speed_circuit::all_builds().end(), decision) -
                                         speed_circuit::all_builds().begin());
    const double turns = promise.turns(one_lap, Lone<SpeedCircuit>::start(one_lap, number), 0);
    if (best && turns >= least) continue;
    best = decision;
    least = turns;
  }
  return best;
}

}  // namespace chicane
