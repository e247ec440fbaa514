#include "drivers/speed_circuit/field.h"

#include <array>

#include "rules/speed_circuit/preparation.h"

namespace chicane {

using speed_circuit::Phase;
using speed_circuit::Points;
using speed_circuit::SpeedCircuit;

using TheField = Field<SpeedCircuit>;

namespace {

// Among the fastest alone on Monza, Monaco or Watkins Glen: which is best here the lap says.
constexpr std::array<Points, 6> kGoodBuilds = {{{2, 1, 0, 1, 1},
                                                {2, 2, 0, 0, 1},
                                                {0, 2, 0, 2, 1},
                                                {1, 1, 0, 2, 1},
                                                {2, 1, 1, 1, 0},
                                                {1, 2, 0, 2, 0}}};

}  // namespace

TheField::State TheField::guess(const Game&, const State& view, Seat) {
  State whole = view;
  if (view.phase == Phase::plot) open_plots(whole);
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
