#include "layout/band_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"

namespace chicane {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(BandLayout, IsABoardOverItsCircuit) {
  const std::string text = lay_band_board(for_tests::oval());
  EXPECT_THAT(text, StartsWith("chicane band-board 1\n"));
  EXPECT_THAT(text, HasSubstr("\nname oval-bands\ntitle Oval\ncircuit oval\nrows 56\nline 55\n"));
  EXPECT_THAT(text, HasSubstr("\nlies 0 0\n0-3 1 2 3 4 5 6\n4 1 2 3 4 5\n"));
  EXPECT_THAT(text, HasSubstr("\npits 2 1 0 55 54 53\ngrid 6.0 5.0 4.0 3.0 2.0 1.0\n"));
}

TEST(BandLayout, BandsLieOnTheirBends) {
  const std::string text = lay_band_board(for_tests::oval());
  // The middle of the bends is a quarter and three quarters of the way round: 14 rows and 42.
  EXPECT_THAT(text, HasSubstr("\n# T1 North: left, radius 100 m, 180 degrees\nlies 11 "));
  EXPECT_THAT(text, HasSubstr("\nband B1 13 "));
  EXPECT_THAT(text, HasSubstr("\nband B2 41 "));
  EXPECT_THAT(text, HasSubstr("\ntyres B1\nbrakes B2\n"));
}

// 127 mph, brought down to 90 on average, and 15 less or more at the edges.
TEST(BandLayout, TheInsideIsSlowerAndShorter) {
  const std::string text = lay_band_board(for_tests::oval());
  EXPECT_THAT(text, HasSubstr("\n# The safety speeds are 71 % of what"));
  EXPECT_THAT(text, HasSubstr("\nlong 1 12-14\nband B1 13 1/80 2/100 3/100 North\n"));
}

TEST(BandLayout, BendsToTheOtherHandAreTightOnTheOuterLanes) {
  Circuit oval = for_tests::oval();
  oval.direction = LapDirection::clockwise;
  EXPECT_THAT(lay_band_board(oval),
              HasSubstr("\nlong 3 12-14\nband B1 13 1/100 2/100 3/80 North\n"));
  oval.direction = LapDirection::figure_eight;
  oval.pits = Hand::left;
  EXPECT_THAT(lay_band_board(oval), HasSubstr("\nband B1 13 1/80 2/100 3/100 North\n"));
}

TEST(BandLayout, TightCornersHaveAnIsland) {
  EXPECT_THAT(lay_band_board(for_tests::oval()), Not(HasSubstr(" 1 3\n")));
  Circuit oval = for_tests::oval();
  oval.pieces[1].radius = 30;
  EXPECT_THAT(lay_band_board(oval), HasSubstr(" 1 3\nlong 1 12-14\nband B1 13 1/60 3/80 North\n"));
  // On a wide road there is room for two beside it.
  oval.pieces[1].radius = 50;
  oval.width = 12;
  EXPECT_THAT(lay_band_board(oval), HasSubstr(" 1 3 4\n"));
  oval.width = 9;
  EXPECT_THAT(lay_band_board(oval), Not(HasSubstr(" 1 3 4\n")));
}

TEST(BandLayout, TheMiddleOfAChicaneIsItsFastestLane) {
  Circuit oval = for_tests::oval();
  oval.pieces[1].degrees = 60;
  oval.pieces[1].metres /= 3;
  Piece other = oval.pieces[1];
  other.hand = Hand::right;
  oval.pieces.insert(oval.pieces.begin() + 2, other);
  const std::string text = lay_band_board(oval);
  EXPECT_THAT(text, HasSubstr("North: left and right, "));
  EXPECT_THAT(text, HasSubstr("1/100 2/120 3/100 North\n"));
}

TEST(BandLayout, ACircuitWithoutASlowBendHasABandAllTheSame) {
  Circuit oval = for_tests::oval();
  oval.pieces[1].radius = 1000;
  oval.pieces[3].radius = 900;
  const std::string text = lay_band_board(oval);
  EXPECT_THAT(text, HasSubstr("South\n"));
  EXPECT_THAT(text, HasSubstr("\ntyres B1\nbrakes B1\n"));
  EXPECT_THAT(text, Not(HasSubstr("band B2")));
}

TEST(BandLayout, IsTheSameEveryTime) {
  EXPECT_EQ(lay_band_board(for_tests::oval()), lay_band_board(for_tests::oval()));
}

}  // namespace
}  // namespace chicane
