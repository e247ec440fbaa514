#include "rating/stages.h"

#include <algorithm>
#include <map>

#include "base/assert.h"

namespace chicane::rating {

namespace {

// Of m tied who are left of k every choice is a stage of its own, up to so many choices; beyond
// that one stage with their mean stands for them. All choices of two among 24 are below it, and the
// more are left the less the choices differ.
constexpr double kChoicesMax = 300;

double choices(int k, int m) {
  double count = 1;
  for (int i = 1; i <= std::min(m, k - m); ++i) count = count * (k - i + 1) / i;
  return count;
}

class StageMaker {
 public:
  explicit StageMaker(int drivers) { made_.drawn.assign(static_cast<std::size_t>(drivers) + 1, 0); }

  void add_tie_before_races(int driver, int other) {
    made_.drawn[driver] += 0.5;
    begin(1);
    add(driver, 1);
    add(other, 1);
    end();
  }

  // Placements sorted by place; the race was run so often.
  void add_race(const Placements& race, double times) {
    for (std::size_t first = 0; first < race.size();) {
      std::size_t last = first;
      while (last < race.size() && race[last].place == race[first].place) ++last;
      add_tied({race.begin() + static_cast<std::ptrdiff_t>(first),
                race.begin() + static_cast<std::ptrdiff_t>(last)},
               {race.begin() + static_cast<std::ptrdiff_t>(last), race.end()}, times);
      first = last;
    }
  }

  Stages take() { return std::move(made_); }

 private:
  using Cars = std::span<const Placement>;

  void begin(double weight) {
    made_.stages.push_back({weight, made_.shares.size(), made_.shares.size()});
  }
  void add(int driver, double amount) {
    Stage& stage = made_.stages.back();
    for (std::size_t i = stage.first; i < made_.shares.size(); ++i) {
      if (made_.shares[i].driver != driver) continue;
      made_.shares[i].amount += amount;
      return;
    }
    made_.shares.push_back({driver, amount});
  }
  void end() { made_.stages.back().last = made_.shares.size(); }

  void add_tied(Cars tied, Cars behind, double times) {
    const auto k = static_cast<int>(tied.size());
    for (const Placement& car : tied) made_.drawn[car.driver] += times;
    for (int left = k; left > 0; --left) {
      const double count = choices(k, left);
      if (count <= kChoicesMax) {
        add_each_choice(tied, left, behind, times / count);
      } else {
        add_stage(tied, static_cast<double>(left) / k, behind, times);
      }
    }
  }

  void add_stage(Cars tied, double amount, Cars behind, double weight) {
    begin(weight);
    for (const Placement& car : tied) add(car.driver, amount);
    for (const Placement& car : behind) add(car.driver, 1);
    end();
  }

  void add_each_choice(Cars tied, int left, Cars behind, double weight) {
    std::vector<bool> is_left(tied.size());
    std::fill(is_left.begin(), is_left.begin() + left, true);
    do {
      Placements chosen;
      for (std::size_t i = 0; i < tied.size(); ++i) {
        if (is_left[i]) chosen.push_back(tied[i]);
      }
      add_stage(chosen, 1, behind, weight);
    } while (std::prev_permutation(is_left.begin(), is_left.end()));
  }

  Stages made_;
};

}  // namespace

Stages stages_of(std::span<const Placements> races, int drivers) {
  // Sums of fractions depend on their order: races are brought into one, and equal ones are
  // counted.
  std::map<Placements, double> sorted;
  for (Placements race : races) {
    for (const Placement& placement : race)
      CHICANE_ASSERT(0 <= placement.driver && placement.driver < drivers);
    std::sort(race.begin(), race.end(), [](const Placement& a, const Placement& b) {
      return a.place != b.place ? a.place < b.place : a.driver < b.driver;
    });
    ++sorted[std::move(race)];
  }
  StageMaker maker(drivers);
  for (int driver = 0; driver < drivers; ++driver) maker.add_tie_before_races(driver, drivers);
  for (const auto& [race, times] : sorted) maker.add_race(race, times);
  return maker.take();
}

}  // namespace chicane::rating
