#include "rules/lib/route.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

// K1 has I4 and I5, K2 has O6.
class Route : public ::testing::Test {
 protected:
  Route() : board_(for_tests::ring(12, {"I", "O"})) {
    for_tests::post(board_, "K1", {"I4", "I5"}, 60);
    for_tests::post(board_, "K2", {"O6"}, 60);
    course_ = *compile_course(board_, {});
    for (const int step : {0, 0, 0, 1, 0}) path_.push(step);  // From I2: I3 I4 I5 O6 O7.
  }

  SpaceId at(std::string_view place) const {
    return static_cast<SpaceId>(for_tests::at(board_, place));
  }

  Board board_;
  Course course_;
  Path path_;
};

TEST_F(Route, LeadsStepByStep) {
  EXPECT_EQ(route_end(course_, at("I2"), path_, 0), at("I2"));
  EXPECT_EQ(route_end(course_, at("I2"), path_, 1), at("I3"));
  EXPECT_EQ(route_end(course_, at("I2"), path_, 4), at("O6"));
  EXPECT_EQ(route_end(course_, at("I2"), path_, 5), at("O7"));
  EXPECT_EQ(route_end(course_, at("I11"), path_, 2), at("I1")) << "across the line";
}

// SC-9.1a
TEST_F(Route, HasAFirstPostedSpaceOfACorner) {
  EXPECT_EQ(first_posted(course_, CornerId{0}, at("I2"), path_, 5), at("I4"));
  EXPECT_EQ(first_posted(course_, CornerId{1}, at("I2"), path_, 5), at("O6"));
  EXPECT_EQ(first_posted(course_, CornerId{1}, at("I2"), path_, 3), kNoSpace) << "not so far yet";
  EXPECT_EQ(first_posted(course_, CornerId{0}, at("I4"), path_, 2), at("I5"))
      << "where it began is not entered";
  EXPECT_EQ(first_posted(course_, CornerId{0}, at("I7"), path_, 5), kNoSpace);
}

}  // namespace
}  // namespace chicane
