// The numbers of the rules.
#pragma once

#include <array>
#include <cstdint>

namespace chicane::motorchamp {

inline constexpr int kPlayersMin = 2;  // MC-PLY-1
inline constexpr int kPlayersMax = 8;
inline constexpr int kCarsMax = 20;  // MC-PLY-2
inline constexpr int kTeams = 8;     // MC-PLY-2
inline constexpr int kTeamsWithAddon = 10;
inline constexpr int kCarsPerTeam = 2;

inline constexpr int kNormalSides = 6;
// MC-DIC-1, A-01
inline constexpr std::array<int, 6> kSpecialFaces = {1, 2, 2, 2, 3, 3};
inline constexpr int kSpecialMax = 3;

// MC-FAI-1  Throws from slow to fast.
enum class Throw : std::uint8_t { special, one, two, three };
inline constexpr int kThrows = 4;
inline constexpr std::array<int, kThrows> kDiceOf = {1, 1, 2, 3};
inline constexpr std::array<int, kThrows> kLeast = {1, 1, 2, 3};
inline constexpr std::array<int, kThrows> kMost = {3, 6, 12, 15};
inline constexpr int kTotalMax = 15;

inline constexpr int kTowRows = 3;         // MC-SLP-3
inline constexpr int kEntryPoints = 6;     // MC-PIT-3
inline constexpr int kServicePoints = 4;   // MC-PIT-12
inline constexpr int kEntryLaps = 1;       // MC-PIT-1
inline constexpr int kHandicapLaps = 4;    // MC-HCP-1
inline constexpr int kPassesToReturn = 2;  // MC-TMP-5
inline constexpr int kLapsCounted = 2;     // MC-END-3, A-31: counted from lap target − 2.

}  // namespace chicane::motorchamp
