// How strong the drivers of leagues are, one name one driver.
#pragma once

#include <string>
#include <vector>

#include "league/season.h"
#include "rating/rating.h"

namespace chicane::office {

struct RatedDriver {
  std::string name;
  rating::Rating rating;
};

struct LeagueRatings {
  int races = 0;                     // That count.
  std::vector<RatedDriver> drivers;  // The strongest first; equals by name.
};

LeagueRatings rate_drivers(const std::vector<const league::Season*>& seasons);

}  // namespace chicane::office
