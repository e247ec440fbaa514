#include "drivers/motorchamp/club.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/random_play.h"
#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

Game game_on(const char* board, const Options& options) {
  return *MotorChamp::make_game(*load_board(board), options);
}

constexpr for_tests::LawfulChoice<MotorChamp> choice;

Target target_chosen(TestTable& table) {
  return target_of(choice(Club(table.game()), table.game(), table.state, seat_at(0)));
}

// From any position that random driving leads to, on long and short tracks and under every ruling
// that bears on where a car may go.
TEST(MotorClub, ChoosesFromTheListWhateverThePosition) {
  struct Setting {
    const char* board;
    int seats;
    Options options;
  };
  const Setting settings[] = {
      {"mc-a1-m1-z1", 4, {.laps = 6}},
      {"mc-a2-z2", 2, {.laps = 3, .return_mode = ReturnMode::claim, .faults = Faults::punish}},
      {"mc-a1-z1", 6, {.laps = 2, .grid = GridBy::practice}},
      {"M60", 8, {.laps = 5, .finish_truncates = Allowed::no}},
      {"M60", 6, {.laps = 6, .addon = Allowed::yes, .grid = GridBy::practice}},
      {"mc-a1-m1-z1", 6, {.laps = 1, .pit_stops = Allowed::no}},
  };
  for (const Setting& setting : settings) {
    SCOPED_TRACE(setting.board);
    const Game game = game_on(setting.board, setting.options);
    const Club club(game);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      for_tests::expect_lawful_choices<MotorChamp>(club, game, setting.seats, seed);
    }
  }
}

TEST(MotorClub, ComesHomeAndHasStopped) {
  for (const char* board : {"monza-motor", "mc-a2-m2-z2", "mc-a1-z1"}) {
    SCOPED_TRACE(board);
    const Game game = game_on(board, {});
    const Club club(game);
    int cars = 0;
    int home = 0;
    int home_unserved = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      State state = MotorChamp::setup(game, 6);
      Random dice(seed);
      NoEvents nobody;
      play_out<MotorChamp>(
          game, state,
          [&](const State& now, Seat seat, const DecisionList& legal) {
            return club.choose(game, now, seat, legal);
          },
          dice, nobody);
      for (int i = 0; i < state.car_count; ++i) {
        ++cars;
        if (state.cars[i].where != Where::finished) continue;
        ++home;
        home_unserved += state.cars[i].pit_flap ? 0 : 1;
      }
    }
    EXPECT_GT(home * 5, cars * 3) << "of " << cars << " cars " << home << " come home";
    EXPECT_LT(home_unserved * 10, home) << "nearly all have stopped";
  }
}

// Half of the seats each, the same dice for both ways to sit.
TEST(MotorClub, IsAheadOfTheRookie) {
  const Game game = game_on("monza-motor", {});
  const Club club(game);
  const Rookie rookie(game);
  int first_places = 0;
  for (int race = 0; race < 40; ++race) {
    State state = MotorChamp::setup(game, 6);
    Random dice(static_cast<std::uint64_t>(race / 2));
    NoEvents nobody;
    const auto is_club = [&](Seat seat) { return index(seat) % 2 == race % 2; };
    play_out<MotorChamp>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return is_club(seat) ? club.choose(game, now, seat, legal)
                               : rookie.choose(game, now, seat, legal);
        },
        dice, nobody);
    std::array<std::uint8_t, kCarsMax> order{};
    classify(game, state, order);
    first_places += is_club(seat_at(state.cars[order[0]].owner)) ? 1 : 0;
  }
  EXPECT_GE(first_places, 26) << "of 40 races";
}

TEST(MotorClub, NeverThrowsTooManyDice) {
  TestTable table({.faults = Faults::punish});
  table.add_car("20R");
  table.track().rows[20].dice[kRight] = 1;
  table.turn(0);
  EXPECT_EQ(choice(Club(table.game()), table.game(), table.state, seat_at(0)),
            throw_dice(Throw::one));
}

// 51R is three squares before P54.
TEST(MotorClub, StopsWhileItIsDueAndNotTwice) {
  TestTable table;
  Car& car = table.add_car("51R");
  car.laps = 3;
  car.pit_flap = false;
  table.plays(0, Throw::one, {3});
  EXPECT_EQ(target_chosen(table), target("P54"));
  car.pit_flap = true;
  table.plays(0, Throw::one, {3});
  EXPECT_EQ(target_chosen(table).goal, Goal::track);
}

// Whichever lane a tow is in, he lands on the same.
TEST(MotorClub, LooksForNoTow) {
  std::array<Target, 2> chosen;
  for (const int lane : {kRight, kLeft}) {
    TestTable table;
    table.add_car("20R");
    table.add_car(lane == kRight ? "26R" : "26L");
    table.plays(0, Throw::two, {2, 3});
    chosen[static_cast<std::size_t>(lane)] = target_chosen(table);
  }
  EXPECT_EQ(chosen[0], chosen[1]);
}

TEST(MotorClub, TakesATowUnlessItLeadsIntoTrouble) {
  TestTable table;
  table.add_car("20R");
  table.add_car("26R");
  table.turn(0, Throw::three, {1, 2, 2});
  table.play_to("25R");
  EXPECT_EQ(target_chosen(table).goal, Goal::track);
  table.track().rows[28].dice = {1, 1};
  table.track().rows[28].limit = {1, 1};
  EXPECT_EQ(target_chosen(table).goal, Goal::no);
}

}  // namespace
}  // namespace chicane::motorchamp
