#include "rules/speed_circuit_wbc/driving.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

TEST(OtherCarOn, IsARunningCarOtherThanTheOneAtTheWheel) {
  TestTable table;
  table.add_car("I5");
  table.add_car("I6");
  table.add_car("I7").status = Status::crash;
  table.add_car("X6");
  table.put_at_wheel(0, 60_mph);
  EXPECT_EQ(other_car_on(table.state, table.space("I6")), 1);
  EXPECT_EQ(other_car_on(table.state, table.space("X6")), 3);
  EXPECT_EQ(other_car_on(table.state, table.space("I5")), kNoCar) << "its own space";
  EXPECT_EQ(other_car_on(table.state, table.space("I7")), kNoCar) << "a car that is out";
  EXPECT_EQ(other_car_on(table.state, table.space("M6")), kNoCar);
}

TEST(SpacesOfAMove, AreThoseOfTheSpeedThenThoseOfTheSlip) {
  struct Case {
    Speed speed;
    int bonus, moved;
    int base_left, spaces_left;
    bool is_bonus_next;
  };
  const Case cases[] = {
      {60_mph, 0, 0, 3, 3, false}, {60_mph, 0, 2, 1, 1, false}, {60_mph, 0, 3, 0, 0, true},
      {60_mph, 2, 2, 1, 3, false}, {60_mph, 2, 3, 0, 2, true},  {60_mph, 2, 5, 0, 0, true},
      {0_mph, 1, 0, 0, 1, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(std::to_string(c.speed.mph()) + " bonus " + std::to_string(c.bonus) + " moved " +
                 std::to_string(c.moved));
    Move move{};
    move.speed = c.speed;
    move.bonus = static_cast<std::uint8_t>(c.bonus);
    move.path_length = static_cast<std::uint8_t>(c.moved);
    EXPECT_EQ(base_left(move), c.base_left);
    EXPECT_EQ(spaces_left(move), c.spaces_left);
    EXPECT_EQ(is_bonus_next(move), c.is_bonus_next);
  }
}

struct DriveCase {
  const char* rule;
  const char* from;
  Speed speed;
  const char* to;
  std::optional<Why> want;
  std::function<void(TestTable&)> change = [](TestTable&) {};
};

TEST(Drive, IsRefusedWhereTheRulesSaySo) {
  const DriveCase cases[] = {
      {"SC-3.4 straight on", "I5", 60_mph, "I6", std::nullopt},
      {"SC-3.4 to the neighbouring lane", "I5", 60_mph, "M6", std::nullopt},
      {"SC-3.4 not over two lanes", "I5", 60_mph, "O6", Why::step_not_forward},
      {"WBC-2.11c not off the track", "I5", 60_mph, "X6", Why::step_not_forward},
      {"SC-3.4 another car", "I5", 60_mph, "I6", Why::space_occupied,
       [](TestTable& t) { t.add_car("I6"); }},
      {"SC-3.4 one that is out does not stand there", "I5", 60_mph, "I6", std::nullopt,
       [](TestTable& t) { t.add_car("I6").status = Status::engine; }},
      {"SC-3.3 the last space", "I5", 60_mph, "I6", std::nullopt,
       [](TestTable& t) { t.state.move.path_length = 2; }},
      {"SC-3.3 none is left", "I5", 60_mph, "I6", Why::no_space_left,
       [](TestTable& t) { t.state.move.path_length = 3; }},
      {"SC-3.3 before it is asked who stands there", "I5", 60_mph, "I6", Why::no_space_left,
       [](TestTable& t) {
         t.add_car("I6");
         t.state.move.path_length = 3;
       }},
      {"WBC-2.6 a bonus space", "I5", 0_mph, "I6", std::nullopt,
       [](TestTable& t) { t.state.move.bonus = 1; }},
      {"SC-7.2 in a corner that was not touched", "I10", 0_mph, "I11", Why::bonus_into_corner,
       [](TestTable& t) { t.state.move.bonus = 1; }},
      {"SC-7.2 in the corner where the move began", "I11", 0_mph, "I12", std::nullopt,
       [](TestTable& t) { t.state.move.bonus = 1; }},
      {"SC-7.2 no bonus space yet", "I10", 20_mph, "I11", std::nullopt,
       [](TestTable& t) { t.state.move.bonus = 1; }},
      {"WBC-2.11c along the strip", "X5", 60_mph, "X6", std::nullopt},
      {"WBC-2.11c back on to the track", "X5", 60_mph, "I6", std::nullopt},
      {"WBC-2.11c no further", "X5", 60_mph, "M6", Why::step_not_forward},
      {"WBC-2.11c one car to a space", "X5", 60_mph, "X6", Why::space_occupied,
       [](TestTable& t) { t.add_car("X6"); }},
      {"WBC-2.11e the limit beside it", "X10", 60_mph, "X11", std::nullopt},
      {"WBC-2.11e faster", "X10", 80_mph, "X11", Why::strip_too_fast},
      {"WBC-2.11e on the other side it is higher", "Y10", 100_mph, "Y11", std::nullopt},
      {"WBC-2.11e the track has its own price", "X10", 80_mph, "I11", std::nullopt},
      {"WBC-2.11e after the corner it is free", "X13", 160_mph, "X14", std::nullopt},
      {"WBC-2.5d raised", "I11", 80_mph, "I12", Why::raises_speed_in_corner,
       [](TestTable& t) { t.car(0).ref = 60_mph; }},
      {"WBC-2.5d raised, but slow enough", "I11", 80_mph, "M12", std::nullopt,
       [](TestTable& t) { t.car(0).ref = 60_mph; }},
      {"WBC-2.5d not raised", "I11", 80_mph, "I12", std::nullopt,
       [](TestTable& t) { t.car(0).ref = 80_mph; }},
      {"WBC-2.5d a corner the car comes to does not bind", "I10", 80_mph, "I11", std::nullopt,
       [](TestTable& t) { t.car(0).ref = 60_mph; }},
  };
  for (const DriveCase& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car(c.from, c.speed);
    table.put_at_wheel(0, c.speed);
    c.change(table);
    const Reason why = refuse_drive(table.game(), table.state, table.step_to(c.to));
    EXPECT_EQ(why, c.want) << reason_name(why);
  }
}

TEST(EmergencyBraking, IsRefusedWhereTheRulesSaySo) {
  struct Case {
    const char* rule;
    int mph;
    int moved;
    bool is_passing;
    std::optional<Why> want;
  };
  const Case cases[] = {
      {"WBC-2.7a before the first step", 20, 0, false, std::nullopt},
      {"WBC-2.7a down to 0", 80, 0, false, std::nullopt},
      {"WBC-2.7a below 0", 100, 0, false, Why::emergency_below_spaces_moved},
      {"WBC-2.7a down to what was moved", 40, 2, false, std::nullopt},
      {"WBC-2.7a below that", 60, 2, false, Why::emergency_below_spaces_moved},
      {"WBC-2.7a all is moved", 20, 4, false, Why::emergency_below_spaces_moved},
      {"WBC-2.7a no amount", 0, 0, false, Why::emergency_not_in_twenties},
      {"WBC-2.7a a multiple of 20", 30, 0, false, Why::emergency_not_in_twenties},
      {"WBC-2.10b in an occupied space", 20, 1, true, Why::emergency_in_occupied_space},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("I5", 80_mph);
    Move& move = table.put_at_wheel(0, 80_mph);
    move.path_length = static_cast<std::uint8_t>(c.moved);
    move.is_passing = c.is_passing;
    const Reason why = refuse_emergency(table.state, c.mph);
    EXPECT_EQ(why, c.want) << reason_name(why);
  }
}

TEST(EmergencyBraking, LeavesNoBonusSpaceToBrakeAway) {
  TestTable table;
  table.add_car("I5", 80_mph);
  Move& move = table.put_at_wheel(0, 80_mph);
  move.bonus = 2;
  move.path_length = 5;
  EXPECT_EQ(refuse_emergency(table.state, 20), Why::emergency_below_spaces_moved);
}

TEST(End, NeedsAllSpacesOfTheSpeedAndASpaceOfOnesOwn) {
  struct Case {
    const char* rule;
    int moved;
    bool is_passing;
    std::optional<Why> want;
  };
  const Case cases[] = {
      {"WBC-2.8 spaces are left", 3, false, Why::end_too_early},
      {"WBC-2.8 all are used", 4, false, std::nullopt},
      {"WBC-2.6b a bonus space is left", 5, false, std::nullopt},
      {"WBC-2.10b in an occupied space", 4, true, Why::end_in_occupied_space},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("I5", 80_mph);
    Move& move = table.put_at_wheel(0, 80_mph);
    move.bonus = 2;
    move.path_length = static_cast<std::uint8_t>(c.moved);
    move.is_passing = c.is_passing;
    const Reason why = refuse_end(table.state);
    EXPECT_EQ(why, c.want) << reason_name(why);
  }
}

std::vector<Decision> listed(const TestTable& table) {
  DecisionList list;
  list_moves(table.game(), table.state, list);
  return {list.begin(), list.end()};
}

TEST(Moves, AreListedSortedWithAllThatIsLawful) {
  TestTable table;
  table.add_car("I5", 40_mph).fronts = {2, 1};
  table.add_car("I6", 120_mph).plot = 120_mph;
  table.add_car("M6", 140_mph).plot = 140_mph;
  table.put_at_wheel(0, 40_mph);
  EXPECT_THAT(listed(table),
              ElementsAre(pass(0), pass(1), emergency(20), emergency(40), slip(1), slip(2)))
      << "both ways are shut";
  table.car(2).at = table.space("M9");
  EXPECT_THAT(listed(table),
              ElementsAre(drive(1), pass(0), emergency(20), emergency(40), slip(1), slip(2)));
  table.state.move.front = 1;
  table.state.move.path_length = 2;
  EXPECT_THAT(listed(table), ElementsAre(end_move()));
  table.state.move.bonus = 1;
  EXPECT_THAT(listed(table), ElementsAre(drive(1), end_move())) << "a pass needs two spaces";
  table.state.move.is_passing = true;
  EXPECT_THAT(listed(table), ElementsAre(drive(1))) << "it cannot stay";
}

// WBC-T.2
TEST(Moves, OfACarShutInAreToBrake) {
  TestTable table({}, two_lanes());
  table.add_car("I5", 20_mph);
  table.add_car("I6");
  table.add_car("O6");
  table.put_at_wheel(0, 20_mph);
  EXPECT_THAT(listed(table), ElementsAre(emergency(20))) << "WBC-2.8";
}

TEST(Moves, OfACarAtRestAreToEnd) {
  TestTable table;
  table.add_car("I5");
  table.put_at_wheel(0, 0_mph);
  EXPECT_THAT(listed(table), ElementsAre(end_move()));
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
