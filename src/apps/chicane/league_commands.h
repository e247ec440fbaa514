// The commands below `chicane league`, one file for those who belong together.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "apps/chicane/commands.h"
#include "apps/chicane/league_book.h"

namespace chicane::app {

void add_league_write(CLI::App& league, Run& run);  // create, enter, check-in, rule
void add_league_races(CLI::App& league, Run& run);  // draw, result, play
void add_league_show(CLI::App& league, Run& run);   // next, standings, ratings, export
void add_league_demo(CLI::App& league, Run& run);

// Throws the dice that are owed and draws the races that are due; dice depend on the seed and on
// nothing else.
std::optional<DataError> draw_due(LeagueBook& book, std::uint64_t seed);

// Draws and lets bots drive until the league is over or people must race. How many races were
// driven. Records go into the book's folder.
Result<int, DataError> play_on(LeagueBook& book, std::uint64_t seed);

}  // namespace chicane::app
