#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

constexpr auto count = count_sequences<GrandPrixAdvanced>;

struct Placed {
  int cell;
  int gear = 1;
  std::uint8_t damage = 0;  // One bit each: S G C F T M.
  int to_go = 2;
  bool is_automatic = false;
};

// The first car of the list has its go.
State position(const std::vector<Placed>& cars) {
  TestTable table({}, *load_board("GPA-TT"));
  for (const Placed& placed : cars) {
    Car& car = table.add_car(placed.cell, placed.gear, {placed.damage});
    car.to_go = static_cast<std::uint8_t>(placed.to_go);
    car.is_automatic = placed.is_automatic;
  }
  table.go(0);
  return table.state;
}

TEST(GrandPrixAdvancedCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, … of one go.
  };
  // The first row by hand: from first gear the first or the second, each with no push, 1 or 2. The
  // four pushed goes throw for the engine, then for the risk: 4 · 36. Unpushed first gear has four
  // ends whatever it bears: 6 · 4. Second has five ends where it bears 3, and where it bears 2
  // three more plans that brake a cell to 3: 4 · 5 + 2 · 8.
  const std::vector<Row> rows = {
      {"alone on a free road", {{21}}, {2, 6, 36, 204}},
      {"in third before 1 1 2 3 1", {{8, 3}}, {4, 18, 88, 675}},
      {"in fifth, gearbox damaged", {{21, 5, 0b000100}}, {2, 11, 60, 740}},
      {"brakes damaged behind a full cell", {{8, 2, 0b001000}, {10}, {10}, {10}}, {3, 10, 60, 298}},
      {"before the final line", {{38, 2, 0, 1}, {0}}, {3, 10, 60, 356}},
      {"automatic", {{3, 1, 0, 2, true}}, {6, 6, 6, 6}},
  };
  const auto game = GrandPrixAdvanced::make_game(*load_board("GPA-TT"), {});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(GrandPrixAdvancedCounts, DrawOfTwo) {
  const auto game = GrandPrixAdvanced::make_game(*load_board("GPA-TT"), {});
  const State start = GrandPrixAdvanced::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 3), 4 * 3 * 2);
  EXPECT_EQ(count(*game, start, 4), 4 * 3 * 2) << "first gear alone";
  EXPECT_EQ(count(*game, start, 5), 4 * 3 * 2 * 6) << "the start die";
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
