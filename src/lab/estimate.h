// Means over races, and how sure they are.
#pragma once

#include <cstdint>

namespace chicane::lab {

// A mean over races with its 95 % confidence interval, by the normal approximation: mean ± 1.96
// standard errors. Where every race gives the same value the interval is the value itself, however
// few the races.
struct Estimate {
  double mean = 0;
  double margin = 0;
  std::int64_t races = 0;

  double low() const { return mean - margin; }
  double high() const { return mean + margin; }

  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// Of whole numbers: how many, their sum, the sum of their squares.
Estimate estimate(std::int64_t count, std::int64_t sum, std::int64_t squares);
// The share of the races in which something happened.
Estimate share(std::int64_t happened, std::int64_t races);

// One value a race.
class Sample {
 public:
  void add(double value);
  Estimate estimate() const;

  friend bool operator==(const Sample&, const Sample&) = default;

 private:
  std::int64_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace chicane::lab
