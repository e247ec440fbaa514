#include "circuit/check.h"

#include <cmath>

#include "base/text.h"
#include "circuit/centreline.h"

namespace chicane {

namespace {

constexpr double kGapShare = 0.005;     // Of the lap.
constexpr double kLengthShare = 0.03;   // Of the published length.
constexpr double kDegreesOff = 0.5;     // Of a whole turn.
constexpr double kStep = 10;            // Metres between two looks at the road.
constexpr double kNeighbourhood = 120;  // Metres of road that are near each other anyway.

std::string rounded(double number) { return std::to_string(std::lround(number)); }

double wanted_turn(LapDirection direction) {
  switch (direction) {
    case LapDirection::clockwise:
      return -360;
    case LapDirection::anticlockwise:
      return 360;
    case LapDirection::figure_eight:
      return 0;
  }
  return 0;
}

class Check {
 public:
  explicit Check(const Circuit& circuit) : circuit_(circuit), centreline_(circuit) {}

  std::vector<CircuitFault> run() {
    check_lengths();
    check_turn();
    check_gap();
    if (faults_.empty()) check_overlaps();
    return faults_;
  }

 private:
  void complain(int line, std::string what) { faults_.push_back({line, std::move(what)}); }

  void check_lengths() {
    const double metres = centreline_.metres();
    if (std::abs(metres - circuit_.length) > kLengthShare * circuit_.length)
      complain(0, fill("the pieces are {} m long, the published lap is {} m", rounded(metres),
                       circuit_.length));
    for (const Piece& piece : circuit_.pieces) {
      if (piece.is_bend() && piece.radius < circuit_.width / 2)
        complain(piece.line,
                 fill("a radius of {} m is less than half of the road", rounded(piece.radius)));
    }
  }

  void check_turn() {
    double turn = 0;
    for (const Piece& piece : circuit_.pieces) turn += piece.turn();
    const double wanted = wanted_turn(circuit_.direction);
    if (std::abs(turn - wanted) > kDegreesOff)
      complain(0, fill("the bends turn by {} degrees, a lap in this direction by {}", rounded(turn),
                       rounded(wanted)));
  }

  void check_gap() {
    if (centreline_.gap() > kGapShare * centreline_.metres())
      complain(0, fill("the lap does not close: {} m are missing between its end and the line",
                       rounded(centreline_.gap())));
  }

  // Two places far from each other along the lap that are less than the width apart; at a crossing
  // they may be.
  void check_overlaps() {
    std::vector<Point> points;
    for (double at = 0; at < centreline_.metres(); at += kStep)
      points.push_back(centreline_.at(at).at);
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t j = i + 1; j < points.size(); ++j) {
        const double one = static_cast<double>(i) * kStep;
        const double other = static_cast<double>(j) * kStep;
        const double along = std::min(other - one, centreline_.metres() - (other - one));
        if (along < kNeighbourhood || distance(points[i], points[j]) >= circuit_.width) continue;
        if (is_crossing(one, other)) continue;
        complain(0, fill("the road overlaps itself {} m and {} m from the line", rounded(one),
                         rounded(other)));
        return;
      }
    }
  }

  bool is_crossing(double one, double other) const {
    if (!circuit_.crossing) return false;
    const double early = std::min(circuit_.crossing->under, circuit_.crossing->over);
    const double late = std::max(circuit_.crossing->under, circuit_.crossing->over);
    return std::abs(one - early) < kNeighbourhood && std::abs(other - late) < kNeighbourhood;
  }

  const Circuit& circuit_;
  Centreline centreline_;
  std::vector<CircuitFault> faults_;
};

}  // namespace

std::vector<CircuitFault> check(const Circuit& circuit) {
  if (circuit.pieces.empty()) return {{0, "there is no piece of road"}};
  return Check(circuit).run();
}

}  // namespace chicane
