#include "rules/formula_one/track.h"

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

TEST(FormulaOneTrack, KnowsItsSquares) {
  const TestTable table({}, reference_board());
  const Track& track = table.track();
  EXPECT_EQ(track.square_count, 206);
  EXPECT_EQ(track.row_count, 60);
  EXPECT_EQ(track.line_row, 59);
  EXPECT_EQ(track.band_count, 6);
  EXPECT_EQ(track.tyre_band, 0);
  EXPECT_EQ(track.brake_band, 2);
  EXPECT_EQ(track.grid_count, 6);
  EXPECT_EQ(track.grid[0], table.square("6.0"));
  EXPECT_EQ(track.grid[5], table.square("1.0"));

  const Square& island = track[table.square("3.12")];
  EXPECT_EQ(island.band, 0);
  EXPECT_EQ(island.safe, 60_mph);
  EXPECT_EQ(island.steps[static_cast<std::size_t>(Step::straight)], table.square("3.13"));
  EXPECT_EQ(island.steps[static_cast<std::size_t>(Step::in)], kNoSquare);
  EXPECT_EQ(island.steps[static_cast<std::size_t>(Step::out)], table.square("4.13"));

  // 6.4  A long square lies in its last row, and in the band that crosses it.
  const Square& long_square = track[table.square("1.13")];
  EXPECT_EQ(long_square.row, 13);
  EXPECT_EQ(long_square.band, 0);
  EXPECT_EQ(long_square.safe, 40_mph);

  EXPECT_TRUE(track[table.square("4.59")].is_line);
  EXPECT_FALSE(track[table.square("4.0")].is_line);
  EXPECT_EQ(track[table.square("4.0")].band, kNoBand);
}

// F1-SPN-4
TEST(FormulaOneTrack, WaysBackAreTheOutermostOfTheNextRow) {
  const TestTable table({}, reference_board());
  EXPECT_EQ(table.track().spin_exits[0], table.square("4.13"));
  EXPECT_EQ(table.track().spin_exits[1], table.square("3.19"));
  EXPECT_EQ(table.track().roadside_exits[59], table.square("6.0"));
  EXPECT_EQ(table.track().roadside_exits[5], table.square("5.6"));
}

// F1-PIT-2, F1-LAP-2
TEST(FormulaOneTrack, PitsLieBesideLaneOne) {
  const TestTable table({}, reference_board());
  const Track& track = table.track();
  EXPECT_EQ(track.pits[0].entry, table.square("1.1"));
  EXPECT_EQ(track.pits[0].exit, table.square("1.3"));
  EXPECT_EQ(track.pits[2].entry, table.square("1.59"));
  EXPECT_EQ(track.pits[2].exit, table.square("1.1"));
  EXPECT_EQ(track.pits[3].entry, table.square("1.58"));
  EXPECT_EQ(track.pits[3].exit, table.square("1.0"));
  for (int car = 0; car < kCarsMax; ++car) EXPECT_EQ(track.pits[car].is_line, car == 3);
}

TEST(FormulaOneTrack, RowsAreCountedAroundTheRing) {
  const TestTable table;
  EXPECT_EQ(table.track().rows_between(5, 9), 4);
  EXPECT_EQ(table.track().rows_between(38, 1), 3);
  EXPECT_EQ(table.track().rows_past_line(39), 0);
  EXPECT_EQ(table.track().rows_past_line(0), 1);
  EXPECT_EQ(table.track().rows_past_line(38), 39);
}

TEST(FormulaOneTrack, OtherBoardsAreRefused) {
  const auto plain = compile_track(Board{.name = "oval", .rows = 40});
  ASSERT_FALSE(static_cast<bool>(plain));
  EXPECT_EQ(plain.error().what, "oval: this is no board for formula-one");
  Board broken = test_track();
  broken.banded->tyres = kNone;
  const auto refused = compile_track(broken);
  ASSERT_FALSE(static_cast<bool>(refused));
  EXPECT_TRUE(refused.error().what.starts_with("F1-TT: name the corners"));
}

// F1-GEN-2
TEST(FormulaOneTrack, LapsAreThreeToTen) {
  for (int laps = 0; laps <= 12; ++laps) {
    EXPECT_EQ(static_cast<bool>(FormulaOne::make_game(test_track(), {.laps = laps})),
              laps >= 3 && laps <= 10);
    EXPECT_EQ(static_cast<bool>(FormulaOne::make_game(
                  test_track(), {.laps = laps, .short_race = ShortRace::yes})),
              laps >= 1 && laps <= 10);
  }
}

}  // namespace
}  // namespace chicane::formula_one
