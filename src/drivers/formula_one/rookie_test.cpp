#include "drivers/formula_one/rookie.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "drivers/formula_one/glance.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

constexpr for_tests::LawfulChoice<FormulaOne> choice;

// F1-PIT-1
TEST(FormulaOneRookie, StopsAtThePitWhenWorn) {
  for (const bool is_worn : {false, true}) {
    TestTable table({}, reference_board());
    Car& car = table.add_car(0, "1.59", 60_mph);
    car.tyre = is_worn ? 7 : 1;
    table.turn(0);
    const Rookie rookie(table.game());
    table.take(choice(rookie, table.game(), table.state, seat_at(0)));
    const Decision way = choice(rookie, table.game(), table.state, seat_at(0));
    EXPECT_EQ(way.path.ends_in_pit(), is_worn);
  }
}

// Of whole races: hardly a band is entered too fast, brakes last, cards are played for squares and
// Superb Driving is left to others.
TEST(FormulaOneRookie, DrivesWithinTheSafetySpeeds) {
  const Game game = *FormulaOne::make_game(*load_board("F1-REF"), {});
  const Rookie rookie(game);
  int ways = 0;
  int too_fast = 0;
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State state = FormulaOne::setup(game, kCarsMax);
    Random dice(seed);
    NoEvents nobody;
    play_out<FormulaOne>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList&) {
          const Decision decision = choice(rookie, game, now, seat);
          const bool is_way = decision.kind == DecisionKind::drive;
          ways += is_way ? 1 : 0;
          if (is_way && look_along(game.track, now, decision.path, now.move.set).over > 0)
            ++too_fast;
          cards += decision.kind == DecisionKind::card ? 1 : 0;
          EXPECT_NE(decision.kind, DecisionKind::superb);
          return decision;
        },
        dice, nobody);
    EXPECT_EQ(state.phase, Phase::over);
  }
  EXPECT_LT(50 * too_fast, ways);
  EXPECT_GT(cards, 20 * kCarsMax) << "more than one a car";
}

TEST(FormulaOneGlance, FindsThatSlowCarsCanGoOnFromEverywhereAndFastOnesCannot) {
  const Game game = *FormulaOne::make_game(*load_board("F1-REF"), {});
  const Track& track = game.track;
  int traps = 0;
  for (SquareId at = 0; at < track.square_count; ++at) {
    EXPECT_TRUE(can_go_on(track, at, 20_mph)) << at;
    traps += can_go_on(track, at, kTopSpeed) ? 0 : 1;
  }
  EXPECT_GT(traps, 0);
  EXPECT_LT(traps, track.square_count);
}

}  // namespace
}  // namespace chicane::formula_one
