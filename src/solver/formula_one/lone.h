// The lone car of `formula-one`.
//
// It draws its pit cards from a fresh deck at each stop: what an earlier stop has shown is
// forgotten. While it drives, all cards of the deck are hidden ones; once it has drawn one of them
// chance is asked which it was, which the rules of a race do not do: settled() says so. A tactic
// card that is used is gone: the pit card XT gives nothing back.
#pragma once

#include <array>
#include <cstdint>

#include "rules/formula_one/formula_one.h"
#include "solver/lone.h"

namespace chicane {

template <>
struct Lone<formula_one::FormulaOne> {
  static constexpr bool kHasSmallMoves = false;

  struct Key {
    formula_one::SquareId at;
    // What the move has passed and is still to be resolved for: four bits for a band from 1, or the
    // line, above them two for the excess, in steps of 20 mph up to 60; 0 ends the list.
    std::array<std::uint8_t, formula_one::kPassedMax> passed;
    std::array<std::uint8_t, formula_one::kTactics> hand;
    formula_one::Phase phase;  // shuffle_pits: the car stands in its pit and draws a card.
    formula_one::Where where;
    Speed speed;
    Speed cap;
    std::uint8_t tyre;
    std::uint8_t brake;
    std::uint8_t laps;
    std::uint8_t still;
    std::uint8_t car : 3;  // Each has a pit of its own.
    std::uint8_t first_face : 3;
    bool has_special : 1;
    bool has_superb : 1;
    std::uint8_t brake_failure : 2;
    std::uint8_t faulty : 2;
    bool is_arriving : 1;
    bool has_moved : 1;  // In this turn.
    std::uint8_t unused_ : 2;
    std::uint8_t unused_too_;
  };

  static formula_one::State start(const formula_one::Game& game, int build);
  static Key key(const formula_one::Game& game, const formula_one::State& state);
  static formula_one::State state(const formula_one::Game& game, const Key& key);
  // The state itself, but for a stop: the car that has drawn a hidden card waits for chance, and
  // one that knows its card has obeyed it. Who drives a lone car by the rules settles each state.
  static formula_one::State settled(const formula_one::Game& game, const formula_one::State& state);
  // The car keeps its number and its hand. The clock of one that has moves to miss stands at their
  // number.
  static formula_one::State alone(const formula_one::Game& game, const formula_one::State& field,
                                  int car);
  static int car_of(const formula_one::State& state, Seat seat) {
    return state.car_of(index(seat));
  }
  static int clock(const formula_one::State& state);
  static bool is_sure(const formula_one::Game& game, const formula_one::State& state,
                      const formula_one::Decision& decision);
  static LoneEnd end(const formula_one::Game& game, const formula_one::State& state);
};

}  // namespace chicane
