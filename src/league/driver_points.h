// League championship of Formula One (F1-LEA-1): points for the places of several races.
#pragma once

#include <vector>

namespace chicane::league {

// One driver's places, race by race, from 1.
using Places = std::vector<int>;

inline constexpr int kPlacesMax = 6;
inline constexpr int kLeagueRacesMax = 99;

// Can these be the places of a driver? Asked of what comes from outside.
bool is_possible(const Places& places);

int league_points(const Places& places);

// The drivers with the most points; more wins part equals. Several if they stay equal.
std::vector<int> champions(const std::vector<Places>& drivers);

}  // namespace chicane::league
