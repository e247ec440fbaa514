#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "apps/chicane/league_tables.h"
#include "league/results.h"
#include "rating/rating.h"

namespace chicane::app {

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

Section rating_section(const std::vector<const Season*>& seasons) {
  Numbers numbers;
  std::vector<rating::Placements> races;
  for (const Season* season : seasons) {
    for (const league::Round& round : season->rounds) {
      for (const league::LeagueRace& race : round.races) {
        if (counts(*season, race)) races.push_back(placements_of(*season, race, numbers));
      }
    }
  }
  const auto drivers = static_cast<int>(numbers.names().size());
  const std::vector<rating::Rating> ratings = rating::rate(races, drivers, {std::nullopt, 1500});
  std::vector<int> order(drivers);
  for (int i = 0; i < drivers; ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](int one, int other) {
    return ratings[one].rating != ratings[other].rating
               ? ratings[one].rating > ratings[other].rating
               : numbers.names()[one] < numbers.names()[other];
  });
  Section section{"Ratings",
                  fmt::format("From {} races, with 95 % intervals; 1500 is what is expected of one "
                              "who has not raced.",
                              races.size()),
                  {{"", "driver", "rating", "±", "races"}}};
  for (const int driver : order) {
    const rating::Rating& rated = ratings[driver];
    section.table.push_back({std::to_string(section.table.size()), numbers.names()[driver],
                             fmt::format("{:.0f}", rated.rating),
                             fmt::format("{:.0f}", rated.margin), std::to_string(rated.races)});
  }
  return section;
}

}  // namespace chicane::app
