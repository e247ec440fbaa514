#include "rules/speed_circuit/procedure.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

struct Placed {
  const char* place;
  int lap = 1;
  Speed plot;
  Speed driven;  // After tests that may have failed.
  Status status = Status::running;
};

TEST(OrderOfMovement, IsByProgressThenPlotThenLaneFromTheInside) {
  struct Case {
    const char* rule;
    std::vector<Placed> cars;
    std::vector<int> want;
  };
  const Case cases[] = {
      {"SC-3.2 the lead, whatever the plot",
       {{"I5", 1, 160_mph}, {"I6", 1, 20_mph}, {"O7", 1, 40_mph}},
       {2, 1, 0}},
      {"SC-3.2 even: the higher plot", {{"I5", 1, 60_mph}, {"O5", 1, 80_mph}}, {1, 0}},
      {"SC-3.2 even and equal: the inside", {{"O5", 1, 80_mph}, {"I5", 1, 80_mph}}, {1, 0}},
      {"SC-3.2 plot before inside", {{"I5", 1, 60_mph}, {"O5", 1, 80_mph}}, {1, 0}},
      {"SC-3.2 the same at every place, not only for the lead",
       {{"O5", 1, 60_mph}, {"I9", 1, 20_mph}, {"I5", 1, 60_mph}},
       {1, 2, 0}},
      {"SC-3.2 recorded plots count, not what a test left of them",
       {{"O5", 1, 100_mph, 80_mph}, {"I5", 1, 80_mph, 80_mph}},
       {0, 1}},
      {"Q30 a lapped car moves late, wherever it is on the road",
       {{"I25", 1, 160_mph}, {"I5", 2, 20_mph}},
       {1, 0}},
      {"SC-3.2 cars that are out do not move",
       {{"I9", 1, 60_mph, {}, Status::crash},
        {"I5", 1, 60_mph},
        {"I8", 1, 60_mph, {}, Status::finished}},
       {1}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    for (const Placed& placed : c.cars) {
      Car& car = table.add_car(placed.place);
      car.progress = static_cast<std::int16_t>(car.progress + (placed.lap - 1) * 30);
      car.plot = placed.plot;
      car.driven = placed.driven;
      car.status = placed.status;
    }
    set_order(table.game().course, table.state);
    ASSERT_EQ(table.state.order_count, c.want.size());
    for (std::size_t i = 0; i < c.want.size(); ++i) EXPECT_EQ(table.state.order[i], c.want[i]);
    for (std::size_t i = c.want.size(); i < kCarsMax; ++i)
      EXPECT_EQ(table.state.order[i], 0) << "equal positions have equal bytes";
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
