#include "drawing/roadside.h"

#include <algorithm>
#include <cmath>

namespace chicane::drawing {

namespace {

constexpr double kPitsBefore = 8;  // Lane widths of pit lane before the line, …
constexpr double kPitsAfter = 5;   // … and after it.
constexpr double kPitGap = 0.45;   // Between road and pit lane.
constexpr double kPitLane = 0.34;  // Wide.
constexpr int kStandRows = 4;
constexpr double kArrow = 0.7;  // Beyond the edge of the road.

class Roadside {
 public:
  Roadside(const Board& board, const Circuit& circuit, const Road& road, Drawing& drawing)
      : board_(board), road_(road), drawing_(drawing) {
    const bool is_left = pits_of(board, circuit) == Hand::left;
    pits_are_outside_ = is_left == road.is_clockwise();
  }

  void run() {
    if (board_.motor) draw_motor_lane();
    if (board_.banded) draw_band_pits();
    if (board_.cells) draw_boxes();
    if (drawing_.form == Form::lanes) draw_pits();
    if (drawing_.form == Form::lanes || board_.cells) draw_stands();
    draw_arrow();
  }

 private:
  // Between two distances beyond the edge of the road, on the inside or the outside.
  Outline strip(double from, double to, bool is_outer, double near, double far) const {
    const auto side = [&](double beyond) {
      return road_.path(from, to, [&](double way) { return edge(way, is_outer, beyond); });
    };
    Outline outline = side(near);
    const std::vector<Point> back = side(far);
    outline.insert(outline.end(), back.rbegin(), back.rend());
    return outline;
  }

  // The same along a road that may narrow there: as far from its middle as at its widest.
  Outline level_strip(double from, double to, bool is_outer, double near, double far) const {
    const double widest = widest_edge(from, to, is_outer);
    const double sign = is_outer ? 1 : -1;
    return band_between(from, to, widest + sign * near, widest + sign * far);
  }

  Outline band_between(double from, double to, double one, double other) const {
    Outline outline = road_.path_at(from, to, one);
    const std::vector<Point> back = road_.path_at(from, to, other);
    outline.insert(outline.end(), back.rbegin(), back.rend());
    return outline;
  }

  double widest_edge(double from, double to, bool is_outer) const {
    double widest = edge(from, is_outer, 0);
    for (double way = from; way <= to; way += 0.25) {
      const double here = edge(way, is_outer, 0);
      widest = is_outer ? std::max(widest, here) : std::min(widest, here);
    }
    return widest;
  }

  double edge(double way, bool is_outer, double beyond) const {
    const Span span = road_.road_at(way);
    return is_outer ? span.high + beyond : span.low - beyond;
  }

  void note(TextRole role, std::string text, Point at) {
    drawing_.texts.push_back(
        {role, std::move(text), at + Point{0, size_of(role) * 0.36}, Anchor::middle});
  }

  // A word beyond what stands beside the road.
  void name(TextRole role, std::string text, double way, bool is_outer, double beyond) {
    const Point out = road_.outwards(way);
    drawing_.texts.push_back(text_beside(role, std::move(text),
                                         road_.at(way, edge(way, is_outer, beyond)),
                                         is_outer ? out : out * -1));
  }

  // How far the straight at the line goes on, either way.
  double straight_before() const {
    const std::vector<RibbonPiece>& pieces = road_.ribbon().pieces();
    return pieces.back().turn == 0 ? pieces.back().length : 0;
  }
  double straight_after() const {
    const std::vector<RibbonPiece>& pieces = road_.ribbon().pieces();
    return pieces.front().turn == 0 ? pieces.front().length : 0;
  }

  void draw_pits() {
    const double from = -std::min(straight_before() - 0.2, kPitsBefore);
    const double to = std::min(straight_after() - 0.2, kPitsAfter);
    if (to - from < 4) return;
    const bool outer = pits_are_outside_;
    const double far = kPitGap + kPitLane;
    const double level = widest_edge(from, to, outer);
    const double sign = outer ? 1 : -1;
    const auto at = [&](double way, double beyond) { return road_.at(way, level + sign * beyond); };
    Outline lane = {road_.at(from, edge(from, outer, 0.1)),
                    at(from + 1.6, far),
                    at(to - 1.6, far),
                    road_.at(to, edge(to, outer, 0.1)),
                    road_.at(to - 1.2, edge(to - 1.2, outer, 0.1)),
                    at(to - 2, kPitGap),
                    at(from + 2, kPitGap),
                    road_.at(from + 1.2, edge(from + 1.2, outer, 0.1))};
    drawing_.areas.push_back({AreaRole::pit_lane, std::move(lane)});
    const double pitch = 0.85;
    const int count = std::max(1, static_cast<int>((to - from - 4) / pitch));
    const double first = (from + to) / 2 - count * pitch / 2;
    for (int i = 0; i < count; ++i) {
      const double begin = first + i * pitch;
      drawing_.areas.push_back({AreaRole::stand, level_strip(begin, begin + pitch * 0.86, outer,
                                                             far + 0.16, far + 0.6)});
    }
    name(TextRole::note, "pits", (from + to) / 2, outer, far + 0.75);
  }

  void draw_stands() {
    const bool outer = !pits_are_outside_;
    const double before = std::min(straight_before(), 7.0);
    const double after = arrow_from();
    for (const auto& [from, to] : {std::pair{-before + 0.6, -0.5}, std::pair{0.5, after - 0.4}}) {
      if (to - from < 1.5) continue;
      for (int row = 0; row < kStandRows; ++row) {
        const double near = 0.5 + row * 0.17;
        drawing_.areas.push_back(
            {AreaRole::stand, level_strip(from, to, outer, near, near + 0.09)});
      }
    }
    if (before + after < 2) return;
    name(TextRole::corner_name, "Start, finish", 0, outer, 0.5 + kStandRows * 0.17 + 0.15);
  }

  void draw_motor_lane() {
    const double road_gap = 0.14;
    for (int row = 0; row < road_.rows(); ++row) {
      const MotorRow& motor = board_.motor->rows[row];
      const double from = road_.way(row, 0) + 0.04;
      const double to = road_.way(row, 1) - 0.04;
      const std::string number = std::to_string(row);
      if (motor.has_lane)
        drawing_.areas.push_back({AreaRole::pit_lane,
                                  strip(from, to, false, road_gap, road_gap + 0.8),
                                  {},
                                  0,
                                  "P" + number});
      if (motor.has_pit)
        drawing_.areas.push_back(
            {AreaRole::pit,
             strip(from + 0.1, to - 0.1, false, road_gap + 0.88, road_gap + 1.6),
             {},
             0,
             "B" + number});
      draw_sides(row, motor);
    }
  }

  // Room for a car that was pushed off, hinted at: a bar beside the square.
  void draw_sides(int row, const MotorRow& motor) {
    const std::string number = std::to_string(row);
    const double from = road_.way(row, 0.22);
    const double to = road_.way(row, 0.78);
    if (!motor.has_no_side)
      drawing_.areas.push_back(
          {AreaRole::side_place, strip(from, to, false, 0.22, 0.36), {}, 0, "X" + number + "R"});
    drawing_.areas.push_back(
        {AreaRole::side_place, strip(from, to, true, 0.22, 0.36), {}, 0, "X" + number + "L"});
  }

  void draw_band_pits() {
    const BandTrack& track = *board_.banded;
    // All in one line beside the first lane, however the road narrows there.
    double level = 0;
    for (const int row : track.pit_rows)
      level = std::min(level, widest_edge(road_.way(row, 0), road_.way(row, 1), false));
    for (std::size_t car = 0; car < BandTrack::kPits; ++car) {
      const int row = track.pit_rows[car];
      const double from = road_.way(row, 0.08);
      const double to = road_.way(row, 0.92);
      Area pit{AreaRole::pit, band_between(from, to, level - 0.35, level - 1.15)};
      pit.car = static_cast<int>(car) + 1;
      pit.place = "P" + std::to_string(car + 1);
      drawing_.areas.push_back(std::move(pit));
      const double middle = road_.way(row, 0.5);
      note(TextRole::pit, std::to_string(car + 1), road_.at(middle, level - 0.75));
    }
    name(TextRole::corner_name, "Start, finish", road_.way(track.line_row, 0), true, 0.5);
    for (std::size_t band = 0; band < track.band_rows.size(); ++band)
      draw_spin_off(band, track.band_rows[band]);
  }

  // Beyond the band, on the outside of the bend.
  void draw_spin_off(std::size_t band, int row) {
    const double way = road_.way(row, 0.5);
    const bool is_outer = road_.bend_outwards(way) <= 0;
    Area point{AreaRole::side_place, strip(way - 0.36, way + 0.36, is_outer, 0.2, 0.8)};
    point.place = "S" + std::to_string(band + 1);
    note(TextRole::note, point.place, road_.at(way, edge(way, is_outer, 0.5)));
    drawing_.areas.push_back(std::move(point));
  }

  void draw_boxes() {
    const CellTrack& track = *board_.cells;
    if (track.box_entry == kNone) return;
    const double from = road_.way(track.box_entry, 0.3);
    double to = road_.way(track.box_exit, 0.7);
    if (to < from) to += road_.length();
    Area boxes{AreaRole::pit_lane, strip(from, to, pits_are_outside_, 0.16, 0.9)};
    boxes.place = "box";
    drawing_.areas.push_back(std::move(boxes));
    const double middle = (from + to) / 2;
    name(TextRole::note, "box", middle, pits_are_outside_, 1.1);
  }

  // After the stands, if the straight is long enough for both.
  double arrow_from() const {
    return std::max(board_.motor ? -1.0 : 0.4, std::min(straight_after() - 2.3, 6.0));
  }

  // Which way one drives, beside the road.
  void draw_arrow() {
    // Across the road from the pits.
    const bool is_outer = !pits_are_outside_;
    const double from = arrow_from();
    const double to = from + 2.2;
    const double beyond = is_outer ? kArrow : -kArrow;
    drawing_.strokes.push_back(
        {StrokeRole::arrow, road_.path_at(from, to, widest_edge(from, to, is_outer) + beyond)});
  }

  const Board& board_;
  const Road& road_;
  Drawing& drawing_;
  bool pits_are_outside_ = false;
};

}  // namespace

void draw_roadside(const Board& board, const Circuit& circuit, const Road& road, Drawing& drawing) {
  Roadside(board, circuit, road, drawing).run();
}

}  // namespace chicane::drawing
