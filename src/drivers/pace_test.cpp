#include "drivers/pace.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

// One lane of 20 rows, I10 is posted 60. A path leads straight on and costs a unit for each 20
// over.
class OneLane : public ::testing::Test {
 protected:
  OneLane() : board_(for_tests::ring(20, {"I"})) {
    for_tests::post(board_, "K1", {"I10"}, 60);
    course_ = *compile_course(board_, {});
  }

  SpaceId at(int row) const {
    return static_cast<SpaceId>(for_tests::at(board_, "I" + std::to_string(row)));
  }

  Pace::Ends straight_on(SpaceId from, Speed speed) const {
    Pace::PricedEnd end{from, 0};
    for (int i = 0; i < speed.spaces(); ++i) {
      end.at = course_.next(end.at, 0);
      if (course_[end.at].is_posted()) end.price += excess(speed, course_[end.at].limit).spaces();
    }
    return {end};
  }
  Pace pace() const {
    return Pace(course_, [this](SpaceId from, Speed speed) { return straight_on(from, speed); });
  }

  Board board_;
  Course course_;
};

TEST_F(OneLane, EndsAreThoseThatWereFound) {
  const Pace pace = this->pace();
  ASSERT_EQ(pace.ends(at(6), 80_mph).size(), 1u);
  EXPECT_EQ(pace.ends(at(6), 80_mph)[0].at, at(10));
  EXPECT_EQ(pace.ends(at(6), 80_mph)[0].price, 1);
  EXPECT_EQ(pace.ends(at(6), 220_mph)[0].at, at(17));
  EXPECT_EQ(pace.ends(at(6), 0_mph)[0].at, at(6));
}

TEST_F(OneLane, APlaceIsSafeIfTheCarCanGoOnWithoutPaying) {
  const Pace pace = this->pace();
  struct Case {
    const char* why;
    Speed decel;
    int row;
    Speed speed;
    bool want;
  };
  const Case cases[] = {
      {"as slow as the corner", 20_mph, 9, 60_mph, true},
      {"80 can be 60 next turn", 20_mph, 9, 80_mph, true},
      {"100 can only be 80", 20_mph, 9, 100_mph, false},
      {"unless the car brakes better", 40_mph, 9, 100_mph, true},
      {"120 needs three steps", 40_mph, 9, 120_mph, false},
      {"which the next class has", 60_mph, 9, 120_mph, true},
      {"from further off there is time", 20_mph, 5, 100_mph, true},
      {"one row nearer there is not", 20_mph, 6, 100_mph, false},
      {"the corner is behind", 20_mph, 10, 100_mph, true},
      {"a better car than there is", 100_mph, 9, 140_mph, true},
      {"one without brakes counts as the worst", 0_mph, 9, 100_mph, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.why);
    EXPECT_EQ(pace.is_safe(c.decel, at(c.row), c.speed), c.want);
  }
}

TEST_F(OneLane, AGoodEndIsSafeAndNotTooDear) {
  const Pace pace = this->pace();
  EXPECT_TRUE(pace.has_good_end(20_mph, at(6), 60_mph, 0));
  EXPECT_FALSE(pace.has_good_end(20_mph, at(6), 80_mph, 0)) << "into the corner 20 over";
  EXPECT_TRUE(pace.has_good_end(20_mph, at(6), 80_mph, 1)) << "for one unit";
  EXPECT_FALSE(pace.has_good_end(20_mph, at(4), 100_mph, 0)) << "free, but no place to stand";
  EXPECT_TRUE(pace.has_good_end(40_mph, at(4), 100_mph, 0)) << "with better brakes";
}

TEST_F(OneLane, WhereNoEndIsFoundNothingIsSafe) {
  const Pace nowhere(course_, [](SpaceId, Speed) { return Pace::Ends{}; });
  EXPECT_FALSE(nowhere.is_safe(80_mph, at(1), 0_mph));
  EXPECT_FALSE(nowhere.has_good_end(80_mph, at(1), 20_mph, 9));
}

}  // namespace
}  // namespace chicane
