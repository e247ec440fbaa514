#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

constexpr auto count = count_sequences<GrandPrixBasic>;

struct Placed {
  int cell;
  int to_go = 2;
  bool is_automatic = false;
};

// The first car of the list has its go.
State position(const std::vector<Placed>& cars) {
  TestTable table({}, *load_board("GPB-TT"));
  for (const Placed& placed : cars)
    table.add_car(placed.cell, placed.to_go).is_automatic = placed.is_automatic;
  table.go(0);
  return table.state;
}

TEST(GrandPrixBasicCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, … of one go.
  };
  // The first row by hand: one die or two; six faces each; a total of t has t goals, which makes 21
  // with one die, and 36 throws with two that have 252 goals together. Cell 20, seven ahead, has a
  // value: of the 252 goals 56 come to it and ask for a die: 21 + 196 + 56 · 6 = 553.
  const std::vector<Row> rows = {
      {"alone on a free road", {{13}}, {2, 12, 57, 273, 553}},
      {"before the values 1, 2, 3", {{4}}, {2, 12, 57, 273, 1533}},
      {"behind one car", {{8}, {10}}, {2, 12, 57, 323, 1243}},
      {"behind a full cell", {{8}, {10}, {10}}, {2, 12, 52, 282, 1202}},
      {"before the final line", {{28, 1}, {0, 1}, {0, 1}}, {2, 12, 57, 273, 273}},
      {"automatic", {{3, 2, true}}, {6, 6, 6, 6, 6}},
  };
  const auto game = GrandPrixBasic::make_game(*load_board("GPB-TT"), {});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(GrandPrixBasicCounts, DrawOfTwo) {
  const auto game = GrandPrixBasic::make_game(*load_board("GPB-TT"), {});
  const State start = GrandPrixBasic::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 3), 4 * 3 * 2);
  EXPECT_EQ(count(*game, start, 4), 4 * 3 * 2 * 2);
}

}  // namespace
}  // namespace chicane::grand_prix_basic
