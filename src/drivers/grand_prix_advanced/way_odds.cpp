#include "drivers/grand_prix_advanced/way_odds.h"

#include <algorithm>
#include <array>

#include "rules/grand_prix_advanced/road.h"

namespace chicane::grand_prix_advanced {

namespace {

constexpr int kSets = 1 << kDamages;
constexpr double kFace = 1.0 / kDieSides;

// The share of each set of damages among cars still on their way.
using Shares = std::array<double, kSets>;

// One check for all of them.
void check_once(Shares& shares, WayOdds& odds) {
  Shares after{};
  for (int set = 0; set < kSets; ++set) {
    if (shares[set] == 0) continue;
    for (const CheckResult result : kTableB) {
      const double share = shares[set] * kFace;
      if (result == CheckResult::nothing) {
        after[set] += share;
      } else if (result == CheckResult::spin) {
        const double destroyed = (kDieSides - kDestroyedFrom + 1) * kFace;
        odds.out += share * destroyed;
        odds.spun += share * (1 - destroyed);
      } else {
        for (const Damage damage : kTableC) {
          DamageSet held{static_cast<std::uint8_t>(set)};
          const bool is_out = held.has(damage) || held.size() == kDamagesHeldMax;
          held.add(damage);
          (is_out ? odds.out : after[held.bits]) += share * kFace;
        }
      }
    }
  }
  shares = after;
}

int checks_in(const Game& game, const State& state, const Road& road, const Plan& plan, int cell,
              int set) {
  if (road.cells[cell].factor < 0) return 0;
  Car car = state.at_wheel();
  car.damage.bits = static_cast<std::uint8_t>(set);
  const bool goes_on = cell < plan.cells || plan.is_box;
  int factor = factor_of(game, car, game.ring.after(car.cell, cell));
  if (goes_on) factor += road.cells[cell].cars;
  if (!car.damage.has(Damage::brakes)) factor += plan.braking(cell);
  return std::min(factor, kFactorMax) - road.tolerance;
}

}  // namespace

WayOdds odds_of_plan(const Game& game, const State& state, const Plan& plan) {
  const Road road = road_ahead(game, state);
  const std::uint8_t before = state.at_wheel().damage.bits;
  WayOdds odds;
  Shares shares{};
  shares[before] = 1;
  for (int cell = 1; cell <= plan.cells; ++cell) {
    Shares after{};
    for (int set = 0; set < kSets; ++set) {
      if (shares[set] == 0) continue;
      Shares one{};
      one[set] = shares[set];
      // The number of checks is fixed on entering (GPA-DMG-2).
      for (int i = checks_in(game, state, road, plan, cell, set); i > 0; --i) check_once(one, odds);
      for (int to = 0; to < kSets; ++to) after[to] += one[to];
    }
    shares = after;
  }
  for (int set = 0; set < kSets; ++set)
    (set == before ? odds.unharmed : odds.damaged) += shares[set];
  return odds;
}

}  // namespace chicane::grand_prix_advanced
