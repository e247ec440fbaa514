// Boards drawn over all circuits: closed, nothing on top of anything else, every space and line
// there.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "circuit/corners.h"
#include "circuits/laid_boards.h"
#include "codec/drawing_json.h"
#include "drawing/road.h"
#include "drawing/svg.h"
#include "layout/layout.h"

namespace chicane {
namespace {

using drawing::Road;

constexpr std::size_t kSvgBytesMax = 250 * 1000;

Board parsed(const std::string& text) {
  const Result<BoardFile, DataError> file = parse_board(text, "test");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return file->board;
}

// Three lanes everywhere, rows of one length: as unkind to tight bends as a board can be.
Board plain_board(const Circuit& circuit) {
  constexpr double kRow = 75;
  const int rows = static_cast<int>(std::lround(circuit.metres() / kRow));
  std::string text = "chicane board 1\nname plain-" + circuit.name + "\ntitle " + circuit.title +
                     "\nrows " + std::to_string(rows) + "\nlanes I M O\ncircuit " + circuit.name +
                     "\nlies 1 0\n";
  if (circuit.direction == LapDirection::anticlockwise) text += "direction anticlockwise\n";
  text += "line all red M1 M2 O3 O4 M5\n";
  return parsed(text);
}

struct Case {
  Circuit circuit;
  Board board;
};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (Circuit& circuit : for_tests::all_circuits()) {
    const Board board = plain_board(circuit);
    for (const BoardForm form : kBoardForms)
      cases.push_back({circuit, parsed(lay_board(form, circuit))});
    cases.push_back({std::move(circuit), board});
  }
  return cases;
}

TEST(Drawings, RoadsClose) {
  for (const Case& c : all_cases()) {
    const Road road(c.board, c.circuit);
    EXPECT_LT(road.ribbon().gap(), 1e-6) << c.board.name;
  }
}

TEST(Drawings, BendsAreWideEnoughForTheirSpaces) {
  for (const Case& c : all_cases()) {
    const Road road(c.board, c.circuit);
    for (double way = 0; way < road.length(); way += 0.25) {
      const drawing::Span span = road.road_at(way);
      const double bend = road.bend_outwards(way);
      const double inner = bend > 0 ? span.high : -span.low;
      if (bend == 0) continue;
      EXPECT_GT(1 / std::abs(bend) - inner, 0.5) << c.board.name << " at " << way;
    }
  }
}

// No place of the road lies on another one, but for the bridge.
TEST(Drawings, RoadsDoNotOverlap) {
  for (const Case& c : all_cases()) {
    const Road road(c.board, c.circuit);
    const double crossing = c.circuit.crossing ? road.way_of_metres(c.circuit.crossing->over) : -99;
    for (double a = 0; a < road.length(); a += 0.5) {
      for (double b = a + 7; b < road.length() && b < a + road.length() - 7; b += 0.5) {
        if (c.circuit.crossing && std::abs(b - crossing) < 8) continue;
        const drawing::Span one = road.road_at(a);
        const drawing::Span other = road.road_at(b);
        const double apart =
            distance(road.at(a, one.middle()), road.at(b, other.middle())) / drawing::kLane;
        const double needed = (one.width() + other.width()) / 2 + 0.5;
        ASSERT_GT(apart, needed) << c.board.name << " at " << a << " and " << b;
      }
    }
  }
}

TEST(Drawings, RoadsCrossAtTheBridge) {
  for (const Case& c : all_cases()) {
    if (!c.circuit.crossing) continue;
    const Road road(c.board, c.circuit);
    const Point under = road.at(road.way_of_metres(c.circuit.crossing->under), 0);
    const Point over = road.at(road.way_of_metres(c.circuit.crossing->over), 0);
    EXPECT_LT(distance(under, over), 0.3 * drawing::kLane) << c.board.name;
  }
}

TEST(Drawings, SpacesHaveShapesThatDoNotOverlap) {
  for (const Case& c : all_cases()) {
    const Drawing drawn = draw(c.board, &c.circuit);
    ASSERT_EQ(drawn.spaces.size(), c.board.spaces.size());
    for (const drawing::Space& space : drawn.spaces) {
      EXPECT_GT(drawing::area(space.outline), 0.5 * drawing::kLane * drawing::kLane)
          << c.board.name << " " << space.place;
      for (const drawing::Space& other : drawn.spaces) {
        if (other.place == space.place || other.is_on_bridge != space.is_on_bridge) continue;
        EXPECT_FALSE(drawing::contains(other.outline, space.middle))
            << c.board.name << " " << space.place << " in " << other.place;
      }
    }
  }
}

// A step leads to what lies next to it.
TEST(Drawings, StepsLeadToNeighbours) {
  for (const Case& c : all_cases()) {
    const Drawing drawn = draw(c.board, &c.circuit);
    for (std::size_t i = 0; i < drawn.spaces.size(); ++i) {
      for (const Index step : c.board.spaces[i].steps) {
        double nearest = 1e9;
        for (const Point& p : drawn.spaces[step].outline) {
          drawing::Outline closed = drawn.spaces[i].outline;
          closed.push_back(closed.front());
          nearest = std::min(nearest, drawing::distance_to(closed, p));
        }
        EXPECT_LT(nearest, 1.05 * drawing::kLane)
            << c.board.name << " " << drawn.spaces[i].place << " to " << drawn.spaces[step].place;
      }
    }
  }
}

TEST(Drawings, WordsCoverNeitherEachOtherNorTheRoad) {
  for (const Case& c : all_cases()) {
    const Drawing drawn = draw(c.board, &c.circuit);
    std::vector<drawing::Text> names;
    for (const drawing::Text& text : drawn.texts) {
      const bool is_on_road = text.role == drawing::TextRole::limit ||
                              text.role == drawing::TextRole::small_limit ||
                              text.role == drawing::TextRole::factor;
      if (!is_on_road) names.push_back(text);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      const drawing::Box box = drawing::box_of(names[i]);
      EXPECT_TRUE(drawing::hull(drawn.sheet, box).width() == drawn.sheet.width()) << names[i].text;
      EXPECT_TRUE(drawing::hull(drawn.sheet, box).height() == drawn.sheet.height())
          << names[i].text;
      for (std::size_t k = 0; k < i; ++k)
        EXPECT_FALSE(box.meets(drawing::box_of(names[k])))
            << c.board.name << ": " << names[i].text << " on " << names[k].text;
      for (const drawing::Space& space : drawn.spaces) {
        for (const Point& p : space.outline)
          EXPECT_FALSE(box.contains(p)) << c.board.name << ": " << names[i].text;
      }
    }
  }
}

TEST(Drawings, CornersAreNamed) {
  for (const Case& c : all_cases()) {
    const Drawing drawn = draw(c.board, &c.circuit);
    std::vector<std::string> wanted;
    for (const Piece& piece : c.circuit.pieces) {
      if (!piece.name.empty() && (wanted.empty() || wanted.back() != piece.name))
        wanted.push_back(piece.name);
    }
    const auto written = std::count_if(drawn.texts.begin(), drawn.texts.end(), [](const auto& t) {
      return t.role == drawing::TextRole::corner_name;
    });
    // Of all names three at most find no room.
    EXPECT_GE(written + 3, static_cast<long>(wanted.size())) << c.board.name;
  }
}

TEST(Drawings, LinesHavePaths) {
  for (const Case& c : all_cases()) {
    const Drawing drawn = draw(c.board, &c.circuit);
    ASSERT_EQ(drawn.lines.size(), c.board.lines.size());
    for (std::size_t i = 0; i < drawn.lines.size(); ++i) {
      const std::vector<Index>& spaces = c.board.lines[i].spaces;
      EXPECT_LT(distance(drawn.lines[i].path.front(), drawn.spaces[spaces.front()].middle), 0.1);
      EXPECT_LT(distance(drawn.lines[i].path.back(), drawn.spaces[spaces.back()].middle), 0.1);
    }
  }
}

// Limits of Monza lie where the road bends, or beside it in the same corner.
TEST(Drawings, CornerSpacesOfMonzaLieOverItsBends) {
  const Board board = for_tests::read_board("data/boards/speed-circuit/monza.board");
  const auto path = for_tests::repository() / "data/circuits/monza.circuit";
  const Result<Circuit, DataError> circuit = parse_circuit(for_tests::read_file(path), "monza");
  const Road road(board, *circuit);
  for (const CircuitCorner& corner : corners_of(*circuit)) {
    const double middle = (corner.from() + corner.to()) / 2;
    const int row = road.row_at(road.way_of_metres(middle)).row + 1;
    const bool has_limit =
        std::any_of(board.spaces.begin(), board.spaces.end(), [&](const BoardSpace& space) {
          return space.limit > 0 && covers(space.first_row, space.last_row, row);
        });
    EXPECT_TRUE(has_limit) << corner.title() << " in row " << row;
  }
}

TEST(Drawings, AreTheSameEachTimeAndSmall) {
  for (const Case& c : all_cases()) {
    const std::string svg = to_svg(draw(c.board, &c.circuit), {Theme::dark, 0});
    EXPECT_LT(svg.size(), kSvgBytesMax) << c.board.name;
    EXPECT_EQ(svg, to_svg(draw(c.board, &c.circuit), {Theme::dark, 0})) << c.board.name;
    EXPECT_LT(drawing_json(draw(c.board, &c.circuit)).size(), kSvgBytesMax) << c.board.name;
  }
}

}  // namespace
}  // namespace chicane
