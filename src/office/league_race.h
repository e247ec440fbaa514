// Races of a league: made by its plan, their results taken from records that hold.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/race.h"
#include "codec/record_text.h"
#include "league/season.h"

namespace chicane::office {

// The race as it is before its first decision; in a WBC final with the best finishes (WBC-F.4).
Result<std::unique_ptr<Race>, DataError> make_league_race(const league::Season& season, int round,
                                                          const std::vector<int>& drivers);

// Do bots drive all its cars?
bool is_for_bots(const league::Season& season, const league::LeagueRace& race);

// SC-15.2  What each seat builds first, where cars are kept: the car that its driver has raced.
// Empty for those who may build what they like.
std::vector<std::string> first_builds(const league::Season& season, const league::LeagueRace& race);

// The result of that race, from a record that holds. The complaint says why it is none.
Result<league::TakeResult, DataError> result_of_race(const league::Season& season,
                                                     const league::LeagueRace& race,
                                                     const Record& record, std::string_view text);

// The same of whichever open race it is the record of.
Result<league::TakeResult, DataError> result_of_record(const league::Season& season,
                                                       const Record& record, std::string_view text);

}  // namespace chicane::office
