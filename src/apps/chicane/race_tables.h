// What came of many races, as tables and as JSON.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "apps/chicane/lab_table.h"
#include "apps/chicane/race_plan_flags.h"
#include "lab/chi_square.h"
#include "lab/race_tally.h"
#include "lab/share.h"

namespace chicane::app {

// "GAME on monza: 1 000 races with 6 seats, laps=1, seed 1"
std::string title_of(const Driven& driven, std::size_t board);

// An entry in the words of a table: "rookie", "rookie 60/40/20/160/6", "automatic players".
std::string entry_text(const Driven& driven, std::size_t entry);
// Entries whose cars raced; automatic players may be none.
std::vector<std::size_t> shown_entries(const lab::RaceTally& tally);

Table entries_table(const Driven& driven, std::size_t board);  // Finish, wins, outs by cause.
Table figures_table(const lab::RaceTally& tally);              // Turns, overtakes, lead changes.
Table outs_table(const std::string& rules, const lab::RaceTally& tally);  // Of all cars.
Table dice_table(const std::string& rules, const lab::RaceTally& tally);

// All dice of a tally taken together.
lab::ChiSquare all_dice(const lab::RaceTally& tally);

// One row for each circuit and entry.
std::string races_csv(const Driven& driven);

boost::json::value races_json(const Driven& driven);
boost::json::value stats_json(const std::string& rules, const lab::RaceTally& tally);

// "3.42 ± 0.05"; the value alone where one race says nothing about others.
std::string estimate_text(const lab::Estimate& estimate, int decimals);
// "61.0 % [58.2, 63.7]"
std::string share_text(const lab::Share& share);
boost::json::value share_json(const lab::Share& share);
// The mean, with its interval unless one race says nothing about others.
boost::json::value estimate_json(const lab::Estimate& estimate);
// "61.0 %"
std::string percent_text(std::int64_t part, std::int64_t whole);

}  // namespace chicane::app
