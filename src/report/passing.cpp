#include "report/passing.h"

#include <algorithm>
#include <map>
#include <utility>

namespace chicane::report {

namespace {

using Cars = std::vector<desk::CarOnTable>;

bool is_passing(const Cars& was, const Cars& is, std::size_t one, std::size_t other) {
  if (is[one].condition == Condition::out || is[other].condition == Condition::out) return false;
  return (was[one].rank < was[other].rank) != (is[one].rank < is[other].rank);
}

}  // namespace

std::optional<Fight> longest_fight(const Timeline& timeline, std::size_t begin, std::size_t end) {
  std::map<std::pair<std::size_t, std::size_t>, int> changes;
  for (std::size_t i = begin + 1; i <= end; ++i) {
    const Cars& was = timeline.moments[i - 1].table.cars;
    const Cars& is = timeline.moments[i].table.cars;
    for (std::size_t one = 0; one < is.size(); ++one) {
      for (std::size_t other = one + 1; other < is.size(); ++other) {
        if (is_passing(was, is, one, other)) ++changes[{one, other}];
      }
    }
  }
  const auto most =
      std::max_element(changes.begin(), changes.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == changes.end()) return std::nullopt;
  return Fight{static_cast<int>(most->first.first), static_cast<int>(most->first.second),
               most->second};
}

std::vector<Climb> climbs(const Timeline& timeline, std::size_t begin, std::size_t end) {
  const std::vector<const desk::CarOnTable*> was = running_order(timeline.moments[begin].table);
  const std::vector<const desk::CarOnTable*> is = running_order(timeline.moments[end].table);
  std::vector<Climb> all;
  for (const desk::CarOnTable* car : is) {
    if (car->condition == Condition::out) continue;
    Climb climb{car->car, place_in(was, car->car), place_in(is, car->car), 0};
    for (const desk::CarOnTable* other : is) {
      if (other->condition == Condition::out) continue;
      const int before = place_in(was, other->car);
      const int after = place_in(is, other->car);
      if (before < climb.from && after > climb.to) ++climb.passed;
      if (before > climb.from && after < climb.to) --climb.passed;
    }
    all.push_back(climb);
  }
  std::sort(all.begin(), all.end(), [](const Climb& a, const Climb& b) {
    return a.passed != b.passed ? a.passed > b.passed : a.to < b.to;
  });
  return all;
}

int place_in(const std::vector<const desk::CarOnTable*>& order, int car) {
  const auto at = std::find_if(order.begin(), order.end(),
                               [&](const desk::CarOnTable* each) { return each->car == car; });
  return static_cast<int>(at - order.begin()) + 1;
}

}  // namespace chicane::report
