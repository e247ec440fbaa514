// The page: y downwards, kLane units a lane.
#pragma once

#include <vector>

#include "circuit/centreline.h"

namespace chicane::drawing {

// Units of the drawing; one decimal of them is finer than print.
inline constexpr double kLane = 20;

using Outline = std::vector<Point>;  // Closed by itself.

struct Box {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;

  double width() const { return right - left; }
  double height() const { return bottom - top; }
  Point middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
  Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  bool contains(Point p) const {
    return left <= p.x && p.x <= right && top <= p.y && p.y <= bottom;
  }
  bool meets(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

Box box_of(const std::vector<Point>& points);
Box hull(const Box& a, const Box& b);
double area(const Outline& outline);  // Never negative.
bool contains(const Outline& outline, Point point);
double distance_between(const Box& box, Point point);
double distance_to(const std::vector<Point>& path, Point point);

}  // namespace chicane::drawing
