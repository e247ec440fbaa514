#include "drawing/fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace chicane::drawing {

namespace {

constexpr double kMargin = 1.1;      // Of grass between two roads.
constexpr double kSampleStep = 1.2;  // Along the ribbon, where distances are looked at.
constexpr int kRounds = 40;          // Each looks at the shape anew.
constexpr int kSweeps = 120;         // Over all conditions in a round.
constexpr double kGood = 0.05;       // Lane widths that nobody sees.
constexpr double kGrowth = 1.1;      // Of all wanted lengths when nothing fits.
constexpr int kGrowthsMost = 10;
constexpr double kBridge = 7;       // Along either road from where it crosses itself.
constexpr double kSameSide = 0.25;  // Cosine from which the drawn direction is trusted.

// A place on the ribbon, as a share of a piece.
struct Sample {
  std::size_t piece;
  double share;
  double metres;
  Point real;
};

// coefficients · lengths ≥ bound; where the road crosses itself, =.
struct Condition {
  bool is_equal = false;
  std::vector<double> coefficients;
  double bound = 0;
  double norm = 0;
  double multiplier = 0;
};

using Key = std::array<std::size_t, 2>;

class Fit {
 public:
  Fit(const FitTask& task, double growth) : task_(task), count_(task.pieces.size()) {
    double heading = task.heading;
    for (const FitPiece& piece : task.pieces) {
      headings_.push_back(heading);
      units_.push_back(turned(along_unit_piece(piece.turn, 1), heading));
      heading += piece.turn;
      wanted_.push_back(std::max(piece.wanted * growth, piece.least));
      // Long pieces give way more than short ones.
      give_.push_back(std::max(wanted_.back(), 0.1) / piece.stiffness);
    }
    lengths_ = wanted_;
    multipliers_.assign(count_, 0);
    take_samples();
    if (task.crossing) cross();
  }

  bool run() {
    for (int round = 0; round < kRounds; ++round) {
      for (int sweep = 0; sweep < kSweeps; ++sweep) relax();
      if (add_conditions() <= kGood && shortest_excess() >= -kGood) {
        finish();
        return true;
      }
    }
    finish();
    return false;
  }

  Ribbon ribbon() const {
    std::vector<RibbonPiece> pieces;
    for (std::size_t i = 0; i < count_; ++i)
      pieces.push_back({std::max(lengths_[i], 0.0), task_.pieces[i].turn});
    return {std::move(pieces), task_.heading};
  }

  // Places too near to each other become conditions; says by how much the worst one is.
  double add_conditions() {
    double worst = 0;
    place_samples();
    std::map<Key, double> worst_of_pieces;
    std::map<Key, Key> samples_of_pieces;
    for (std::size_t a = 0; a < samples_.size(); ++a) {
      for (std::size_t b = a + 1; b < samples_.size(); ++b) {
        const double lack = lack_of_room(a, b);
        if (lack <= 0) continue;
        worst = std::max(worst, lack);
        const Key pieces{samples_[a].piece, samples_[b].piece};
        if (lack <= worst_of_pieces[pieces]) continue;
        worst_of_pieces[pieces] = lack;
        samples_of_pieces[pieces] = {a, b};
      }
    }
    for (const auto& [pieces, pair] : samples_of_pieces) demand_room(pair[0], pair[1]);
    apply_multipliers();
    return worst;
  }

 private:
  void take_samples() {
    for (std::size_t i = 0; i < count_; ++i) {
      const FitPiece& piece = task_.pieces[i];
      const int parts = std::max(1, static_cast<int>(std::ceil(wanted_[i] / kSampleStep)));
      for (int k = 0; k < parts; ++k) {
        const double share = static_cast<double>(k) / parts;
        const double metres = piece.from_metres + share * piece.metres;
        samples_.push_back({i, share, metres, task_.real->at(metres).at});
      }
    }
  }

  // Both places of the crossing are one.
  void cross() {
    const Sample under = sample_at(task_.crossing->under);
    const Sample over = sample_at(task_.crossing->over);
    for (const Point axis : {Point{1, 0}, Point{0, 1}}) {
      Condition condition = way_between(under, over, axis);
      condition.is_equal = true;
      equal_.push_back(std::move(condition));
    }
  }

  Sample sample_at(double metres) const {
    std::size_t i = count_ - 1;
    while (i > 0 && task_.pieces[i].from_metres > metres) --i;
    const FitPiece& piece = task_.pieces[i];
    return {i, (metres - piece.from_metres) / piece.metres, metres, {}};
  }

  void place_samples() {
    ways_.clear();
    places_.clear();
    std::vector<double> from(count_ + 1, 0);
    std::vector<Point> begin(count_ + 1);
    for (std::size_t i = 0; i < count_; ++i) {
      from[i + 1] = from[i] + lengths_[i];
      begin[i + 1] = begin[i] + units_[i] * lengths_[i];
    }
    total_ = from[count_];
    for (const Sample& sample : samples_) {
      const std::size_t i = sample.piece;
      ways_.push_back(from[i] + sample.share * lengths_[i]);
      places_.push_back(begin[i] + part_of(sample) * lengths_[i]);
    }
  }

  Point part_of(const Sample& sample) const {
    return turned(along_unit_piece(task_.pieces[sample.piece].turn, sample.share),
                  headings_[sample.piece]);
  }

  // Room on the side of `sample` that looks along `direction`.
  double half_width(const Sample& sample, Point direction) const {
    const FitPiece& piece = task_.pieces[sample.piece];
    const double heading = headings_[sample.piece] + piece.turn * sample.share;
    const bool is_left = dot({-std::sin(heading), std::cos(heading)}, direction) > 0;
    return is_left ? piece.left + piece.spare_left : piece.right + piece.spare_right;
  }

  // From b to a. Where the drawing has them the wrong way round, the real places count.
  Point direction(std::size_t a, std::size_t b) const {
    const Point real = samples_[a].real - samples_[b].real;
    const Point drawn = places_[a] - places_[b];
    const double real_length = std::max(std::hypot(real.x, real.y), 1e-9);
    const double drawn_length = std::max(std::hypot(drawn.x, drawn.y), 1e-9);
    const bool agree = dot(real, drawn) > kSameSide * real_length * drawn_length;
    return agree ? drawn * (1 / drawn_length) : real * (1 / real_length);
  }

  double room_needed(std::size_t a, std::size_t b, Point towards_a) const {
    return half_width(samples_[a], towards_a * -1) + half_width(samples_[b], towards_a) + kMargin;
  }

  double lack_of_room(std::size_t a, std::size_t b) const {
    const Point towards_a = direction(a, b);
    const double needed = room_needed(a, b, towards_a);
    const double ahead = ways_[b] - ways_[a];
    const double apart = std::min(ahead, total_ - ahead);
    // Nearer along the lap than half a turn of that diameter they are neighbours on one bend.
    if (apart < needed * std::numbers::pi / 2 + 0.5) return 0;
    if (is_at_bridge(a, b)) return 0;
    return needed - dot(places_[a] - places_[b], towards_a);
  }

  bool is_at_bridge(std::size_t a, std::size_t b) const {
    if (!task_.crossing) return false;
    const double lane_metres = task_.real->metres() / total_;
    const auto is_near = [&](double metres, double mark) {
      return std::abs(metres - mark) < kBridge * lane_metres;
    };
    return is_near(samples_[a].metres, task_.crossing->under) &&
           is_near(samples_[b].metres, task_.crossing->over);
  }

  void demand_room(std::size_t a, std::size_t b) {
    const Point towards_a = direction(a, b);
    Condition condition = way_between(samples_[a], samples_[b], towards_a);
    condition.bound = room_needed(a, b, towards_a);
    condition.multiplier = conditions_[{a, b}].multiplier;
    conditions_[{a, b}] = std::move(condition);
  }

  // From b back to a, as seen along the axis.
  Condition way_between(const Sample& a, const Sample& b, Point axis) const {
    Condition condition;
    condition.coefficients.assign(count_, 0);
    for (std::size_t i = a.piece; i < b.piece; ++i)
      condition.coefficients[i] = -dot(units_[i], axis);
    condition.coefficients[a.piece] += dot(part_of(a), axis);
    condition.coefficients[b.piece] -= dot(part_of(b), axis);
    condition.norm = 1e-9;
    for (std::size_t i = 0; i < count_; ++i)
      condition.norm += condition.coefficients[i] * condition.coefficients[i] * give_[i];
    return condition;
  }

  // The lengths belong to the multipliers; a condition that was changed keeps its own.
  void apply_multipliers() {
    for (std::size_t i = 0; i < count_; ++i) {
      double pull = multipliers_[i] + dot(units_[i], closure_);
      for (const auto& [key, condition] : conditions_)
        pull += condition.multiplier * condition.coefficients[i];
      for (const Condition& condition : equal_)
        pull += condition.multiplier * condition.coefficients[i];
      lengths_[i] = wanted_[i] + give_[i] * pull;
    }
  }

  // One sweep of Hildreth's method: each condition in turn takes what it lacks, and gives back
  // what it no longer needs.
  void relax() {
    close();
    for (std::size_t i = 0; i < count_; ++i) {
      const double change =
          std::max((task_.pieces[i].least - lengths_[i]) / give_[i], -multipliers_[i]);
      multipliers_[i] += change;
      lengths_[i] += change * give_[i];
    }
    for (Condition& condition : equal_) satisfy(condition);
    for (auto& [key, condition] : conditions_) satisfy(condition);
  }

  void satisfy(Condition& condition) {
    double value = 0;
    for (std::size_t i = 0; i < count_; ++i) value += condition.coefficients[i] * lengths_[i];
    double change = (condition.bound - value) / condition.norm;
    if (!condition.is_equal) change = std::max(change, -condition.multiplier);
    if (change == 0) return;
    condition.multiplier += change;
    for (std::size_t i = 0; i < count_; ++i)
      lengths_[i] += change * condition.coefficients[i] * give_[i];
  }

  // The end falls on the beginning: two equations at once.
  void close() {
    Point end;
    double xx = 1e-12;
    double xy = 0;
    double yy = 1e-12;
    for (std::size_t i = 0; i < count_; ++i) {
      end = end + units_[i] * lengths_[i];
      xx += units_[i].x * units_[i].x * give_[i];
      xy += units_[i].x * units_[i].y * give_[i];
      yy += units_[i].y * units_[i].y * give_[i];
    }
    const double determinant = xx * yy - xy * xy;
    const Point pull{-(yy * end.x - xy * end.y) / determinant,
                     -(xx * end.y - xy * end.x) / determinant};
    closure_ = closure_ + pull;
    for (std::size_t i = 0; i < count_; ++i) lengths_[i] += give_[i] * dot(units_[i], pull);
  }

  void finish() {
    close();
    // The line cuts one straight in two: both parts are stretched alike.
    double& first = lengths_.front();
    double& last = lengths_.back();
    if (task_.pieces.front().turn != 0 || task_.pieces.back().turn != 0) return;
    const double share = wanted_.front() / (wanted_.front() + wanted_.back());
    const double both = first + last;
    first = both * share;
    last = both - first;
  }

  double shortest_excess() const {
    double excess = 0;
    for (std::size_t i = 0; i < count_; ++i)
      excess = std::min(excess, lengths_[i] - task_.pieces[i].least);
    return excess;
  }

  const FitTask& task_;
  std::size_t count_;
  std::vector<double> headings_;
  std::vector<Point> units_;
  std::vector<double> wanted_;
  std::vector<double> give_;
  std::vector<double> lengths_;
  std::vector<double> multipliers_;  // Of the least lengths.
  Point closure_;
  std::vector<Sample> samples_;
  std::vector<double> ways_;
  std::vector<Point> places_;
  double total_ = 0;
  std::map<Key, Condition> conditions_;
  std::vector<Condition> equal_;
};

}  // namespace

Ribbon fit(const FitTask& task) {
  double growth = 1;
  for (int i = 0;; ++i) {
    Fit attempt(task, growth);
    if (attempt.run() || i == kGrowthsMost) return attempt.ribbon();
    growth *= kGrowth;
  }
}

}  // namespace chicane::drawing
