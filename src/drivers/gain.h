// By how much one decision was better than another, over rehearsals in which both met the same
// dice.
#pragma once

#include <algorithm>
#include <cmath>

namespace chicane {

struct Gain {
  int tries = 0;
  double sum = 0;
  double squares = 0;

  void add(double gain) {
    ++tries;
    sum += gain;
    squares += gain * gain;
  }
  double mean() const { return sum / tries; }
  double error() const {
    return std::sqrt(std::max(0.0, squares / tries - mean() * mean()) / tries);
  }
  // Almost certainly not less, or not more, than this.
  double least() const { return mean() - kSure * error(); }
  double most() const { return mean() + kSure * error(); }

  // Better by more than so many times its error, and by what an accident would cost that was not
  // yet met, but may be.
  bool is_convincing(double doubt, double unseen) const {
    return mean() > doubt * error() + unseen / tries;
  }

 private:
  static constexpr double kSure = 3;
};

}  // namespace chicane
