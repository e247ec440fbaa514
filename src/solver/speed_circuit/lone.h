// The lone car of `speed-circuit`.
#pragma once

#include "rules/speed_circuit/speed_circuit.h"
#include "solver/lone.h"

namespace chicane {

template <>
struct Lone<speed_circuit::SpeedCircuit> {
  static constexpr bool kHasSmallMoves = true;

  struct Key {
    speed_circuit::Car car;
    speed_circuit::Move move;
    speed_circuit::Phase phase;
    std::array<std::uint8_t, 7> unused_;
  };

  static speed_circuit::State start(const speed_circuit::Game& game, int build);
  static Key key(const speed_circuit::Game& game, const speed_circuit::State& state);
  static speed_circuit::State state(const speed_circuit::Game& game, const Key& key);
  static speed_circuit::State alone(const speed_circuit::Game& game,
                                    const speed_circuit::State& field, int car);
  static int car_of(const speed_circuit::State&, Seat seat) { return index(seat); }
  static int clock(const speed_circuit::State& state) { return state.turn; }
  static bool is_sure(const speed_circuit::Game& game, const speed_circuit::State& state,
                      const speed_circuit::Decision& decision);
  static LoneEnd end(const speed_circuit::Game& game, const speed_circuit::State& state);
};

}  // namespace chicane
