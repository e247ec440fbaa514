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
constexpr std::array kGoodBuilds = {
    speed_circuit::build(Points{2, 1, 0, 1, 1}), speed_circuit::build(Points{2, 2, 0, 0, 1}),
    speed_circuit::build(Points{0, 2, 0, 2, 1}), speed_circuit::build(Points{1, 1, 0, 2, 1}),
    speed_circuit::build(Points{2, 1, 1, 1, 0}), speed_circuit::build(Points{1, 2, 0, 2, 0})};

}  // namespace

TheField::State TheField::guess(const Game&, const State& view, Seat) {
  State whole = view;
  if (view.phase == Phase::plot) open_plots(whole);
  return whole;
}

std::optional<TheField::Decision> TheField::choose_car(const Game& game, Shelf& shelf,
                                                       const speed_circuit::DecisionList& legal) {
  if (legal[0].kind != speed_circuit::DecisionKind::build) return std::nullopt;
  return best_build<SpeedCircuit>(game, shelf, legal, kGoodBuilds, speed_circuit::all_builds());
}

}  // namespace chicane
