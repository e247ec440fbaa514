// What races of a season came to, rulings of stewards carried out.
#pragma once

#include "league/season.h"
#include "league/wbc_finals.h"

namespace chicane::league {

// With the rulings on that race: whoever is excluded has no finish, those behind him move up.
std::vector<CarResult> ruled_results(const Season& season, const LeagueRace& race);

// Does it count: it is driven and not annulled?
bool counts(const Season& season, const LeagueRace& race);

// Points that stewards gave a driver, or took.
int ruled_points(const Season& season, std::string_view name);

// SC-15.2  The car that a driver has raced, his first or another, from 0; none before he did.
std::optional<std::string> kept_car(const Season& season, std::string_view name, int number);

// The heats of a WBC tournament, by driver.
std::vector<DriverHeats> driver_heats(const Season& season);

// The ranking for the final with the dice thrown so far.
Ranking season_ranking(const Season& season);

}  // namespace chicane::league
