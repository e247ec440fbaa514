#include "circuit/centreline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chicane {

namespace {

constexpr double kDegree = std::numbers::pi / 180;

}  // namespace

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Point Pose::aside(double metres) const {
  return {at.x - std::sin(heading) * metres, at.y + std::cos(heading) * metres};
}

Centreline::Centreline(const Circuit& circuit) {
  Pose pose{{0, 0}, (90 - circuit.bearing) * kDegree};
  const Point start = pose.at;
  for (const Piece& piece : circuit.pieces) {
    const double curvature =
        piece.is_bend() ? (piece.hand == Hand::left ? 1 : -1) / piece.radius : 0;
    segments_.push_back({metres_, pose, piece.metres, curvature});
    pose = along(segments_.back(), piece.metres);
    metres_ += piece.metres;
  }
  missing_ = start - pose.at;
  gap_ = distance(start, pose.at);
}

Pose Centreline::along(const Segment& segment, double metres) {
  const double heading = segment.pose.heading;
  if (segment.curvature == 0) {
    return {segment.pose.at + Point{std::cos(heading), std::sin(heading)} * metres, heading};
  }
  const double turned = heading + segment.curvature * metres;
  const double radius = 1 / segment.curvature;
  return {segment.pose.at + Point{(std::sin(turned) - std::sin(heading)) * radius,
                                  (std::cos(heading) - std::cos(turned)) * radius},
          turned};
}

Pose Centreline::at(double metres) const {
  double within = std::fmod(metres, metres_);
  if (within < 0) within += metres_;
  const auto after =
      std::upper_bound(segments_.begin(), segments_.end(), within,
                       [](double value, const Segment& segment) { return value < segment.from; });
  const Segment& segment = *std::prev(after);
  Pose pose = along(segment, within - segment.from);
  pose.at = pose.at + missing_ * (within / metres_);
  return pose;
}

}  // namespace chicane
