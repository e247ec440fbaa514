#include "drivers/grand_prix_basic/reckoner.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/grand_prix_basic/game_for_tests.h"
#include "rules/grand_prix_basic/order.h"

namespace chicane::grand_prix_basic {
namespace {

TEST(GrandPrixBasicReckoner, ChoosesFromTheListWhateverThePosition) {
  const Game game = *GrandPrixBasic::make_game(*load_board("GP-REF"), {.laps = 1});
  const Reckoner reckoner(game);
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    for_tests::expect_lawful_choices<GrandPrixBasic>(reckoner, game, 12, seed);
}

// C11  An automatic car is as fast as the best driver alone, and leaves him his chances.
TEST(GrandPrixBasicReckoner, IsAMatchForAutomaticCars) {
  const Game game = *GrandPrixBasic::make_game(*load_board("GP-REF"), {.automatic = 1});
  const Reckoner reckoner(game);
  int won = 0;
  const int races = 200;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = GrandPrixBasic::setup(game, 1);
    Random random(seed);
    NoEvents nobody;
    play_out<GrandPrixBasic>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return reckoner.choose(game, now, seat, legal);
        },
        random, nobody);
    std::array<std::uint8_t, kCarsMax> cars{};
    classify(state, cars);
    won += state.cars[cars[0]].owner == 0 ? 1 : 0;
  }
  EXPECT_GT(won, races / 4);
}

// Alone it is as fast as its table says.
TEST(GrandPrixBasicReckoner, AloneIsAsFastAsCanBe) {
  const Game game = *GrandPrixBasic::make_game(*load_board("GP-REF"), {});
  const Reckoner reckoner(game);
  const Pace pace(game);
  long moves = 0;
  const int races = 400;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    TestTable table({}, for_tests::reference_ring());
    table.add_car(83, 4);
    table.state.is_manual = false;
    begin_move(table.game(), table.state);
    table.state.move = 1;
    table.go(0);
    Random random(seed);
    NoEvents nobody;
    play_out<GrandPrixBasic>(
        game, table.state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return reckoner.choose(game, now, seat, legal);
        },
        random, nobody);
    moves += table.state.move;
  }
  EXPECT_NEAR(static_cast<double>(moves) / races, static_cast<double>(pace.from(4, 83)) / kGo, 0.6);
}

}  // namespace
}  // namespace chicane::grand_prix_basic
