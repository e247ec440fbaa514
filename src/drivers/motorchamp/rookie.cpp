#include "drivers/motorchamp/rookie.h"

#include <algorithm>

#include "base/assert.h"
#include "base/digest.h"
#include "base/random.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

// Worths are in rows, times this: every odds and half a price are whole numbers then.
constexpr long kUnit = 2 * 216;

// Who goes off waits for two cars to pass. Fewer than that within a throw behind him, and he will
// stand there long: the price is two and a half times as high.
constexpr int kFollowers = kPassesToReturn;
constexpr int kFollowRows = kTotalMax;
constexpr int kHalvesFollowed = 2;
constexpr int kHalvesAlone = 5;

// By so many rows a square must be worse for a tow not to be taken: three times what it brings. At
// once what it brings, a field takes a fifth fewer tows.
constexpr long kMuchWorse = 3 * kTowRows * kUnit;

// What a patient driver gives, in rows, to follow a car in the other lane: more than lanes of the
// same risk differ by, less than going off costs.
constexpr long kStagger = 2 * kUnit;

// The thoughts of the car at the wheel.
class Thought {
 public:
  Thought(const Game& game, const State& view, const Temper& temper, const PitPercent& pit_percent)
      : game_(game),
        view_(view),
        car_(view.at_wheel()),
        temper_(temper),
        pit_percent_(pit_percent),
        traffic_(view, view.move.car) {}

  Decision choose_throw(const DecisionList& legal) const {
    if (car_.where != Where::track || legal.size() == 1) return legal[0];
    const Bounds bounds(game_, view_, car_, traffic_);
    const long off = price_off(car_.row);
    const int allowed = dice_allowed(game_, view_, car_);
    const Decision* best = &legal[0];
    long best_worth = kWorst;
    for (const Decision& decision : legal) {
      // Too many dice are lawful to throw under `faults = punish`, and never wise.
      if (kDiceOf[decision.number] > allowed) continue;
      keep_better(decision, worth(bounds, throw_of(decision), off), best, best_worth);
    }
    return *best;
  }

  Decision choose_landing(const DecisionList& legal) const {
    const Decision* best = &legal[0];
    long best_worth = kWorst;
    for (const Decision& decision : legal)
      keep_better(decision, worth(target_of(decision)), best, best_worth);
    return *best;
  }

  // A tow is taken unless the new square is much worse than the one he stands on.
  Decision choose_tow(const DecisionList& legal) const {
    const Decision none = slip({Goal::no, 0, 0});
    if (temper_.is_patient) return none;
    const Decision* best = &none;
    long best_worth = worth_of_square(car_.row, car_.lane);
    for (const Decision& decision : legal) {
      const Target target = target_of(decision);
      if (target.goal == Goal::finish) return decision;
      if (target.goal != Goal::track) continue;
      keep_better(decision, worth_of_square(target.row, target.lane) + kMuchWorse, best,
                  best_worth);
    }
    return *best;
  }

 private:
  static constexpr long kWorst = -1'000'000'000;
  static constexpr long kLarge = 1'000'000;          // More than any square is worth.
  static constexpr long kLaneThrow = 7 * kUnit / 2;  // In the pit lane one normal die is thrown.

  static void keep_better(const Decision& decision, long worth, const Decision*& best,
                          long& best_worth) {
    if (worth <= best_worth) return;
    best = &decision;
    best_worth = worth;
  }

  // What not going off is worth in that row, times kUnit. With nobody left to pass him, off is out.
  long price_off(int row) const {
    int others = 0;
    int followers = 0;
    for (int i = 0; i < view_.car_count; ++i) {
      const Car& other = view_.cars[i];
      if (i == view_.move.car || !other.is_running()) continue;
      ++others;
      if (other.where == Where::track && game_.track.between(other.row, row) <= kFollowRows)
        ++followers;
    }
    if (others == 0) return temper_.out * kUnit;
    return temper_.off * (kUnit / 2) * (followers < kFollowers ? kHalvesAlone : kHalvesFollowed);
  }

  // Expected rows of a throw, as he likes them, less what it risks.
  long worth(const Bounds& bounds, Throw which, long off) const {
    const auto number = static_cast<std::size_t>(which);
    const long row = temper_.is_patient ? -kUnit : kUnit;
    long sum = 0;
    int results = 0;
    for (int total = kLeast[number]; total <= kMost[number]; ++total) {
      const int excess = bounds.excess(total);
      long result = -temper_.out * kUnit;
      if (excess == 0) result = total * row;
      if (excess == 1) result = bounds.far(total) * row - off;
      const int ways = ways_of(which, total);
      sum += result * ways;
      results += ways;
    }
    CHICANE_ASSERT(results > 0);
    return sum / results;
  }

  // The best throw from a square, were the others where they are now.
  long worth_of_square(int row, int lane) const {
    Car car = car_;
    if (row < car.row) ++car.laps;
    car.row = static_cast<std::uint8_t>(row);
    car.lane = static_cast<std::uint8_t>(lane);
    const Bounds bounds(game_, view_, car, traffic_);
    const long off = price_off(row);
    if (car.handicap) return worth(bounds, Throw::one, off);
    long best = kWorst;
    for (int i = game_.track[row].dice[lane]; i >= 0; --i) {
      best = std::max(best, worth(bounds, static_cast<Throw>(i), off));
      // MC-FAI-2  Nothing slower than what is safe.
      if (is_safe(bounds, static_cast<Throw>(i))) break;
    }
    return best;
  }

  long worth(const Target& target) const {
    const long rows = game_.track.between(car_.row, target.row) * kUnit;
    switch (target.goal) {
      case Goal::finish:
        return 4 * kLarge;
      case Goal::pit:
        return rows + (is_kept_out() ? -kLarge : 3 * kLarge);
      case Goal::lane:
        if (is_leaving()) return rows + kLaneThrow;
        return is_kept_out() ? -kLarge : 2 * kLarge;
      case Goal::track:
        return rows + worth_of_square(target.row, target.lane) + worth_of_lane(target);
      case Goal::stay:
      case Goal::fail:
        return -2 * kLarge;
      case Goal::side:
        return -3 * kLarge;
      case Goal::out:
      case Goal::no:
        return -4 * kLarge;
    }
    return kWorst;
  }

  long worth_of_lane(const Target& target) const {
    const int ahead = game_.track.after(target.row, 1);
    return temper_.is_patient && traffic_.has_car(ahead, 1 - target.lane) ? kStagger : 0;
  }

  bool is_leaving() const {
    return view_.move.regime == Regime::service || view_.move.regime == Regime::outbound;
  }

  // Is he at the entrance and would rather drive on?
  bool is_kept_out() const { return car_.where == Where::track && !wants_to_stop(); }

  // His whim is the state itself, as good as a die and always the same.
  bool wants_to_stop() const {
    if (is_last_crossing(game_, view_, car_)) return false;
    const int laps = std::clamp<int>(car_.laps, 1, static_cast<int>(pit_percent_.size()));
    return Random(digest_of(view_)).below(100) < pit_percent_[laps - 1];
  }

  const Game& game_;
  const State& view_;
  const Car& car_;
  const Temper& temper_;
  const PitPercent& pit_percent_;
  const Traffic traffic_;
};

}  // namespace

Decision Rookie::choose(const Game& game, const State& view, Seat,
                        const DecisionList& legal) const {
  switch (view.phase) {
    case Phase::throw_choice:
    case Phase::play:
    case Phase::slip:
      break;
    case Phase::claim:
      return claim(true);
    case Phase::objection:
      return waive();
    default:
      return legal[0];
  }
  const Thought thought(game, view, tempers_[view.at_wheel().team % tempers_.size()], pit_percent_);
  if (view.phase == Phase::throw_choice) return thought.choose_throw(legal);
  return view.phase == Phase::play ? thought.choose_landing(legal) : thought.choose_tow(legal);
}

}  // namespace chicane::motorchamp
