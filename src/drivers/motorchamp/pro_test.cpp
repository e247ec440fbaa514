#include "drivers/motorchamp/pro.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/motorchamp/standing.h"
#include "rules/motorchamp/game_for_tests.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {
namespace {

class MotorStanding : public testing::Test {
 protected:
  MotorStanding() {
    state_.car_count = 4;
    state_.player_count = 2;
    for (int i = 0; i < state_.car_count; ++i) {
      Car& car = state_.cars[i];
      car.where = Where::track;
      car.row = 20;
      car.laps = 4;
      car.pit_flap = true;
      car.team = car.owner = static_cast<std::uint8_t>(i / 2);
      ++car.team;
    }
  }

  // In turns, for the first car.
  Turns price(const Style& style = {}, double care = kCareOfPro) const {
    return price_of_going_out(pace_, state_, style, care) / kTurn;
  }
  void move(int car, int laps) { state_.cars[car].laps = static_cast<std::int8_t>(laps); }

  const Game game_ = *MotorChamp::make_game(*load_board("monza-motor"), {});
  const Pace pace_{game_, 16 * kTurn};
  State state_{};
};

TEST_F(MotorStanding, WhoLeadsHasMoreToLose) {
  state_.cars[1].where = Where::out;
  const Turns level = price();
  move(2, 3);
  move(3, 3);
  EXPECT_GT(price(), 2 * level);
  move(2, 5);
  move(3, 5);
  EXPECT_LT(price(), level);
}

TEST_F(MotorStanding, WithNobodyLeftToBeatACarIsWorthAllThereIs) {
  state_.cars[1].where = state_.cars[2].where = state_.cars[3].where = Where::out;
  EXPECT_GE(price(), 500);
}

// Each car counts by itself, whatever the other one of the team does.
TEST_F(MotorStanding, TheOtherCarOfTheTeamPlaysNoPart) {
  const Turns both = price();
  state_.cars[1].where = Where::out;
  EXPECT_EQ(price(), both);
}

TEST_F(MotorStanding, CareIsTheMultipleOfWhatPlacesSay) {
  EXPECT_NEAR(static_cast<double>(price({}, 4)), 2 * static_cast<double>(price({}, 2)), 2);
}

TEST_F(MotorStanding, StylesAreHeard) {
  EXPECT_GT(price(*style_of("careful")), price());
  EXPECT_NE(price(*style_of("bold")), price());
}

// Behind a car in his own lane a tow is to be had: three rows more.
TEST(MotorPro, LandsWhereThereIsATow) {
  for (const char* ahead : {"26R", "26L"}) {
    SCOPED_TRACE(ahead);
    TestTable table;
    table.add_car("20R");
    table.add_car(ahead);
    table.plays(0, Throw::two, {2, 3});
    const Decision chosen = for_tests::LawfulChoice<MotorChamp>()(Pro(table.game()), table.game(),
                                                                  table.state, seat_at(0));
    EXPECT_EQ(target_of(chosen).lane, target(ahead).lane);
  }
}

}  // namespace
}  // namespace chicane::motorchamp
