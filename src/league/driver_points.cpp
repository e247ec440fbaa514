#include "league/driver_points.h"

#include <algorithm>
#include <utility>

#include "league/point_tables.h"

namespace chicane::league {

namespace {

// What ranks a driver: points, then wins.
std::pair<int, int> worth(const Places& places) {
  return {league_points(places), static_cast<int>(std::count(places.begin(), places.end(), 1))};
}

}  // namespace

bool is_possible(const Places& places) {
  return places.size() <= kLeagueRacesMax &&
         std::all_of(places.begin(), places.end(),
                     [](int place) { return place >= 1 && place <= kPlacesMax; });
}

int league_points(const Places& places) {
  int points = 0;
  for (const int place : places) points += kLeaguePoints[place - 1];
  return points;
}

std::vector<int> champions(const std::vector<Places>& drivers) {
  std::vector<int> best;
  for (std::size_t i = 0; i < drivers.size(); ++i) {
    if (!best.empty() && worth(drivers[i]) < worth(drivers[best[0]])) continue;
    if (!best.empty() && worth(drivers[i]) > worth(drivers[best[0]])) best.clear();
    best.push_back(static_cast<int>(i));
  }
  return best;
}

}  // namespace chicane::league
