#include "codec/drawing_json.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>

namespace chicane {

namespace {

using boost::json::array;
using boost::json::object;

int whole(double value) { return static_cast<int>(std::lround(value * kJsonScale)); }

array point(Point p) { return {whole(p.x), whole(p.y)}; }

array flat(const std::vector<Point>& points) {
  array list;
  list.reserve(points.size() * 2);
  for (const Point& p : points) {
    list.emplace_back(whole(p.x));
    list.emplace_back(whole(p.y));
  }
  return list;
}

array box(const drawing::Box& b) {
  return {whole(b.left), whole(b.top), whole(b.width()), whole(b.height())};
}

template <class Names, class Enum>
std::string_view name(const Names& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

object json_of(const drawing::Space& space) {
  object json{{"place", space.place},
              {"outline", flat(space.outline)},
              {"middle", point(space.middle)},
              {"angle", std::lround(space.angle)},
              {"tone", name(drawing::kToneNames, space.tone)}};
  if (!space.label.empty()) json["label"] = space.label;
  if (!space.pips.empty()) json["pips"] = flat(space.pips);
  if (space.corner != kNone) json["corner"] = space.corner;
  if (space.is_on_bridge) json["bridge"] = true;
  return json;
}

object json_of(const drawing::Line& line) {
  object json{{"id", line.id},
              {"colour", line.colour == LineColour::red ? "red" : "green"},
              {"path", flat(line.path)}};
  if (line.is_on_bridge) json["bridge"] = true;
  return json;
}

object json_of(const drawing::Area& area) {
  object json{{"role", name(drawing::kAreaNames, area.role)}, {"outline", flat(area.outline)}};
  if (!area.hole.empty()) json["hole"] = flat(area.hole);
  if (area.car > 0) json["car"] = area.car;
  if (!area.place.empty()) json["place"] = area.place;
  return json;
}

object json_of(const drawing::Stroke& stroke) {
  return {{"role", name(drawing::kStrokeNames, stroke.role)}, {"path", flat(stroke.path)}};
}

object json_of(const drawing::Text& text) {
  return {{"role", name(drawing::kTextNames, text.role)},
          {"text", text.text},
          {"at", point(text.at)},
          {"size", whole(drawing::size_of(text.role))},
          {"anchor", name(drawing::kAnchorNames, text.anchor)}};
}

array json_of(const drawing::Tree& tree) {
  return {whole(tree.at.x), whole(tree.at.y), whole(tree.radius)};
}

object json_of(const drawing::Legend& sample) {
  return {{"kind", sample.kind}, {"at", point(sample.at)}};
}

template <class Item>
array list(const std::vector<Item>& items) {
  array all;
  all.reserve(items.size());
  for (const Item& item : items) all.emplace_back(json_of(item));
  return all;
}

}  // namespace

std::string drawing_json(const Drawing& drawing) {
  object json{{"name", drawing.name},
              {"title", drawing.title},
              {"form", name(drawing::kFormNames, drawing.form)},
              {"lane", whole(drawing.lane)},
              {"sheet", box(drawing.sheet)},
              {"field", box(drawing.field)},
              {"spaces", list(drawing.spaces)},
              {"lines", list(drawing.lines)},
              {"areas", list(drawing.areas)},
              {"strokes", list(drawing.strokes)},
              {"texts", list(drawing.texts)},
              {"trees", list(drawing.trees)},
              {"legend", list(drawing.legend)},
              {"rule", box(drawing.rule)},
              {"north", std::lround(drawing.north)}};
  if (drawing.compass) json["compass"] = point(*drawing.compass);
  return boost::json::serialize(json);
}

}  // namespace chicane
