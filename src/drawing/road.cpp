#include "drawing/road.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chicane::drawing {

namespace {

constexpr double kDegree = std::numbers::pi / 180;
// A sheet should be wider than high by this much; then the main straight lies at the bottom.
constexpr double kLandscape = 1.2;
constexpr int kTurns = 24;  // Ways to turn a circuit that would stand upright.
// Rows are made even by moving their ends, but not farther than this from where they belong.
constexpr double kRowShift = 0.75;
constexpr int kEvenRounds = 24;
constexpr double kPathStep = 0.3;

std::vector<Point> outline_of(const Ribbon& ribbon) {
  std::vector<Point> points;
  for (double way = 0; way < ribbon.length(); way += 1) points.push_back(ribbon.at(way).at);
  return points;
}

struct Fitness {
  double width = 0;
  double height = 0;
  double below = 0;  // Of the line, as a share of the height.
};

Fitness turned_by(const std::vector<Point>& points, double angle) {
  std::vector<Point> placed;
  placed.reserve(points.size());
  for (const Point& p : points) placed.push_back(turned(p, angle));
  const Box box = box_of(placed);
  return {box.width(), box.height(), (placed.front().y - box.top) / box.height()};
}

// By how much to turn, anticlockwise. The main straight becomes level, the rest lies above it.
double turn_for_sheet(const Ribbon& ribbon) {
  const std::vector<Point> points = outline_of(ribbon);
  double best_turn = 0;
  double best = -1e9;
  for (int i = 0; i < kTurns; ++i) {
    const double turn = -ribbon.heading() + 2 * std::numbers::pi * i / kTurns;
    const Fitness fitness = turned_by(points, turn);
    // y is upwards here: a line at the bottom has little below it.
    const bool is_level = i % (kTurns / 2) == 0;
    const double shape = std::min(fitness.width / fitness.height, kLandscape + 0.5);
    const double score = shape * 2 +
                         (is_level && fitness.width > kLandscape * fitness.height ? 3 : 0) -
                         fitness.below;
    if (score > best + 1e-9) {
      best = score;
      best_turn = turn;
    }
  }
  return best_turn;
}

FitTask task_of(const Plan& plan, const Circuit& circuit, const Centreline& real) {
  FitTask task;
  task.pieces = plan.pieces;
  task.heading = (90 - circuit.bearing) * kDegree;
  task.real = &real;
  task.crossing = circuit.crossing;
  return task;
}

Ribbon fitted(const Plan& plan, const Circuit& circuit) {
  const Centreline real(circuit);
  return fit(task_of(plan, circuit, real));
}

}  // namespace

Road::Road(const Board& board, const Circuit& circuit)
    : lanes_(board),
      plan_(make_plan(board, lanes_, circuit)),
      is_clockwise_(inside_of(board, circuit) == Hand::right),
      ribbon_(fitted(plan_, circuit)) {
  const double turn = turn_for_sheet(ribbon_);
  ribbon_ = Ribbon(ribbon_.pieces(), ribbon_.heading() + turn);
  north_ = -turn / kDegree;
  place_rows();
}

void Road::place_rows() {
  for (const RowPlace& place : plan_.rows)
    starts_.push_back(ribbon_.way_of(place.piece, place.share));
  // Only a row before the line lies behind its successor.
  for (std::size_t i = starts_.size() - 1; i-- > 0;) {
    if (starts_[i] > starts_[i + 1]) starts_[i] -= ribbon_.length();
  }
  starts_.push_back(starts_.front() + ribbon_.length());
  const std::vector<double> belongs = starts_;
  for (int round = 0; round < kEvenRounds; ++round) {
    for (std::size_t i = 1; i + 1 < starts_.size(); ++i) {
      const double even = (starts_[i - 1] + starts_[i + 1]) / 2;
      starts_[i] = std::clamp(even, belongs[i] - kRowShift, belongs[i] + kRowShift);
    }
  }
}

double Road::way(int row, double share) const {
  const int laps = row / rows();
  const int within = row % rows();
  return starts_[within] + (starts_[within + 1] - starts_[within]) * share + laps * length();
}

Road::RowAt Road::row_at(double way) const {
  double within = way;
  while (within < starts_.front()) within += length();
  while (within >= starts_.back()) within -= length();
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), within);
  const auto row = static_cast<int>(after - starts_.begin()) - 1;
  const double share = (within - starts_[row]) / (starts_[row + 1] - starts_[row]);
  return {row, share};
}

Point Road::at(double way, double outwards) const {
  const Pose pose = ribbon_.at(way);
  const Point place = pose.aside(is_clockwise_ ? outwards : -outwards);
  return {place.x * kLane, -place.y * kLane};
}

double Road::angle(double way) const { return -ribbon_.at(way).heading / kDegree; }

Point Road::outwards(double way) const {
  const Point step = at(way, 1) - at(way, 0);
  return step * (1 / kLane);
}

Span Road::road_at(double way) const {
  const RowAt place = row_at(way);
  return lanes_.road(place.row, place.share);
}

double Road::bend_outwards(double way) const {
  const double left = ribbon_.curvature(way);
  return is_clockwise_ ? left : -left;
}

double Road::way_of_metres(double metres) const {
  std::size_t i = plan_.pieces.size() - 1;
  while (i > 0 && plan_.pieces[i].from_metres > metres) --i;
  const FitPiece& piece = plan_.pieces[i];
  return ribbon_.way_of(i, std::clamp((metres - piece.from_metres) / piece.metres, 0.0, 1.0));
}

int Road::parts_between(double from, double to) const {
  const bool is_straight = ribbon_.curvature(from + 1e-6) == 0 &&
                           ribbon_.curvature(to - 1e-6) == 0 &&
                           ribbon_.curvature((from + to) / 2) == 0;
  const RowAt first = row_at(from + 1e-6);
  const RowAt last = row_at(to - 1e-6);
  const bool is_plain = is_straight && !lanes_.has_taper(first.row) && !lanes_.has_taper(last.row);
  const double ways = std::abs(to - from);
  if (is_plain && ways < 3) return 1;
  return std::max(2, static_cast<int>(std::ceil(ways / kPathStep)));
}

}  // namespace chicane::drawing
