// The numbers of the rules: gauges, charts and cards (section 6).
#pragma once

#include <array>
#include <cstdint>

#include "rules/lib/speed.h"

namespace chicane::formula_one {

inline constexpr int kCarsMin = 2;  // F1-SET-2
inline constexpr int kCarsMax = 6;
inline constexpr int kLapsMin = 3;  // F1-GEN-2
inline constexpr int kLapsMax = 10;
inline constexpr int kDieSides = 6;

inline constexpr Speed kTopSpeed = 160_mph;     // F1-MOV-2
inline constexpr Speed kSpeedUp = 60_mph;       // F1-MOV-2
inline constexpr Speed kFirstSpeed = 60_mph;    // F1-MOV-5
inline constexpr Speed kCarburettor = 120_mph;  // F1-TAC-7
inline constexpr int kSquaresMax = kTopSpeed.spaces();

inline constexpr int kTyreMax = 8;  // F1-RED-2
inline constexpr int kBrakeMax = 5;
inline constexpr int kStillRounds = 10;  // F1-FIN-4

struct Wear {
  int brake = 0;
  int tyre = 0;

  friend constexpr bool operator==(const Wear&, const Wear&) = default;
};

// 6.2  By spaces taken off; more is never payable.
inline constexpr int kReductionMax = 5;
inline constexpr std::array<Wear, kReductionMax + 1> kReduction = {
    {{0, 0}, {0, 0}, {1, 0}, {2, 1}, {3, 2}, {4, 3}}};

// 6.1
enum class Penalty : std::uint8_t { none, tyre, two_tyres, tyre_and_brake, spin };
inline constexpr int kWornTyre = 4;  // From here two points of tyre wear are a spin instead.

// What the dice cost at 20 or 40 over, with the tyre gauge as it stands.
constexpr Penalty penalty_of(bool is_forty_over, int first, int second, int tyre) {
  const bool is_double = first == second;
  switch (first + second) {
    case 3:
    case 11:
      return Penalty::spin;
    case 4:
    case 5:
      return Penalty::tyre;
    case 8:
      return is_double ? Penalty::none : Penalty::tyre;
    case 6:
      if (!is_forty_over || is_double) return Penalty::none;
      return tyre >= kWornTyre ? Penalty::spin : Penalty::two_tyres;
    case 10:
      if (!is_forty_over) return Penalty::none;
      return tyre >= kWornTyre ? Penalty::spin : Penalty::two_tyres;
    case 7:
    case 9:
      return is_forty_over ? Penalty::tyre_and_brake : Penalty::none;
    default:
      return Penalty::none;
  }
}

// 6.3  In the order of the table, six of each.
enum class Tactic : std::uint8_t { superb, carburettor, gear, slipstream, reactions };
inline constexpr int kTactics = 5;
inline constexpr int kTacticsOfEach = 6;
inline constexpr int kTacticCards = kTactics * kTacticsOfEach;
inline constexpr int kHand = 5;  // F1-TAC-1
inline constexpr std::array<int, kTactics> kExtraSquares = {0, 0, 2, 3, 4};

enum class PitCard : std::uint8_t {
  miss_one,
  miss_two,
  quick,
  first_80,
  first_40,
  first_20,
  extra_tactic,
  special_tyres,
  faulty_tyres,
  brake_failure,
  hidden,  // In views only: a card whose face nobody has seen.
};
inline constexpr int kPitKinds = 10;
inline constexpr int kPitCards = 16;
inline constexpr std::array<int, kPitKinds> kPitCounts = {7, 1, 1, 1, 1, 1, 1, 1, 1, 1};

// 6.3  Moves that a pit card takes away, and the first speed out of the pit that it allows.
struct PitEffect {
  std::uint8_t miss = 0;
  Speed cap = kFirstSpeed;
};
inline constexpr std::array<PitEffect, kPitKinds> kPitEffects = {{{.miss = 1},
                                                                  {.miss = 2},
                                                                  {},
                                                                  {.cap = 80_mph},
                                                                  {.cap = 40_mph},
                                                                  {.cap = 20_mph},
                                                                  {.miss = 1},
                                                                  {.miss = 1},
                                                                  {},
                                                                  {}}};

}  // namespace chicane::formula_one
