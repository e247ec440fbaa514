#include "league/scoring.h"

#include <algorithm>
#include <numeric>

#include "league/point_tables.h"

namespace chicane::league {

namespace {

template <class Points>
std::vector<int> list(const Points& points) {
  return {points.begin(), points.end()};
}

}  // namespace

Scoring circuit_scoring() {
  return {.points = list(kManyCarsPoints),
          .few_cars_points = list(kFewCarsPoints),
          .not_finished = kNotFinishedPoints,
          .crashed = kCrashedPoints,
          .best = 0,
          .ties = {{TieRule::Kind::one_race, 1}}};
}

Scoring league_scoring() {
  Scoring scoring;
  scoring.points = list(kLeaguePoints);
  scoring.ties = {{TieRule::Kind::wins, 0}};
  return scoring;
}

Scoring grand_prix_scoring() {
  Scoring scoring;
  scoring.points = list(kGrandPrixPoints);
  return scoring;
}

Scoring free_scoring(std::vector<int> points) {
  Scoring scoring;
  scoring.points = std::move(points);
  scoring.ties = {{TieRule::Kind::count_back, 0}};
  return scoring;
}

int points_of(const Scoring& scoring, const RaceResult& result, int cars) {
  switch (result.kind) {
    case RaceResult::Kind::crashed:
      return scoring.crashed;
    case RaceResult::Kind::not_finished:
      return scoring.not_finished;
    case RaceResult::Kind::finished:
      break;
  }
  const bool is_small = cars < kManyCars && !scoring.few_cars_points.empty();
  const std::vector<int>& points = is_small ? scoring.few_cars_points : scoring.points;
  const auto place = static_cast<std::size_t>(result.place);
  return place >= 1 && place <= points.size() ? points[place - 1] : 0;
}

std::vector<bool> counted(const Scoring& scoring, std::span<const int> points) {
  std::vector<bool> counts(points.size(), true);
  if (scoring.best == 0 || points.size() <= static_cast<std::size_t>(scoring.best)) return counts;
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    return points[one] != points[other] ? points[one] > points[other] : one < other;
  });
  for (auto i = static_cast<std::size_t>(scoring.best); i < order.size(); ++i)
    counts[order[i]] = false;
  return counts;
}

}  // namespace chicane::league
