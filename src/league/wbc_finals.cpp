#include "league/wbc_finals.h"

#include <algorithm>

#include "base/assert.h"
#include "league/point_tables.h"

namespace chicane::league {

namespace {

constexpr int kFinalistsMax = 12;  // WBC-F.1

bool is_possible_result(const HeatResult& heat) {
  if (heat.entrants < 1 || heat.entrants > kRaceCarsMax) return false;
  return !heat.place || (*heat.place >= 1 && *heat.place <= heat.entrants);
}

// Did the heat that was entered as number `index`, from 0, end in that place?
bool finished_at(const DriverHeats& heats, int index, int place) {
  return index < static_cast<int>(heats.size()) && heats[index].place == place;
}

}  // namespace

bool is_possible(const DriverHeats& heats) {
  return heats.size() <= kHeatsMax && std::all_of(heats.begin(), heats.end(), is_possible_result);
}

int qualifying_points(int place) {
  CHICANE_ASSERT(place >= 1);
  return place <= static_cast<int>(kQualifyingPoints.size()) ? kQualifyingPoints[place - 1] : 0;
}

int qualifying_points(const DriverHeats& heats) {
  int points = 0;
  for (const HeatResult& heat : heats) {
    if (heat.place) points += qualifying_points(*heat.place);
  }
  return points;
}

std::optional<int> best_finish(const DriverHeats& heats) {
  std::optional<int> best;
  for (const HeatResult& heat : heats) {
    if (heat.place && (!best || *heat.place < *best)) best = heat.place;
  }
  return best;
}

std::optional<AverageFinish> average_finish(const DriverHeats& heats) {
  CHICANE_ASSERT(is_possible(heats));
  if (heats.empty()) return std::nullopt;
  int sum = 0;
  for (const HeatResult& heat : heats) sum += heat.place.value_or(heat.entrants);
  return AverageFinish{sum, static_cast<int>(heats.size())};
}

std::optional<Qualification> qualification(const DriverHeats& heats) {
  CHICANE_ASSERT(is_possible(heats));
  const std::optional<int> best = best_finish(heats);
  if (!best) return std::nullopt;
  return Qualification{
      .best = *best,
      .is_best_in_first_heat = finished_at(heats, 0, *best),
      .finishes_at_best = static_cast<int>(std::count_if(
          heats.begin(), heats.end(), [&](const HeatResult& heat) { return heat.place == best; })),
      .is_best_in_second_heat = finished_at(heats, 1, *best),
      .is_best_in_third_heat = finished_at(heats, 2, *best),
      .points = qualifying_points(heats),
      .average = *average_finish(heats),
  };
}

Reason reason_between(const Qualification& one, const Qualification& other) {
  // WBC-F.2  The better best finish.
  if (one.best != other.best) return {Criterion::best_finish, 0, one.best, other.best};

  // WBC-F.2.1  It came in the first heat entered.
  if (one.is_best_in_first_heat != other.is_best_in_first_heat)
    return {Criterion::first_heat, 0, one.is_best_in_first_heat, other.is_best_in_first_heat};

  // WBC-F.2.2  More finishes like it.
  if (one.finishes_at_best != other.finishes_at_best)
    return {Criterion::finishes_at_best, one.best, one.finishes_at_best, other.finishes_at_best};

  // WBC-F.2.3  It came, perhaps once more, in the second heat entered.
  if (one.is_best_in_second_heat != other.is_best_in_second_heat)
    return {Criterion::second_heat, 0, one.is_best_in_second_heat, other.is_best_in_second_heat};

  // WBC-F.2.4  In the third.
  if (one.is_best_in_third_heat != other.is_best_in_third_heat)
    return {Criterion::third_heat, 0, one.is_best_in_third_heat, other.is_best_in_third_heat};

  // WBC-F.2.5  More points in all.
  if (one.points != other.points)
    return {Criterion::qualifying_points, 0, one.points, other.points};

  // WBC-F.2.6  The lower average.
  if (one.average != other.average)
    return {Criterion::average_finish, 0, one.average.thousandths(), other.average.thousandths()};

  return {Criterion::dice, 0, 0, 0};
}

bool ranks_before(const Qualification& one, const Qualification& other) {
  const Reason reason = reason_between(one, other);
  if (reason.by == Criterion::dice) return false;
  // Thousandths are rounded, the fractions are not.
  if (reason.by == Criterion::average_finish) return one.average < other.average;
  return reason.by == Criterion::best_finish ? reason.ours < reason.theirs
                                             : reason.ours > reason.theirs;
}

Ranking rank_for_finals(std::span<const DriverHeats> drivers) {
  CHICANE_ASSERT(drivers.size() <= kDriversMax);
  Ranking ranking;
  for (const DriverHeats& heats : drivers) {
    ranking.qualifications.push_back(qualification(heats));
    if (ranking.qualifications.back()) ++ranking.ranked;
  }
  ranking.list.rank(static_cast<int>(drivers.size()), [&](int one, int other) {
    const std::optional<Qualification>& mine = ranking.qualifications[one];
    const std::optional<Qualification>& theirs = ranking.qualifications[other];
    if (mine && theirs) return ranks_before(*mine, *theirs);
    // WBC-F.2  Without a finish: behind all who have one, and no dice among themselves.
    return mine || theirs ? mine.has_value() : one < other;
  });
  return ranking;
}

std::vector<int> ranked_drivers(const Ranking& ranking) {
  CHICANE_ASSERT(ranking.list.roller() < 0);  // A tie is left.
  return {ranking.list.order.begin(), ranking.list.order.begin() + ranking.ranked};
}

std::vector<int> finalists(const Ranking& ranking) {
  std::vector<int> drivers = ranked_drivers(ranking);
  if (drivers.size() > kFinalistsMax) drivers.resize(kFinalistsMax);
  return drivers;
}

std::vector<int> alternates(const Ranking& ranking) {
  const std::vector<int> drivers = ranked_drivers(ranking);
  const auto best = [&](int driver) { return ranking.qualifications[driver]->best; };
  std::vector<int> found;
  for (int place = kFinalistsMax; place < ranking.ranked; ++place) {
    if (best(drivers[place]) == best(drivers[kFinalistsMax - 1])) found.push_back(drivers[place]);
  }
  return found;
}

}  // namespace chicane::league
