#include "rules/speed_circuit_wbc/order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

struct Entry {
  const char* place;
  Speed plot;
  bool spun = false;
  int lap = 1;
};

struct Case {
  const char* rule;
  std::vector<Entry> cars;
  std::vector<int> want;
};

void expect_orders(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    for (const Entry& entry : c.cars) {
      Car& car = table.add_car(entry.place);
      car.plot = entry.plot;
      car.spun = entry.spun;
      car.progress = static_cast<std::int16_t>(car.progress + 40 * (entry.lap - 1));
    }
    set_order(table.course(), table.state);
    EXPECT_EQ(std::vector<int>(table.state.order.begin(),
                               table.state.order.begin() + table.state.order_count),
              c.want);
  }
}

TEST(Order, IsByProgressThenPlotThenTheGreyLine) {
  expect_orders({
      {"WBC-2.3a the car in the lead", {{"I4", 100_mph}, {"O5", 20_mph}}, {1, 0}},
      {"WBC-2.3a a lap ahead", {{"I40", 100_mph}, {"O1", 20_mph, false, 2}}, {1, 0}},
      {"WBC-2.3a the higher plot", {{"I5", 20_mph}, {"M5", 60_mph}, {"O5", 40_mph}}, {1, 2, 0}},
      {"WBC-2.3a the grey line inside",
       {{"O5", 40_mph}, {"M5", 40_mph}, {"I5", 40_mph}},
       {2, 1, 0}},
      {"WBC-2.3a the grey line outside",
       {{"I18", 40_mph}, {"M18", 40_mph}, {"O18", 40_mph}},
       {2, 1, 0}},
      {"WBC-2.3a the plot before the grey line", {{"I5", 40_mph}, {"O5", 60_mph}}, {1, 0}},
  });
}

TEST(Order, WithinARowHasSpunCarsLastAndThoseOffTrackBehindThem) {
  expect_orders({
      {"WBC-2.9b spun, whatever plot or lane", {{"I5", 100_mph, true}, {"O5", 20_mph}}, {1, 0}},
      {"WBC-2.9b only within its row", {{"I5", 20_mph, true}, {"O4", 100_mph}}, {0, 1}},
      {"WBC-2.11d off track", {{"X5", 100_mph}, {"O5", 20_mph}}, {1, 0}},
      {"WBC-2.11d only within its row", {{"X5", 20_mph}, {"O4", 100_mph}}, {0, 1}},
      {"W31 spun before off track",
       {{"X5", 100_mph}, {"O5", 20_mph, true}, {"I5", 0_mph}},
       {2, 1, 0}},
      {"W31 a spun car off track is off track", {{"X5", 100_mph, true}, {"Y5", 120_mph}}, {1, 0}},
      {"W31 among spun cars the plot", {{"I5", 20_mph, true}, {"O5", 40_mph, true}}, {1, 0}},
      {"W31 then the grey side", {{"O5", 20_mph, true}, {"I5", 20_mph, true}}, {1, 0}},
      {"W31 off track the plot", {{"X5", 20_mph}, {"Y5", 40_mph}}, {1, 0}},
      {"W31 then the grey side, here inside", {{"Y5", 20_mph}, {"X5", 20_mph}}, {1, 0}},
      {"W31 and here outside", {{"X18", 20_mph}, {"Y18", 20_mph}}, {1, 0}},
  });
}

TEST(Order, LeavesOutCarsThatAreNoLongerInTheRace) {
  TestTable table;
  table.add_car("I9").status = Status::crash;
  table.add_car("I8");
  table.add_car("I7").status = Status::finished;
  table.add_car("I6");
  table.state.order.fill(9);
  set_order(table.course(), table.state);
  EXPECT_EQ(table.state.order_count, 2);
  EXPECT_THAT(table.state.order, ::testing::ElementsAre(1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      << "the rest is zero";
}

// WBC-2.3a  Plots as corrected at the reveal, before any test.
TEST(Order, IsFixedByPlotsAsCorrected) {
  TestTable table;
  table.add_car("I5", 20_mph);
  table.add_car("M5", 40_mph);
  table.plot_all({220, 100});  // 20 + 60 is all the first car can have.
  EXPECT_EQ(table.car(0).plot, 80_mph);
  EXPECT_EQ(table.wheel(), 1);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
