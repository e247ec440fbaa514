#include "layout/lane_layout.h"

#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

TEST(LaneLayout, IsTheSameEachTime) {
  EXPECT_EQ(lay_lane_board(for_tests::oval()), lay_lane_board(for_tests::oval()));
}

}  // namespace
}  // namespace chicane
