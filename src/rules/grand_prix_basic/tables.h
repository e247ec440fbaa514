// The numbers of the rules. Those of movement and risk are a reconstruction (section 6).
#pragma once

#include <array>
#include <cstdint>

namespace chicane::grand_prix_basic {

inline constexpr int kPlayersMin = 2;  // GPB-GEN-3
inline constexpr int kPlayersMax = 12;
inline constexpr int kCarsPerPlayer = 2;  // C10
inline constexpr int kCarsMax = kPlayersMax * kCarsPerPlayer;
inline constexpr int kLapsMax = 20;

inline constexpr int kDieSides = 6;
inline constexpr int kDiceMax = 2;  // GPB-GEN-1
inline constexpr int kTotalMax = kDiceMax * kDieSides;
inline constexpr int kRoom = 2;               // GPB-CAP-1
inline constexpr int kMissAfterAccident = 1;  // GPB-ACC-1
inline constexpr int kMissAfterLuck = 2;      // GPB-OVT-4
// GPB-AUT-1  Cells of an automatic car by its die.
inline constexpr std::array<int, kDieSides> kAutomaticCells = {4, 4, 5, 5, 6, 6};

// GPB-OVT-1, GPB-OVT-2  Does the die get a car past so many others in a cell of that value?
constexpr bool gets_past(int face, int cars, int value) { return face > cars + value; }
// GPB-RSK-1  Is the cell of that value entered without an accident roll?
constexpr bool is_safe(int face, int value) { return face > value; }
// GPB-ACC-1, GPB-OVT-4
constexpr bool is_lucky(int face) { return face % 2 == 0; }

}  // namespace chicane::grand_prix_basic
