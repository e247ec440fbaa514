#include "layout/motor_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "circuit/circuit_for_tests.h"
#include "layout/motor_sections.h"

namespace chicane {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Long enough for a board of the long class, the tight half first.
Circuit long_oval() {
  Circuit oval = for_tests::oval();
  oval.pieces[0].metres = oval.pieces[4].metres = 600;
  oval.pieces[1].radius = 40;
  oval.pieces[1].metres = 126;
  oval.pieces[2].metres = 2600;
  return oval;
}

Piece bend(Hand hand, double degrees, double radius, double metres) {
  Piece piece;
  piece.hand = hand;
  piece.degrees = degrees;
  piece.radius = radius;
  piece.metres = metres;
  return piece;
}

TEST(MotorLayout, IsABoardOverItsCircuit) {
  const std::string text = lay_motor_board(for_tests::oval());
  EXPECT_THAT(text, StartsWith("chicane motor-board 1\n"));
  EXPECT_THAT(text, HasSubstr("\nname oval-motor\ntitle Oval\nclass short\ncircuit oval\n"
                              "lies 0 0\nlies 6 200\nlies 9 514\nlies 33 914\nlies 37 1248\n"));
}

TEST(MotorLayout, RowsOfCornersReachIntoStraightsThatAreLongEnough) {
  Circuit oval = for_tests::oval();
  oval.pieces[2].metres += 400;
  // 24 rows need 576 m of the 800; a quarter of the rest is more than 40.
  EXPECT_THAT(lay_motor_board(oval), HasSubstr("\nlies 9 554\nlies 33 1274\n"));
}

TEST(MotorLayout, TheFinishingStraightIsThatOfItsClass) {
  const std::string on_short = lay_motor_board(for_tests::oval());
  EXPECT_THAT(on_short, HasSubstr("\n0-1    3     3     lane noside pit\n"
                                  "2-3    3     3     lane noside exit\n"));
  EXPECT_THAT(on_short, HasSubstr("\n37     1     2     entry\n38-39  3     3     lane noside\n"
                                  "40-41  3     3     lane noside pit\n"));
  const std::string on_long = lay_motor_board(long_oval());
  EXPECT_THAT(on_long, HasSubstr("\nclass long\n"));
  EXPECT_THAT(on_long, HasSubstr("\n0-7    3     3     lane noside pit\n"
                                 "8-9    3     3     lane noside exit\n"));
}

TEST(MotorLayout, TheInsideOfABendIsTheSlower) {
  Circuit oval = for_tests::oval();
  EXPECT_THAT(lay_motor_board(oval),
              HasSubstr("\n# T1 North: radius 100 m\n6-7    1/5   1/4   solid\n8      1/5   1/5"));
  oval.pieces[1].hand = Hand::right;
  EXPECT_THAT(lay_motor_board(oval),
              HasSubstr("\n# T1 North: radius 100 m\n6-7    1/4   1/5   solid\n8      1/5   1/5"));
}

TEST(MotorLayout, OneBrakesStepByStep) {
  EXPECT_THAT(lay_motor_board(for_tests::oval()),
              HasSubstr("\n9      2/10  2/10\n10-29  3     3\n30     3/13  3/12\n"
                        "31     2/10  2/9\n32     2/9   2/9\n\n# T2 South"));
}

TEST(MotorLayout, TheLastCornerLetsCarsIntoThePits) {
  EXPECT_THAT(
      lay_motor_board(for_tests::oval()),
      HasSubstr("\n# T2 South: radius 100 m\n33-34  1/5   1/5\n35-36  1     1\n\n# The pit"));
}

TEST(MotorLayout, AFlatOutBendCanBeTheLastCornerAKinkCannot) {
  Circuit oval = for_tests::oval();
  oval.pieces[3].radius = 1000;
  EXPECT_THAT(lay_motor_board(oval), HasSubstr("\n# T2 South: radius 1000 m\n33-34  1/5   1/5\n"));
  oval.pieces.push_back(bend(Hand::right, 20, 30, 11));
  oval.pieces.push_back(for_tests::oval().pieces[0]);
  EXPECT_THAT(lay_motor_board(oval), HasSubstr("1     1\n\n# The pit entrance"));
  EXPECT_THAT(lay_motor_board(oval), Not(HasSubstr("radius 30 m")));
}

TEST(MotorLayout, AChicaneShowsBothHands) {
  Circuit oval = for_tests::oval();
  oval.pieces[1] = bend(Hand::right, 60, 20, 21);
  oval.pieces.insert(oval.pieces.begin() + 2, bend(Hand::left, 60, 20, 21));
  EXPECT_THAT(lay_motor_board(oval), HasSubstr("\n# A bend: radius 20 m\n6      1/4   1/5   solid\n"
                                               "7      1/5   1/4\n"));
}

TEST(MotorLayout, TheLineMovesWhereRowsWouldBeTooShort) {
  Circuit oval = for_tests::oval();
  EXPECT_THAT(lay_motor_board(oval), Not(HasSubstr("the line lies")));
  // Six rows of 24 m to the first corner.
  oval.pieces[0].metres = 100;
  const std::string before = lay_motor_board(oval);
  EXPECT_THAT(before, HasSubstr("the line lies 44 m before that of the road"));
  EXPECT_THAT(before, HasSubstr("\ncircuit oval\nlies 6 100\n"));
  EXPECT_THAT(before, HasSubstr("\nlies 41 1260\n"));  // 24 m before the line, at 1284 of 1328.
  // Five from the last.
  oval.pieces[0].metres = 300;
  oval.pieces[4].metres = 100;
  const std::string beyond = lay_motor_board(oval);
  EXPECT_THAT(beyond, HasSubstr("the line lies 20 m beyond that of the road"));
  EXPECT_THAT(beyond, HasSubstr("\ncircuit oval\nlies 0 20\nlies 6 300\n"));
  // Too little on both: the corners give a quarter of their 314 m.
  oval.pieces[0].metres = oval.pieces[4].metres = 0;
  const std::string between = lay_motor_board(oval);
  EXPECT_THAT(between, HasSubstr("the line lies 7 m before that of the road"));
  EXPECT_THAT(between, HasSubstr("\nlies 6 79\n"));
  EXPECT_THAT(between, HasSubstr("\nlies 37 950\n"));
}

TEST(MotorSections, TheSlowestCornersAreSlow) {
  Circuit circuit = long_oval();
  // Tight bends first, then wider ones, 100 m long each and far apart.
  circuit.pieces.resize(1);
  for (int i = 0; i < 30; ++i) {
    circuit.pieces.push_back(bend(Hand::left, 90, 20 + 2 * i, 100));
    circuit.pieces.push_back(for_tests::oval().pieces[0]);
  }
  const MotorPlan& plan = motor_plan(circuit);
  const std::vector<MotorSection> sections = motor_sections(circuit, plan);
  // Two rows each: five are slow; one row each: twelve are middle, eight fast; the last corner.
  ASSERT_EQ(sections.size(), 5u + 12u + 8u + 1u);
  EXPECT_EQ(sections[4].pace, MotorPace::slow);
  EXPECT_EQ(sections[5].pace, MotorPace::middle);
  EXPECT_EQ(sections[16].pace, MotorPace::middle);
  EXPECT_EQ(sections[17].pace, MotorPace::fast);
  EXPECT_EQ(sections[25].pace, MotorPace::slow);
  // The fastest corners have become straights.
  EXPECT_GT(sections[25].straight_metres, 4 * 100);
}

TEST(MotorSections, EveryLapHasTheRowsOfItsLength) {
  const auto rows = [](const Circuit& circuit) {
    const MotorPlan& plan = motor_plan(circuit);
    int count = plan.lane_rows_beyond_line() + kMotorEntryRows + kMotorLaneRowsBeforeLine;
    for (const MotorSection& section : motor_sections(circuit, plan))
      count += section.straight_rows + section.corner_rows;
    return count;
  };
  Circuit oval = for_tests::oval();
  EXPECT_EQ(rows(oval), 42);
  oval.pieces[2].metres += 1900;
  EXPECT_EQ(rows(oval), 43);
  oval.pieces[2].metres += 700;  // 4028 m: long.
  EXPECT_EQ(rows(oval), 58);
  oval.pieces[2].metres += 1500;
  EXPECT_EQ(rows(oval), 60);
  oval.pieces[2].metres += 40'000;
  EXPECT_EQ(rows(oval), 64);
  // Without a straight there are as many.
  oval.pieces = {bend(Hand::left, 360, 300, 1885)};
  EXPECT_EQ(rows(oval), 42);
}

}  // namespace
}  // namespace chicane
