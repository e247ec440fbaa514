// The rule set `speed-circuit-wbc`: the tournament rules of Speed Circuit, 2011. See RULES.md.
#pragma once

#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "core/checked.h"
#include "core/rule_set.h"
#include "rules/speed_circuit_wbc/decision.h"
#include "rules/speed_circuit_wbc/event.h"
#include "rules/speed_circuit_wbc/options.h"
#include "rules/speed_circuit_wbc/refusal.h"
#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// What a die is thrown for.
enum class Purpose : std::uint8_t {
  grid,
  start,
  acceleration,
  top_speed,
  brakes,
  chance,
  pass,
  wreck,
  side,
};

struct SpeedCircuitWbc {
  using Options = speed_circuit_wbc::Options;
  using Game = speed_circuit_wbc::Game;
  using State = speed_circuit_wbc::State;
  using Decision = speed_circuit_wbc::Decision;
  using DecisionList = speed_circuit_wbc::DecisionList;
  using Refusal = speed_circuit_wbc::Refusal;
  using Event = speed_circuit_wbc::Event;

  static constexpr std::string_view kId = "speed-circuit-wbc";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  static State setup(const Game& game, int seats);

  static Pending pending(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<SpeedCircuitWbc>, Refusal> check(const Game& game, const State& state,
                                                         Seat seat, const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<SpeedCircuitWbc> listed(const Game& game, const State& state, Seat seat,
                                         const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<SpeedCircuitWbc>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<SpeedCircuitWbc>& checked,
                    Sink& sink);
  static State view(const State& state, Seat seat);
};

static_assert(RuleSet<SpeedCircuitWbc>);

using Rules = SpeedCircuitWbc;  // As the list of games calls it.

}  // namespace chicane::speed_circuit_wbc
