// The rule set `formula-one`: Formula One (Waddingtons, 1962). RULES.md has the rules; clause ids
// in the code refer to it.
#pragma once

#include <string_view>

#include "base/result.h"
#include "core/rule_set.h"
#include "rules/formula_one/event.h"
#include "rules/formula_one/refusal.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// What a die is thrown for.
enum class Purpose : std::uint8_t { cars, pit_deck, deal, penalty };

struct FormulaOne {
  using Options = formula_one::Options;
  using Game = formula_one::Game;
  using State = formula_one::State;
  using Decision = formula_one::Decision;
  using DecisionList = formula_one::DecisionList;
  using Refusal = formula_one::Refusal;
  using Event = formula_one::Event;

  static constexpr std::string_view kId = "formula-one";
  static constexpr int kVersion = 1;

  static Result<Game, DataError> make_game(const Board& board, const Options& options);
  static int seats_max(const Game& game);
  static State setup(const Game& game, int seats);

  static Pending pending(const Game& game, const State& state);
  static void legal(const Game& game, const State& state, Seat seat, DecisionList& list);
  static Result<Checked<FormulaOne>, Refusal> check(const Game& game, const State& state, Seat seat,
                                                    const Decision& decision);
  // The decision stands in the list that legal() has made for this state and seat.
  static Checked<FormulaOne> listed(const Game& game, const State& state, Seat seat,
                                    const Decision& decision) {
    static_cast<void>(game);
    static_cast<void>(state);
#ifdef CHICANE_PARANOID
    CHICANE_ASSERT(static_cast<bool>(check(game, state, seat, decision)));
#endif
    return Checked<FormulaOne>(seat, decision);
  }
  // Instantiated for NoEvents and EventLog<Event>.
  template <class Sink>
  static void apply(const Game& game, State& state, const Checked<FormulaOne>& checked, Sink& sink);
  // Hides the hands of the others and the faces of cards that nobody has seen.
  static State view(const State& state, Seat seat);
};

static_assert(RuleSet<FormulaOne>);

using Rules = FormulaOne;  // As the list of games calls it.

// For tables that place cars themselves.
// The turn of that car begins: its speed is to be set, or it misses the move.
void begin_turn(const Game& game, State& state, int car);
// A round begins: nobody has had a turn.
void begin_round(State& state);

}  // namespace chicane::formula_one
