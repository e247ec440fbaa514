// The lone car of `grand-prix-basic`.
#pragma once

#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "solver/lone.h"

namespace chicane {

template <>
struct Lone<grand_prix_basic::GrandPrixBasic> {
  static constexpr bool kHasSmallMoves = false;

  using Game = grand_prix_basic::Game;
  using State = grand_prix_basic::State;
  using Decision = grand_prix_basic::Decision;
  using Phase = grand_prix_basic::Phase;

  struct Key {
    std::uint8_t cell;  // From where it goes on: cells that it has entered are settled.
    std::uint8_t to_go;
    Phase phase;
    std::uint8_t dice;
    std::uint8_t total;  // Of what lies on the table, until the goal is said.
    std::uint8_t goal;   // Cells still to be entered.
    std::array<std::uint8_t, 2> unused_;
  };

  // There are no builds.
  static State start(const Game& game, int build);
  static Key key(const Game& game, const State& state);
  static State state(const Game& game, const Key& key);
  // The clock of a car that has goes to miss stands at their number.
  static State alone(const Game& game, const State& field, int car);
  static int car_of(const State& state, Seat) { return state.go.car; }
  static int clock(const State& state);
  static bool is_sure(const Game& game, const State& state, const Decision& decision);
  static LoneEnd end(const Game& game, const State& state);
};

}  // namespace chicane
