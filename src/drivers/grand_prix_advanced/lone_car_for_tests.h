// One car on the reference board, for tests of those who drive it.
#pragma once

#include "catalog/boards.h"
#include "drivers/grand_prix_advanced/temper.h"
#include "drivers/lawful_choice_for_tests.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/order.h"

namespace chicane::grand_prix_advanced {

// RULES.md, 6.1, but for the careful one: that runs no risk at all.
inline constexpr Temper kCareful{8, 80};
inline constexpr Temper kBalanced{3, 30};
inline constexpr Temper kBold{1, 20};

inline Game reference_game(const Options& options = {}) {
  return *GrandPrixAdvanced::make_game(*load_board("GP-REF"), options);
}

inline constexpr for_tests::LawfulChoice<GrandPrixAdvanced> choice;

// One car out on the track, its go about to begin.
inline State car_at(const Game& game, int cell, int to_go, int gear,
                    std::initializer_list<Damage> damages = {}) {
  State state = GrandPrixAdvanced::setup(game, 1);
  state.phase = Phase::idle;
  state.cars[1].status = Status::out;
  Car& car = state.cars[0];
  car.status = Status::run;
  car.cell = static_cast<std::uint8_t>(cell);
  car.to_go = static_cast<std::uint8_t>(to_go);
  car.gear = static_cast<std::uint8_t>(gear);
  for (const Damage damage : damages) car.damage.add(damage);
  begin_move(state);
  begin_go(game, state, 0);
  return state;
}

// Drives on alone until `is_done(state)`; chance throws ones: the best risk die, no damage.
template <class Thought, class IsDone>
void drive(const Thought& thought, const Game& game, State& state, IsDone is_done) {
  NoEvents nobody;
  for (int i = 0; i < 200 && !is_done(state) && state.phase != Phase::over; ++i) {
    const Seat seat = next_to_answer(GrandPrixAdvanced::pending(game, state));
    const Decision decision = seat == kChance ? roll(1) : choice(thought, game, state, seat);
    GrandPrixAdvanced::apply(game, state, GrandPrixAdvanced::listed(game, state, seat, decision),
                             nobody);
  }
}

}  // namespace chicane::grand_prix_advanced
