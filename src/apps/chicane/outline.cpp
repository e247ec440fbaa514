#include "apps/chicane/outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "circuit/centreline.h"

namespace chicane::app {

namespace {

constexpr double kMargin = 5;
constexpr double kLineHalf = 3.5;
constexpr double kSampleMetres = 4;
constexpr std::size_t kPointsMax = 96;

// How far a point is from the straight way between two others.
double off_way(Point p, Point a, Point b) {
  const Point way = b - a;
  const double length = distance(a, b);
  if (length == 0) return distance(a, p);
  return std::abs(way.x * (p.y - a.y) - way.y * (p.x - a.x)) / length;
}

// Keeps of the points between two of them those without which the way would be too far off.
void keep_between(const std::vector<Point>& points, std::size_t from, std::size_t to, double most,
                  std::vector<Point>& kept) {
  std::size_t farthest = from;
  double off = most;
  for (std::size_t i = from + 1; i < to; ++i) {
    const double here = off_way(points[i], points[from], points[to]);
    if (here <= off) continue;
    farthest = i;
    off = here;
  }
  if (farthest == from) return;
  keep_between(points, from, farthest, most, kept);
  kept.push_back(points[farthest]);
  keep_between(points, farthest, to, most, kept);
}

// A closed road with few points, as near to the given one as they allow.
std::vector<Point> simplified(const std::vector<Point>& points) {
  std::vector<Point> kept;
  for (double most = 0.05;; most *= 1.25) {
    const std::size_t half = points.size() / 2;
    kept = {points.front()};
    keep_between(points, 0, half, most, kept);
    kept.push_back(points[half]);
    keep_between(points, half, points.size() - 1, most, kept);
    if (kept.size() <= kPointsMax) return kept;
  }
}

// Into the box. `across` is a step across the road at the first point.
RoadOutline fitted(const std::vector<Point>& road, Point across) {
  const drawing::Box box = drawing::box_of(road);
  const double scale = std::min((RoadOutline::kWidth - 2 * kMargin) / box.width(),
                                (RoadOutline::kHeight - 2 * kMargin) / box.height());
  const Point middle{RoadOutline::kWidth / 2, RoadOutline::kHeight / 2};
  std::vector<Point> points;
  for (const Point& p : road) points.push_back(middle + (p - box.middle()) * scale);
  const Point aside = across * (kLineHalf / distance(across, {}));
  return {simplified(points), {points.front() - aside, points.front() + aside}};
}

}  // namespace

RoadOutline outline_of(const Circuit& circuit, const Drawing& drawing) {
  const double turn = drawing.north * std::numbers::pi / 180;
  const auto on_page = [&](Point p) {
    return Point{p.x * std::cos(turn) + p.y * std::sin(turn),
                 p.x * std::sin(turn) - p.y * std::cos(turn)};
  };
  const Centreline road(circuit);
  std::vector<Point> points;
  for (double metres = 0; metres < road.metres(); metres += kSampleMetres)
    points.push_back(on_page(road.at(metres).at));
  const Pose line = road.at(0);
  return fitted(points, on_page(line.aside(1) - line.at));
}

RoadOutline outline_of(const Board& board, const Drawing& drawing) {
  struct Row {
    Point sum;
    int spaces = 0;
  };
  std::vector<Row> rows(static_cast<std::size_t>(board.rows) + 1);
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    Row& row = rows[static_cast<std::size_t>(board.spaces[i].last_row)];
    row.sum = row.sum + drawing.spaces[i].middle;
    ++row.spaces;
  }
  std::vector<Point> points;
  for (const Row& row : rows) {
    if (row.spaces > 0) points.push_back(row.sum * (1.0 / row.spaces));
  }
  const Point along = points[1] - points[0];
  return fitted(points, {-along.y, along.x});
}

}  // namespace chicane::app
