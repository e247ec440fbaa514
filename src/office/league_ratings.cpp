#include "office/league_ratings.h"

#include <algorithm>
#include <map>

#include "league/results.h"

namespace chicane::office {

namespace {

using league::Season;

// Names get numbers as they come.
class Numbers {
 public:
  int of(const std::string& name) {
    const auto [found, is_new] = numbers_.emplace(name, static_cast<int>(names_.size()));
    if (is_new) names_.push_back(name);
    return found->second;
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::map<std::string, int> numbers_;
  std::vector<std::string> names_;
};

rating::Placements placements_of(const Season& season, const league::LeagueRace& race,
                                 Numbers& numbers) {
  rating::Placements placements;
  for (const league::CarResult& car : ruled_results(season, race))
    placements.push_back(
        {numbers.of(car.name), car.result.place > 0 ? car.result.place : rating::kOut});
  return placements;
}

}  // namespace

LeagueRatings rate_drivers(const std::vector<const Season*>& seasons) {
  Numbers numbers;
  std::vector<rating::Placements> races;
  for (const Season* season : seasons) {
    for (const league::Round& round : season->rounds) {
      for (const league::LeagueRace& race : round.races) {
        if (counts(*season, race)) races.push_back(placements_of(*season, race, numbers));
      }
    }
  }
  const std::vector<std::string>& names = numbers.names();
  const std::vector<rating::Rating> ratings =
      rating::rate(races, static_cast<int>(names.size()), {std::nullopt, 1500});
  LeagueRatings rated{static_cast<int>(races.size()), {}};
  for (std::size_t i = 0; i < names.size(); ++i) rated.drivers.push_back({names[i], ratings[i]});
  std::sort(rated.drivers.begin(), rated.drivers.end(),
            [](const RatedDriver& one, const RatedDriver& other) {
              return one.rating.rating != other.rating.rating
                         ? one.rating.rating > other.rating.rating
                         : one.name < other.name;
            });
  return rated;
}

}  // namespace chicane::office
