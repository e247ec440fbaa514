#include "layout/lane_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numbers>

#include "base/text.h"
#include "board/validate.h"
#include "circuit/circuit_for_tests.h"
#include "layout/lane_board.h"
#include "layout/lane_sections.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

Piece straight(double metres) {
  Piece piece;
  piece.metres = metres;
  return piece;
}

Piece bend(Hand hand, double degrees, double radius, const char* name) {
  Piece piece;
  piece.hand = hand;
  piece.degrees = degrees;
  piece.radius = radius;
  piece.metres = radius * degrees * std::numbers::pi / 180;
  piece.corner = "1";
  piece.name = name;
  return piece;
}

// Only what a test is about between two long straights; it need not close.
Circuit with(std::vector<Piece> pieces, LapDirection direction = LapDirection::clockwise) {
  Circuit circuit;
  circuit.name = "test";
  circuit.title = "Test";
  circuit.direction = direction;
  circuit.pieces.push_back(straight(1000));
  circuit.pieces.insert(circuit.pieces.end(), pieces.begin(), pieces.end());
  circuit.pieces.push_back(straight(1200));
  return circuit;
}

Circuit chicane_of_two() {
  return with({bend(Hand::right, 89, 14.5, "Variante"), straight(13),
               bend(Hand::left, 107, 16.5, "Variante")});
}

LaneBoard made(const Circuit& circuit) { return make_lane_board(circuit, divide(circuit, 0)); }

std::vector<std::string> places(const Board& board, const std::vector<Index>& spaces) {
  std::vector<std::string> names;
  for (const Index space : spaces) names.push_back(place_name(board, space));
  return names;
}

// The limits of a row from the inside out; a long space counts in each of its rows.
std::vector<int> limits(const Board& board, int row) {
  std::vector<int> found;
  for (Index lane = 0; lane < 3; ++lane) {
    const Index space = space_at(board, lane, row);
    if (space != kNone) found.push_back(board.spaces[space].limit);
  }
  return found;
}

std::vector<std::string> long_spaces(const Board& board) {
  std::vector<std::string> found;
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    if (board.spaces[i].first_row != board.spaces[i].last_row)
      found.push_back(place_name(board, i));
  }
  return found;
}

TEST(LaneSections, GiveATightChicaneARowForEachBend) {
  const Circuit circuit = chicane_of_two();
  const LaneSections sections = divide(circuit, 0);
  ASSERT_EQ(sections.corners.size(), 1u);
  const LaneCorner& corner = sections.corners[0];
  EXPECT_EQ(corner.rows(), 2);
  ASSERT_EQ(corner.sweeps.size(), 2u);
  EXPECT_EQ(corner.sweeps[0].hand, Hand::right);
  EXPECT_EQ(corner.sweeps[1].hand, Hand::left);
}

TEST(LaneSections, StretchTheRowsOfAShortBendToBothSides) {
  const Circuit circuit = with({bend(Hand::right, 90, 14, "Hairpin")});
  const LaneSections sections = divide(circuit, 0);
  const LaneCorner& corner = sections.corners[0];
  EXPECT_EQ(corner.rows(), 2);
  EXPECT_NEAR(corner.to - corner.from, 1.5 * sections.pitch, 2);
  EXPECT_NEAR(corner.from + corner.to, 2 * 1011, 2);
}

TEST(LaneSections, CountTheStraightRoundTheLine) {
  const Circuit circuit = chicane_of_two();
  const LaneSections sections = divide(circuit, 0);
  EXPECT_EQ(sections.straight_after(0), sections.rows - 2);
}

TEST(LaneSections, GiveALongBendRowsByItsLength) {
  const Circuit circuit = with({bend(Hand::right, 180, 100, "Loop")});
  const LaneSections sections = divide(circuit, 0);
  ASSERT_EQ(sections.corners.size(), 1u);
  const LaneCorner& corner = sections.corners[0];
  EXPECT_EQ(corner.from, 1000);
  EXPECT_EQ(corner.to, 1314);
  EXPECT_NEAR(corner.rows() * sections.pitch, 314, sections.pitch / 2);
}

TEST(LaneSections, TakeBendsFasterAndLeaveOutWhatIsThenFlatOut) {
  const Circuit circuit =
      with({bend(Hand::right, 90, 50, "Slow"), straight(500), bend(Hand::right, 90, 160, "Fast")});
  const LaneSections as_it_is = divide(circuit, 0);
  const LaneSections faster = divide(circuit, 20);
  ASSERT_EQ(as_it_is.corners.size(), 2u);
  ASSERT_EQ(faster.corners.size(), 1u);
  EXPECT_EQ(faster.corners[0].title, "Slow");
  EXPECT_EQ(faster.corners[0].speed, as_it_is.corners[0].speed + 20);
}

TEST(LaneSections, LeaveOutTheFastestOfTooManyCorners) {
  std::vector<Piece> pieces;
  for (int i = 0; i < 13; ++i) {
    pieces.push_back(bend(Hand::right, 90, i % 6 == 3 ? 120 : 40, i % 6 == 3 ? "Fast" : "Slow"));
    pieces.push_back(straight(200));
  }
  const Circuit circuit = with(pieces);
  const LaneSections sections = divide(circuit, 0);
  EXPECT_EQ(sections.corners.size(), 11u);
  for (const LaneCorner& corner : sections.corners)
    EXPECT_THAT(corner.title, Not(HasSubstr("Fast")));
}

TEST(LaneSections, TellCornersOfOneNameApart) {
  const Circuit circuit =
      with({bend(Hand::right, 90, 50, "Esses"), straight(300), bend(Hand::right, 90, 50, "Esses")});
  EXPECT_EQ(divide(circuit, 0).corners[0].title, "Esses (T1)");
}

TEST(LaneSections, HaveLongerRowsOnAVeryLongCircuit) {
  std::vector<Piece> pieces;
  for (int i = 0; i < 10; ++i) {
    pieces.push_back(bend(Hand::right, 90, 60, "Bend"));
    pieces.push_back(straight(1900));
  }
  const Circuit circuit = with(pieces);
  EXPECT_LE(divide(circuit, 0).rows, 110);
}

TEST(LaneSections, LeaveRoomForTheGridWhereABendEndsJustBeforeTheLine) {
  Circuit circuit = with({bend(Hand::right, 90, 50, "Last")});
  circuit.pieces.back().metres = 30;
  const LaneSections sections = divide(circuit, 0);
  EXPECT_EQ(sections.rows - sections.corners[0].last_row, kGridRows);
}

TEST(LaneBoardOf, ABendIsTightOnTheSideOfItsHand) {
  struct Case {
    const char* what;
    LapDirection direction;
    Hand hand;
    const char* tight;
  };
  const Case cases[] = {
      {"clockwise right", LapDirection::clockwise, Hand::right, "I"},
      {"clockwise left", LapDirection::clockwise, Hand::left, "O"},
      {"anticlockwise left", LapDirection::anticlockwise, Hand::left, "I"},
      {"anticlockwise right", LapDirection::anticlockwise, Hand::right, "O"},
      {"figure-eight right", LapDirection::figure_eight, Hand::right, "I"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    const Circuit circuit = with({bend(c.hand, 160, 90, "Loop")}, c.direction);
    const Board board = made(circuit).board;
    const int row = divide(circuit, 0).corners[0].first_row;
    const bool is_inside = std::string_view(c.tight) == "I";
    const std::vector<int> found = limits(board, row);
    EXPECT_LT(is_inside ? found.front() : found.back(), is_inside ? found.back() : found.front());
    const std::vector<std::string> longs = long_spaces(board);
    ASSERT_EQ(longs.size(), 2u) << "160 degrees save two rows";
    for (const std::string& place : longs) EXPECT_EQ(place.substr(0, 1), c.tight);
    EXPECT_EQ(board.grey[row - 1], is_inside ? Side::inside : Side::outside);
  }
}

// The grey line changes sides behind the last arrow of a corner, to the side of the next.
TEST(LaneBoardOf, TheGreySideIsThatOfTheCornerToCome) {
  const Circuit circuit =
      with({bend(Hand::left, 90, 50, "First"), straight(500), bend(Hand::right, 90, 50, "Second")});
  const Board board = made(circuit).board;
  const LaneSections sections = divide(circuit, 0);
  const int first = sections.corners[0].last_row;
  const int second = sections.corners[1].last_row;
  EXPECT_EQ(board.grey[0], Side::outside);
  EXPECT_EQ(board.grey[first], Side::outside) << "an arrow ends in the row behind the corner";
  EXPECT_EQ(board.grey[first + 1], Side::inside);
  EXPECT_EQ(board.grey[second], Side::inside);
  EXPECT_EQ(board.grey[second + 1], Side::outside);
  EXPECT_EQ(board.grey.back(), Side::outside) << "for the first corner of the next lap";
}

TEST(LaneBoardOf, AChicaneIsNarrowAndAlikeInAllLanes) {
  const Circuit circuit = chicane_of_two();
  const Board board = made(circuit).board;
  const int row = divide(circuit, 0).corners[0].first_row;
  EXPECT_THAT(limits(board, row), ElementsAre(40, 40));
  EXPECT_THAT(limits(board, row + 1), ElementsAre(60, 60));
  EXPECT_THAT(limits(board, row - 2), ElementsAre(0, 0)) << "narrow before it …";
  EXPECT_THAT(limits(board, row - 3), ElementsAre(0, 0, 0));
  EXPECT_THAT(limits(board, row + 2), ElementsAre(0, 0)) << "… and behind";
  EXPECT_THAT(limits(board, row + 3), ElementsAre(0, 0, 0));
  EXPECT_THAT(long_spaces(board), IsEmpty());
}

TEST(LaneBoardOf, LinesLeadOverTheApexes) {
  const Circuit circuit = chicane_of_two();
  const LaneBoard laid = made(circuit);
  const int row = divide(circuit, 0).corners[0].first_row;
  ASSERT_EQ(laid.board.lines.size(), 1u);
  EXPECT_THAT(places(laid.board, laid.board.lines[0].spaces),
              ElementsAre(fill("O{}", row - 2), fill("O{}", row - 1), fill("I{}", row),
                          fill("O{}", row + 1), fill("I{}", row + 2)));
}

TEST(LaneBoardOf, ALongBendHasAGreenLineRoundTheOutside) {
  const Circuit circuit = with({bend(Hand::right, 160, 90, "Loop")});
  const LaneBoard laid = made(circuit);
  ASSERT_EQ(laid.board.lines.size(), 2u);
  EXPECT_EQ(laid.board.lines[0].colour, LineColour::red);
  EXPECT_EQ(laid.board.lines[1].colour, LineColour::green);
  for (const std::string& place : places(laid.board, laid.board.lines[1].spaces))
    EXPECT_EQ(place.substr(0, 1), "O");
}

TEST(LaneBoardOf, AFastKinkHasNoLine) {
  const Circuit circuit = with({bend(Hand::right, 90, 155, "Kink")});
  const LaneBoard laid = made(circuit);
  EXPECT_EQ(laid.board.corners.size(), 1u);
  EXPECT_THAT(laid.board.lines, IsEmpty());
}

TEST(LaneBoardOf, ACircuitWithoutACornerIsStillABoard) {
  const Circuit circuit = with({bend(Hand::right, 360, 900, "Ring")});
  const Board board = made(circuit).board;
  EXPECT_THAT(board.corners, IsEmpty());
  EXPECT_THAT(validate(board), IsEmpty());
}

TEST(LaneLayout, IsTheSameEachTime) {
  EXPECT_EQ(lay_lane_board(for_tests::oval()), lay_lane_board(for_tests::oval()));
}

TEST(LaneLayout, NamesTheBoardAndTheCircuit) {
  const std::string text = lay_lane_board(for_tests::oval());
  EXPECT_THAT(text, ::testing::StartsWith("chicane board 1\n"));
  EXPECT_THAT(text, HasSubstr("\nname      oval\n"));
  EXPECT_THAT(text, HasSubstr("\ntitle     Oval\n"));
  EXPECT_THAT(text, HasSubstr("\ncircuit   oval\n"));
  EXPECT_THAT(text, HasSubstr("\ndirection anticlockwise\n"));
}

TEST(LaneLayout, SaysWhatEachSectionIs) {
  const std::string text = lay_lane_board(for_tests::oval());
  EXPECT_THAT(text, HasSubstr("\n# --- Straight to North, 200 m: rows 1-"));
  EXPECT_THAT(text, HasSubstr("\n# --- North: left 100 m, "));
  EXPECT_THAT(text, HasSubstr("\n# --- Straight to the line, 200 m: rows "));
}

struct Marks {
  std::vector<int> rows;
  std::vector<int> metres;
};

Marks marks_in(const std::string& text) {
  Marks marks;
  for (const std::string_view line : lines(text)) {
    const std::vector<std::string_view> statement = words(line);
    if (statement.empty() || statement[0] != "lies") continue;
    marks.rows.push_back(number(statement[1], 1, 1000).value_or(0));
    marks.metres.push_back(number(statement[2], 0, 100'000).value_or(0));
  }
  return marks;
}

bool ascends(const std::vector<int>& numbers) {
  return std::is_sorted(numbers.begin(), numbers.end(), std::less_equal<>());
}

TEST(LaneLayout, MarksWhereEachSectionLies) {
  const Marks marks = marks_in(lay_lane_board(for_tests::oval()));
  EXPECT_EQ(marks.rows.front(), 1);
  EXPECT_THAT(marks.metres, ElementsAre(0, 200, 514, 914, 1228));
  EXPECT_TRUE(ascends(marks.rows));
}

TEST(LaneLayout, KeepsSectionsInOrderWhereBendsLieAtTheLine) {
  Circuit circuit = with({bend(Hand::right, 20, 12, "Last")});
  circuit.pieces.front() = bend(Hand::right, 20, 12, "First");
  circuit.pieces.insert(circuit.pieces.begin() + 1, straight(3000));
  circuit.pieces.pop_back();
  const Marks marks = marks_in(lay_lane_board(circuit));
  EXPECT_EQ(marks.rows.size(), 5u);
  EXPECT_TRUE(ascends(marks.rows));
  EXPECT_TRUE(ascends(marks.metres));
}

TEST(LaneLayout, SaysHowMuchFasterTheBendsAreTaken) {
  EXPECT_THAT(lay_lane_board(chicane_of_two()), HasSubstr(" mph faster than by their radius"));
}

}  // namespace
}  // namespace chicane
