#include "drivers/speed_circuit_wbc/field.h"

#include <array>

#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane {

using speed_circuit_wbc::Levels;
using speed_circuit_wbc::Phase;
using speed_circuit_wbc::SpeedCircuitWbc;

using TheField = Field<SpeedCircuitWbc>;

namespace {

// Among the fastest alone on Monza, Monaco or Watkins Glen: which is best here the lap says.
constexpr std::array kGoodBuilds = {speed_circuit_wbc::build(Levels{1, 0, 0, 1, 2, -2}),
                                    speed_circuit_wbc::build(Levels{1, 1, 0, 1, 1, -2}),
                                    speed_circuit_wbc::build(Levels{1, 0, 0, 1, 1, -1}),
                                    speed_circuit_wbc::build(Levels{-2, 2, 1, 2, 1, -2}),
                                    speed_circuit_wbc::build(Levels{0, 1, 1, 1, 1, -2}),
                                    speed_circuit_wbc::build(Levels{1, 1, 0, 0, 2, -2}),
                                    speed_circuit_wbc::build(Levels{1, 0, -1, 0, 2, 0})};

}  // namespace

TheField::State TheField::guess(const Game&, const State& view, Seat) {
  State whole = view;
  if (view.phase == Phase::plot) open_plots(whole);
  return whole;
}

std::optional<speed_circuit_wbc::Decision> TheField::choose_car(
    const Game& game, Shelf& shelf, const speed_circuit_wbc::DecisionList& legal) {
  if (legal[0].kind != speed_circuit_wbc::DecisionKind::build) return std::nullopt;
  return best_build<SpeedCircuitWbc>(game, shelf, legal, kGoodBuilds,
                                     speed_circuit_wbc::all_builds());
}

}  // namespace chicane
