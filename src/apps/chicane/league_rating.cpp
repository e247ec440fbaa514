#include <fmt/core.h>

#include "apps/chicane/league_tables.h"
#include "office/league_ratings.h"

namespace chicane::app {

Section rating_section(const std::vector<const league::Season*>& seasons) {
  const office::LeagueRatings rated = office::rate_drivers(seasons);
  Section section{"Ratings",
                  fmt::format("From {} races, with 95 % intervals; 1500 is what is expected of one "
                              "who has not raced.",
                              rated.races),
                  {{"", "driver", "rating", "±", "races"}}};
  for (const office::RatedDriver& driver : rated.drivers) {
    section.table.push_back({std::to_string(section.table.size()), driver.name,
                             fmt::format("{:.0f}", driver.rating.rating),
                             fmt::format("{:.0f}", driver.rating.margin),
                             std::to_string(driver.rating.races)});
  }
  return section;
}

}  // namespace chicane::app
