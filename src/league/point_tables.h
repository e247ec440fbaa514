// The points that rulebooks print for places, from the first on. Further places score nothing.
#pragma once

#include <array>

namespace chicane::league {

// SC-15.3  Six cars and more (Q33), and fewer. Who does not finish, who crashes.
inline constexpr int kManyCars = 6;
inline constexpr std::array<int, 4> kManyCarsPoints = {5, 3, 2, 1};
inline constexpr std::array<int, 4> kFewCarsPoints = {4, 2, 1, 0};
inline constexpr int kNotFinishedPoints = -1;
inline constexpr int kCrashedPoints = -2;

inline constexpr std::array<int, 7> kQualifyingPoints = {10, 7, 5, 4, 3, 2, 1};  // WBC-F.2.8
inline constexpr std::array<int, 6> kLeaguePoints = {10, 8, 6, 4, 2, 1};         // F1-LEA-1
inline constexpr std::array<int, 6> kGrandPrixPoints = {9, 6, 4, 3, 2, 1};       // GPA-SCO-1

}  // namespace chicane::league
