// The rule set `motorchamp`: MotorChamp, AZA-Spiele 2000. See RULES.md.
#pragma once

#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "core/checked.h"
#include "core/rule_set.h"
#include "rules/motorchamp/decision.h"
#include "rules/motorchamp/event.h"
#include "rules/motorchamp/options.h"
#include "rules/motorchamp/refusal.h"
#include "rules/motorchamp/state.h"

namespace chicane::motorchamp {

// What a die is thrown for.
enum class Purpose : std::uint8_t { grid, move, throw_off };

struct MotorChamp {
  using Options = motorchamp::Options;
  using Game = motorchamp::Game;
  using State = motorchamp::State;
  using Decision = motorchamp::Decision;
  using DecisionList = motorchamp::DecisionList;
  using Refusal = motorchamp::Refusal;
  using Event = motorchamp::Event;

  static constexpr std::string_view kId = "motorchamp";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  // Can so many players race here (MC-PLY)?
  static bool can_seat(const Game& game, int seats);
  static State setup(const Game& game, int seats);

  static Pending pending(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<MotorChamp>, Refusal> check(const Game& game, const State& state, Seat seat,
                                                    const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<MotorChamp> listed(const Game& game, const State& state, Seat seat,
                                    const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<MotorChamp>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<MotorChamp>& checked, Sink& sink);
  // Nothing is hidden in this game.
  static State view(const State& state, Seat) { return state; }
};

static_assert(RuleSet<MotorChamp>);

using Rules = MotorChamp;  // As the list of games calls it.

// For tables that place cars themselves.
// A round begins with the running cars in their order; the race ends if there is none.
void begin_round(const Game& game, State& state);
// D1 of that car is open.
void begin_turn(const Game& game, State& state, int car);

}  // namespace chicane::motorchamp
