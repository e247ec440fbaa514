#include "solver/speed_circuit_wbc/sure_plots.h"

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {

namespace {

// Specifications 60/40/40/160; K1 lies in rows 11 to 13, its outer lane for 100.
TEST(SurePlots, NeitherPushNorOutrunTheBrakesNorDawdle) {
  struct Case {
    const char* why;
    const char* place;
    Speed speed;
    int wear;
    Speed least;
    Speed most;
  };
  const Case cases[] = {
      {"a free road, up to the top speed", "O34", 160_mph, 4, 120_mph, 160_mph},
      {"by acceleration, no faster", "O34", 60_mph, 4, 60_mph, 100_mph},
      {"two units of wear carry 40 over", "O8", 160_mph, 2, 120_mph, 140_mph},
      {"one unit carries 20", "O8", 160_mph, 1, 120_mph, 120_mph},
      {"too fast for no wear: what braking leaves", "O8", 160_mph, 0, 120_mph, 120_mph},
      {"slow enough for no wear", "O8", 120_mph, 0, 80_mph, 100_mph},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.why);
    TestTable table;
    Car& car = table.add_car(c.place, c.speed);
    car.wear = static_cast<std::uint8_t>(c.wear);
    const PlotRange plots = sure_plots(table.game(), car);
    EXPECT_EQ(plots.least.mph(), c.least.mph());
    EXPECT_EQ(plots.most.mph(), c.most.mph());
  }
}

TEST(SurePlots, FromRestStartSpeedOrWhatASpinLeavesGoverns) {
  TestTable table;
  Car& car = table.add_car("O34");
  car.starting = true;
  EXPECT_EQ(sure_plots(table.game(), car).most.mph(), 60);
  car.starting = false;
  car.spun = true;
  EXPECT_EQ(sure_plots(table.game(), car).most.mph(), 40);
  EXPECT_EQ(sure_plots(table.game(), car).least.mph(), 20);
}

}  // namespace

}  // namespace chicane::speed_circuit_wbc
