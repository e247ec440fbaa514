#include "drawing/plan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chicane::drawing {

namespace {

constexpr double kDegree = std::numbers::pi / 180;
// Lane widths that a row is long.
struct RowLengths {
  double straight;
  double bend;
  double least;
};
constexpr RowLengths kRows = {1.75, 1.3, 1.0};
constexpr RowLengths kCells = {1.1, 1.0, 0.8};
// Bends of a larger radius, in rows of this board, are driven and drawn as straights.
constexpr double kWideBendRows = 2.6;
// The radius at the inner edge, and how it grows with the width of the road.
constexpr double kInnerRadius = 0.4;
constexpr double kRadiusByWidth = 0.6;
constexpr double kLeastInner = 0.6;
// A row counts as lying on a piece if more than this of it does; and how far rows may still move.
constexpr double kRowsOverlap = 0.1;
constexpr double kRowsMove = 0.7;
constexpr double kBendStiffness = 4;
// Bends of opposite hands with less than so many rows between them are one chicane.
constexpr double kChicaneRows = 1.1;
constexpr double kLeastShift = 1.0;
// Beside the line there are pits on one side and stands on the other.
constexpr double kPitRoom = 2.4;
constexpr double kStandRoom = 1.2;
constexpr double kStadiumRow = 60;         // Metres.
constexpr double kStadiumStraight = 0.27;  // Of the lap, each.

// Of rows that begin at `starts` metres, the last being followed by the first of the next lap.
class RowScale {
 public:
  RowScale(std::vector<double> starts, double lap) : starts_(std::move(starts)), lap_(lap) {}

  // How many rows lie before this metre, as a number with a fraction.
  double rows_until(double metres) const {
    double laps = 0;
    double at = metres;
    while (at < starts_.front()) at += lap_, laps -= 1;
    while (at >= starts_.front() + lap_) at -= lap_, laps += 1;
    const auto count = static_cast<double>(starts_.size());
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), at);
    const auto row = static_cast<std::size_t>(after - starts_.begin()) - 1;
    const double end = row + 1 < starts_.size() ? starts_[row + 1] : starts_.front() + lap_;
    const double share = (at - starts_[row]) / std::max(end - starts_[row], 1e-9);
    return laps * count + static_cast<double>(row) + share;
  }

 private:
  std::vector<double> starts_;
  double lap_;
};

class Planner {
 public:
  Planner(const Board& board, const Lanes& lanes, const Circuit& circuit)
      : board_(board),
        lanes_(lanes),
        circuit_(circuit),
        starts_(row_metres(board, circuit)),
        scale_(starts_, circuit.metres()),
        row_mean_(circuit.metres() / board.rows),
        is_clockwise_(inside_of(board, circuit) == Hand::right),
        row_(board.cells ? kCells : kRows) {}

  Plan run() {
    set_turns();
    cut_chicanes();
    set_lengths();
    make_room_beside_the_line();
    set_rows();
    return std::move(plan_);
  }

 private:
  const Piece& real(std::size_t i) const { return circuit_.pieces[i]; }

  // Angles were measured; together they must be whole turns.
  void set_turns() {
    double sum = 0;
    double bends = 1e-9;
    double at = 0;
    for (const Piece& piece : circuit_.pieces) {
      FitPiece& fit = plan_.pieces.emplace_back();
      fit.turn = piece.is_bend() ? piece.turn() * kDegree : 0;
      fit.from_metres = at;
      fit.metres = piece.metres;
      at += piece.metres;
      sum += fit.turn;
      bends += std::abs(fit.turn);
    }
    const double whole = 2 * std::numbers::pi * std::round(sum / (2 * std::numbers::pi));
    for (FitPiece& fit : plan_.pieces) fit.turn += (whole - sum) * std::abs(fit.turn) / bends;
  }

  double rows_on(std::size_t i) const {
    const FitPiece& fit = plan_.pieces[i];
    return scale_.rows_until(fit.from_metres + fit.metres) - scale_.rows_until(fit.from_metres);
  }

  // The widest the road gets on the piece, or so many rows before or after it.
  Span road_on(std::size_t i, double beyond) const {
    const FitPiece& fit = plan_.pieces[i];
    const int first = static_cast<int>(std::floor(scale_.rows_until(fit.from_metres) - beyond));
    const int last = static_cast<int>(
        std::floor(scale_.rows_until(fit.from_metres + fit.metres) + beyond - 1e-6));
    const int count = lanes_.rows();
    Span widest = lanes_.road((first % count + count) % count);
    for (int row = first; row <= last; ++row) {
      // Where the row widens, its ends are wider than itself.
      const int within = (row % count + count) % count;
      for (const double share : {0.0, 0.5, 1.0}) {
        const Span span = lanes_.road(within, share);
        widest = {std::min(widest.low, span.low), std::max(widest.high, span.high)};
      }
    }
    return widest;
  }

  // Rows are made even later, and a wider one may come to lie on the end of the bend.
  double least_radius(std::size_t i) const {
    const Span near = road_on(i, kRowsMove);
    const bool bends_outwards = (plan_.pieces[i].turn > 0) == is_clockwise_;
    const double inner = bends_outwards ? near.high : -near.low;
    const double width = road_on(i, -kRowsOverlap).width();
    return std::max(kInnerRadius + kRadiusByWidth * width, inner + kLeastInner);
  }

  // A chicane drawn with lanes as wide as ours would be a serpent. Both angles lose the same until
  // the road moves sideways about as far as it really does.
  void cut_chicanes() {
    std::size_t last = circuit_.pieces.size();
    for (std::size_t i = 0; i < circuit_.pieces.size(); ++i) {
      if (!real(i).is_bend()) continue;
      if (last < i && (plan_.pieces[last].turn > 0) != (plan_.pieces[i].turn > 0))
        cut_pair(last, i);
      last = i;
    }
  }

  void cut_pair(std::size_t first, std::size_t second) {
    const double gap = plan_.pieces[second].from_metres - plan_.pieces[first].from_metres -
                       plan_.pieces[first].metres;
    if (gap > kChicaneRows * row_mean_) return;
    const double lane_metres = row_mean_ / row_.straight;
    const double angle =
        std::min(std::abs(plan_.pieces[first].turn), std::abs(plan_.pieces[second].turn));
    const auto shift = [&](double radii, double straight, double a) {
      return radii * (1 - std::cos(a)) + straight * std::sin(a);
    };
    const double real_radii = real(first).radius + real(second).radius;
    const double wanted = std::max(shift(real_radii, gap, angle) / lane_metres, kLeastShift);
    const double radii = std::max(least_radius(first), real(first).radius / lane_metres) +
                         std::max(least_radius(second), real(second).radius / lane_metres);
    double drawn = angle;
    while (drawn > 0.3 && shift(radii, gap / lane_metres, drawn) > wanted) drawn -= 0.01;
    for (const std::size_t i : {first, second})
      plan_.pieces[i].turn -= std::copysign(angle - drawn, plan_.pieces[i].turn);
  }

  void set_lengths() {
    for (std::size_t i = 0; i < plan_.pieces.size(); ++i) {
      FitPiece& fit = plan_.pieces[i];
      const double rows = rows_on(i);
      const bool is_tight = real(i).is_bend() && real(i).radius < kWideBendRows * row_mean_;
      fit.wanted = rows * (is_tight ? row_.bend : row_.straight);
      fit.least = rows * row_.least;
      if (real(i).is_bend()) {
        fit.least = std::max(fit.least, std::abs(fit.turn) * least_radius(i));
        fit.stiffness = kBendStiffness;
      }
      const Span road = road_on(i, -kRowsOverlap);
      fit.left = is_clockwise_ ? road.high : -road.low;
      fit.right = is_clockwise_ ? -road.low : road.high;
    }
  }

  void make_room_beside_the_line() {
    const bool pits_left = pits_of(board_, circuit_) == Hand::left;
    for (const std::size_t i : {std::size_t{0}, plan_.pieces.size() - 1}) {
      FitPiece& fit = plan_.pieces[i];
      fit.spare_left = pits_left ? kPitRoom : kStandRoom;
      fit.spare_right = pits_left ? kStandRoom : kPitRoom;
    }
  }

  void set_rows() {
    for (const double start : starts_) {
      double metres = std::fmod(start, circuit_.metres());
      if (metres < 0) metres += circuit_.metres();
      std::size_t i = plan_.pieces.size() - 1;
      while (i > 0 && plan_.pieces[i].from_metres > metres) --i;
      const FitPiece& fit = plan_.pieces[i];
      plan_.rows.push_back({i, std::min(1.0, (metres - fit.from_metres) / fit.metres)});
    }
  }

  const Board& board_;
  const Lanes& lanes_;
  const Circuit& circuit_;
  std::vector<double> starts_;
  RowScale scale_;
  double row_mean_;
  bool is_clockwise_;
  RowLengths row_;
  Plan plan_;
};

}  // namespace

Circuit stadium(const Board& board) {
  const double lap = kStadiumRow * board.rows;
  const double straight = kStadiumStraight * lap;
  Piece half;
  half.hand = board.motor || board.direction == Direction::clockwise ? Hand::right : Hand::left;
  half.degrees = 180;
  half.metres = lap / 2 - straight;
  half.radius = half.metres / std::numbers::pi;
  Piece part;
  part.metres = straight / 2;
  Circuit circuit;
  circuit.bearing = 270;
  circuit.direction =
      half.hand == Hand::right ? LapDirection::clockwise : LapDirection::anticlockwise;
  circuit.pieces = {part, half, part, part, half, part};
  return circuit;
}

Hand inside_of(const Board& board, const Circuit& circuit) {
  // Lanes of MotorChamp are the right and the left one.
  if (board.motor) return Hand::right;
  // Boards of Formula One say no direction: their first lane is on the inside of the circuit.
  if (board.banded) return inside_of(circuit);
  return board.direction == Direction::clockwise ? Hand::right : Hand::left;
}

Hand pits_of(const Board& board, const Circuit& circuit) {
  // F1-PIT  The first lane leads to them; in MotorChamp the right one does.
  if (board.banded || board.motor) return inside_of(board, circuit);
  return circuit.pits.value_or(Hand::right);
}

std::vector<double> row_metres(const Board& board, const Circuit& circuit) {
  const double lap = circuit.metres();
  std::vector<BoardGround::Mark> marks = board.ground.marks;
  if (marks.empty()) marks.push_back({0, 0});
  std::vector<double> starts(board.rows, 0);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const bool is_last = i + 1 == marks.size();
    const int end_row = is_last ? marks.front().row + board.rows : marks[i + 1].row;
    const double end = is_last ? marks.front().metres + lap : marks[i + 1].metres;
    const int rows = end_row - marks[i].row;
    for (int k = 0; k < rows; ++k) {
      const int row = marks[i].row + k;
      const double metres = marks[i].metres + (end - marks[i].metres) * k / rows;
      // Rows before the first mark belong to the end of the lap before.
      starts[row % board.rows] = row < board.rows ? metres : metres - lap;
    }
  }
  return starts;
}

Plan make_plan(const Board& board, const Lanes& lanes, const Circuit& circuit) {
  return Planner(board, lanes, circuit).run();
}

}  // namespace chicane::drawing
