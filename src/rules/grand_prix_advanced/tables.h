// The numbers of the rules. Table A is a reconstruction (section 6.1); the others are printed.
#pragma once

#include <array>
#include <cstdint>

#include "board/cells.h"  // kFactorMax (GPA-RISK-3)

namespace chicane::grand_prix_advanced {

inline constexpr int kTeamsMin = 2;  // GPA-GEN-2
inline constexpr int kTeamsMax = 12;
inline constexpr int kCarsPerTeam = 2;  // GPA-TEA-1
inline constexpr int kCarsMax = kTeamsMax * kCarsPerTeam;
inline constexpr int kLapsMax = 20;

inline constexpr int kDieSides = 6;

// GPA-GEAR-1
struct Gear {
  std::uint8_t least;
  std::uint8_t most;
  std::uint8_t push;  // The limit.
};
inline constexpr int kGears = 5;
inline constexpr std::array<Gear, kGears> kGearTable = {
    {{0, 3, 2}, {2, 5, 2}, {3, 6, 3}, {5, 9, 4}, {8, 12, 4}}};
constexpr const Gear& gear_of(int gear) { return kGearTable[gear - 1]; }
inline constexpr int kTopGear = kGears;
// The greatest count of a go: fifth, pushed to its limit.
inline constexpr int kCountMax = 16;
inline constexpr int kShiftFails = 6;      // GPA-GEAR-3, GPA-GEAR-4
inline constexpr int kFifthLooks = 8;      // GPA-GEAR-5
inline constexpr int kBoxGearMax = 3;      // GPA-BOX-1
inline constexpr int kStillMovesMax = 10;  // GPA-VIC-4

// Table A: the tolerance by gear and modified die.
inline constexpr int kRiskDieMax = 8;
inline constexpr std::array<std::array<std::uint8_t, kRiskDieMax>, kGears> kTolerance = {{
    {3, 3, 3, 3, 3, 2, 2, 1},
    {3, 3, 3, 3, 2, 2, 1, 1},
    {3, 3, 3, 2, 2, 1, 1, 0},
    {3, 3, 2, 2, 1, 1, 0, 0},
    {2, 2, 2, 1, 1, 0, 0, 0},
}};
constexpr int tolerance(int gear, int die) { return kTolerance[gear - 1][die - 1]; }

// Table B (GPA-DMG-2)
enum class CheckResult : std::uint8_t { nothing, spin, damage };
inline constexpr std::array<CheckResult, kDieSides> kTableB = {
    CheckResult::nothing, CheckResult::nothing, CheckResult::spin,
    CheckResult::damage,  CheckResult::damage,  CheckResult::damage};

enum class Damage : std::uint8_t { suspension, tyres, gearbox, brakes, chassis, engine };
inline constexpr int kDamages = 6;
inline constexpr int kDamagesHeldMax = 4;  // GPA-DMG-6
// Table C (GPA-DMG-4)
inline constexpr std::array<Damage, kDieSides> kTableC = {Damage::suspension, Damage::suspension,
                                                          Damage::tyres,      Damage::gearbox,
                                                          Damage::brakes,     Damage::chassis};
inline constexpr int kDestroyedFrom = 5;  // GPA-DMG-3

// GPA-CAP-1  Room by printed factor.
inline constexpr std::array<std::uint8_t, kFactorMax + 1> kRoom = {4, 3, 2, 1};

// GPA-STA-1  The maximum of the start move by its die.
inline constexpr std::array<std::uint8_t, kDieSides> kStartMost = {5, 5, 5, 5, 4, 3};

// GPA-AUT-1  Cells of an automatic car by its die.
inline constexpr std::array<std::uint8_t, kDieSides> kAutomaticCells = {5, 5, 6, 6, 9, 9};

}  // namespace chicane::grand_prix_advanced
