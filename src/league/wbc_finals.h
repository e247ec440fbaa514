// WBC tournament, finals (WBC-F.1 to WBC-F.3): the drivers ranked by their heats, and who of them
// races in the final.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "league/reason.h"
#include "league/wbc_heats.h"

namespace chicane::league {

// How a heat ended for a driver.
struct HeatResult {
  std::optional<int> place;  // From 1; none: he did not finish.
  int entrants = 0;          // Cars at the start of that race.
};

// One driver's heats in the order entered.
using DriverHeats = std::vector<HeatResult>;

// Ours: far more heats than a tournament has time for.
inline constexpr int kHeatsMax = 99;

// Can these be a driver's heats? At most kHeatsMax, of 1 to 12 entrants (WBC-H.1a), no place beyond
// the last. Asked of what comes from outside; all functions below take it for granted.
bool is_possible(const DriverHeats& heats);

// WBC-F.2.8  Qualifying points of one place, from 1, and of all heats.
int qualifying_points(int place);
int qualifying_points(const DriverHeats& heats);

// WBC-F.2  The best single finish, if there is one.
std::optional<int> best_finish(const DriverHeats& heats);

// WBC-F.2.6  An exact fraction, not reduced: 7/2 equals 14/4.
struct AverageFinish {
  int sum = 0;
  int heats = 1;

  // To write it down: 7/2 is 3500, 7/3 is 2333, 8/3 is 2667; half a thousandth goes up.
  int thousandths() const { return (2 * 1000 * sum + heats) / (2 * heats); }

  friend bool operator==(const AverageFinish& a, const AverageFinish& b) {
    return a.sum * b.heats == b.sum * a.heats;
  }
  friend bool operator<(const AverageFinish& a, const AverageFinish& b) {
    return a.sum * b.heats < b.sum * a.heats;
  }
};

// WBC-F.2.6  Over all heats entered; none if none was.
std::optional<AverageFinish> average_finish(const DriverHeats& heats);

// WBC-F.2 to WBC-F.2.6  What a driver is ranked by, in the order in which it counts.
struct Qualification {
  int best = 0;
  bool is_best_in_first_heat = false;
  int finishes_at_best = 0;
  bool is_best_in_second_heat = false;
  bool is_best_in_third_heat = false;
  int points = 0;
  AverageFinish average;
};

// WBC-F.2  None without a finish.
std::optional<Qualification> qualification(const DriverHeats& heats);

// WBC-F.2 to WBC-F.2.6  The first in which two differ; dice (WBC-F.2.7) if there is none.
Reason reason_between(const Qualification& one, const Qualification& other);

// Neither before the other: dice part them.
bool ranks_before(const Qualification& one, const Qualification& other);

// The ranking for the finals. Dice go into `list` until its roller() is −1.
struct Ranking {
  DriverList list{};  // Those without a finish stand last, in driver order; they never throw.
  int ranked = 0;     // So many places of `list` count.
  std::vector<std::optional<Qualification>> qualifications;  // By driver.
};

// WBC-F.2  `drivers` is by driver, at most kDriversMax of them.
Ranking rank_for_finals(std::span<const DriverHeats> drivers);

// The following have the drivers in ranking order, and want all ties parted.

// WBC-F.2  All who have a finish.
std::vector<int> ranked_drivers(const Ranking& ranking);

// WBC-F.1  The first twelve; all, if there are fewer.
std::vector<int> finalists(const Ranking& ranking);

// WBC-F.3  Those outside the twelve whose best finish is that of the twelfth.
std::vector<int> alternates(const Ranking& ranking);

}  // namespace chicane::league
