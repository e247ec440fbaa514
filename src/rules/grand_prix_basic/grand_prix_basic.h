// The rule set `grand-prix-basic`: Grand Prix (International Team), the simple level. RULES.md has
// the rules; clause ids in the code refer to it.
#pragma once

#include <string_view>

#include "base/result.h"
#include "core/rule_set.h"
#include "rules/grand_prix_basic/event.h"
#include "rules/grand_prix_basic/refusal.h"
#include "rules/grand_prix_basic/state.h"

namespace chicane::grand_prix_basic {

// What a die is thrown for.
enum class Purpose : std::uint8_t { start, movement, automatic, overtake, risk, luck, accident };

struct GrandPrixBasic {
  using Options = grand_prix_basic::Options;
  using Game = grand_prix_basic::Game;
  using State = grand_prix_basic::State;
  using Decision = grand_prix_basic::Decision;
  using DecisionList = grand_prix_basic::DecisionList;
  using Refusal = grand_prix_basic::Refusal;
  using Event = grand_prix_basic::Event;

  static constexpr std::string_view kId = "grand-prix-basic";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  static State setup(const Game& game, int seats);

  static Pending pending(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<GrandPrixBasic>, Refusal> check(const Game& game, const State& state,
                                                        Seat seat, const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<GrandPrixBasic> listed(const Game& game, const State& state, Seat seat,
                                        const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<GrandPrixBasic>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<GrandPrixBasic>& checked,
                    Sink& sink);
  // Nothing is hidden in this game.
  static State view(const State& state, Seat) { return state; }
};

static_assert(RuleSet<GrandPrixBasic>);

using Rules = GrandPrixBasic;  // As the list of games calls it.

// For tables that place cars themselves.
void begin_go(const Game& game, State& state, int car);
// A move begins: its order is fixed, nobody has had a go.
void begin_move(const Game& game, State& state);

}  // namespace chicane::grand_prix_basic
