// The lone car of `speed-circuit-wbc`.
#pragma once

#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"
#include "solver/lone.h"
#include "solver/speed_circuit_wbc/packed.h"

namespace chicane {

template <>
struct Lone<speed_circuit_wbc::SpeedCircuitWbc> {
  static constexpr bool kHasSmallMoves = false;

  using Key = speed_circuit_wbc::Packed;

  static speed_circuit_wbc::State start(const speed_circuit_wbc::Game& game, int build);
  static Key key(const speed_circuit_wbc::Game& game, const speed_circuit_wbc::State& state);
  static speed_circuit_wbc::State state(const speed_circuit_wbc::Game& game, const Key& key);
  static speed_circuit_wbc::State alone(const speed_circuit_wbc::Game& game,
                                        const speed_circuit_wbc::State& field, int car);
  static int car_of(const speed_circuit_wbc::State&, Seat seat) { return index(seat); }
  static int clock(const speed_circuit_wbc::State& state) { return state.turn; }
  static bool is_sure(const speed_circuit_wbc::Game& game, const speed_circuit_wbc::State& state,
                      const speed_circuit_wbc::Decision& decision);
  static LoneEnd end(const speed_circuit_wbc::Game& game, const speed_circuit_wbc::State& state);
};

}  // namespace chicane
