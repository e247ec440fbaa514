#include "drivers/grand_prix_basic/club.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/grand_prix_basic/reckoner.h"
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

constexpr int kCells = 84;  // Of the reference ring.

// In a cell of the reference ring, another car so many cells ahead; none if 0.
template <class Driver>
Decision dice_taken(int cell, int other_ahead) {
  static const TestTable empty({}, for_tests::reference_ring());
  static const Driver driver(empty.game());
  TestTable table = empty;
  table.add_car(cell);
  if (other_ahead > 0) table.add_car((cell + other_ahead) % kCells);
  table.go(0);
  return choice(driver, table.game(), table.state, seat_at(0));
}

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

// He takes two dice nowhere that who reckons exactly takes one, and in some places the reverse.
TEST(GrandPrixBasicClub, DoesNotLikeToLeaveTheRoad) {
  int more_careful = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    const Decision club = dice_taken<Club>(cell, 0);
    const Decision reckoner = dice_taken<Reckoner>(cell, 0);
    EXPECT_LE(club.number, reckoner.number) << cell;
    more_careful += club != reckoner ? 1 : 0;
  }
  EXPECT_GT(more_careful, 5);
}

// Where there is room beside the other he drives as if nobody were there.
TEST(GrandPrixBasicClub, IgnoresWhoMayHaveToBeOvertaken) {
  int seen = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int ahead = 1; ahead < kTotalMax; ++ahead) {
      EXPECT_EQ(dice_taken<Club>(cell, ahead), dice_taken<Club>(cell, 0)) << cell;
      seen += dice_taken<Reckoner>(cell, ahead) != dice_taken<Reckoner>(cell, 0) ? 1 : 0;
    }
  }
  EXPECT_GT(seen, 5) << "to who reckons with the other he makes a difference";
}

// GPB-CAP-1  Where two cars stand in each of the next six cells one die would leave him where he
// is.
TEST(GrandPrixBasicClub, SeesWhereThereIsNoRoom) {
  int bolder = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    TestTable table({}, for_tests::reference_ring());
    table.add_car(cell);
    for (int ahead = 1; ahead <= kDieSides; ++ahead) {
      table.add_car((cell + ahead) % kCells);
      table.add_car((cell + ahead) % kCells);
    }
    table.go(0);
    const Decision taken = choice(Club(table.game()), table.game(), table.state, seat_at(0));
    EXPECT_GE(taken.number, dice_taken<Club>(cell, 0).number) << cell;
    bolder += taken != dice_taken<Club>(cell, 0) ? 1 : 0;
  }
  EXPECT_GT(bolder, 5);
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
