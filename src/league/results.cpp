#include "league/results.h"

#include <algorithm>

#include "base/assert.h"

namespace chicane::league {

namespace {

void exclude(std::vector<CarResult>& results, std::string_view name) {
  for (CarResult& car : results) {
    if (car.name != name || car.result.kind != RaceResult::Kind::finished) continue;
    const int place = car.result.place;
    car.result = {RaceResult::Kind::not_finished, 0};
    for (CarResult& other : results) {
      if (other.result.place > place) --other.result.place;
    }
  }
}

}  // namespace

std::vector<CarResult> ruled_results(const Season& season, const LeagueRace& race) {
  std::vector<CarResult> results = race.results;
  for (std::size_t i = 0; i < season.rulings.size(); ++i) {
    const Ruling& ruling = season.rulings[i];
    if (ruling.kind == Ruling::Kind::exclude && ruling.race == race.id &&
        season.holds(static_cast<int>(i)))
      exclude(results, ruling.name);
  }
  return results;
}

bool counts(const Season& season, const LeagueRace& race) {
  return race.has_result() && !season.is_annulled(race.id);
}

int ruled_points(const Season& season, std::string_view name) {
  int points = 0;
  for (std::size_t i = 0; i < season.rulings.size(); ++i) {
    const Ruling& ruling = season.rulings[i];
    if (ruling.kind == Ruling::Kind::points && ruling.name == name &&
        season.holds(static_cast<int>(i)))
      points += ruling.points;
  }
  return points;
}

std::optional<std::string> kept_car(const Season& season, std::string_view name, int number) {
  for (const Round& round : season.rounds) {
    for (const LeagueRace& race : round.races) {
      int car = 0;
      for (const CarResult& result : race.results) {
        // A result by hand may not tell the car.
        const bool is_told = !result.car.empty() || race.by.empty();
        if (result.name == name && car++ == number && is_told) return result.car;
      }
    }
  }
  return std::nullopt;
}

std::vector<DriverHeats> driver_heats(const Season& season) {
  std::vector<DriverHeats> heats(season.drivers.size());
  for (int round = 1; round < season.plan.rounds(); ++round) {
    for (const LeagueRace& race : season.rounds[round - 1].races) {
      if (!counts(season, race)) continue;
      for (const CarResult& car : ruled_results(season, race)) {
        HeatResult heat{std::nullopt, race.cars};
        if (car.result.kind == RaceResult::Kind::finished) heat.place = car.result.place;
        heats[*season.driver(car.name)].push_back(heat);
      }
    }
  }
  return heats;
}

Ranking season_ranking(const Season& season) {
  Ranking ranking = rank_for_finals(driver_heats(season));
  if (!season.rounds.empty() && season.rounds.back().list)
    ranking.list = *season.rounds.back().list;
  return ranking;
}

}  // namespace chicane::league
