// The numbers of the tournament rules.
#pragma once

#include <array>
#include <cstdint>

#include "rules/lib/chart.h"
#include "rules/lib/speed.h"

namespace chicane::speed_circuit_wbc {

inline constexpr int kCarsMax = 12;  // WBC-H.1a

// WBC-1.0  Levels −2 to +2 (acceleration and deceleration −1 to +2), summing to 2.
inline constexpr int kLevelMin = -2;
inline constexpr int kLevelMax = 2;
inline constexpr int kRateLevelMin = -1;
inline constexpr int kLevelSum = 2;
inline constexpr std::array<Speed, 5> kStartSpeeds = {20_mph, 40_mph, 60_mph, 100_mph, 120_mph};
inline constexpr std::array<Speed, 4> kAccelerations = {20_mph, 40_mph, 60_mph, 80_mph};
inline constexpr std::array<Speed, 4> kDecelerations = {20_mph, 40_mph, 60_mph, 80_mph};
inline constexpr std::array<Speed, 5> kTopSpeeds = {120_mph, 140_mph, 160_mph, 180_mph, 200_mph};
inline constexpr std::array<int, 5> kWearPerLap = {4, 5, 6, 7, 8};
// WBC-1.2  −1 chips for each lap, −3 chips for the race.
inline constexpr std::array<int, 5> kOnesPerLap = {0, 2, 3, 4, 5};
inline constexpr std::array<int, 5> kThrees = {0, 0, 1, 2, 3};

// WBC-1.3b  The most that −1 chips take off one roll; what a −3 chip takes off.
inline constexpr int kOnesPerRoll = 2;
inline constexpr int kThree = 3;

inline constexpr Speed kPush = 20_mph;    // SC-4.3a
inline constexpr Speed kDamage = 20_mph;  // WBC-2.12a, WBC-3.7b
// The fastest a car can drive: level +2 in top speed, pushed. Also the highest card.
inline constexpr Speed kSpeedMax = kTopSpeeds[4] + kPush;

inline constexpr int kDieSides = 6;
inline constexpr int kPercentileSides = 100;  // WBC-H.3d

// The lowest 2d6 total, after chips, at which something happens.
inline constexpr int kEngineFailsFrom = 10;    // WBC-3.5b
inline constexpr int kMisshiftsFrom = 9;       // WBC-3.6b
inline constexpr int kStallsFrom = 10;         // WBC-3.6c
inline constexpr int kBrakesFailFrom = 10;     // WBC-3.7b
inline constexpr int kPassFailsFrom = 6;       // WBC-3.8b
inline constexpr int kContactFrom = 10;        // WBC-3.8c
inline constexpr int kChanceSpinsFrom = 7;     // WBC-3.9b
inline constexpr int kChanceCrashesFrom = 10;  // WBC-3.9c

inline constexpr Speed kMisshift = 40_mph;  // WBC-3.6b
inline constexpr int kBrakeDamageWear = 1;  // WBC-3.7b
inline constexpr int kContactWear = 2;      // WBC-2.10d
inline constexpr int kChainPenalty = 2;     // WBC-2.10e
inline constexpr int kOffTrackWear = 1;     // WBC-2.11f
inline constexpr int kOffTrackChips = 1;    // WBC-2.11f

// WBC-2.13c, WBC-3.10
inline constexpr int kNearWreck = 2;  // So many spaces beyond it and the roll is easier.
inline constexpr int kNearWreckModifier = -2;
inline constexpr int kFarWreckModifier = -1;
inline constexpr int kThreeWideModifier = -1;

// WBC-3.3  Deceleration. The die is a brake test (T).
inline constexpr std::array<ChartRow, 4> kDecelerationChart = {{
    {20_mph, {{{.wear = 1}, {.die = true}}}, 2},
    {40_mph, {{{.wear = 2}, {.wear = 1, .die = true}}}, 2},
    {60_mph, {{{.wear = 2, .die = true}}}, 1},
    {80_mph, {{{.wear = 3, .die = true, .spinout = true}}}, 1},
}};
// WBC-3.4  Cornering. The die is the chance table (C).
inline constexpr std::array<ChartRow, 3> kCorneringChart = {{
    {20_mph, {{{.wear = 1}, {.die = true}}}, 2},
    {40_mph, {{{.wear = 2}, {.wear = 1, .die = true}}}, 2},
    {60_mph, {{{.wear = 2, .die = true}}}, 1},
}};
// WBC-3.4d  From here on there is no row: off the course.
inline constexpr Speed kCrashOver = 80_mph;

// The row for so much over; the last deceleration row holds for all above it (W6).
constexpr const ChartRow& deceleration_row(Speed over) {
  return kDecelerationChart[std::min<std::size_t>(over.spaces(), kDecelerationChart.size()) - 1];
}
constexpr const ChartRow& cornering_row(Speed over) { return kCorneringChart[over.spaces() - 1]; }

// WBC-F.2.8  Points of a best finish.
inline constexpr std::array<int, 7> kFinishPoints = {10, 7, 5, 4, 3, 2, 1};

}  // namespace chicane::speed_circuit_wbc
