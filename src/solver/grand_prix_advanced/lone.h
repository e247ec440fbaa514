// The lone car of `grand-prix-advanced`: one car of its team, nobody automatic. Practice laps are
// no part of it.
#pragma once

#include <cstdint>

#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "solver/lone.h"

namespace chicane {

template <>
struct Lone<grand_prix_advanced::GrandPrixAdvanced> {
  static constexpr bool kHasSmallMoves = false;

  struct Key {
    std::uint64_t brakings;  // Of the rest of the plan; with cells and is_to_box.
    std::uint8_t cell;
    std::uint8_t to_go;
    std::uint8_t gear;  // Engaged when the go is over.
    grand_prix_advanced::DamageSet damage;
    grand_prix_advanced::Phase phase;
    grand_prix_advanced::Status status;
    std::uint8_t least;  // Of the window, what is left.
    std::uint8_t most;
    std::uint8_t used;  // The gear; while a shift is thrown for, the one wanted.
    std::uint8_t tolerance;
    std::uint8_t pushed;
    std::uint8_t modifier;  // Of the risk die, with suspension damage.
    std::uint8_t cells;     // Of the rest of the plan.
    std::uint8_t checks;
    std::uint8_t still;
    bool is_to_box : 1;
    bool has_entered : 1;  // A cell or the box, in this go.
    bool is_damaged : 1;   // In this cell.
    bool is_starting : 1;
    bool may_push : 1;
    std::uint8_t unused_ : 3;
  };

  static grand_prix_advanced::State start(const grand_prix_advanced::Game& game, int build);
  static Key key(const grand_prix_advanced::Game& game, const grand_prix_advanced::State& state);
  static grand_prix_advanced::State state(const grand_prix_advanced::Game& game, const Key& key);
  static grand_prix_advanced::State alone(const grand_prix_advanced::Game& game,
                                          const grand_prix_advanced::State& field, int car);
  // A move is counted when the next one begins, but after the last there is none.
  static int car_of(const grand_prix_advanced::State& state, Seat) { return state.go.car; }
  static int clock(const grand_prix_advanced::State& state) {
    return static_cast<int>(state.move) - (state.phase == grand_prix_advanced::Phase::over ? 0 : 1);
  }
  static bool is_sure(const grand_prix_advanced::Game& game,
                      const grand_prix_advanced::State& state,
                      const grand_prix_advanced::Decision& decision);
  static LoneEnd end(const grand_prix_advanced::Game& game,
                     const grand_prix_advanced::State& state);
};

}  // namespace chicane
