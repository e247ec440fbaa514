// The middle of the road as a curve: where one is, and which way one looks, so many metres from
// the line.
#pragma once

#include <vector>

#include "circuit/circuit.h"

namespace chicane {

// Metres; x to the east, y to the north.
struct Point {
  double x = 0;
  double y = 0;

  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};
double distance(Point a, Point b);

struct Pose {
  Point at;
  double heading = 0;  // Radians, anticlockwise from east.

  // So far to the left of the way; to the right if negative.
  Point aside(double metres) const;
};

class Centreline {
 public:
  explicit Centreline(const Circuit& circuit);

  double metres() const { return metres_; }
  // 0 is the line; beyond the last metre it goes on from the line. The small gap that is left
  // where the list ends is spread over the whole lap.
  Pose at(double metres) const;
  // Between the end of the list and its beginning.
  double gap() const { return gap_; }

 private:
  struct Segment {
    double from;
    Pose pose;
    double metres;
    double curvature;  // 1 / radius, left positive; 0 on a straight.
  };
  static Pose along(const Segment& segment, double metres);

  std::vector<Segment> segments_;
  double metres_ = 0;
  Point missing_;
  double gap_ = 0;
};

}  // namespace chicane
