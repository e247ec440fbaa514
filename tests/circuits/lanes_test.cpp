// The boards of the Speed Circuit family that are laid over our circuits: each is one to race on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "board/lane_stats.h"
#include "board/validate.h"
#include "codec/circuit_text.h"
#include "codec/files_for_tests.h"
#include "layout/lane_layout.h"
#include "rules/lib/course.h"

namespace chicane {
namespace {

using ::testing::IsEmpty;

Circuit read_circuit(const std::string& name) {
  const std::string text =
      for_tests::read_file(for_tests::repository() / "data/circuits" / (name + ".circuit"));
  const Result<Circuit, DataError> circuit = parse_circuit(text, name);
  EXPECT_TRUE(static_cast<bool>(circuit)) << to_string(circuit.error());
  return *circuit;
}

std::vector<std::string> all_circuits() {
  std::vector<std::string> names;
  for (const std::filesystem::path& path : for_tests::files_below("data/circuits", ".circuit"))
    names.push_back(path.stem().string());
  return names;
}

class Lanes : public ::testing::TestWithParam<std::string> {
 protected:
  Lanes() : circuit_(read_circuit(GetParam())), text_(lay_lane_board(circuit_)) {
    const Result<BoardFile, DataError> file = parse_board(text_, GetParam());
    EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
    if (file) board_ = file->board;
  }

  // Spaces of a lane; where it is missing its rows count as they are.
  int spaces_round(Index lane) const {
    int saved = 0;
    for (const BoardSpace& space : board_.spaces) {
      if (space.lane == lane) saved += space.last_row - space.first_row;
    }
    return board_.rows - saved;
  }

  // Can one come back to it?
  bool is_on_a_lap(Index start) const {
    std::vector<bool> seen(board_.spaces.size());
    std::vector<Index> open = board_.spaces[start].steps;
    while (!open.empty()) {
      const Index space = open.back();
      open.pop_back();
      if (space == start) return true;
      if (seen[space]) continue;
      seen[space] = true;
      open.insert(open.end(), board_.spaces[space].steps.begin(), board_.spaces[space].steps.end());
    }
    return false;
  }

  bool is_posted(Index space) const { return board_.spaces[space].limit != 0; }

  Circuit circuit_;
  std::string text_;
  Board board_;
};

TEST_P(Lanes, AreABoardWithoutFaults) {
  std::vector<std::string> faults;
  for (const Finding& finding : validate(board_)) faults.push_back(finding.what);
  EXPECT_THAT(faults, IsEmpty());
}

TEST_P(Lanes, MeetTheTargetsOfAGoodBoard) {
  const LaneStats stats = lane_stats(board_);
  for (const LaneTarget& target : lane_targets())
    EXPECT_TRUE(target.holds(stats)) << target.figure << ": " << target.value(stats);
}

TEST_P(Lanes, CompileForBothRuleSets) {
  for (const bool has_strips : {false, true}) {
    CourseRules rules;
    rules.has_strips = has_strips;
    const Result<Course, DataError> course = compile_course(board_, rules);
    EXPECT_TRUE(static_cast<bool>(course)) << to_string(course.error());
  }
}

TEST_P(Lanes, HaveEverySpaceOnALap) {
  for (Index space = 0; space < static_cast<Index>(board_.spaces.size()); ++space)
    EXPECT_TRUE(is_on_a_lap(space)) << place_name(board_, space);
}

TEST_P(Lanes, HaveAGreenLine) {
  EXPECT_TRUE(std::any_of(board_.lines.begin(), board_.lines.end(),
                          [](const BoardLine& line) { return line.colour == LineColour::green; }));
}

TEST_P(Lanes, AreTheSameEachTime) { EXPECT_EQ(lay_lane_board(read_circuit(GetParam())), text_); }

TEST_P(Lanes, LieOverTheWholeCircuit) {
  EXPECT_EQ(board_.name, circuit_.name);
  EXPECT_EQ(board_.ground.circuit, circuit_.name);
  ASSERT_EQ(board_.ground.marks.size(), 2 * board_.corners.size() + 1)
      << "a mark where each corner and each straight begins";
  EXPECT_EQ(board_.ground.marks.front(), (BoardGround::Mark{0, 0}));
  EXPECT_LT(board_.ground.marks.back().metres, circuit_.metres());
}

// A row that is drawn over half or twice as much road as another looks wrong.
TEST_P(Lanes, HaveRowsOfSimilarLength) {
  std::vector<BoardGround::Mark> marks = board_.ground.marks;
  marks.push_back({board_.rows, static_cast<int>(circuit_.metres())});
  for (std::size_t i = 1; i < marks.size(); ++i) {
    const double metres = static_cast<double>(marks[i].metres - marks[i - 1].metres) /
                          (marks[i].row - marks[i - 1].row);
    EXPECT_GE(metres, 30) << "row " << marks[i - 1].row + 1;
    EXPECT_LE(metres, 115) << "row " << marks[i - 1].row + 1;
  }
}

TEST_P(Lanes, LimitEveryLaneOfACornerFromTheTightSideOutwards) {
  for (Index corner = 0; corner < static_cast<Index>(board_.corners.size()); ++corner) {
    const std::optional<RowSpan> span = corner_span(board_, corner);
    ASSERT_TRUE(span);
    EXPECT_GE(span->last, span->first + 1) << board_.corners[corner].title;
    for (int row = span->first; row <= span->last; ++row) {
      std::vector<int> limits;
      for (Index lane = 0; lane < 3; ++lane) {
        const Index space = space_at(board_, lane, row);
        if (space != kNone) limits.push_back(board_.spaces[space].limit);
      }
      EXPECT_GE(*std::min_element(limits.begin(), limits.end()), 40);
      EXPECT_LE(*std::max_element(limits.begin(), limits.end()), 160);
      EXPECT_TRUE(std::is_sorted(limits.begin(), limits.end()) ||
                  std::is_sorted(limits.rbegin(), limits.rend()))
          << "row " << row;
    }
  }
}

// Begins and ends on the straight, so that one can get on it and has something of it.
TEST_P(Lanes, HaveALineThroughEveryCornerThatSlowsOneDown) {
  std::set<Index> corners;
  for (const BoardLine& line : board_.lines) {
    SCOPED_TRACE(line.id);
    EXPECT_FALSE(is_posted(line.spaces.front()));
    EXPECT_FALSE(is_posted(line.spaces.back()));
    std::set<Index> of_line;
    for (const Index space : line.spaces) {
      if (is_posted(space)) of_line.insert(board_.spaces[space].corner);
    }
    EXPECT_EQ(of_line.size(), 1u);
    corners.insert(*of_line.begin());
  }
  for (Index corner = 0; corner < static_cast<Index>(board_.corners.size()); ++corner) {
    const bool is_slow = limit_of(board_, corner) < 140;
    EXPECT_TRUE(!is_slow || corners.contains(corner)) << board_.corners[corner].title;
  }
}

TEST_P(Lanes, GoRoundInNearlyTheSameNumberOfSpaces) {
  const LaneStats stats = lane_stats(board_);
  EXPECT_EQ(stats.longest_way, board_.rows);
  EXPECT_GE(stats.shortest_way, board_.rows * 4 / 5);
  EXPECT_LT(stats.shortest_way, board_.rows) << "the inside is shorter somewhere";
  EXPECT_LE(std::abs(spaces_round(0) - spaces_round(2)), board_.rows / 8);
}

TEST_P(Lanes, StartFromTwelvePlacesBehindTheLine) {
  ASSERT_EQ(board_.grid.size(), 12u);
  for (std::size_t i = 0; i < board_.grid.size(); ++i) {
    const BoardSpace& place = board_.spaces[board_.grid[i]];
    EXPECT_EQ(place.last_row, board_.rows - static_cast<int>(i) / 3);
    EXPECT_FALSE(is_posted(board_.grid[i]));
  }
}

INSTANTIATE_TEST_SUITE_P(OverOurCircuits, Lanes, ::testing::ValuesIn(all_circuits()),
                         [](const auto& circuit) {
                           std::string name = circuit.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(LanesOfMonza, KeepItsCharacter) {
  const Result<BoardFile, DataError> file =
      parse_board(lay_lane_board(read_circuit("monza")), "monza");
  ASSERT_TRUE(file);
  std::vector<std::string> titles;
  for (const BoardCorner& corner : file->board.corners) titles.push_back(corner.title);
  EXPECT_EQ(titles, (std::vector<std::string>{"Variante del Rettifilo", "Variante della Roggia",
                                              "Prima Curva di Lesmo", "Seconda Curva di Lesmo",
                                              "Variante Ascari", "Curva Alboreto (Parabolica)"}));
}

// The fastest of its corners, but without it the straight would be too long.
TEST(LanesOfSpa, KeepRaidillon) {
  EXPECT_THAT(lay_lane_board(read_circuit("spa-francorchamps")),
              ::testing::HasSubstr("corner K2 Raidillon\n"));
}

// It is driven clockwise first: a bend to the left is tight outside.
TEST(LanesOfSuzuka, AreTightOnBothSides) {
  const Result<BoardFile, DataError> file =
      parse_board(lay_lane_board(read_circuit("suzuka")), "suzuka");
  ASSERT_TRUE(file);
  const Board& board = file->board;
  EXPECT_EQ(board.direction, Direction::clockwise);
  for (const Index lane : {0, 2}) {
    EXPECT_TRUE(std::any_of(board.spaces.begin(), board.spaces.end(), [&](const BoardSpace& space) {
      return space.lane == lane && space.first_row != space.last_row;
    })) << board.lanes[lane];
  }
}

}  // namespace
}  // namespace chicane
