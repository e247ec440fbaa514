#include "rules/speed_circuit_wbc/odds.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using Odds = std::array<int, kResults>;

// The table of chances of RULES.md, section 3, all its rows: with 0, 1, 2 and 3 off.
TEST(Odds, AreThoseOfTheRules) {
  struct Row {
    const char* rule;
    TableTest test;
    int table_modifier;
    std::array<Odds, 4> want;
  };
  const std::array<Odds, 4> holds = {{{30, 0, 6}, {33, 0, 3}, {35, 0, 1}, {36, 0, 0}}};
  const Row rows[] = {
      {"accel", TableTest::acceleration, 0, holds},
      {"top", TableTest::top_speed, 0, holds},
      {"brakes", TableTest::brakes, 0, holds},
      {"start", TableTest::start, 0, {{{26, 4, 6}, {30, 3, 3}, {33, 2, 1}, {35, 1, 0}}}},
      {"chance", TableTest::chance, 0, {{{15, 15, 6}, {21, 12, 3}, {26, 9, 1}, {30, 6, 0}}}},
      {"pass", TableTest::pass, 0, {{{10, 20, 6}, {15, 18, 3}, {21, 14, 1}, {26, 10, 0}}}},
      {"second pass", TableTest::pass, 2, {{{3, 18, 15}, {6, 20, 10}, {10, 20, 6}, {15, 18, 3}}}},
      {"third pass", TableTest::pass, 4, {{{0, 10, 26}, {1, 14, 21}, {3, 18, 15}, {6, 20, 10}}}},
      {"wreck, two wide", TableTest::wreck, -2, {{{26, 9, 1}, {30, 6, 0}, {33, 3, 0}, {35, 1, 0}}}},
      {"wreck, close, three wide",
       TableTest::wreck,
       -3,
       {{{30, 6, 0}, {33, 3, 0}, {35, 1, 0}, {36, 0, 0}}}},
  };
  for (const Row& row : rows) {
    for (int chips = 0; chips <= kThree; ++chips) {
      SCOPED_TRACE(std::string(row.rule) + ", chips " + std::to_string(chips));
      EXPECT_EQ(odds(row.test, row.table_modifier - chips), row.want[chips]);
    }
  }
}

TEST(Odds, AlwaysSumToThirtySix) {
  for (int test = static_cast<int>(TableTest::start); test <= static_cast<int>(TableTest::wreck);
       ++test) {
    for (int modifier = -9; modifier <= 24; ++modifier) {
      const Odds counts = odds(static_cast<TableTest>(test), modifier);
      EXPECT_EQ(counts[0] + counts[1] + counts[2], 36) << test << " " << modifier;
    }
  }
}

TEST(TableModifier, IsThatOfTheChainOrOfTheWreck) {
  TestTable table({}, two_lanes());
  table.add_car("I6", 60_mph);
  Move& move = table.put_at_wheel(0, 60_mph);
  move.chain = 2;
  table.state.markers[0] = table.space("O1");
  table.state.markers[1] = table.space("O6");
  move.marker = 1;
  struct Case {
    const char* rule;
    TableTest test;
    int want;
  };
  const Case cases[] = {
      {"WBC-2.10e", TableTest::pass, 4},    {"WBC-2.13c", TableTest::wreck, -2},
      {"none", TableTest::chance, 0},       {"none", TableTest::brakes, 0},
      {"none", TableTest::start, 0},        {"none", TableTest::top_speed, 0},
      {"none", TableTest::acceleration, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    table.state.test = c.test;
    EXPECT_EQ(table_modifier(table.game(), table.state), c.want);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
