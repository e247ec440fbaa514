#include "drawing/labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/text.h"
#include "circuit/speeds.h"

namespace chicane::drawing {

namespace {

constexpr int kRowsATick = 5;
constexpr double kTickLength = 0.22;
constexpr double kNameGap = 0.22;  // Between a name and all else.
// Where a name is tried: so far beyond the edge, …
constexpr std::array kDistances = {0.45, 0.7, 1.0, 1.3, 1.7, 2.2, 2.8, 3.4};
// … beside these parts of the corner.
constexpr std::array kShares = {0.5, 0.35, 0.65, 0.15, 0.85, -0.1, 1.1};
constexpr double kWrongSide = 1.3;  // What it costs to stand inside the bend, in lane widths.
constexpr double kOffMiddle = 2.0;
constexpr double kNear = 2.5;        // Of a corner that still counts as beside it.
constexpr double kSameCorner = 0.8;  // Between the middles of a board's and a circuit's corner.

struct CornerName {
  std::string title;
  std::string turns;
  double from = 0;
  double to = 0;
};

// "11" of "11a".
std::string whole_number(const std::string& corner) {
  return corner.substr(0, corner.find_first_not_of("0123456789"));
}

// Bends of one name that follow each other.
std::vector<CornerName> names_of(const Circuit& circuit, const Road& road) {
  std::vector<CornerName> names;
  std::vector<std::string> numbers;
  std::string last;
  bool is_flat_out = true;
  const auto finish = [&] {
    if (names.empty() || last.empty()) return;
    if (numbers.size() == 1) names.back().turns = "T" + numbers.front();
    if (numbers.size() == 2) names.back().turns = fill("T{} T{}", numbers[0], numbers[1]);
    if (numbers.size() > 2)
      names.back().turns = fill("T{} to T{}", numbers.front(), numbers.back());
    if (is_flat_out) names.back().turns += names.back().turns.empty() ? "flat out" : ", flat out";
  };
  double at = 0;
  for (const Piece& piece : circuit.pieces) {
    const double from = at;
    at += piece.metres;
    if (!piece.is_bend() || piece.name.empty()) continue;
    if (piece.name != last) {
      finish();
      names.push_back({piece.name, "", road.way_of_metres(from), 0});
      numbers.clear();
      is_flat_out = true;
      last = piece.name;
    }
    names.back().to = road.way_of_metres(at - 1e-6);
    std::string number = whole_number(piece.corner);
    if (!number.empty() && (numbers.empty() || numbers.back() != number))
      numbers.push_back(std::move(number));
    is_flat_out = is_flat_out && !speed_of(piece);
  }
  finish();
  return names;
}

std::vector<CornerName> names_of(const Board& board, const Road& road) {
  std::vector<CornerName> names;
  for (std::size_t corner = 0; corner < board.corners.size(); ++corner) {
    CornerName name{board.corners[corner].title, "", 1e9, -1e9};
    for (const BoardSpace& space : board.spaces) {
      if (space.corner != static_cast<Index>(corner)) continue;
      name.from = std::min(name.from, road.way(space.first_row - 1, 0));
      name.to = std::max(name.to, road.way(space.last_row - 1, 1));
    }
    if (name.to > name.from && !name.title.empty()) names.push_back(std::move(name));
  }
  return names;
}

// The board's own name for a corner goes before that of the circuit, unless the circuit has more to
// say there.
std::vector<CornerName> all_names(const Board& board, const Circuit& circuit, const Road& road) {
  std::vector<CornerName> names = names_of(circuit, road);
  const std::size_t of_circuit = names.size();
  for (CornerName& own : names_of(board, road)) {
    std::vector<std::size_t> same;
    for (std::size_t i = 0; i < of_circuit; ++i) {
      const double middle = (names[i].from + names[i].to) / 2;
      const bool is_within = own.from - kSameCorner < middle && middle < own.to + kSameCorner;
      const double own_middle = (own.from + own.to) / 2;
      if (is_within || (names[i].from < own_middle && own_middle < names[i].to)) same.push_back(i);
    }
    const bool is_said = std::any_of(names.begin(), names.end(), [&](const CornerName& name) {
      return own.title.find(name.title) != std::string::npos;
    });
    if (is_said) continue;
    if (same.empty()) names.push_back(std::move(own));
    if (same.size() == 1) names[same.front()].title = std::move(own.title);
  }
  return names;
}

// The two lines of a label at a place, reaching away from the road.
std::vector<Text> label_at(const CornerName& name, Point at, Point away) {
  const Anchor anchor = away.x > 0.4 ? Anchor::start : away.x < -0.4 ? Anchor::end : Anchor::middle;
  const double first = size_of(TextRole::corner_name);
  const double second = name.turns.empty() ? 0 : size_of(TextRole::turns) * 1.25;
  const double height = first * 0.75 + second;
  const double top = at.y - height / 2 + away.y * height / 2;
  std::vector<Text> texts;
  texts.push_back({TextRole::corner_name, name.title, {at.x, top + first * 0.75}, anchor});
  if (!name.turns.empty())
    texts.push_back({TextRole::turns, name.turns, {at.x, top + first * 0.75 + second}, anchor});
  return texts;
}

Box box_of(const std::vector<Text>& texts) {
  Box box = drawing::box_of(texts.front());
  for (const Text& text : texts) box = hull(box, drawing::box_of(text));
  return box;
}

class Namer {
 public:
  Namer(const Road& road, Obstacles& obstacles, Drawing& drawing)
      : road_(road), obstacles_(obstacles), drawing_(drawing) {}

  void place(const CornerName& name) {
    double least = std::numeric_limits<double>::max();
    std::vector<Text> best;
    for (const double share : kShares) {
      const double way = name.from + (name.to - name.from) * share;
      for (const bool is_outer : {true, false}) {
        for (const double distance : kDistances) {
          const double price = distance + std::abs(share - 0.5) * kOffMiddle +
                               (is_good_side(name, is_outer) ? 0 : kWrongSide);
          if (price >= least) continue;
          std::vector<Text> texts = label(name, way, is_outer, distance);
          const Box box = box_of(texts);
          if (!obstacles_.is_free(box, kNameGap * kLane) || !is_nearest(name, box)) continue;
          least = price;
          best = std::move(texts);
        }
      }
    }
    if (best.empty()) return;
    obstacles_.add(box_of(best));
    drawing_.texts.insert(drawing_.texts.end(), best.begin(), best.end());
  }

 private:
  // Outside the bend; beside a chicane either side is as good.
  bool is_good_side(const CornerName& name, bool is_outer) const {
    double turned = 0;
    double moved = 0;
    for (double way = name.from; way < name.to; way += 0.25) {
      turned += road_.bend_outwards(way);
      moved += std::abs(road_.bend_outwards(way));
    }
    if (std::abs(turned) < 0.5 * moved) return true;
    return (turned < 0) == is_outer;
  }

  // A name must not stand nearer to another part of the road than to its own.
  bool is_nearest(const CornerName& name, const Box& box) const {
    double own = std::numeric_limits<double>::max();
    double other = own;
    for (double way = 0; way < road_.length(); way += 0.5) {
      const double away = distance_between(box, road_.at(way, 0));
      const bool is_own = way > name.from - kNear && way < name.to + kNear;
      double& least = is_own ? own : other;
      least = std::min(least, away);
    }
    return own <= other;
  }

  std::vector<Text> label(const CornerName& name, double way, bool is_outer, double beyond) const {
    const Span span = road_.road_at(way);
    const Point at = road_.at(way, is_outer ? span.high + beyond : span.low - beyond);
    const Point out = road_.outwards(way);
    return label_at(name, at, is_outer ? out : out * -1);
  }

  const Road& road_;
  Obstacles& obstacles_;
  Drawing& drawing_;
};

}  // namespace

void number_rows(const Road& road, Form form, Obstacles& obstacles, Drawing& drawing) {
  // Rows of the lane game count from 1, all others from 0.
  const int first = form == Form::lanes ? 1 : 0;
  for (int number = kRowsATick; number < road.rows() + first; number += kRowsATick) {
    const double way = road.way(number - first, 0.5);
    const Span span = road.road_at(way);
    for (const bool is_outer : {true, false}) {
      const double edge = is_outer ? span.high : span.low;
      const double sign = is_outer ? 1 : -1;
      const Point middle = road.at(way, edge + sign * (kTickLength + 0.34));
      const Text text{TextRole::tick, std::to_string(number),
                      middle + Point{0, size_of(TextRole::tick) * 0.36}, Anchor::middle};
      const Box box = drawing::box_of(text);
      if (!obstacles.is_free(box, 0.05 * kLane)) continue;
      obstacles.add(box);
      drawing.texts.push_back(text);
      drawing.strokes.push_back(
          {StrokeRole::tick,
           {road.at(way, edge + sign * 0.1), road.at(way, edge + sign * kTickLength)}});
      break;
    }
  }
}

void name_corners(const Board& board, const Circuit& circuit, const Road& road,
                  Obstacles& obstacles, Drawing& drawing) {
  Namer namer(road, obstacles, drawing);
  for (const CornerName& name : all_names(board, circuit, road)) namer.place(name);
}

}  // namespace chicane::drawing
