// The rule set `grand-prix-advanced`: Grand Prix (International Team), the level with gears, risk,
// damage and boxes. RULES.md has the rules; clause ids in the code refer to it.
#pragma once

#include <string_view>

#include "base/result.h"
#include "core/rule_set.h"
#include "rules/grand_prix_advanced/event.h"
#include "rules/grand_prix_advanced/refusal.h"
#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced {

// What a die is thrown for.
enum class Purpose : std::uint8_t {
  start_order,
  shift,
  start,
  push,
  risk,
  check,
  restart,
  damage,
  involvement,
  automatic,
};

struct GrandPrixAdvanced {
  using Options = grand_prix_advanced::Options;
  using Game = grand_prix_advanced::Game;
  using State = grand_prix_advanced::State;
  using Decision = grand_prix_advanced::Decision;
  using DecisionList = grand_prix_advanced::DecisionList;
  using Refusal = grand_prix_advanced::Refusal;
  using Event = grand_prix_advanced::Event;

  static constexpr std::string_view kId = "grand-prix-advanced";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  static State setup(const Game& game, int seats);

  static Pending pending(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<GrandPrixAdvanced>, Refusal> check(const Game& game, const State& state,
                                                           Seat seat, const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<GrandPrixAdvanced> listed(const Game& game, const State& state, Seat seat,
                                           const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<GrandPrixAdvanced>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<GrandPrixAdvanced>& checked,
                    Sink& sink);
  // Nothing is hidden in this game.
  static State view(const State& state, Seat) { return state; }
};

static_assert(RuleSet<GrandPrixAdvanced>);

using Rules = GrandPrixAdvanced;  // As the list of games calls it.

// For tables that place cars themselves.
void begin_go(const Game& game, State& state, int car);
// A move begins: its order is fixed, nobody has had a go.
void begin_move(State& state);

}  // namespace chicane::grand_prix_advanced
