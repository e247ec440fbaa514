#include "desk/family_desk.h"

#include <optional>

#include "desk/desk_json.h"

namespace chicane::desk {

namespace {

Tone tone_of(PriceKind kind) {
  switch (kind) {
    case PriceKind::free:
      return Tone::free;
    case PriceKind::wear:
    case PriceKind::spin:
      return Tone::wear;
    case PriceKind::die:
      return Tone::chance;
    case PriceKind::out:
      return Tone::out;
  }
  return Tone::free;
}

Part part_of(const Board& board, const Claim& claim, const Toll& toll) {
  Part part{.what = toll.what, .units = toll.units, .where = corner_of(board, claim.corner)};
  for (const TollResult& chance : toll.chances) {
    part.odds.push_back({chance.what, chance.ways, tone_of(chance.kind)});
    part.of += chance.ways;
  }
  return part;
}

std::vector<Part> parts_of(const Board& board, const Claim& claim, const PayWay& way) {
  std::vector<Part> parts;
  for (const Toll& toll : way) parts.push_back(part_of(board, claim, toll));
  return parts;
}

}  // namespace

Price price_of(const Board& board, const chicane::Price& price) {
  Price result{tone_of(price.kind), {}};
  for (const Claim& claim : price.claims) {
    const std::vector<std::vector<Part>> before =
        result.ways.empty() ? std::vector<std::vector<Part>>(1) : result.ways;
    result.ways.clear();
    for (const std::vector<Part>& way : before) {
      for (const PayWay& next : claim.ways) {
        std::vector<Part> both = way;
        for (Part& part : parts_of(board, claim, next)) both.push_back(std::move(part));
        result.ways.push_back(std::move(both));
      }
    }
  }
  return result;
}

Say say(std::string key) { return {std::move(key), {}}; }

Say say(std::string key, std::vector<std::pair<std::string, std::string>> with) {
  return {std::move(key), std::move(with)};
}

std::string place_of(const Board& board, SpaceId space) { return place_name(board, index(space)); }

std::vector<std::string> places_of(const Board& board, const std::vector<SpaceId>& spaces) {
  std::vector<std::string> places;
  for (const SpaceId space : spaces) places.push_back(place_of(board, space));
  return places;
}

std::string corner_of(const Board& board, CornerId corner) {
  return corner == kNoCorner ? std::string() : board.corners[index(corner)].id;
}

namespace {

std::string lane_of(const Board& board, const CourseSpace& space) {
  return space.is_strip ? std::string() : board.lanes[space.lane];
}

}  // namespace

std::vector<Say> way_words(const Board& board, const Course& course, SpaceId end, int over,
                           const std::string& line) {
  std::vector<Say> words;
  const CourseSpace& space = course[end];
  words.push_back(space.is_strip ? say("note_strip")
                                 : say("note_lane", {{"lane", lane_of(board, space)}}));
  if (!line.empty()) words.push_back(say("note_line", {{"line", line}}));
  if (over > 0) words.push_back(say("note_over", {{"over", std::to_string(20 * over)}}));
  return words;
}

Say plot_change(bool is_starting, Speed speed, Speed start, Speed plot) {
  if (is_starting)
    return say(plot == Speed{} ? "change_wait" : plot > start ? "change_push" : "change_start");
  if (plot == speed) return say("change_hold");
  return plot > speed ? say("change_up", {{"change", std::to_string(plot.mph() - speed.mph())}})
                      : say("change_down", {{"change", std::to_string(speed.mph() - plot.mph())}});
}

std::string pay_kind(const chicane::Price& price) {
  std::string kind = "pay";
  for (const Toll& toll : price.claims[0].ways[0]) {
    if (toll.what == "spin") return "spin";
    if (!toll.chances.empty()) kind = "throw";
  }
  return kind;
}

void write_specs(JsonText& json, const Specs& specs) {
  json.key("start").value(specs.start.mph()).key("acceleration").value(specs.accel.mph());
  json.key("deceleration").value(specs.decel.mph()).key("top").value(specs.top.mph());
}

void write_ahead(JsonText& json, const Board& board, const Course& course, SpaceId at) {
  const CourseSpace& here = course[at];
  if (here.corner != kNoCorner) json.key("corner").value(corner_of(board, here.corner));
  std::optional<CornerId> next;
  int rows = 0;
  for (int i = 0; i < course.corner_count; ++i) {
    const CornerId corner{static_cast<std::uint8_t>(i)};
    const int away = (course[corner].first_row - here.row + course.rows) % course.rows;
    if (corner == here.corner || away == 0 || (next && away >= rows)) continue;
    next = corner;
    rows = away;
  }
  if (!next) return;
  json.key("ahead").begin_object().key("corner").value(corner_of(board, *next));
  json.key("rows").value(rows).key("lanes").begin_array();
  for (std::size_t lane = 0; lane < board.lanes.size(); ++lane) {
    Speed lowest = kNoLimit;
    Speed highest{};
    for (int i = 0; i < course.track_count; ++i) {
      const CourseSpace& space = course.spaces[i];
      if (space.corner != *next || space.lane != lane) continue;
      lowest = std::min(lowest, space.limit);
      highest = std::max(highest, space.limit);
    }
    if (highest == Speed{}) continue;
    json.begin_object().key("lane").value(board.lanes[lane]);
    json.key("lowest").value(lowest.mph()).key("highest").value(highest.mph()).end_object();
  }
  json.end_array().end_object();
}

void write_ends(JsonText& json, const Board& board, const Course& course,
                const std::vector<RoadEnd>& ends) {
  json.begin_array();
  for (const RoadEnd& end : ends) {
    const CourseSpace& space = course[end.end];
    json.begin_object().key("to").value(place_of(board, end.end)).key("row").value(space.row);
    json.key("lane").value(lane_of(board, space)).key("rows").value(end.rows);
    if (!end.line.empty()) json.key("line").value(end.line);
    json.key("price").raw(to_json(price_of(board, *end.price))).end_object();
  }
  json.end_array();
}

}  // namespace chicane::desk
