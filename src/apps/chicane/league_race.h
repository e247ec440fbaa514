// Races of a league: made by its plan, driven by bots, taken from records that hold.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "catalog/race.h"
#include "codec/record_text.h"
#include "league/season.h"

namespace chicane::app {

// The race as it is before its first decision; in a WBC final with the best finishes (WBC-F.4).
Result<std::unique_ptr<Race>, DataError> make_league_race(const league::Season& season, int round,
                                                          const std::vector<int>& drivers);

// Do bots drive all its cars?
bool is_for_bots(const league::Season& season, const league::LeagueRace& race);

// The record of that race, driven by bots.
Result<std::string, DataError> drive_league_race(const league::Season& season,
                                                 const league::LeagueRace& race,
                                                 std::uint64_t seed);

// The result of an open race of the league, from a record that holds. The complaint says why it is
// none.
Result<league::TakeResult, DataError> result_of_record(const league::Season& season,
                                                       const Record& record, std::string_view text);

}  // namespace chicane::app
