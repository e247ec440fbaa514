// Bots drive a race of a league.
#pragma once

#include <cstdint>
#include <string>

#include "base/data_error.h"
#include "base/result.h"
#include "league/season.h"

namespace chicane::app {

// The record of that race.
Result<std::string, DataError> drive_league_race(const league::Season& season,
                                                 const league::LeagueRace& race,
                                                 std::uint64_t seed);

}  // namespace chicane::app
