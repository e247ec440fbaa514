#include "rules/lib/cell_ring.h"

#include <gtest/gtest.h>

#include "board/cells_for_tests.h"

namespace chicane {
namespace {

TEST(CellRing, IsTheBoardCompiled) {
  const Result<CellRing, DataError> ring =
      compile_cells(for_tests::reference_ring(), "grand-prix-basic");
  ASSERT_TRUE(static_cast<bool>(ring));
  EXPECT_EQ(ring->count, 84);
  EXPECT_EQ(ring->start_cells, 6);
  EXPECT_EQ(ring->start_places(), 24);
  EXPECT_EQ(ring->box_entry, 77);
  EXPECT_EQ(ring->box_exit, 78);
  EXPECT_EQ(ring->factors[10], 1);
  EXPECT_EQ(ring->factors[20], 3);
  EXPECT_EQ(ring->factors[83], 0);
}

TEST(CellRing, RefusesOtherBoardsAndFaultyOnes) {
  const Result<CellRing, DataError> other = compile_cells(Board{.name = "monza"}, "grand-prix-x");
  ASSERT_FALSE(static_cast<bool>(other));
  EXPECT_EQ(to_string(other.error()), "monza: this is no board for grand-prix-x");
  Board faulty = for_tests::test_ring();
  faulty.cells->factors[3] = 4;
  const Result<CellRing, DataError> ring = compile_cells(faulty, "grand-prix-x");
  ASSERT_FALSE(static_cast<bool>(ring));
  EXPECT_EQ(to_string(ring.error()), "GPB-TT: cell 3: a factor is 0 to 3");
}

TEST(CellRing, GoesRound) {
  const CellRing ring = *compile_cells(for_tests::test_ring(), "x");
  EXPECT_EQ(ring.after(28, 1), 29);
  EXPECT_EQ(ring.after(29, 1), 0);
  EXPECT_EQ(ring.after(25, 12), 7);
  EXPECT_FALSE(ring.crosses_line(28, 1));
  EXPECT_TRUE(ring.crosses_line(29, 1)) << "cell 0 is the first past the line";
  EXPECT_FALSE(ring.crosses_line(0, 12));
}

// GPA-GRD-1
TEST(CellRing, HasFourPlacesInAStartCell) {
  const CellRing ring = *compile_cells(for_tests::test_ring(), "x");
  EXPECT_EQ(ring.start_cell(0), 29);
  EXPECT_EQ(ring.start_cell(3), 29);
  EXPECT_EQ(ring.start_cell(4), 28);
  EXPECT_EQ(ring.start_cell(11), 27);
}

// GPA-ORD-1, GPB-ORD-1
TEST(CellRing, KnowsWhoIsAhead) {
  struct Car {
    int to_go;
    int cell;
    bool is_off;
    int arrived;
    int beside() const { return is_off ? 1 : 0; }
  };
  // Each ahead of all that follow.
  const Car cars[] = {{1, 3, false, 9}, {2, 20, false, 9}, {2, 8, false, 2}, {2, 8, false, 5},
                      {2, 8, true, 1},  {2, 8, true, 4},   {2, 7, false, 0}, {3, 29, false, 0}};
  for (std::size_t i = 0; i < std::size(cars); ++i) {
    for (std::size_t j = 0; j < std::size(cars); ++j)
      EXPECT_EQ(is_ahead(cars[i], cars[j]), i < j) << i << " " << j;
  }
}

}  // namespace
}  // namespace chicane
