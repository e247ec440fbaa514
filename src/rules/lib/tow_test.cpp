#include "rules/lib/tow.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

TEST(Tow, GivesSpacesByTheSpeedOfTheFrontCar) {
  struct Case {
    const char* rule;
    Speed front;
    int want;
  };
  const Case cases[] = {
      {"SC-7.5 standing", 0_mph, 0},        {"SC-7.5 below 120", 100_mph, 0},
      {"WBC-2.6a from 120", 120_mph, 1},    {"WBC-2.6a up to 160", 160_mph, 1},
      {"WBC-2.6a 180 or more", 180_mph, 2}, {"WBC-2.6a 180 or more", 220_mph, 2},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(slip_spaces(c.front), c.want);
  }
}

// SC-7.2
TEST(Tow, MayNotLeadIntoACornerThatWasNotTouched) {
  Board board = for_tests::ring(12, {"I", "O"});
  for_tests::post(board, "K1", {"I4", "I5"}, 60);
  for_tests::post(board, "K2", {"O5"}, 60);
  const Course course = *compile_course(board, {});
  const auto at = [&](std::string_view place) {
    return static_cast<SpaceId>(for_tests::at(board, place));
  };
  EXPECT_FALSE(is_bonus_barred(course, at("I3"), 0)) << "a straight space";
  EXPECT_TRUE(is_bonus_barred(course, at("I4"), 0));
  EXPECT_EQ(touch(course, at("I3"), 0), 0u);
  const std::uint32_t touched = touch(course, at("I4"), 0);
  EXPECT_EQ(touched, 0b01u);
  EXPECT_FALSE(is_bonus_barred(course, at("I5"), touched)) << "the same corner";
  EXPECT_TRUE(is_bonus_barred(course, at("O5"), touched)) << "another one";
  EXPECT_EQ(touch(course, at("O5"), touched), 0b11u);
  EXPECT_EQ(touch(course, at("O6"), touched), 0b01u) << "a straight space changes nothing";
}

}  // namespace
}  // namespace chicane
