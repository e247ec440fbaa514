#include "drawing/ribbon.h"

#include <algorithm>
#include <cmath>

namespace chicane::drawing {

Point along_unit_piece(double turn, double share) {
  if (std::abs(turn) < 1e-9) return {share, 0};
  const double angle = turn * share;
  return {std::sin(angle) / turn, (1 - std::cos(angle)) / turn};
}

Point turned(Point vector, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {c * vector.x - s * vector.y, s * vector.x + c * vector.y};
}

double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }

Ribbon::Ribbon(std::vector<RibbonPiece> pieces, double heading) : pieces_(std::move(pieces)) {
  Pose pose{{0, 0}, heading};
  for (const RibbonPiece& piece : pieces_) {
    from_.push_back(length_);
    poses_.push_back(pose);
    pose.at = pose.at + turned(along_unit_piece(piece.turn, 1), pose.heading) * piece.length;
    pose.heading += piece.turn;
    length_ += piece.length;
  }
  missing_ = Point{} - pose.at;
}

double Ribbon::gap() const { return std::hypot(missing_.x, missing_.y); }

double Ribbon::wrapped(double way) const {
  const double within = std::fmod(way, length_);
  return within < 0 ? within + length_ : within;
}

std::size_t Ribbon::piece_at(double way) const {
  const auto after = std::upper_bound(from_.begin(), from_.end(), way);
  return static_cast<std::size_t>(after - from_.begin()) - 1;
}

Pose Ribbon::at(double way) const {
  const double within = wrapped(way);
  const std::size_t i = piece_at(within);
  const RibbonPiece& piece = pieces_[i];
  const double share = piece.length > 0 ? (within - from_[i]) / piece.length : 0;
  const Pose& begin = poses_[i];
  const Point ahead = turned(along_unit_piece(piece.turn, share), begin.heading) * piece.length;
  return {begin.at + ahead + missing_ * (within / length_), begin.heading + piece.turn * share};
}

double Ribbon::curvature(double way) const {
  const RibbonPiece& piece = pieces_[piece_at(wrapped(way))];
  return piece.length > 0 ? piece.turn / piece.length : 0;
}

double Ribbon::way_of(std::size_t piece, double share) const {
  return from_[piece] + pieces_[piece].length * share;
}

}  // namespace chicane::drawing
