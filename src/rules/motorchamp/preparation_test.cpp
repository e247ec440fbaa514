#include "rules/motorchamp/preparation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::ElementsAre;

// Cars in the order of their slots.
std::vector<int> slots(const State& state) {
  return {state.slots.begin(), state.slots.begin() + state.slot_count};
}

class Grid : public ::testing::Test {
 protected:
  Grid() : table_({.teams = 2}, short_track()) {
    table_.state = MotorChamp::setup(table_.game(), 2);
  }

  void bid(int seat, int car, const std::vector<int>& faces) {
    table_.take(seat_at(seat), grid(car));
    table_.throw_dice_for(faces);
  }

  TestTable table_;
};

TEST_F(Grid, IsThrownForCarByCar) {
  EXPECT_EQ(table_.state.car_count, 8);
  bid(0, 2, {1, 1, 1});
  bid(1, 4, {6, 6, 3});
  EXPECT_THAT(slots(table_.state), ElementsAre(4, 2)) << "MC-SET-2 the higher total first";
  EXPECT_EQ(table_.at(4), "39R");
  EXPECT_EQ(table_.at(2), "39L");
  bid(0, 0, {2, 2, 2});
  bid(1, 5, {1, 2, 2});
  EXPECT_THAT(slots(table_.state), ElementsAre(4, 2, 0, 5)) << "MC-SET-3 then the next pass";
  bid(0, 1, {2, 2, 2});
  bid(1, 6, {1, 2, 2});
  bid(0, 3, {2, 2, 2});
  bid(1, 7, {1, 2, 2});
  EXPECT_THAT(slots(table_.state), ElementsAre(4, 2, 0, 5, 1, 6, 3, 7));
  EXPECT_EQ(table_.state.phase, Phase::throw_choice);
  EXPECT_EQ(table_.state.round, 1);
  EXPECT_EQ(table_.state.move.car, 4) << "MC-ORD-1 slot 1 begins";
  for (int i = 0; i < 8; ++i) {
    EXPECT_TRUE(table_.car(i).start_phase) << i;
    EXPECT_EQ(table_.car(i).laps, -1) << i;
    EXPECT_FALSE(table_.car(i).pit_flap) << i;
  }
}

// A-34  Without being asked for a car again, in seat order.
TEST_F(Grid, IsThrownForAgainByThoseWhoAreEqual) {
  bid(0, 0, {1, 2, 3});
  bid(1, 4, {3, 2, 1});
  EXPECT_EQ(table_.state.phase, Phase::grid_dice);
  EXPECT_EQ(MotorChamp::pending(table_.game(), table_.state).roll.car, 0);
  table_.throw_dice_for({1, 1, 1});
  EXPECT_EQ(MotorChamp::pending(table_.game(), table_.state).roll.car, 4);
  table_.throw_dice_for({1, 1, 1});
  EXPECT_EQ(table_.state.slot_count, 0) << "equal once more";
  table_.throw_dice_for({1, 1, 1});
  table_.throw_dice_for({1, 1, 2});
  EXPECT_THAT(slots(table_.state), ElementsAre(4, 0));
  EXPECT_EQ(table_.state.phase, Phase::grid_choice);
}

TEST_F(Grid, RefusesCarsThatCannotBeThrownFor) {
  EXPECT_EQ(table_.refusal(seat_at(0), grid(4)), Why::not_your_car);
  EXPECT_EQ(table_.refusal(seat_at(0), grid(20)), Why::not_your_car);
  EXPECT_EQ(table_.refusal(seat_at(1), grid(4)), Why::not_your_turn);
  bid(0, 0, {1, 1, 1});
  bid(1, 4, {6, 6, 3});
  EXPECT_EQ(table_.refusal(seat_at(0), grid(0)), Why::car_placed_already);
}

// The three of four who are equal throw again; the fourth keeps his place.
TEST(GridOfFour, IsThrownForAgainOnlyByThoseWhoAreEqual) {
  TestTable table({.teams = 1}, short_track());
  table.state = MotorChamp::setup(table.game(), 4);
  const auto bid = [&](int seat, const std::vector<int>& faces) {
    table.take(seat_at(seat), grid(2 * seat));
    table.throw_dice_for(faces);
  };
  bid(0, {2, 2, 2});
  bid(1, {6, 6, 3});
  bid(2, {1, 3, 2});
  bid(3, {4, 1, 1});
  table.throw_dice_for({1, 1, 2});
  table.throw_dice_for({1, 1, 3});
  table.throw_dice_for({1, 1, 2});
  table.throw_dice_for({5, 1, 1});
  table.throw_dice_for({6, 1, 1});
  EXPECT_THAT(slots(table.state), ElementsAre(2, 4, 6, 0));
}

// --- Practice ----------------------------------------------------------------------------------

class Practice : public ::testing::Test {
 protected:
  // Eight cars on a short track.
  explicit Practice(const Options& options = {.teams = 2, .grid = GridBy::practice})
      : table_(options, short_track()) {
    table_.state = MotorChamp::setup(table_.game(), 2);
  }

  // All have run; these are the times, in the order of the runs. None: {}.
  void end_runs(const std::vector<std::vector<int>>& times) {
    for (std::size_t i = 0; i < times.size(); ++i) {
      Car& car = table_.state.cars[i];
      const bool is_last = i + 1 == times.size();
      car.where = times[i].empty() ? Where::out : Where::finished;
      if (times[i].empty()) continue;
      car.has_time = true;
      car.throws = static_cast<std::uint8_t>(times[i][0]);
      car.practice_short = static_cast<std::uint8_t>(times[i][1]);
      car.practice_total = static_cast<std::uint8_t>(times[i][2]);
      // The last drives over the line for its time.
      if (!is_last) continue;
      car.where = Where::track;
      car.has_time = false;
      car.laps = 0;
      car.row = static_cast<std::uint8_t>(table_.track().count - times[i][1]);
      table_.turn(static_cast<int>(i), Throw::three, {(times[i][2] - 1) / 2, times[i][2] / 2, 1});
      table_.play_to("FIN");
    }
  }

  TestTable table_;
};

TEST_F(Practice, IsDrivenOneCarAfterTheOtherFromSlotOne) {
  EXPECT_TRUE(table_.state.is_practice);
  EXPECT_EQ(table_.at(0), "39R");
  EXPECT_EQ(table_.at(1), "NEW");
  EXPECT_EQ(table_.state.move.regime, Regime::practice);
  // MC-PRA-2  The first crossing opens the lap.
  table_.take_wheel(throw_dice(Throw::three));
  table_.throw_dice_for({1, 1, 1});
  table_.play_to("2R");
  EXPECT_EQ(table_.car(0).laps, 0);
  EXPECT_EQ(table_.car(0).throws, 1);
  while (table_.car(0).row < 30) {
    table_.take_wheel(throw_dice(Throw::three));
    table_.throw_dice_for({6, 5, 3});
    table_.take_wheel(
        play({Goal::track, static_cast<std::uint8_t>(table_.car(0).row + 14), kLeft}));
  }
  EXPECT_EQ(table_.at(0), "30L");
  EXPECT_EQ(table_.car(0).throws, 3);
  table_.take_wheel(throw_dice(Throw::three));
  table_.throw_dice_for({6, 4, 2});
  EXPECT_THAT(table_.plays(), ElementsAre("FIN"));
  table_.play_to("FIN");
  EXPECT_TRUE(table_.car(0).has_time);
  EXPECT_EQ(table_.car(0).throws, 3) << "MC-PRA-3 without the last";
  EXPECT_EQ(table_.car(0).practice_short, 10) << "MC-PRA-4";
  EXPECT_EQ(table_.car(0).practice_total, 12) << "MC-PRA-5";
  EXPECT_EQ(table_.at(1), "39R") << "the next car";
  EXPECT_EQ(table_.state.move.car, 1);
}

TEST_F(Practice, CountsAThrowThatIsOneOverAndEndsWithOneThatIsMore) {
  table_.track().rows[39].limit[kRight] = 6;
  table_.take_wheel(throw_dice(Throw::two));
  table_.throw_dice_for({4, 3});
  EXPECT_THAT(table_.plays(), ElementsAre("STAY"));
  table_.play_to("STAY");
  EXPECT_EQ(table_.at(0), "39R");
  EXPECT_EQ(table_.car(0).throws, 1) << "MC-PRA-7";
  table_.take_wheel(throw_dice(Throw::two));
  table_.throw_dice_for({4, 4});
  EXPECT_THAT(table_.plays(), ElementsAre("OUT"));
  table_.play_to("OUT");
  EXPECT_EQ(table_.at(0), "OUT") << "MC-PRA-8";
  EXPECT_FALSE(table_.car(0).has_time);
  EXPECT_EQ(table_.state.move.car, 1);
}

TEST_F(Practice, GivesTheGridByTimes) {
  end_runs({{5, 1, 3}, {4, 1, 3}, {}, {4, 10, 3}, {4, 2, 3}, {4, 2, 5}, {}, {6, 1, 3}});
  EXPECT_FALSE(table_.state.is_practice);
  EXPECT_THAT(slots(table_.state), ElementsAre(1, 5, 4, 3, 0, 7, 2, 6))
      << "MC-PRA-6, A-32 those without a time in the order of their runs";
  EXPECT_EQ(table_.state.round, 1);
  EXPECT_EQ(table_.at(1), "39R");
  EXPECT_TRUE(table_.car(6).start_phase);
}

// MC-PRA-9  All who are equal throw, in the order of their runs, before any of them is parted.
TEST_F(Practice, IsThrownOffWhenTimesAreEqual) {
  end_runs({{5, 1, 3}, {4, 1, 3}, {5, 1, 3}, {4, 1, 3}, {3, 1, 3}, {4, 1, 3}, {}, {6, 1, 3}});
  std::vector<int> threw;
  const auto throw_off = [&](const std::vector<int>& faces) {
    ASSERT_EQ(table_.state.phase, Phase::throw_off);
    threw.push_back(MotorChamp::pending(table_.game(), table_.state).roll.car);
    table_.throw_dice_for(faces);
  };
  throw_off({1, 1, 1});  // 0
  throw_off({2, 1, 1});  // 1
  throw_off({1, 1, 2});  // 2
  throw_off({2, 1, 1});  // 3
  throw_off({6, 1, 1});  // 5
  throw_off({1, 1, 1});  // 1 and 3 again
  throw_off({1, 1, 2});
  EXPECT_THAT(threw, ElementsAre(0, 1, 2, 3, 5, 1, 3));
  EXPECT_THAT(slots(table_.state), ElementsAre(4, 5, 3, 1, 2, 0, 7, 6));
}

class BanningPractice : public Practice {
 protected:
  BanningPractice()
      : Practice({.practice_out = PracticeOut::ban, .teams = 2, .grid = GridBy::practice}) {}
};

TEST_F(BanningPractice, KeepsCarsWithoutATimeOutOfTheRace) {
  end_runs({{5, 1, 3}, {4, 1, 3}, {}, {4, 10, 3}, {4, 2, 3}, {4, 2, 5}, {}, {6, 1, 3}});
  EXPECT_THAT(slots(table_.state), ElementsAre(1, 5, 4, 3, 0, 7));
  EXPECT_EQ(table_.at(2), "NEW");
  EXPECT_EQ(table_.state.order_count, 6);
}

// Nobody has a time: nobody races, and the race is over before it begins.
TEST_F(BanningPractice, MayLeaveNobodyToRace) {
  for (int i = 0; i < 8; ++i) {
    table_.track().rows[39].limit[kRight] = 1;
    table_.take_wheel(throw_dice(Throw::special));
    table_.throw_dice_for({3});
    table_.play_to("OUT");
  }
  EXPECT_EQ(table_.state.phase, Phase::over);
  EXPECT_TRUE(MotorChamp::pending(table_.game(), table_.state).is_over());
  EXPECT_EQ(table_.log.events.back().kind, EventKind::race_ended);
}

// MC-PLY-5  Twenty practise, the four slowest do not race.
TEST(PracticeOfTwenty, LeavesTheSlowestOut) {
  TestTable table({.teams = 2, .addon = Allowed::yes, .grid = GridBy::practice});
  table.state = MotorChamp::setup(table.game(), 5);
  ASSERT_EQ(table.state.car_count, 20);
  for (int i = 0; i < 20; ++i) {
    Car& car = table.car(i);
    car.where = Where::finished;
    car.has_time = true;
    car.throws = static_cast<std::uint8_t>(30 - i);
  }
  rank_practice(table.state);
  EXPECT_FALSE(begin_throw_offs(table.state));
  place_by_practice(table.game(), table.state);
  EXPECT_EQ(table.state.slot_count, 16);
  EXPECT_EQ(table.state.slots[0], 19);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(table.car(i).where == Where::unplaced, i < 4) << i;
}

// --- Teams -------------------------------------------------------------------------------------

TEST(Setup, DealsTeamsAndLoneCars) {
  const TestTable table({.lone = Allowed::yes, .addon = Allowed::yes, .grid = GridBy::practice});
  const State state = MotorChamp::setup(table.game(), 6);
  EXPECT_EQ(state.car_count, 18);
  std::vector<int> lone;
  for (int i = 0; i < 18; ++i) {
    EXPECT_EQ(state.cars[i].owner, i / 3) << i;
    if (i % 3 == 2) {
      lone.push_back(state.cars[i].team);
    } else {
      EXPECT_EQ(state.cars[i].team, i / 3 + 1) << i;
    }
  }
  EXPECT_THAT(lone, ElementsAre(7, 8, 9, 10, 7, 8)) << "A-43 four numbers are left for six";
}

TEST(Setup, GivesEachPlayerHisTeams) {
  const TestTable table;
  const State state = MotorChamp::setup(table.game(), 2);
  EXPECT_EQ(state.car_count, 16);
  for (int i = 0; i < 16; ++i) {
    EXPECT_EQ(state.cars[i].owner, i / 8) << i;
    EXPECT_EQ(state.cars[i].team, i / 2 + 1) << i;
    EXPECT_EQ(state.cars[i].where, Where::unplaced) << i;
  }
}

TEST(Setup, RefusesLapsAndSeatsThatCannotBe) {
  for (const int laps : {0, -1, 31}) {
    const auto game = MotorChamp::make_game(long_track(), {.laps = laps});
    ASSERT_FALSE(static_cast<bool>(game));
    EXPECT_EQ(game.error().what, "laps: " + std::to_string(laps) + " is not possible; 1 to 30 are");
  }
  const TestTable table;
  std::set<int> seated;
  for (int seats = -1; seats <= 12; ++seats) {
    if (MotorChamp::can_seat(table.game(), seats)) seated.insert(seats);
  }
  EXPECT_THAT(seated, ElementsAre(2, 3, 4, 6, 7, 8));
  EXPECT_EQ(MotorChamp::seats_max(table.game()), 8);
  const TestTable nobody({.lone = Allowed::yes});
  EXPECT_EQ(MotorChamp::seats_max(nobody.game()), 0);
}

}  // namespace
}  // namespace chicane::motorchamp
