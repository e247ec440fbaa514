// A board as a picture, as plain data: the shape of every space, the path of every racing line,
// names, pits, trees. What writes it down (svg.h, the codec) computes nothing again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/form.h"
#include "circuit/circuit.h"
#include "drawing/page.h"

namespace chicane {

namespace drawing {

using Form = BoardForm;
inline constexpr std::array<std::string_view, 4> kFormNames = {"lanes", "bands", "cells", "motor"};

// How a space looks.
enum class Tone : std::uint8_t {
  straight,
  corner,  // With a posted limit or safety speed.
  dice_1,  // MotorChamp: dark, middle and light grey.
  dice_2,
  dice_3,
  factor_1,  // Grand Prix.
  factor_2,
  factor_3,
};
inline constexpr std::array<std::string_view, 8> kToneNames = {
    "straight", "corner", "dice-1", "dice-2", "dice-3", "factor-1", "factor-2", "factor-3"};

struct Space {
  std::string place;  // As the game names it: I17, 12R, 2.30, 22.
  Outline outline;
  Point middle;
  double angle = 0;  // Of travel, degrees clockwise from the right of the page.
  Tone tone = Tone::straight;
  std::string label;        // Limit, safety speed or factor; empty: none.
  std::vector<Point> pips;  // MotorChamp: one for each die.
  Index corner = kNone;
  bool is_on_bridge = false;  // Drawn after the others.
};

struct Line {
  std::string id;
  LineColour colour = LineColour::red;
  std::vector<Point> path;
  bool is_on_bridge = false;  // The others lie below it.
};

// Surfaces, in the order in which they are painted.
enum class AreaRole : std::uint8_t {
  run_off,
  stand,
  pit_lane,
  pit,
  side_place,
  road,
  island,
  deck,  // Of the bridge.
  chequer_light,
  chequer_dark,
};
inline constexpr std::array<std::string_view, 10> kAreaNames = {
    "run-off", "stand",  "pit-lane", "pit",           "side-place",
    "road",    "island", "deck",     "chequer-light", "chequer-dark"};

struct Area {
  AreaRole role = AreaRole::road;
  Outline outline;
  Outline hole;       // Of the road: the infield.
  int car = 0;        // From 1, of a pit that belongs to one.
  std::string place;  // Of one that cars can stand on.
};

enum class StrokeRole : std::uint8_t { kerb, tick, bracket, solid, arrow, rail };
inline constexpr std::array<std::string_view, 6> kStrokeNames = {"kerb",  "tick",  "bracket",
                                                                 "solid", "arrow", "rail"};

struct Stroke {
  StrokeRole role = StrokeRole::tick;
  std::vector<Point> path;
};

enum class TextRole : std::uint8_t {
  headline,
  long_headline,
  subtitle,
  figure,
  figure_name,
  corner_name,
  turns,
  note,
  tick,
  limit,  // Of a space.
  small_limit,
  factor,
  pit,
  legend,
};
inline constexpr std::array<std::string_view, 14> kTextNames = {
    "headline", "long-headline", "subtitle", "figure",      "figure-name", "corner-name", "turns",
    "note",     "tick",          "limit",    "small-limit", "factor",      "pit-number",  "legend"};

enum class Anchor : std::uint8_t { start, middle, end };
inline constexpr std::array<std::string_view, 3> kAnchorNames = {"start", "middle", "end"};

struct Text {
  TextRole role = TextRole::note;
  std::string text;
  Point at;  // On the base line.
  Anchor anchor = Anchor::start;
};

// Of the role, units of the page.
double size_of(TextRole role);
// About what it covers: the letters are not known here.
Box box_of(const Text& text);
// One that reaches from a place beside the road away from it.
Text text_beside(TextRole role, std::string text, Point at, Point away);

struct Tree {
  Point at;
  double radius = 0;
};

// One sample and its word.
struct Legend {
  std::string kind;  // A tone, "line-red", "line-green", or the name of an area.
  Point at;          // The middle of the left end of the sample.
};

// A lap driven on it: its way, and where its turns end, each with a word.
struct Lap {
  struct Stop {
    Point at;
    std::string label;
  };
  std::vector<Point> path;
  std::vector<Stop> stops;
};

}  // namespace drawing

struct Drawing {
  std::string name;
  std::string title;
  drawing::Form form = drawing::Form::lanes;
  double lane = drawing::kLane;
  drawing::Box sheet;                  // The page with its margin.
  drawing::Box field;                  // The picture itself.
  std::vector<drawing::Space> spaces;  // As in the board.
  std::vector<drawing::Line> lines;
  std::vector<drawing::Area> areas;  // By role.
  std::vector<drawing::Stroke> strokes;
  std::vector<drawing::Text> texts;
  std::vector<drawing::Tree> trees;
  std::vector<drawing::Legend> legend;
  drawing::Box rule;  // The double rule below the headline.
  std::optional<Point> compass;
  double north = 0;  // Degrees clockwise from the top of the page.
  std::optional<drawing::Lap> lap;
};

// Any board. Without a circuit it lies on two straights and two half circles. The same board gives
// the same drawing.
Drawing draw(const Board& board, const Circuit* circuit);

}  // namespace chicane
