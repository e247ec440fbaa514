// The rule set `speed-circuit`: Avalon Hill's Speed Circuit of 1977. See RULES.md.
#pragma once

#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "core/checked.h"
#include "core/rule_set.h"
#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/event.h"
#include "rules/speed_circuit/options.h"
#include "rules/speed_circuit/refusal.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// What a die is thrown for.
enum class Purpose : std::uint8_t { grid, start, acceleration, top_speed, brakes, chance };

// Builds and plots, which all give at once and hidden (SC-2.4c, SC-3.6).
inline bool is_hidden_round(Phase phase) { return phase == Phase::build || phase == Phase::plot; }

// What the car at the wheel chooses.
inline bool is_choice(Phase phase) {
  return phase == Phase::drive || phase == Phase::corner_option || phase == Phase::brake_option;
}

// The die that is owed, or nothing: the race is over.
Pending owed_die(const State& state);

struct SpeedCircuit {
  using Options = speed_circuit::Options;
  using Game = speed_circuit::Game;
  using State = speed_circuit::State;
  using Decision = speed_circuit::Decision;
  using DecisionList = speed_circuit::DecisionList;
  using Refusal = speed_circuit::Refusal;
  using Event = speed_circuit::Event;

  static constexpr std::string_view kId = "speed-circuit";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  static State setup(const Game& game, int seats);

  // Here, and the die kept apart, so that the loops that ask it for every decision have it inline.
  [[gnu::always_inline]] static Pending pending(const Game&, const State& state) {
    if (is_hidden_round(state.phase))
      return {Pending::Kind::seats, SeatSet::from_bits(state.waiting), {}};
    if (is_choice(state.phase))
      return {Pending::Kind::seats, SeatSet::of(seat_at(state.order[state.mover])), {}};
    return owed_die(state);
  }
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<SpeedCircuit>, Refusal> check(const Game& game, const State& state,
                                                      Seat seat, const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<SpeedCircuit> listed(const Game& game, const State& state, Seat seat,
                                      const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<SpeedCircuit>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<SpeedCircuit>& checked,
                    Sink& sink);
  static State view(const State& state, Seat seat);
};

static_assert(RuleSet<SpeedCircuit>);

using Rules = SpeedCircuit;  // As the list of games calls it.

}  // namespace chicane::speed_circuit
