#include "lab/chi_square.h"

#include <cmath>
#include <limits>

#include "base/assert.h"

namespace chicane::lab {

namespace {

constexpr int kStepsMax = 100'000;
constexpr double kTiny = 1e-300;
constexpr double kPrecision = std::numeric_limits<double>::epsilon();

// The logarithm of x^a e^-x / Γ(a). std::lgamma writes to a global; a is a whole number of halves,
// so the recurrence from Γ(1/2) or Γ(1) does as well.
double log_front(double a, double x) {
  constexpr double kHalfLogPi = 0.57236494292470008707;
  const bool is_whole = std::floor(a) == a;
  double at = is_whole ? 1 : 0.5;
  double log_gamma = is_whole ? 0 : kHalfLogPi;
  for (; at < a; at += 1) log_gamma += std::log(at);
  return a * std::log(x) - x - log_gamma;
}

// The lower incomplete gamma function, regularised, by its series: for x < a + 1.
double lower_by_series(double a, double x) {
  double term = 1 / a;
  double sum = term;
  for (int i = 1; i < kStepsMax && term > sum * kPrecision; ++i) {
    term *= x / (a + i);
    sum += term;
  }
  return sum * std::exp(log_front(a, x));
}

// The upper one by its continued fraction (Lentz's method): for x ≥ a + 1.
double upper_by_fraction(double a, double x) {
  double b = x + 1 - a;
  double c = 1 / kTiny;
  double d = 1 / b;
  double h = d;
  for (int i = 1; i < kStepsMax; ++i) {
    const double an = -i * (i - a);
    b += 2;
    d = an * d + b;
    if (std::abs(d) < kTiny) d = kTiny;
    c = b + an / c;
    if (std::abs(c) < kTiny) c = kTiny;
    d = 1 / d;
    h *= d * c;
    if (std::abs(d * c - 1) < kPrecision) break;
  }
  return h * std::exp(log_front(a, x));
}

}  // namespace

double chi_square_tail(double value, int freedom) {
  CHICANE_ASSERT(freedom >= 0);
  if (freedom == 0 || value <= 0) return 1;
  const double a = freedom / 2.0;
  const double x = value / 2;
  return x < a + 1 ? 1 - lower_by_series(a, x) : upper_by_fraction(a, x);
}

ChiSquare chi_square(const std::vector<std::int64_t>& counted,
                     const std::vector<double>& expected) {
  CHICANE_ASSERT(counted.size() == expected.size());
  ChiSquare result;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    CHICANE_ASSERT(expected[i] > 0);
    const double away = static_cast<double>(counted[i]) - expected[i];
    result.value += away * away / expected[i];
  }
  result.freedom = static_cast<int>(counted.size()) - 1;
  result.p = chi_square_tail(result.value, result.freedom);
  return result;
}

}  // namespace chicane::lab
