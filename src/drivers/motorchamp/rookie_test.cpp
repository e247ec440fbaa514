#include "drivers/motorchamp/rookie.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

Game game_on(const char* board, const Options& options) {
  return *MotorChamp::make_game(*load_board(board), options);
}

Decision choice(const Game& game, const State& state, Seat seat) {
  return for_tests::LawfulChoice<MotorChamp>()(Rookie(game), game, state, seat);
}

// As studies drive.
Decision hurried_choice(const Game& game, const State& state, Seat seat) {
  const Rookie rookie({kNormal, kNormal, kNormal}, kPitsAtOnce);
  return for_tests::LawfulChoice<MotorChamp>()(rookie, game, state, seat);
}

// From any position that random driving leads to.
TEST(MotorRookie, ChoosesFromTheListWhateverThePosition) {
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
  };
  for (const Setting& setting : settings) {
    SCOPED_TRACE(setting.board);
    const Game game = game_on(setting.board, setting.options);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      for_tests::expect_lawful_choices<MotorChamp>(Rookie(game), game, setting.seats, seed);
    }
  }
}

// Of whole races of rookies: they end, cars finish, those that do have been to the pits.
TEST(MotorRookie, StopsAtThePitsAndFinishes) {
  for (const char* board : {"mc-a1-m1-z1", "mc-a2-m2-z2", "mc-a1-z1", "mc-a2-z2"}) {
    const Game game = game_on(board, {});
    int cars = 0;
    int home = 0;
    int home_unserved = 0;
    int stops = 0;
    int faults = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      State state = MotorChamp::setup(game, 6);
      Random dice(seed);
      EventLog<Event> log;
      const Rookie rookie(game);
      const long decisions = play_out<MotorChamp>(
          game, state,
          [&](const State& now, Seat seat, const DecisionList& legal) {
            return rookie.choose(game, now, seat, legal);
          },
          dice, log);
      EXPECT_LT(decisions, 20000);
      EXPECT_EQ(state.phase, Phase::over);
      for (const Event& event : log.events) {
        stops += event.kind == EventKind::service_made ? 1 : 0;
        faults += event.kind == EventKind::too_many_dice ? 1 : 0;
      }
      for (int i = 0; i < state.car_count; ++i) {
        ++cars;
        if (state.cars[i].where != Where::finished) continue;
        ++home;
        home_unserved += state.cars[i].pit_flap ? 0 : 1;
      }
    }
    SCOPED_TRACE(board);
    EXPECT_GT(home * 3, cars) << "of " << cars << " cars " << home << " come home";
    EXPECT_GE(stops, home - home_unserved);
    EXPECT_LT(home_unserved * 3, home) << "most have stopped";
    EXPECT_EQ(faults, 0);
  }
}

// He never throws what puts him out, though it is lawful.
TEST(MotorRookie, NeverThrowsTooManyDice) {
  TestTable table({.faults = Faults::punish});
  table.add_car("20R");
  table.track().rows[20].dice[kRight] = 1;
  table.turn(0);
  EXPECT_EQ(choice(table.game(), table.state, seat_at(0)), throw_dice(Throw::one));
  table.car(0).start_phase = true;
  table.turn(0);
  EXPECT_EQ(choice(table.game(), table.state, seat_at(0)), throw_dice(Throw::one));
  for (const char* at : {"P54", "B55"}) {
    TestTable pits({.faults = Faults::punish});
    Car& car = pits.add_car(at);
    car.pit_flap = false;
    pits.turn(0);
    EXPECT_EQ(choice(pits.game(), pits.state, seat_at(0)),
              throw_dice(at[0] == 'P' ? Throw::one : Throw::two));
  }
}

TEST(MotorRookie, TurnsIntoThePitLaneAsSoonAsHeMay) {
  TestTable table;
  Car& car = table.add_car("51R");
  car.pit_flap = false;
  table.plays(0, Throw::one, {3});
  EXPECT_EQ(target_of(choice(table.game(), table.state, seat_at(0))), target("P54"));
  car.pit_flap = true;
  table.plays(0, Throw::one, {3});
  EXPECT_EQ(target_of(choice(table.game(), table.state, seat_at(0))).goal, Goal::track);
}

// A square with a tight limit is worth less than the one beside it.
TEST(MotorRookie, LandsWhereTheNextThrowIsWorthMost) {
  TestTable table;
  table.add_car("20R");
  table.track().rows[25].dice = {1, 3};
  table.track().rows[25].limit[kRight] = 4;
  table.plays(0, Throw::two, {2, 3});
  EXPECT_EQ(target_of(hurried_choice(table.game(), table.state, seat_at(0))), target("25L"));
}

// Where no throw is safe he does not land; one that is safe may be slow.
TEST(MotorRookie, OfEquallySureSquaresTakesTheSlower) {
  for (const int limit : {1, 4}) {
    SCOPED_TRACE(limit);
    TestTable table;
    table.add_car("20R");
    table.track().rows[25].dice = {1, 3};
    table.track().rows[25].limit[kRight] = static_cast<std::uint8_t>(limit);
    table.plays(0, Throw::two, {2, 3});
    EXPECT_EQ(target_of(choice(table.game(), table.state, seat_at(0))),
              target(limit == 1 ? "25L" : "25R"));
  }
}

TEST(MotorRookie, FollowsACarInTheOtherLane) {
  for (const char* ahead : {"26R", "26L"}) {
    SCOPED_TRACE(ahead);
    TestTable table;
    table.add_car("20R");
    table.add_car(ahead);
    table.plays(0, Throw::two, {2, 3});
    EXPECT_NE(target_of(choice(table.game(), table.state, seat_at(0))).lane, target(ahead).lane);
  }
}

TEST(MotorRookie, TakesATowUnlessItLeadsIntoTroubleOrHeTakesHisTime) {
  TestTable table;
  table.add_car("20R");
  table.add_car("26R");
  table.turn(0, Throw::three, {1, 2, 2});
  table.play_to("25R");
  EXPECT_EQ(target_of(choice(table.game(), table.state, seat_at(0))).goal, Goal::no);
  EXPECT_EQ(target_of(hurried_choice(table.game(), table.state, seat_at(0))).goal, Goal::track);
  table.track().rows[28].dice = {1, 1};
  table.track().rows[28].limit = {1, 1};
  EXPECT_EQ(target_of(hurried_choice(table.game(), table.state, seat_at(0))).goal, Goal::no);
}

}  // namespace
}  // namespace chicane::motorchamp
