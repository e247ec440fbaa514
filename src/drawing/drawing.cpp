#include "drawing/drawing.h"

#include <algorithm>

#include "drawing/labels.h"
#include "drawing/obstacles.h"
#include "drawing/plan.h"
#include "drawing/road.h"
#include "drawing/roadside.h"
#include "drawing/sheet.h"
#include "drawing/surface.h"

namespace chicane {

namespace drawing {

namespace {

// Widths of letters, as shares of the size. Headlines are set in a wide face.
constexpr double kWideLetter = 0.62;
constexpr double kLetter = 0.56;

// Letters, not bytes.
double letters(const std::string& text) {
  return static_cast<double>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

}  // namespace

double size_of(TextRole role) {
  switch (role) {
    case TextRole::headline:
      return 2.9 * kLane;
    case TextRole::long_headline:
      return 1.7 * kLane;
    case TextRole::subtitle:
      return 0.68 * kLane;
    case TextRole::figure:
      return 1.05 * kLane;
    case TextRole::figure_name:
      return 0.58 * kLane;
    case TextRole::corner_name:
      return 0.66 * kLane;
    case TextRole::turns:
      return 0.56 * kLane;
    case TextRole::note:
      return 0.56 * kLane;
    case TextRole::tick:
      return 0.44 * kLane;
    case TextRole::limit:
      return 0.5 * kLane;
    case TextRole::small_limit:
      return 0.44 * kLane;
    case TextRole::factor:
      return 0.72 * kLane;
    case TextRole::pit:
      return 0.5 * kLane;
    case TextRole::legend:
      return 0.62 * kLane;
  }
  return kLane;
}

Box box_of(const Text& text) {
  const bool is_wide = text.role == TextRole::headline || text.role == TextRole::long_headline ||
                       text.role == TextRole::corner_name;
  const double size = size_of(text.role);
  const double width = letters(text.text) * size * (is_wide ? kWideLetter : kLetter);
  const double left = text.anchor == Anchor::start    ? text.at.x
                      : text.anchor == Anchor::middle ? text.at.x - width / 2
                                                      : text.at.x - width;
  return {left, text.at.y - size * 0.76, left + width, text.at.y + size * 0.2};
}

Text text_beside(TextRole role, std::string text, Point at, Point away) {
  const Anchor anchor = away.x > 0.4 ? Anchor::start : away.x < -0.4 ? Anchor::end : Anchor::middle;
  const double high = size_of(role) * 0.72;
  return {role, std::move(text), at + Point{0, high / 2 + away.y * high / 2}, anchor};
}

}  // namespace drawing

Drawing draw(const Board& board, const Circuit* circuit) {
  const Circuit ground = circuit != nullptr ? *circuit : drawing::stadium(board);
  const drawing::Road road(board, ground);
  Drawing drawing;
  drawing.name = board.name;
  drawing.title = board.title;
  drawing.form = form_of(board);
  drawing.north = road.north();
  if (circuit != nullptr) drawing::draw_bends(ground, road, drawing);
  drawing::draw_road(road, drawing);
  drawing::draw_spaces(board, road, drawing);
  drawing::draw_bridge(board, ground, road, drawing);
  drawing::label_spaces(drawing);
  drawing::draw_lines(board, road, drawing);
  drawing::draw_start(board, road, drawing);
  drawing::draw_roadside(board, ground, road, drawing);
  drawing::Obstacles obstacles(road);
  obstacles.add(drawing);
  drawing::number_rows(road, drawing.form, obstacles, drawing);
  drawing::name_corners(board, ground, road, obstacles, drawing);
  drawing::lay_sheet(board, circuit, obstacles, drawing);
  drawing::plant_trees(obstacles, drawing);
  std::sort(drawing.areas.begin(), drawing.areas.end(),
            [](const drawing::Area& a, const drawing::Area& b) { return a.role < b.role; });
  return drawing;
}

}  // namespace chicane
