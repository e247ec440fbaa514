// The numbers the rulebook prints.
#pragma once

#include <array>
#include <cstdint>

#include "rules/lib/chart.h"
#include "rules/lib/speed.h"

namespace chicane::speed_circuit {

inline constexpr int kCarsMax = 12;

// SC-2.4a  What 0, 1 and 2 preparation points give.
inline constexpr std::array<Speed, 3> kStartSpeeds = {40_mph, 60_mph, 80_mph};
inline constexpr std::array<Speed, 3> kAccelerations = {20_mph, 40_mph, 60_mph};
inline constexpr std::array<Speed, 3> kDecelerations = {20_mph, 40_mph, 60_mph};
inline constexpr std::array<Speed, 3> kTopSpeeds = {140_mph, 160_mph, 180_mph};
inline constexpr std::array<int, 3> kWearPerLap = {4, 5, 6};

// SC-2.4b
inline constexpr int kPreparationPoints = 5;
inline constexpr int kPointsPerCategoryMax = 2;

// SC-4.3a, SC-10.1  Acceleration, Top Speed and Start Speed may be exceeded by this.
inline constexpr Speed kPush = 20_mph;
// SC-4.3c  Loss of acceleration and top speed when the engine is damaged; SC-4.3e  not below the
// 0-point column.
inline constexpr Speed kEngineLoss = 20_mph;
inline constexpr Speed kAccelerationMin = kAccelerations[0];
inline constexpr Speed kTopSpeedMin = kTopSpeeds[0];
// The fastest a car can drive: two points in Top Speed, pushed.
inline constexpr Speed kSpeedMax = kTopSpeeds[2] + kPush;

inline constexpr int kDieSides = 6;
inline constexpr int kEngineFailsOn = 6;  // SC-4.3c
inline constexpr int kBrakesFailOn = 6;   // SC-5.4a
inline constexpr int kStallsFrom = 5;     // SC-10.1
inline constexpr int kSafeUpTo = 3;       // SC-6.6e
inline constexpr int kCrashesFrom = 6;    // SC-6.6g
inline constexpr int kStallsOut = 2;      // SC-10.2

// SC-5.3b to SC-5.3e  Deceleration chart. The die is a brake test (T).
inline constexpr std::array<ChartRow, 4> kDecelerationChart = {{
    {20_mph, {{{.wear = 1}, {.die = true}}}, 2},
    {40_mph, {{{.wear = 2}, {.wear = 1, .die = true}}}, 2},
    {60_mph, {{{.wear = 2, .die = true}}}, 1},
    {80_mph, {{{.wear = 2, .die = true, .spinout = true}}}, 1},
}};
// SC-5.3f  The hardest braking that so many units of wear (more than 2 count as 2) can pay for.
constexpr Speed payable_over(int units) {
  Speed over{};
  for (const ChartRow& row : kDecelerationChart) {
    for (const ChartOption& option : row) {
      if (option.wear <= units) over = row.over;
    }
  }
  return over;
}
inline constexpr std::array<Speed, 3> kPayableOver = {payable_over(0), payable_over(1),
                                                      payable_over(2)};
// SC-5.4b  What strained brakes cost at once.
inline constexpr int kStrainWear = 1;
// SC-5.4d  From then on all chart wear is doubled.
inline constexpr int kStrainedWearFactor = 2;

// SC-6.6a to SC-6.6c  Cornering chart. The die is the chance table (C).
inline constexpr std::array<ChartRow, 3> kCorneringChart = {{
    {20_mph, {{{.wear = 1}, {.die = true}}}, 2},
    {40_mph, {{{.wear = 2}, {.wear = 1, .die = true}}}, 2},
    {60_mph, {{{.wear = 2, .die = true}, {.wear = 2, .spinout = true}}}, 2},
}};
// SC-6.6d  From here on there is no row: the car crashes.
inline constexpr Speed kCrashOver = 80_mph;
// SC-6.8  A car without wear may be this much above the posted limit.
inline constexpr Speed kNoWearOver = 20_mph;

// The row for so much over; 0 < over <= 80 (deceleration), 0 < over <= 60 (cornering).
constexpr const ChartRow& deceleration_row(Speed over) {
  return kDecelerationChart[over.spaces() - 1];
}
constexpr const ChartRow& cornering_row(Speed over) { return kCorneringChart[over.spaces() - 1]; }

}  // namespace chicane::speed_circuit
