// What words, trees and the title must not cover.
#pragma once

#include <vector>

#include "drawing/drawing.h"
#include "drawing/road.h"

namespace chicane::drawing {

class Obstacles {
 public:
  explicit Obstacles(const Road& road);

  void add(const Box& box) { boxes_.push_back(box); }
  // Everything but what is painted on the road or lies flat beside it.
  void add(const Drawing& drawing);
  bool is_free(const Box& box, double gap) const;
  const Box& road_box() const { return road_box_; }

 private:
  struct Disc {
    Point at;
    double radius;
  };
  std::vector<Disc> road_;
  std::vector<Box> boxes_;
  Box road_box_;
};

}  // namespace chicane::drawing
