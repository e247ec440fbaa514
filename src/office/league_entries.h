// Entries that nobody writes by hand: the dice that are owed, the races that are due, bots.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "league/season.h"

namespace chicane::office {

// A face from 1 to 100, for a throw that is described.
using ThrowDie = std::function<int(const std::string& what)>;

// Throws that are owed, then draws of the races that are due. The complaint says which race cannot
// be raced.
Result<std::vector<league::Entry>, DataError> entries_due(league::Season season,
                                                          const ThrowDie& throw_die);

// Bots with names that are not taken yet.
std::vector<league::Entry> enter_bots(const league::Season& season, int count,
                                      const std::string& driver);

// What is wrong with who drives for an entrant, a person or a bot; empty if it will do. Some bots
// drive by some rules alone; without rules any will do.
std::string driver_complaint(const std::string& driver, std::string_view rules = {});

}  // namespace chicane::office
