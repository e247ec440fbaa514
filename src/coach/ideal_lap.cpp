#include "coach/ideal_lap.h"

#include <algorithm>
#include <cmath>

namespace chicane {

namespace {

// Two decisions as good as one another to this are the same to a driver.
constexpr double kSame = 1e-6;
// A lap that takes more answers goes round in circles.
constexpr int kAnswersMax = 100'000;

LapDecision best_of(const std::vector<PricedDecision>& prices) {
  const auto faster = [](const PricedDecision& a, const PricedDecision& b) {
    return a.turns < b.turns;
  };
  const auto best = std::min_element(prices.begin(), prices.end(), faster);
  LapDecision found{best->decision, {}, 0};
  const PricedDecision* next = nullptr;
  for (const PricedDecision& other : prices) {
    if (other.turns < best->turns + kSame) continue;
    if (next == nullptr || other.turns < next->turns) next = &other;
  }
  if (next != nullptr) {
    found.next_best = next->decision;
    found.price = next->turns - best->turns;
  }
  return found;
}

// The face after which the mean of what is left is nearest to the mean of all: neither luck nor
// bad luck. Of several the first.
std::string usual_face(Coach& coach, const Race& lone) {
  const std::vector<std::string> faces = lone.legal(kChance);
  const double expected = coach.turns(lone).value_or(0);
  std::vector<double> left;
  for (const std::string& face : faces) {
    const std::unique_ptr<Race> next = lone.clone();
    static_cast<void>(next->decide(kChance, face));
    coach.settle(*next);
    left.push_back(coach.turns(*next).value_or(0) + next->turn() - lone.turn());
  }
  // What most faces come to is what happens most often.
  std::size_t best = 0;
  int best_count = 0;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const int count = static_cast<int>(std::count_if(
        left.begin(), left.end(), [&](double other) { return std::abs(other - left[i]) < kSame; }));
    const bool is_nearer = std::abs(left[i] - expected) < std::abs(left[best] - expected);
    if (count > best_count || (count == best_count && is_nearer)) {
      best = i;
      best_count = count;
    }
  }
  return faces[best];
}

}  // namespace

std::vector<LapTurn> drive_ideal_lap(Coach& coach, Race& lone, const LapWatcher& watcher) {
  std::vector<LapTurn> turns;
  int turn = -1;
  for (int answers = 0; !lone.pending().is_over() && answers < kAnswersMax; ++answers) {
    if (lone.turn() != turn) {
      const std::optional<double> left = coach.turns(lone);
      if (!left) return {};
      if (turn >= 0 && watcher.after) watcher.after(lone);
      turn = lone.turn();
      turns.push_back({turn + 1, {}, {}, *left});
    }
    if (lone.pending().kind == Pending::Kind::chance) {
      const std::string face = usual_face(coach, lone);
      static_cast<void>(lone.decide(kChance, face));
      coach.settle(lone);
      turns.back().rolls.push_back(face);
      continue;
    }
    const LapDecision best = best_of(coach.prices(lone));
    if (watcher.before) watcher.before(lone, best.decision);
    static_cast<void>(lone.decide(lone.pending().seats.first(), best.decision));
    coach.settle(lone);
    turns.back().decisions.push_back(best);
  }
  if (watcher.after) watcher.after(lone);
  return turns;
}

}  // namespace chicane
