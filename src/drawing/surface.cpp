#include "drawing/surface.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "circuit/corners.h"

namespace chicane::drawing {

namespace {

constexpr double kKerb = 0.09;          // From the edge of the road to the middle of a kerb.
constexpr double kExitKerb = 1.6;       // Long.
constexpr double kRunOff = 0.95;        // Wide at most.
constexpr double kChequerDepth = 0.11;  // Of one field, along the road.
constexpr int kChequerColumns = 6;      // Across a lane.
constexpr double kIslandEdge = 0.08;    // Between an island and the squares round it.
constexpr double kBridgeEnd = 0.7;      // Of a bridge beyond the road below.

// Rows of a space from 0 on; of one across the line the last rows are beyond the end.
struct Rows {
  int first = 0;
  int last = 0;
};
Rows rows_of(const BoardSpace& space, int count) {
  const int first = space.first_row - 1;
  const int last = space.last_row - 1;
  return {first, last < first ? last + count : last};
}

std::vector<Point> lane_edge(const Road& road, Index lane, Rows rows, bool is_high) {
  std::vector<Point> points;
  for (int row = rows.first; row <= rows.last; ++row) {
    const double from = road.way(row, 0);
    const double to = road.way(row, 1);
    const int parts = road.parts_between(from, to);
    const int within = row % road.rows();
    for (int i = row == rows.first ? 0 : 1; i <= parts; ++i) {
      const double share = static_cast<double>(i) / parts;
      const Span span = *road.lanes().lane(within, lane, share);
      points.push_back(road.at(road.way(row, share), is_high ? span.high : span.low));
    }
  }
  return points;
}

Outline between(std::vector<Point> one, const std::vector<Point>& other) {
  one.insert(one.end(), other.rbegin(), other.rend());
  return one;
}

// Where a space has its middle: along the road and across it.
struct Place {
  double way = 0;
  double outwards = 0;
};
Place middle_of(const Road& road, const BoardSpace& space) {
  const Rows rows = rows_of(space, road.rows());
  const double way = (road.way(rows.first, 0) + road.way(rows.last, 1)) / 2;
  const Road::RowAt at = road.row_at(way);
  return {way, road.lanes().lane(at.row, space.lane, at.share)->middle()};
}

Tone tone_of(const Board& board, const BoardSpace& space) {
  const std::size_t row = space.last_row - 1;
  if (board.motor) {
    const MotorRow& motor = board.motor->rows[row];
    const int dice = space.lane == 0 ? motor.right.dice : motor.left.dice;
    return dice == 1 ? Tone::dice_1 : dice == 2 ? Tone::dice_2 : Tone::dice_3;
  }
  if (board.cells) {
    constexpr std::array kFactors = {Tone::straight, Tone::factor_1, Tone::factor_2,
                                     Tone::factor_3};
    return kFactors[std::clamp(board.cells->factors[row], 0, 3)];
  }
  return space.limit > 0 ? Tone::corner : Tone::straight;
}

std::string label_of(const Board& board, const BoardSpace& space) {
  const std::size_t row = space.last_row - 1;
  int value = space.limit;
  if (board.motor)
    value =
        space.lane == 0 ? board.motor->rows[row].right.limit : board.motor->rows[row].left.limit;
  if (board.cells) value = board.cells->factors[row];
  return value > 0 ? std::to_string(value) : std::string();
}

void add_label(const Space& space, Drawing& drawing) {
  if (space.label.empty()) return;
  const TextRole role = drawing.form == Form::cells ? TextRole::factor
                        : space.label.size() > 2    ? TextRole::small_limit
                                                    : TextRole::limit;
  // Figures are about 0.72 of their size high.
  const Point base = space.middle + Point{0, size_of(role) * 0.36};
  drawing.texts.push_back({role, space.label, base, Anchor::middle});
}

// As many dots as dice, one beside the other at the rear of the square.
std::vector<Point> pips_of(const Road& road, Place middle, Tone tone) {
  const int dice = tone == Tone::dice_1 ? 1 : tone == Tone::dice_2 ? 2 : 3;
  std::vector<Point> pips;
  for (int i = 0; i < dice; ++i)
    pips.push_back(road.at(middle.way - 0.52, middle.outwards + (i - (dice - 1) / 2.0) * 0.2));
  return pips;
}

// A solid line between two squares side by side.
void solid_lines(const Board& board, const Road& road, Drawing& drawing) {
  for (int row = 0; row < road.rows(); ++row) {
    if (board.motor->rows[row].is_solid)
      drawing.strokes.push_back(
          {StrokeRole::solid, road.path_at(road.way(row, 0.02), road.way(row, 0.98), 0)});
  }
}

void chequer(const Road& road, double way, Drawing& drawing) {
  const Span span = road.road_at(way + 1e-6);
  const int columns = std::max(6, static_cast<int>(std::lround(span.width() * kChequerColumns)));
  const double step = span.width() / columns;
  for (int column = 0; column < columns; ++column) {
    for (int line = 0; line < 2; ++line) {
      const double low = span.low + column * step;
      const double from = way + (line - 1) * kChequerDepth;
      const AreaRole role =
          (column + line) % 2 == 0 ? AreaRole::chequer_light : AreaRole::chequer_dark;
      drawing.areas.push_back(
          {role, between(road.path_at(from, from + kChequerDepth, low),
                         road.path_at(from, from + kChequerDepth, low + step))});
    }
  }
}

// A bracket round the nose of a car on its starting place.
void bracket(const Road& road, const BoardSpace& space, Drawing& drawing) {
  const Place middle = middle_of(road, space);
  const double front = road.way(rows_of(space, road.rows()).last, 1) - 0.12;
  const double half = 0.34;
  drawing.strokes.push_back(
      {StrokeRole::bracket,
       {road.at(front - 0.3, middle.outwards - half), road.at(front, middle.outwards - half),
        road.at(front, middle.outwards + half), road.at(front - 0.3, middle.outwards + half)}});
}

// The edge of the road on one side, so far beyond it.
std::vector<Point> beside(const Road& road, double from, double to, bool is_outer, double beyond) {
  return road.path(from, to, [&](double way) {
    const Span span = road.road_at(way);
    return is_outer ? span.high + beyond : span.low - beyond;
  });
}

// From the middle of a bridge to its end: the more slanting the crossing, the longer.
double half_bridge(const Road& road, double under, double over) {
  const double angle = (road.angle(over) - road.angle(under)) * std::numbers::pi / 180;
  const double sine = std::max(std::abs(std::sin(angle)), 0.4);
  const double cosine = std::abs(std::cos(angle));
  const double below = road.road_at(under).width() / 2;
  const double own = road.road_at(over).width() / 2;
  return (below + own * cosine) / sine + kBridgeEnd;
}

// Where lanes are missing between others: one island from the first row to the last.
void draw_islands(const Road& road, Drawing& drawing) {
  const Lanes& lanes = road.lanes();
  const auto is_there = [&](int row, const Span& gap) {
    const std::vector<Span> gaps = lanes.gaps(row);
    return std::any_of(gaps.begin(), gaps.end(), [&](const Span& other) {
      return std::abs(other.low - gap.low) + std::abs(other.high - gap.high) < 1e-9;
    });
  };
  for (int row = 0; row < road.rows(); ++row) {
    for (const Span& gap : lanes.gaps(row)) {
      if (is_there(lanes.before(row), gap)) continue;
      int last = row;
      while (last < row + road.rows() && is_there((last + 1) % road.rows(), gap)) ++last;
      const double from = road.way(row, 0) + kIslandEdge;
      const double to = road.way(last, 1) - kIslandEdge;
      drawing.areas.push_back(
          {AreaRole::island, between(road.path_at(from, to, gap.low + kIslandEdge),
                                     road.path_at(from, to, gap.high - kIslandEdge))});
    }
  }
}

void run_off(const Road& road, double from, double to, bool is_outer, Drawing& drawing) {
  const double begin = from - 0.4;
  const double end = to + 0.9;
  const std::vector<Point> far = road.path(begin, end, [&](double way) {
    const Span span = road.road_at(way);
    const double share = std::clamp((way - begin) / (end - begin), 0.0, 1.0);
    const double wide = kRunOff * std::pow(std::sin(share * std::numbers::pi), 0.6);
    return is_outer ? span.high + wide : span.low - wide;
  });
  const std::vector<Point> near = beside(road, begin, end, is_outer, -0.3);
  drawing.areas.push_back({AreaRole::run_off, between(near, far)});
}

}  // namespace

void draw_spaces(const Board& board, const Road& road, Drawing& drawing) {
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    const BoardSpace& space = board.spaces[i];
    const Rows rows = rows_of(space, road.rows());
    const Place middle = middle_of(road, space);
    Space shape;
    shape.place = place_name(board, i);
    shape.outline =
        between(lane_edge(road, space.lane, rows, false), lane_edge(road, space.lane, rows, true));
    shape.middle = road.at(middle.way, middle.outwards);
    shape.angle = road.angle(middle.way);
    shape.tone = tone_of(board, space);
    shape.label = label_of(board, space);
    shape.corner = space.corner;
    if (board.motor) shape.pips = pips_of(road, middle, shape.tone);
    drawing.spaces.push_back(std::move(shape));
  }
  if (board.motor) solid_lines(board, road, drawing);
}

void draw_road(const Road& road, Drawing& drawing) {
  Area area{AreaRole::road, {}, {}};
  const Lanes& lanes = road.lanes();
  for (int row = 0; row < road.rows(); ++row) {
    const int parts = road.parts_between(road.way(row, 0), road.way(row, 1));
    for (int i = 0; i < parts; ++i) {
      const double share = static_cast<double>(i) / parts;
      const Span span = lanes.road(row, share);
      area.outline.push_back(road.at(road.way(row, share), span.high));
      area.hole.push_back(road.at(road.way(row, share), span.low));
    }
    // The other end, where a taper begins with a step.
    const Span end = lanes.road(row, 1);
    const Span next = lanes.road(lanes.after(row), 0);
    if (std::abs(end.high - next.high) + std::abs(end.low - next.low) < 1e-6) continue;
    area.outline.push_back(road.at(road.way(row, 1), end.high));
    area.hole.push_back(road.at(road.way(row, 1), end.low));
  }
  drawing.areas.push_back(std::move(area));
  draw_islands(road, drawing);
}

void draw_bridge(const Board& board, const Circuit& circuit, const Road& road, Drawing& drawing) {
  if (!circuit.crossing) return;
  const double over = road.way_of_metres(circuit.crossing->over);
  const double half = half_bridge(road, road.way_of_metres(circuit.crossing->under), over);
  Area deck{AreaRole::deck, between(beside(road, over - half, over + half, true, 0.0),
                                    beside(road, over - half, over + half, false, 0.0))};
  drawing.areas.push_back(std::move(deck));
  for (const bool is_outer : {false, true})
    drawing.strokes.push_back(
        {StrokeRole::rail, beside(road, over - half, over + half, is_outer, 0.0)});
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    const Rows rows = rows_of(board.spaces[i], road.rows());
    drawing.spaces[i].is_on_bridge =
        road.way(rows.first, 0) < over + half && road.way(rows.last, 1) > over - half;
  }
}

void label_spaces(Drawing& drawing) {
  const auto is_hidden = [&](const Space& space) {
    return !space.is_on_bridge &&
           std::any_of(drawing.areas.begin(), drawing.areas.end(), [&](const Area& area) {
             return area.role == AreaRole::deck && contains(area.outline, space.middle);
           });
  };
  for (const Space& space : drawing.spaces) {
    if (!is_hidden(space)) add_label(space, drawing);
  }
}

void draw_lines(const Board& board, const Road& road, Drawing& drawing) {
  for (const BoardLine& line : board.lines) {
    std::vector<Place> places;
    for (const Index space : line.spaces) {
      Place place = middle_of(road, board.spaces[space]);
      // A line across start and finish goes on into the next lap.
      while (!places.empty() && place.way < places.back().way) place.way += road.length();
      places.push_back(place);
    }
    Line path{line.id, line.colour, {}};
    path.is_on_bridge = std::any_of(line.spaces.begin(), line.spaces.end(), [&](Index space) {
      return drawing.spaces[space].is_on_bridge;
    });
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
      const Place& before = places[i == 0 ? 0 : i - 1];
      const Place& from = places[i];
      const Place& to = places[i + 1];
      const Place& beyond = places[std::min(i + 2, places.size() - 1)];
      const double span = to.way - from.way;
      const auto slope = [&](const Place& a, const Place& b) {
        return b.way > a.way ? (b.outwards - a.outwards) / (b.way - a.way) * span : 0;
      };
      const double leave = slope(before, to);
      const double arrive = slope(from, beyond);
      constexpr int kParts = 8;
      for (int k = i == 0 ? 0 : 1; k <= kParts; ++k) {
        const double t = static_cast<double>(k) / kParts;
        const double outwards = from.outwards * (1 + 2 * t) * (1 - t) * (1 - t) +
                                leave * t * (1 - t) * (1 - t) + to.outwards * t * t * (3 - 2 * t) +
                                arrive * t * t * (t - 1);
        path.path.push_back(road.at(from.way + span * t, outwards));
      }
    }
    drawing.lines.push_back(std::move(path));
  }
}

void draw_start(const Board& board, const Road& road, Drawing& drawing) {
  const int line_row = board.banded ? board.banded->line_row : 0;
  chequer(road, road.way(line_row, 0), drawing);
  for (const Index space : board.grid) bracket(road, board.spaces[space], drawing);
}

void draw_bends(const Circuit& circuit, const Road& road, Drawing& drawing) {
  for (const CircuitBend& bend : bends_of(circuit)) {
    const double from = road.way_of_metres(bend.from);
    const double to = road.way_of_metres(bend.to - 1e-6);
    const bool is_inside_outer = road.bend_outwards((from + to) / 2) > 0;
    run_off(road, from, to, !is_inside_outer, drawing);
    if (drawing.form == Form::motor) continue;
    const double third = (to - from) * 0.28;
    drawing.strokes.push_back(
        {StrokeRole::kerb, beside(road, from + third, to - third, is_inside_outer, kKerb)});
    const bool is_last = road.ribbon().curvature(to + 0.05) == 0;
    if (is_last && to - from > 1)
      drawing.strokes.push_back(
          {StrokeRole::kerb, beside(road, to - 0.3, to + kExitKerb, !is_inside_outer, kKerb)});
  }
}

}  // namespace chicane::drawing
