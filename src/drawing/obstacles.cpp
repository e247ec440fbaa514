#include "drawing/obstacles.h"

#include <algorithm>
#include <cmath>

namespace chicane::drawing {

namespace {

constexpr double kStep = 0.4;  // Between discs along the road, small against its width.

bool is_flat(AreaRole role) {
  return role == AreaRole::road || role == AreaRole::deck || role == AreaRole::island ||
         role == AreaRole::run_off || role == AreaRole::chequer_light ||
         role == AreaRole::chequer_dark;
}

bool is_on_road(TextRole role) {
  return role == TextRole::limit || role == TextRole::small_limit || role == TextRole::factor;
}

}  // namespace

Obstacles::Obstacles(const Road& road) {
  std::vector<Point> edges;
  for (double way = 0; way < road.length(); way += kStep) {
    const Span span = road.road_at(way);
    road_.push_back({road.at(way, span.middle()), span.width() / 2 * kLane});
    edges.push_back(road.at(way, span.low));
    edges.push_back(road.at(way, span.high));
  }
  road_box_ = drawing::box_of(edges);
}

void Obstacles::add(const Drawing& drawing) {
  for (const Area& area : drawing.areas) {
    if (!is_flat(area.role)) add(box_of(area.outline));
  }
  for (const Text& text : drawing.texts) {
    if (!is_on_road(text.role)) add(drawing::box_of(text));
  }
  for (const Stroke& stroke : drawing.strokes) {
    if (stroke.role == StrokeRole::arrow) add(drawing::box_of(stroke.path).grown(0.15 * kLane));
  }
}

bool Obstacles::is_free(const Box& box, double gap) const {
  const Box wide = box.grown(gap);
  for (const Box& other : boxes_) {
    if (wide.meets(other)) return false;
  }
  for (const Disc& disc : road_) {
    if (distance_between(box, disc.at) < disc.radius + gap) return false;
  }
  return true;
}

}  // namespace chicane::drawing
