#include "rules/motorchamp/reach.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

constexpr unsigned kR = 1u << kRight;
constexpr unsigned kL = 1u << kLeft;
constexpr unsigned kBoth = kR | kL;

struct Case {
  const char* rule;
  std::vector<const char*> others;
  std::vector<int> solid;
  const char* from;
  int distance;
  unsigned any;
  unsigned stops;
  unsigned straight;
};

TEST(Reach, OfOneOrTwoRows) {
  const Case cases[] = {
      {"MC-MOV-2 straight or diagonal", {}, {}, "20R", 1, kBoth, kBoth, kR},
      {"MC-MOV-2 any number of changes", {}, {}, "20R", 2, kBoth, kBoth, kBoth},
      {"MC-MOV-1 across the line", {}, {}, "59L", 1, kBoth, kBoth, kL},
      {"MC-MOV-3 straight is taken", {"21R"}, {}, "20R", 1, kL, kL, 0},
      {"MC-MOV-3 the other is taken", {"21L"}, {}, "20R", 1, kR, kR, kR},
      {"MC-MOV-3 cars on the side are no obstacle",
       {"X21R", "X21L"},
       {},
       "20R",
       1,
       kBoth,
       kBoth,
       kR},
      {"MC-BLK-1 both", {"21R", "21L"}, {}, "20R", 1, 0, 0, 0},
      {"MC-BLK-2 beside and straight ahead", {"20L", "21R"}, {}, "20R", 1, 0, 0, 0},
      {"MC-BLK-2 the other hand first", {"20R", "21L"}, {}, "20L", 1, 0, 0, 0},
      {"MC-BLK-2 beside alone", {"20L"}, {}, "20R", 1, kBoth, kBoth, kR},
      {"MC-BLK-2 on the way", {"21R", "22L"}, {}, "20L", 2, 0, 0, 0},
      {"MC-BLK-2 a row apart they leave a gap", {"21R", "23L"}, {}, "20L", 3, kR, kR, kR},
      {"MC-SOL-1 beside both rows", {}, {20, 21}, "20R", 1, kR, kR, kR},
      {"MC-BLK-3 and the lane ahead is taken", {"21R"}, {20, 21}, "20R", 1, 0, 0, 0},
      {"MC-SOL-4 on to its first row", {}, {21, 22}, "20R", 1, kBoth, kBoth, kR},
      {"MC-SOL-2 past its end only in passing", {}, {19, 20}, "20R", 1, kBoth, kR, kR},
      {"MC-SOL-2 in passing", {}, {19, 20}, "20R", 2, kBoth, kBoth, kBoth},
      {"MC-SOL-3 straight is an ordinary stop", {"19L"}, {20}, "20L", 1, kBoth, kL, kL},
      {"A-14 nothing but a forbidden stop", {"21R"}, {19, 20}, "20R", 1, kL, 0, 0},
      {"MC-SOL-1 across the line", {}, {59, 0}, "59R", 1, kR, kR, kR},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    for (const int row : c.solid) table.track().rows[row].is_solid = true;
    const Place from = place(c.from);
    table.add_car(c.from);
    for (const char* other : c.others) table.add_car(other);
    const Reach reach =
        reach_from(table.track(), Traffic(table.state, 0), from.row, from.lane, c.distance);
    EXPECT_EQ(reach.any[c.distance], c.any);
    EXPECT_EQ(reach.stops[c.distance], c.stops);
    EXPECT_EQ(reach.straight[c.distance], c.straight);
  }
}

// A-14  A stop further on counts though one nearer is forbidden.
TEST(Reach, FarIsTheGreatestDistanceWithALegalStop) {
  TestTable table;
  table.track().rows[20].is_solid = true;
  table.add_car("20R");
  table.add_car("21R");
  table.add_car("25R");
  table.add_car("25L");
  const Reach reach = reach_from(table.track(), Traffic(table.state, 0), 20, kRight, kTotalMax);
  EXPECT_EQ(reach.far(0), 0);
  EXPECT_EQ(reach.far(1), 0);
  EXPECT_EQ(reach.far(2), 2);
  EXPECT_EQ(reach.far(4), 4);
  EXPECT_EQ(reach.far(5), 4);
  EXPECT_EQ(reach.far(15), 4);
}

// All paths, step by step as RULES.md, part 2.1, words it.
class Walker {
 public:
  Walker(const Track& track, const State& state, int mover)
      : track_(track), state_(state), mover_(mover) {}

  struct Found {
    unsigned any = 0;
    unsigned stops = 0;
    unsigned straight = 0;
  };

  std::vector<Found> walk(int row, int lane, int most) {
    found_.assign(static_cast<std::size_t>(most) + 1, {});
    found_[0] = {1u << lane, 1u << lane, 0};
    step(row, lane, 0, most);
    return found_;
  }

 private:
  bool is_free(int row, int lane) const {
    for (int i = 0; i < state_.car_count; ++i) {
      const Car& car = state_.cars[i];
      if (i != mover_ && car.where == Where::track && car.row == row && car.lane == lane)
        return false;
    }
    return true;
  }

  void step(int row, int lane, int distance, int most) {
    if (distance == most) return;
    const int next = (row + 1) % track_.count;
    const int other = lane == kRight ? kLeft : kRight;
    if (is_free(next, lane)) {
      mark(distance + 1, lane, true, true);
      step(next, lane, distance + 1, most);
    }
    const bool solid_here = track_.rows[row].is_solid;
    const bool solid_next = track_.rows[next].is_solid;
    if (is_free(next, other) && !(solid_here && solid_next) &&
        (is_free(row, other) || is_free(next, lane))) {
      mark(distance + 1, other, !(solid_here && !solid_next), false);
      step(next, other, distance + 1, most);
    }
  }

  void mark(int distance, int lane, bool is_stop, bool is_straight) {
    Found& at = found_[static_cast<std::size_t>(distance)];
    at.any |= 1u << lane;
    if (is_stop) at.stops |= 1u << lane;
    if (is_straight) at.straight |= 1u << lane;
  }

  const Track& track_;
  const State& state_;
  int mover_;
  std::vector<Found> found_;
};

// Random lines, random traffic; distances up to nine, for there are 2^n paths.
TEST(Reach, IsWhatAllPathsTogetherReach) {
  constexpr int kMost = 9;
  int blocked = 0;
  int gaps = 0;
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    TestTable table;
    table.track().count = 20 + static_cast<int>(random.below(10));
    const int rows = table.track().count;
    const std::uint32_t density = 1 + random.below(6);
    for (int r = 0; r < rows; ++r) table.track().rows[r].is_solid = random.below(3) == 0;
    // The mover, and up to 19 more on squares of their own.
    const int row = static_cast<int>(random.below(static_cast<std::uint32_t>(rows)));
    const int lane = static_cast<int>(random.below(2));
    table.add_car(
        text_of({Goal::track, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(lane)}));
    for (int d = 0; d <= kMost && table.state.car_count < kCarsMax; ++d) {
      for (int l = 0; l < 2 && table.state.car_count < kCarsMax; ++l) {
        if ((d == 0 && l == lane) || random.below(density) != 0) continue;
        table.add_car(text_of({Goal::track, static_cast<std::uint8_t>((row + d) % rows),
                               static_cast<std::uint8_t>(l)}));
      }
    }
    const Reach reach = reach_from(table.track(), Traffic(table.state, 0), row, lane, kMost);
    const auto want = Walker(table.track(), table.state, 0).walk(row, lane, kMost);
    int far = 0;
    for (int d = 0; d <= kMost; ++d) {
      const Walker::Found& found = want[static_cast<std::size_t>(d)];
      ASSERT_EQ(reach.any[d], found.any) << d;
      ASSERT_EQ(reach.stops[d], found.stops) << d;
      ASSERT_EQ(reach.straight[d], found.straight) << d;
      if (found.stops != 0) far = d;
      ASSERT_EQ(reach.far(d), far) << d;
      if (found.any == 0) ++blocked;
      if (found.any != 0 && found.stops == 0) ++gaps;
    }
  }
  EXPECT_GT(blocked, 100) << "ways that end";
  EXPECT_GT(gaps, 20) << "distances without a stop before others with one";
}

}  // namespace
}  // namespace chicane::motorchamp
