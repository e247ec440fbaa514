#include "codec/motorchamp/tables_text.h"

#include <algorithm>

#include "base/text.h"
#include "codec/motorchamp/decision_text.h"
#include "codec/roll_table.h"
#include "rules/motorchamp/field.h"
#include "rules/motorchamp/tables.h"
#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

namespace {

constexpr std::array<Throw, kThrows> kAllThrows = {Throw::special, Throw::one, Throw::two,
                                                   Throw::three};

TableInfo special_die_table() {
  TableInfo table{"Special die",
                  "MC-DIC-1, A-01",
                  TableStatus::reconstruction,
                  {"face", fill("of {}", static_cast<int>(kSpecialFaces.size()))},
                  {},
                  "Its faces are not printed: this is the only die with which the chances in the "
                  "examples of the text come out (part 5.1)."};
  for (int face = 1; face <= kSpecialMax; ++face) {
    const auto count = std::count(kSpecialFaces.begin(), kSpecialFaces.end(), face);
    table.rows.push_back({std::to_string(face), std::to_string(count)});
  }
  return table;
}

TableInfo throws_table() {
  TableInfo table{"Throws, from slow to fast",
                  "MC-DIC-2, MC-FAI-1",
                  TableStatus::printed,
                  {"throw", "dice", "total"},
                  {},
                  "S is the special die, N a normal one."};
  for (int i = 0; i < kThrows; ++i) {
    table.rows.push_back({std::string(format_throw(kAllThrows[i])), std::to_string(kDiceOf[i]),
                          format_range(kLeast[i], kMost[i])});
  }
  return table;
}

// Of the results of a throw, how many are above the bound by one or more, and by two or more.
std::string risk_above(Throw which, int bound) {
  int out = 0;
  int for_good = 0;
  for (int total = bound + 1; total <= kTotalMax; ++total) {
    out += ways_of(which, total);
    if (total > bound + 1) for_good += ways_of(which, total);
  }
  return out == 0 ? "safe" : fill("{}/{}", out, for_good);
}

int results_of(Throw which) {
  int results = 0;
  for (int total = 1; total <= kTotalMax; ++total) results += ways_of(which, total);
  return results;
}

TableInfo risk_table() {
  TableInfo table{"Out / out for good",
                  "MC-LIM, MC-BLK, 5.2",
                  TableStatus::reconstruction,
                  {"limit or free squares"},
                  {},
                  "Counted from the dice; the examples of the text agree but for one misprint "
                  "(A-02)."};
  for (const Throw which : kAllThrows)
    table.columns.push_back(fill("{} of {}", format_throw(which), results_of(which)));
  for (int bound = 0; bound <= kTotalMax; ++bound) {
    std::vector<std::string> row = {std::to_string(bound)};
    for (const Throw which : kAllThrows) row.push_back(risk_above(which, bound));
    table.rows.push_back(std::move(row));
  }
  return table;
}

// The numbers of teams that may race, and how many cars that makes.
struct TeamsAndCars {
  std::string teams;
  std::string cars;
};
TeamsAndCars teams_and_cars(bool is_long, int players) {
  int least = 0;
  int most = 0;
  for (int teams = 1; teams <= kTeams; ++teams) {
    if (!field_of(Options{}, is_long, players, teams)) continue;
    if (least == 0) least = teams;
    most = teams;
  }
  if (least == 0) return {"-", "-"};
  const auto cars = [&](int teams) { return field_of(Options{}, is_long, players, teams)->racing; };
  return {format_range(least, most), format_range(cars(least), cars(most))};
}

TableInfo field_table() {
  TableInfo table{
      "Teams of each player",
      "MC-PLY-3, MC-PLY-4",
      TableStatus::printed,
      {"players", "long track", "cars", "short track", "cars"},
      {},
      fill("Of {} teams of {} cars, without options; -: no field of that size may race.", kTeams,
           kCarsPerTeam)};
  for (int players = kPlayersMin; players <= kPlayersMax; ++players) {
    const TeamsAndCars on_long = teams_and_cars(true, players);
    const TeamsAndCars on_short = teams_and_cars(false, players);
    table.rows.push_back(
        {std::to_string(players), on_long.teams, on_long.cars, on_short.teams, on_short.cars});
  }
  return table;
}

TableInfo printed_numbers() {
  return numbers_table(
      "Further numbers", TableStatus::printed,
      {{"players", format_range(kPlayersMin, kPlayersMax), "MC-PLY-1"},
       {"teams, with the add-on", fill("{}, {}", kTeams, kTeamsWithAddon), "MC-PLY-2"},
       {"rows of a slipstream", std::to_string(kTowRows), "MC-SLP-3"},
       {"passes that bring a car back", std::to_string(kPassesToReturn), "MC-TMP-5"},
       {"laps before the pit lane may be entered", std::to_string(kEntryLaps), "MC-PIT-1"},
       {"total that enters the pit lane, at most", std::to_string(kEntryPoints), "MC-PIT-3"},
       {"total of a successful stop, at least", std::to_string(kServicePoints), "MC-PIT-12"},
       {"laps without a stop that give the red flap", std::to_string(kHandicapLaps), "MC-HCP-1"},
       {"laps short of the target that still count", std::to_string(kLapsCounted), "MC-END-3"}});
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {throws_table(), special_die_table(), risk_table(), field_table(), printed_numbers()};
}

SourceInfo source_info() {
  return {"MotorChamp, AZA-Spiele, 2000, by Albrecht Nolte",
          "English",
          {"All figures are gone; what the words leave open is ruled in part 5.",
           "The boards are not in the text: three double-faced pieces of our own make the twelve "
           "circuits.",
           "The faces of the special die follow from the examples.",
           "One example gives a wrong pair of chances, a misprint (A-02)."},
          {"Reviews and pages of the publisher confirm single points; no ruling stands on them "
           "alone."}};
}

}  // namespace chicane::motorchamp
