#include "league/circuit_points.h"

#include <algorithm>
#include <array>
#include <climits>

#include "league/point_tables.h"

namespace chicane::league {

namespace {

// Place at Monza for the tie; whoever did not finish there comes after all who did.
int monza_place(const DriverResults& results) {
  const bool finished = !results.empty() && results.front().kind == RaceResult::Kind::finished;
  return finished ? results.front().place : INT_MAX;
}

}  // namespace

int race_points(const RaceResult& result, int cars) {
  switch (result.kind) {
    case RaceResult::Kind::crashed:
      return kCrashedPoints;
    case RaceResult::Kind::not_finished:
      return kNotFinishedPoints;
    case RaceResult::Kind::finished:
      break;
  }
  // SC-16, Q33  More than six cars: the column of six.
  const std::array<int, 4>& column = cars >= kManyCars ? kManyCarsPoints : kFewCarsPoints;
  return result.place >= 1 && result.place <= 4 ? column[result.place - 1] : 0;
}

int circuit_points(const DriverResults& results, int cars) {
  int points = 0;
  for (const RaceResult& result : results) points += race_points(result, cars);
  return points;
}

std::vector<int> circuit_winners(const std::vector<DriverResults>& drivers) {
  const int cars = static_cast<int>(drivers.size());
  int best_points = INT_MIN;
  int best_monza = INT_MAX;
  std::vector<int> winners;
  for (int driver = 0; driver < cars; ++driver) {
    const int points = circuit_points(drivers[driver], cars);
    const int monza = monza_place(drivers[driver]);
    // SC-15.4  Most points; SC-15.5  then the better finish at Monza; Q33  still equal: joint
    // winners.
    if (points < best_points || (points == best_points && monza > best_monza)) continue;
    if (points != best_points || monza != best_monza) winners.clear();
    best_points = points;
    best_monza = monza;
    winners.push_back(driver);
  }
  return winners;
}

}  // namespace chicane::league
