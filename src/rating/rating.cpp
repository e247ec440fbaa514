#include "rating/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/assert.h"
#include "rating/stages.h"
#include "rating/symmetric.h"

namespace chicane::rating {

namespace {

// From the logarithm of a strength to the scale of Elo.
constexpr double kElo = 400 / std::numbers::ln10;
constexpr double kDeviationsOf95 = 1.96;

constexpr int kSweeps = 20;      // Of MM; after them Newton is near enough to go fast.
constexpr int kStepsMax = 100;   // Of Newton. Some ten will do.
constexpr double kSmall = 1e-9;  // A step that changes no logarithm by more is the last.

class Fit {
 public:
  Fit(Stages stages, int drivers)
      : stages_(std::move(stages)), count_(static_cast<std::size_t>(drivers)), logs_(count_ + 1) {}

  // MM brings any start near the maximum, always uphill, but creeps at the end; Newton then takes
  // few steps. The log-likelihood is concave, so it is the one maximum.
  void maximise() {
    for (int i = 0; i < kSweeps; ++i) sweep();
    for (int i = 0; i < kStepsMax && step() > kSmall; ++i) {
    }
  }

  double log_strength(int driver) const { return logs_[driver]; }

  // The observed information (minus the second derivatives), factored.
  Symmetric information() const {
    Symmetric matrix(count_);
    for (const Stage& stage : stages_.stages) {
      const double sum = strength_in(stage);
      for (std::size_t i = stage.first; i < stage.last; ++i) {
        const auto row = static_cast<std::size_t>(stages_.shares[i].driver);
        if (row == count_) continue;
        const double chance = strength_of(i) / sum;
        matrix.at(row, row) += stage.weight * chance;
        for (std::size_t j = stage.first; j < stage.last; ++j) {
          const auto column = static_cast<std::size_t>(stages_.shares[j].driver);
          if (column <= row) matrix.at(row, column) -= stage.weight * chance * strength_of(j) / sum;
        }
      }
    }
    matrix.factor();
    return matrix;
  }

 private:
  double strength_of(std::size_t share) const {
    return stages_.shares[share].amount * std::exp(logs_[stages_.shares[share].driver]);
  }
  double strength_in(const Stage& stage) const {
    double sum = 0;
    for (std::size_t i = stage.first; i < stage.last; ++i) sum += strength_of(i);
    return sum;
  }

  // One sweep of MM (Hunter): as strong as makes the draws expected equal to the draws seen.
  void sweep() {
    std::vector<double> chances(count_ + 1);
    for (const Stage& stage : stages_.stages) {
      const double per_strength = stage.weight / strength_in(stage);
      for (std::size_t i = stage.first; i < stage.last; ++i)
        chances[stages_.shares[i].driver] += stages_.shares[i].amount * per_strength;
    }
    for (std::size_t i = 0; i < count_; ++i) logs_[i] = std::log(stages_.drawn[i] / chances[i]);
  }

  double log_likelihood() const {
    double sum = 0;
    for (std::size_t i = 0; i < count_; ++i) sum += stages_.drawn[i] * logs_[i];
    for (const Stage& stage : stages_.stages) sum -= stage.weight * std::log(strength_in(stage));
    return sum;
  }

  std::vector<double> gradient() const {
    std::vector<double> gradient(stages_.drawn.begin(),
                                 stages_.drawn.begin() + static_cast<std::ptrdiff_t>(count_));
    for (const Stage& stage : stages_.stages) {
      const double sum = strength_in(stage);
      for (std::size_t i = stage.first; i < stage.last; ++i) {
        const auto driver = static_cast<std::size_t>(stages_.shares[i].driver);
        if (driver < count_) gradient[driver] -= stage.weight * strength_of(i) / sum;
      }
    }
    return gradient;
  }

  // Gives the largest change of a logarithm.
  double step() {
    std::vector<double> change = information().solve(gradient());
    // Near the maximum a better likelihood differs from a worse one by less than its rounding.
    const double now = log_likelihood();
    const double least = now - 1e-12 * std::abs(now);
    const std::vector<double> from = logs_;
    double largest = 0;
    for (const double c : change) largest = std::max(largest, std::abs(c));
    for (double part = 1; part * largest > kSmall; part /= 2) {
      for (std::size_t i = 0; i < count_; ++i) logs_[i] = from[i] + part * change[i];
      if (log_likelihood() >= least) return part * largest;
    }
    logs_ = from;
    return 0;
  }

  Stages stages_;
  std::size_t count_;
  std::vector<double> logs_;  // Of the strengths; the last is the one of strength 1.
};

// In how many races each driver stands.
std::vector<int> races_of(std::span<const Placements> races, int drivers) {
  std::vector<int> counts(static_cast<std::size_t>(drivers));
  std::vector<std::size_t> last_seen(counts.size());
  for (std::size_t i = 0; i < races.size(); ++i) {
    for (const Placement& placement : races[i]) {
      if (last_seen[placement.driver] == i + 1) continue;
      last_seen[placement.driver] = i + 1;
      ++counts[placement.driver];
    }
  }
  return counts;
}

}  // namespace

std::vector<Rating> rate(std::span<const Placements> races, int drivers, const Scale& scale) {
  CHICANE_ASSERT(drivers >= 0);
  CHICANE_ASSERT(!scale.anchor || (0 <= *scale.anchor && *scale.anchor < drivers));
  Fit fit(stages_of(races, drivers), drivers);
  fit.maximise();
  const Symmetric information = fit.information();
  const std::vector<int> counts = races_of(races, drivers);
  const double from = scale.anchor ? fit.log_strength(*scale.anchor) : 0;
  std::vector<Rating> ratings;
  for (int driver = 0; driver < drivers; ++driver) {
    // The variance of the difference to the anchor, or to strength 1.
    std::vector<double> contrast(static_cast<std::size_t>(drivers));
    contrast[driver] += 1;
    if (scale.anchor) contrast[*scale.anchor] -= 1;
    const std::vector<double> solved = information.solve(contrast);
    double variance = solved[driver];
    if (scale.anchor) variance -= solved[*scale.anchor];
    ratings.push_back({scale.origin + kElo * (fit.log_strength(driver) - from),
                       kElo * kDeviationsOf95 * std::sqrt(std::max(0.0, variance)),
                       counts[driver]});
  }
  return ratings;
}

double chance_before(double rating, double other) {
  return 1 / (1 + std::exp((other - rating) / kElo));
}

}  // namespace chicane::rating
