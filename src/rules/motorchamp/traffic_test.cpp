#include "rules/motorchamp/traffic.h"

#include <gtest/gtest.h>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

TEST(Traffic, KnowsEachKindOfPlaceOfARowApart) {
  TestTable table;
  table.add_car("3R");
  table.add_car("X3R");
  table.add_car("X3L");
  table.add_car("P3");
  table.add_car("4L");
  table.add_car("B4");
  const Traffic traffic(table.state, kNoCar);
  EXPECT_EQ(traffic.track(3), 1u << kRight);
  EXPECT_EQ(traffic.track(4), 1u << kLeft);
  EXPECT_EQ(traffic.track(5), 0u);
  EXPECT_TRUE(traffic.has_car(3, kRight));
  EXPECT_FALSE(traffic.has_car(3, kLeft)) << "the side is not the track";
  EXPECT_TRUE(traffic.is_side_taken(3, kRight));
  EXPECT_TRUE(traffic.is_side_taken(3, kLeft));
  EXPECT_FALSE(traffic.is_side_taken(4, kLeft));
  EXPECT_TRUE(traffic.is_lane_taken(3));
  EXPECT_FALSE(traffic.is_lane_taken(4)) << "a pit is not the lane";
  EXPECT_TRUE(traffic.is_pit_taken(4));
  EXPECT_FALSE(traffic.is_pit_taken(3));
}

// MC-MOV-3, MC-PRM-2
TEST(Traffic, LeavesOutTheMoverAndCarsThatAreNoLongerThere) {
  TestTable table;
  table.add_car("3R");
  table.add_car("3L");
  for (const Where gone : {Where::out, Where::finished, Where::unplaced}) {
    table.car(1).where = gone;
    EXPECT_EQ(Traffic(table.state, kNoCar).track(3), 1u << kRight);
    EXPECT_EQ(Traffic(table.state, 0).track(3), 0u);
  }
}

}  // namespace
}  // namespace chicane::motorchamp
