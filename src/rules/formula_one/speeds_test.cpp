#include "rules/formula_one/speeds.h"

#include <gmock/gmock.h>

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

using ::testing::ElementsAre;

std::vector<int> speeds(const TestTable& table, int car) {
  std::vector<int> mph;
  for (int spaces = 0; spaces <= kSquaresMax + 1; ++spaces) {
    const Speed speed = Speed::from_spaces(spaces);
    if (!refuse_speed(table.game(), table.state, car, speed)) mph.push_back(speed.mph());
  }
  return mph;
}

// 6.2
TEST(FormulaOneSpeeds, ReductionByChart) {
  EXPECT_EQ(*reduction_cost(0_mph), (Wear{0, 0}));
  EXPECT_EQ(*reduction_cost(20_mph), (Wear{0, 0}));
  EXPECT_EQ(*reduction_cost(40_mph), (Wear{1, 0}));
  EXPECT_EQ(*reduction_cost(60_mph), (Wear{2, 1}));
  EXPECT_EQ(*reduction_cost(80_mph), (Wear{3, 2}));
  EXPECT_EQ(*reduction_cost(100_mph), (Wear{4, 3}));
  EXPECT_FALSE(reduction_cost(120_mph).has_value());
}

TEST(FormulaOneSpeeds, OnTheTrackByGauges) {
  struct Case {
    const char* rule;
    Speed shown;
    int tyre;
    int brake;
    int least;
    int most;
  };
  const Case cases[] = {
      {"F1-MOV-5 from rest", 0_mph, 0, 0, 0, 60},
      {"F1-MOV-2 sixty more", 80_mph, 0, 0, 0, 140},
      {"F1-MOV-2 never above 160", 140_mph, 0, 0, 40, 160},
      {"F1-RED-2 at most 100 less", 160_mph, 0, 0, 60, 160},
      {"F1-RED-3 tyre 8: 40 less", 120_mph, 8, 0, 80, 160},
      {"F1-RED-3 tyre 7: 60 less", 120_mph, 7, 0, 60, 160},
      {"F1-RED-3 tyre 6: 80 less", 120_mph, 6, 0, 40, 160},
      {"F1-RED-3 brake 5: 20 less", 120_mph, 0, 5, 100, 160},
      {"F1-RED-3 brake 4: 40 less", 120_mph, 0, 4, 80, 160},
      {"F1-RED-3 brake 3: 60 less", 120_mph, 0, 3, 60, 160},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& car = table.add_car(0, "2.5", c.shown);
    car.tyre = static_cast<std::uint8_t>(c.tyre);
    car.brake = static_cast<std::uint8_t>(c.brake);
    const std::vector<int> all = speeds(table, 0);
    EXPECT_EQ(all.front(), c.least);
    EXPECT_EQ(all.back(), c.most);
    EXPECT_EQ(static_cast<int>(all.size()), (c.most - c.least) / 20 + 1);
  }
}

TEST(FormulaOneSpeeds, WithoutBrakesNoneIsLower) {
  TestTable table;
  table.add_car(0, "2.5", 100_mph).brake_failure = Defect::on;
  EXPECT_THAT(speeds(table, 0), ElementsAre(100, 120, 140, 160));
  EXPECT_EQ(refuse_speed(table.game(), table.state, 0, 80_mph), Why::brakes_have_failed);
  table.car(0).brake_failure = Defect::armed;
  EXPECT_EQ(speeds(table, 0).front(), 0);
}

// F1-MOV-5, F1-RED-6, F1-BLK-7
TEST(FormulaOneSpeeds, OffTheTrack) {
  TestTable table;
  table.add_car(0, "P").cap = 20_mph;
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20));
  EXPECT_EQ(refuse_speed(table.game(), table.state, 0, 40_mph), Why::above_first_speed);
  table.car(0).cap = 80_mph;
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20, 40, 60, 80));
  table.add_car(1, "1.3");
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20, 40, 60, 80)) << "blocked, the first time";
  table.car(0).speed = 80_mph;
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20, 40, 60, 80)) << "what it shows it may keep";
  table.car(0).speed = 40_mph;
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20, 40, 60)) << "no further while blocked";
  EXPECT_EQ(refuse_speed(table.game(), table.state, 0, 80_mph), Why::above_blocked_speed);
  table.car(0).speed = 60_mph;
  table.car(1).at = table.square("1.9");
  EXPECT_THAT(speeds(table, 0), ElementsAre(0, 20, 40, 60, 80, 100, 120)) << "the way is free";
  EXPECT_EQ(cost_of_setting(table.car(0), 0_mph), Wear{}) << "it stands";
  table.car(0).brake_failure = Defect::on;
  EXPECT_EQ(speeds(table, 0).front(), 0);
}

// F1-TAC-5
TEST(FormulaOneSpeeds, SuperbDrivingNeedsAClearWay) {
  TestTable table;
  table.add_car(0, "2.21", 60_mph);
  EXPECT_EQ(refuse_superb(table.game(), table.state, 0), Why::no_superb_card);
  table.give(0, Tactic::superb);
  EXPECT_FALSE(refuse_superb(table.game(), table.state, 0).has_value());
  table.car(0).faulty = Defect::on;
  EXPECT_EQ(refuse_superb(table.game(), table.state, 0), Why::card_with_faulty_tyres);
  table.car(0).faulty = Defect::armed;
  EXPECT_FALSE(refuse_superb(table.game(), table.state, 0).has_value());
  table.add_car(1, "2.22");
  EXPECT_EQ(refuse_superb(table.game(), table.state, 0), Why::no_clear_speed);
  table.car(1).at = table.square("2.23");
  EXPECT_FALSE(refuse_superb(table.game(), table.state, 0).has_value());
  table.car(0).brake_failure = Defect::on;
  EXPECT_EQ(refuse_superb(table.game(), table.state, 0), Why::no_clear_speed) << "60 at least";
  table.car(0).where = Where::roadside;
  EXPECT_EQ(refuse_superb(table.game(), table.state, 0), Why::card_while_spun_off);
}

}  // namespace
}  // namespace chicane::formula_one
