// How a season counts its races: points for places, what parts equal points. Rulebooks' own
// scorings stand beside free ones.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "league/circuit_points.h"

namespace chicane::league {

// Ours: places of a race that can score, and what one of them can be worth.
inline constexpr int kScoringPlacesMax = 24;
inline constexpr int kPointsMax = 1000;

// What parts drivers with equal points.
struct TieRule {
  enum class Kind : std::uint8_t { wins, count_back, one_race };
  Kind kind = Kind::wins;
  int round = 0;  // With Kind::one_race, from 1.

  friend bool operator==(const TieRule&, const TieRule&) = default;
};

struct Scoring {
  std::vector<int> points;           // By place.
  std::vector<int> few_cars_points;  // In races with fewer than kManyCars; empty: as `points`.
  int not_finished = 0;
  int crashed = 0;
  int best = 0;  // So many results of a driver count, his best ones; 0: all.
  std::vector<TieRule> ties;

  friend bool operator==(const Scoring&, const Scoring&) = default;
};

Scoring circuit_scoring();                      // SC-15.3 to SC-15.5; Monza is the first race.
Scoring league_scoring();                       // F1-LEA-1
Scoring grand_prix_scoring();                   // GPA-SCO-1
Scoring free_scoring(std::vector<int> points);  // More finishes in the better places part equals.

// Of one race with so many cars at the start.
int points_of(const Scoring& scoring, const RaceResult& result, int cars);

// Which of these points of one driver count: his best ones, the earlier of equals.
std::vector<bool> counted(const Scoring& scoring, std::span<const int> points);

}  // namespace chicane::league
