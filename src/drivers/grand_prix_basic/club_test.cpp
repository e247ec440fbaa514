#include "drivers/grand_prix_basic/club.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/grand_prix_basic/game_for_tests.h"
#include "rules/grand_prix_basic/order.h"

namespace chicane::grand_prix_basic {
namespace {

Game game_on(const char* board, const Options& options = {}) {
  return *GrandPrixBasic::make_game(*load_board(board), options);
}

constexpr for_tests::LawfulChoice<GrandPrixBasic> choice;

// From any position that random driving leads to.
TEST(GrandPrixBasicClub, ChoosesFromTheListWhateverThePosition) {
  struct Setting {
    const char* board;
    int seats;
    Options options;
  };
  const Setting settings[] = {
      {"GP-REF", 12, {.laps = 1}},
      {"GPB-TT", 4, {.laps = 2, .automatic = 2}},
      {"GPB-TT", 12, {.laps = 2, .order = MoveOrder::seats, .cars_per_player = 1}},
      {"GPA-TT", 1, {.automatic = 3}},
  };
  for (const Setting& setting : settings) {
    SCOPED_TRACE(setting.board);
    const Game game = game_on(setting.board, setting.options);
    const Club club(game);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      for_tests::expect_lawful_choices<GrandPrixBasic>(club, game, setting.seats, seed);
    }
  }
}

TEST(GrandPrixBasicClub, BeatsRandomDriving) {
  const Game game = game_on("GP-REF");
  const Club club(game);
  int won = 0;
  const int races = 60;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = GrandPrixBasic::setup(game, 2);
    Random random(seed);
    NoEvents nobody;
    play_out<GrandPrixBasic>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return seat == seat_at(0) ? club.choose(game, now, seat, legal)
                                    : choose_random<GrandPrixBasic>(legal, random);
        },
        random, nobody);
    std::array<std::uint8_t, kCarsMax> cars{};
    classify(state, cars);
    won += state.cars[cars[0]].owner == 0 && state.cars[cars[1]].owner == 0 ? 1 : 0;
  }
  EXPECT_EQ(won, races) << "both cars, every time";
}

// C11  An automatic car is as fast as the best driver alone; in a field of club drivers all have
// chances.
TEST(GrandPrixBasicClub, IsAMatchForAutomaticCars) {
  const Game game = game_on("GP-REF", {.automatic = 1});
  const Club club(game);
  int won = 0;
  const int races = 200;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = GrandPrixBasic::setup(game, 1);
    Random random(seed);
    NoEvents nobody;
    play_out<GrandPrixBasic>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return club.choose(game, now, seat, legal);
        },
        random, nobody);
    std::array<std::uint8_t, kCarsMax> cars{};
    classify(state, cars);
    won += state.cars[cars[0]].owner == 0 ? 1 : 0;
  }
  EXPECT_GT(won, races / 4);
}

// Alone he is as fast as his table says.
TEST(GrandPrixBasicClub, AloneIsAsFastAsCanBe) {
  const Game game = game_on("GP-REF");
  const Club club(game);
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
          return club.choose(game, now, seat, legal);
        },
        random, nobody);
    moves += table.state.move;
  }
  EXPECT_NEAR(static_cast<double>(moves) / races, static_cast<double>(pace.from(4, 83)) / kGo, 0.6);
}

TEST(GrandPrixBasicClub, TakesTwoDiceOnTheStraightAndOneBeforeAHardCorner) {
  const auto answer = [](int cell) {
    TestTable table({}, for_tests::reference_ring());
    table.add_car(cell);
    table.go(0);
    return choice(Club(table.game()), table.game(), table.state, seat_at(0));
  };
  EXPECT_EQ(answer(0), dice(2));
  EXPECT_EQ(answer(73), dice(2));
  EXPECT_EQ(answer(45), dice(1)) << "2, 3, 2 ahead";
}

TEST(GrandPrixBasicClub, CrossesTheFinalLineAsFarAsHeCan) {
  TestTable table;
  table.add_car(27, 1);
  table.threw(0, {4, 6});
  EXPECT_EQ(choice(Club(table.game()), table.game(), table.state, seat_at(0)), goal(10));
}

// Luck is for those who have little to lose by it.
TEST(GrandPrixBasicClub, StopsRatherThanTryHisLuck) {
  TestTable table;
  table.add_car(12);
  table.add_car(14);
  table.threw(0, {2, 1});
  table.take(goal(3));
  table.rolls({1});
  EXPECT_EQ(choice(Club(table.game()), table.game(), table.state, seat_at(0)), stop(2));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
