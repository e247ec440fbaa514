#include "drawing/page.h"

#include <algorithm>
#include <cmath>

namespace chicane::drawing {

Box box_of(const std::vector<Point>& points) {
  if (points.empty()) return {};
  Box box{points[0].x, points[0].y, points[0].x, points[0].y};
  for (const Point& p : points) box = hull(box, {p.x, p.y, p.x, p.y});
  return box;
}

Box hull(const Box& a, const Box& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

double area(const Outline& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point& a = outline[i];
    const Point& b = outline[(i + 1) % outline.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return std::abs(twice) / 2;
}

bool contains(const Outline& outline, Point point) {
  bool is_inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Point& a = outline[i];
    const Point& b = outline[j];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    if (point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) is_inside = !is_inside;
  }
  return is_inside;
}

double distance_between(const Box& box, Point point) {
  const double x = std::max({box.left - point.x, 0.0, point.x - box.right});
  const double y = std::max({box.top - point.y, 0.0, point.y - box.bottom});
  return std::hypot(x, y);
}

double distance_to(const std::vector<Point>& path, Point point) {
  double least = 1e9;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const Point along = path[i + 1] - path[i];
    const Point to = point - path[i];
    const double square = std::max(along.x * along.x + along.y * along.y, 1e-12);
    const double share = std::clamp((to.x * along.x + to.y * along.y) / square, 0.0, 1.0);
    least = std::min(least, distance(path[i] + along * share, point));
  }
  return least;
}

}  // namespace chicane::drawing
