// Standings that say why: for every driver what parts him from the next one.
#pragma once

#include "league/reason.h"
#include "league/season.h"

namespace chicane::league {

// One race of a driver, a car or a team.
struct Score {
  int round = 0;
  RaceResult result;
  int points = 0;
  bool counts = true;  // Not if better results make it needless.
};

// A line of a season of points.
struct StandingRow {
  std::string name;  // Of a driver, of his car "Valli B", of a team.
  int place = 0;     // From 1; equals share it, and stand by name.
  int points = 0;
  int ruled_points = 0;         // Part of them: given or taken by stewards.
  std::vector<int> finishes;    // By place; [0] are wins.
  std::vector<Score> scores;    // In the order of rounds.
  std::optional<Reason> ahead;  // Of the next one; none: equal to him, or the last.
};

// What parts two rows, the first that the scoring asks for; none: they are equal.
std::optional<Reason> reason_between(const Scoring& scoring, const StandingRow& one,
                                     const StandingRow& other);

// Drivers of a tier; where they have several cars, these (GPA-SCO-1).
std::vector<StandingRow> driver_standings(const Season& season, int tier = 1);

// Drivers of a tier, all their cars added up.
std::vector<StandingRow> player_standings(const Season& season, int tier = 1);

// Teams, and drivers with several cars (the constructors of GPA-SCO-1): all their cars added up.
// Empty where there are none.
std::vector<StandingRow> team_standings(const Season& season);

// Points by driver, all his cars.
std::vector<int> driver_points(const Season& season);

// After the season: the tier of each driver in the next one.
std::vector<int> next_tiers(const Season& season);

}  // namespace chicane::league
