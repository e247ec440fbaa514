// The middle of the drawn road: straights and arcs one after the other, in lane widths, y upwards.
#pragma once

#include <vector>

#include "circuit/centreline.h"

namespace chicane::drawing {

struct RibbonPiece {
  double length = 0;
  double turn = 0;  // Radians, left positive; 0 is a straight.
};

// The way from the beginning of a piece of length 1 to the part `share` of it, if it begins to the
// east. A piece of another length leads that much farther: what makes the fit a linear one.
Point along_unit_piece(double turn, double share);
Point turned(Point vector, double angle);
double dot(Point a, Point b);

class Ribbon {
 public:
  Ribbon(std::vector<RibbonPiece> pieces, double heading);

  double length() const { return length_; }
  // Wraps round the line at both ends. What is left open where the last piece ends is spread.
  Pose at(double way) const;
  double curvature(double way) const;
  double gap() const;
  // Along the whole, where so much of a piece is behind.
  double way_of(std::size_t piece, double share) const;
  const std::vector<RibbonPiece>& pieces() const { return pieces_; }
  double heading() const { return poses_.front().heading; }

 private:
  std::size_t piece_at(double way) const;
  double wrapped(double way) const;

  std::vector<RibbonPiece> pieces_;
  std::vector<double> from_;
  std::vector<Pose> poses_;
  Point missing_;
  double length_ = 0;
};

}  // namespace chicane::drawing
