#include "rules/motorchamp/throws.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

constexpr std::array<Throw, kThrows> kAll = {Throw::special, Throw::one, Throw::two, Throw::three};

// "S N": the throws of a set.
std::string texts(const ThrowSet& set) {
  constexpr std::array<const char*, kThrows> kNames = {"S", "N", "NN", "NNS"};
  std::string text;
  for (int i = 0; i < kThrows; ++i) {
    if (set.has(static_cast<Throw>(i))) text += (text.empty() ? "" : " ") + std::string(kNames[i]);
  }
  return text;
}

std::string lawful(const TestTable& table, int car = 0) {
  return texts(lawful_throws(table.game(), table.state, car));
}

Bounds bounds_of(const TestTable& table, int car = 0) {
  return {table.game(), table.state, table.car(car), Traffic(table.state, car)};
}

// Every total that the dice of a throw can show, as often as they show it.
std::vector<int> totals(Throw which) {
  constexpr std::array<int, 6> kNormal = {1, 2, 3, 4, 5, 6};
  constexpr std::array<int, 6> kSpecial = {1, 2, 2, 2, 3, 3};
  std::vector<int> sums = {0};
  const auto add = [&](const std::array<int, 6>& die) {
    std::vector<int> more;
    for (const int sum : sums) {
      for (const int face : die) more.push_back(sum + face);
    }
    sums = more;
  };
  if (which != Throw::special) add(kNormal);
  if (which == Throw::two || which == Throw::three) add(kNormal);
  if (which == Throw::special || which == Throw::three) add(kSpecial);
  return sums;
}

// RULES.md, part 5.2: the full table, out and permanent by bound.
TEST(Risk, IsThatOfTheTableOfTheRules) {
  constexpr std::array<int, kThrows> kResults = {6, 6, 36, 216};
  struct Row {
    int bound;
    std::array<int, 8> risk;  // S, N, NN, NNS: over and far over.
  };
  const Row rows[] = {
      {0, {6, 5, 6, 5, 36, 36, 216, 216}}, {1, {5, 2, 5, 4, 36, 35, 216, 216}},
      {2, {2, 0, 4, 3, 35, 33, 216, 215}}, {3, {0, 0, 3, 2, 33, 30, 215, 210}},
      {4, {0, 0, 2, 1, 30, 26, 210, 199}}, {5, {0, 0, 1, 0, 26, 21, 199, 182}},
      {6, {0, 0, 0, 0, 21, 15, 182, 159}}, {7, {0, 0, 0, 0, 15, 10, 159, 130}},
      {8, {0, 0, 0, 0, 10, 6, 130, 97}},   {9, {0, 0, 0, 0, 6, 3, 97, 66}},
      {10, {0, 0, 0, 0, 3, 1, 66, 41}},    {11, {0, 0, 0, 0, 1, 0, 41, 22}},
      {12, {0, 0, 0, 0, 0, 0, 22, 9}},     {13, {0, 0, 0, 0, 0, 0, 9, 2}},
      {14, {0, 0, 0, 0, 0, 0, 2, 0}},      {15, {0, 0, 0, 0, 0, 0, 0, 0}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.bound);
    // Once by a limit, once by a wall of cars.
    for (const bool by_limit : {true, false}) {
      TestTable table;
      table.add_car("20R");
      if (by_limit) {
        table.track().rows[20].limit[kRight] = static_cast<std::uint8_t>(row.bound);
      } else {
        const auto wall = static_cast<std::uint8_t>(21 + row.bound);
        table.add_car(text_of({Goal::track, wall, kRight}));
        table.add_car(text_of({Goal::track, wall, kLeft}));
      }
      const Bounds bounds = bounds_of(table);
      for (int i = 0; i < kThrows; ++i) {
        const Risk risk = risk_of(bounds, static_cast<Throw>(i));
        EXPECT_EQ(risk.over, row.risk[2 * i]) << i;
        EXPECT_EQ(risk.far_over, row.risk[2 * i + 1]) << i;
        EXPECT_EQ(risk.results, kResults[i]);
      }
    }
  }
}

// Random limits, lines and traffic: all dice thrown one by one.
TEST(Risk, IsCountedOverAllDice) {
  int gaps = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    TestTable table;
    for (int r = 0; r < 60; ++r) table.track().rows[r].is_solid = random.below(3) == 0;
    const int row = static_cast<int>(random.below(60));
    Car& car = table.add_car(text_of({Goal::track, static_cast<std::uint8_t>(row), kRight}));
    car.laps = static_cast<std::int8_t>(random.below(2) == 0 ? 5 : 2);
    if (random.below(2) == 0)
      table.track().rows[row].limit[kRight] = static_cast<std::uint8_t>(random.roll(15));
    for (int d = 1; d <= 15 && table.state.car_count < kCarsMax; ++d) {
      for (int lane = 0; lane < 2 && table.state.car_count < kCarsMax; ++lane) {
        if (random.below(4) == 0)
          table.add_car(text_of({Goal::track, static_cast<std::uint8_t>((row + d) % 60),
                                 static_cast<std::uint8_t>(lane)}));
      }
    }
    const Bounds bounds = bounds_of(table);
    const Reach reach = reach_from(table.track(), Traffic(table.state, 0), row, kRight, kTotalMax);
    const int limit = table.track()[row].limit[kRight];
    const int to_line = 60 - row;
    const auto excess = [&](int total) {
      int far = 0;
      for (int d = 1; d <= total; ++d) {
        if (reach.stops[d] != 0) far = d;
      }
      //
      if (table.car(0).laps == 5 && total >= to_line && to_line <= 15 && reach.any[to_line] != 0)
        far = total;
      return std::max({total - limit, total - far, 0});
    };
    for (const Throw which : kAll) {
      int over = 0;
      int far_over = 0;
      const std::vector<int> all = totals(which);
      for (const int total : all) {
        ASSERT_EQ(bounds.excess(total), excess(total)) << total;
        over += excess(total) >= 1 ? 1 : 0;
        far_over += excess(total) >= 2 ? 1 : 0;
      }
      const Risk risk = risk_of(bounds, which);
      ASSERT_EQ(risk.over, over);
      ASSERT_EQ(risk.far_over, far_over);
      ASSERT_EQ(risk.results, static_cast<int>(all.size()));
      ASSERT_EQ(is_safe(bounds, which), over == 0);
      if (over > 0 && excess(*std::max_element(all.begin(), all.end())) == 0) ++gaps;
    }
    // MC-FAI-2, MC-FAI-3
    const int colour = random.roll(3);
    table.track().rows[row].dice[kRight] = static_cast<std::uint8_t>(colour);
    int fastest_safe = 0;
    for (int i = 0; i <= colour; ++i) {
      if (risk_of(bounds, static_cast<Throw>(i)).over == 0) fastest_safe = i;
    }
    const ThrowSet set = lawful_throws(table.game(), table.state, 0);
    for (int i = 0; i < kThrows; ++i)
      ASSERT_EQ(set.has(static_cast<Throw>(i)), i >= fastest_safe && i <= colour) << i;
  }
  EXPECT_GT(gaps, 0) << "A-14: a total that cannot stop below one that can";
}

TEST(Throws, AreThoseOfTheColourUnderFairPlay) {
  struct Case {
    const char* rule;
    int dice;
    int limit;
    int free;
    const char* want;
  };
  // A limit or a wall of 0 is none.
  const Case cases[] = {
      {"MC-COL-2 single", 1, 0, 0, "N"},
      {"MC-COL-2 double", 2, 0, 0, "NN"},
      {"MC-COL-2 triple", 3, 0, 0, "NNS"},
      {"MC-FAI-2 just enough for three", 3, 15, 0, "NNS"},
      {"MC-FAI-2 one short of three", 3, 14, 0, "NN NNS"},
      {"MC-FAI-2 just enough for two", 3, 12, 0, "NN NNS"},
      {"MC-FAI-2 one short of two", 3, 11, 0, "N NN NNS"},
      {"MC-FAI-2 just enough for one", 2, 6, 0, "N NN"},
      {"MC-FAI-2 one short of one", 2, 5, 0, "S N NN"},
      {"MC-LIM-5 the special one on a single", 1, 5, 0, "S N"},
      {"MC-FAI-2 just enough for the special one", 1, 3, 0, "S N"},
      {"MC-FAI-3 nothing is safe", 1, 2, 0, "S N"},
      {"MC-FAI-3 nothing is safe, triple", 3, 1, 0, "S N NN NNS"},
      {"MC-BLK-7 as many free as three can show", 3, 0, 15, "NNS"},
      {"MC-BLK-7 one fewer", 3, 0, 14, "NN NNS"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("20R");
    table.track().rows[20].dice[kRight] = static_cast<std::uint8_t>(c.dice);
    if (c.limit != 0) table.track().rows[20].limit[kRight] = static_cast<std::uint8_t>(c.limit);
    if (c.free != 0) {
      const auto wall = static_cast<std::uint8_t>(21 + c.free);
      table.add_car(text_of({Goal::track, wall, kRight}));
      table.add_car(text_of({Goal::track, wall, kLeft}));
    }
    EXPECT_EQ(lawful(table), c.want);
  }
}

// Part 1.4
TEST(Throws, FollowTheRegimeOfTheCar) {
  struct Case {
    const char* rule;
    const char* place;
    bool start;
    bool pit_flap;
    bool handicap;
    Regime regime;
    int dice;
    const char* want;
  };
  const Case cases[] = {
      {"MC-STA-1", "20R", true, false, false, Regime::start, 1, "N"},
      {"MC-COL-2", "20R", false, true, false, Regime::normal, 3, "NNS"},
      {"MC-HCP-2", "20R", false, false, true, Regime::handicap, 1, "N"},
      {"MC-PIT-9", "P54", false, false, false, Regime::inbound, 1, "N"},
      {"MC-PIT-12", "B55", false, false, true, Regime::service, 2, "NN"},
      {"MC-PIT-14 from the pit", "B55", false, true, false, Regime::outbound, 1, "N"},
      {"MC-PIT-14 in the lane", "P58", false, true, false, Regime::outbound, 1, "N"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& car = table.add_car(c.place);
    car.start_phase = c.start;
    car.pit_flap = c.pit_flap;
    car.handicap = c.handicap;
    EXPECT_EQ(regime_of(table.state, car), c.regime);
    EXPECT_EQ(dice_allowed(table.game(), table.state, car), c.dice);
    EXPECT_EQ(lawful(table), c.want);
    table.state.is_practice = true;
    EXPECT_EQ(regime_of(table.state, car), Regime::practice) << "MC-PRA-1 whatever it carries";
  }
}

TEST(Bounds, EndAtTheLineForACarThatFinishesThere) {
  TestTable table({.laps = 4});
  Car& car = table.add_car("57R");
  table.add_car("1R");
  table.add_car("1L");
  const auto excess = [&](int total) { return bounds_of(table).excess(total); };
  // Row 0 is three rows on, and row 1 is shut.
  EXPECT_EQ(excess(3), 0);
  EXPECT_EQ(excess(5), 2);
  car.laps = 3;
  EXPECT_EQ(excess(5), 0) << "A-30 the last lap";
  EXPECT_TRUE(bounds_of(table).finishes(3));
  EXPECT_FALSE(bounds_of(table).finishes(2));
  table.options().finish_truncates = Allowed::no;
  EXPECT_EQ(excess(5), 2) << "A-30 as if the race went on";
  table.options().finish_truncates = Allowed::yes;
  car.laps = 0;
  EXPECT_EQ(excess(5), 2);
  table.state.flag = true;
  EXPECT_EQ(excess(5), 0) << "MC-END-2 the flag is up";
  table.track().rows[57].limit[kRight] = 4;
  EXPECT_EQ(excess(5), 1) << "the limit holds nevertheless";
  EXPECT_TRUE(bounds_of(table).finishes(5));
  table.add_car("0R");
  table.add_car("0L");
  EXPECT_FALSE(bounds_of(table).finishes(5)) << "no square past the line can be entered";
}

}  // namespace
}  // namespace chicane::motorchamp
