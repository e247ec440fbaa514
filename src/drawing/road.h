// The road on the page: rows along it, lanes across it.
#pragma once

#include <vector>

#include "board/board.h"
#include "circuit/circuit.h"
#include "drawing/lanes.h"
#include "drawing/page.h"
#include "drawing/plan.h"
#include "drawing/ribbon.h"

namespace chicane::drawing {

class Road {
 public:
  // Fitted, turned to suit a sheet, and divided into rows.
  Road(const Board& board, const Circuit& circuit);

  const Lanes& lanes() const { return lanes_; }
  const Ribbon& ribbon() const { return ribbon_; }
  int rows() const { return lanes_.rows(); }
  double length() const { return ribbon_.length(); }  // Lane widths, as all ways along it.

  // Rows count from 0, and the row after the last is the first of the next lap.
  double way(int row, double share) const;
  // Which row lies there, and how much of it is behind.
  struct RowAt {
    int row = 0;
    double share = 0;
  };
  RowAt row_at(double way) const;
  // So far along, so far outwards from the middle.
  Point at(double way, double outwards) const;
  // Of travel, degrees on the page, clockwise from the right.
  double angle(double way) const;
  // A step outwards, of length 1.
  Point outwards(double way) const;
  Span road_at(double way) const;
  // Which way it bends: positive if the inside of the bend lies outwards.
  double bend_outwards(double way) const;
  // Where the pieces of the circuit came to lie.
  double way_of_metres(double metres) const;
  // Clockwise from the top of the page.
  double north() const { return north_; }
  bool is_clockwise() const { return is_clockwise_; }

  // Along the road from one way to another, so far outwards: enough points to follow the bend.
  template <class Outwards>
  std::vector<Point> path(double from, double to, Outwards outwards) const {
    std::vector<Point> points;
    const int parts = parts_between(from, to);
    for (int i = 0; i <= parts; ++i) {
      const double way = from + (to - from) * i / parts;
      points.push_back(at(way, outwards(way)));
    }
    return points;
  }
  std::vector<Point> path_at(double from, double to, double outwards) const {
    return path(from, to, [&](double) { return outwards; });
  }
  int parts_between(double from, double to) const;

 private:
  void place_rows();

  Lanes lanes_;
  Plan plan_;
  double north_ = 0;
  bool is_clockwise_;
  Ribbon ribbon_;
  std::vector<double> starts_;  // Of the rows, and of the first one of the next lap.
};

}  // namespace chicane::drawing
