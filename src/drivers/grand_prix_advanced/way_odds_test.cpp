#include "drivers/grand_prix_advanced/way_odds.h"

#include <gtest/gtest.h>

#include <cmath>

#include "catalog/boards.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"

namespace chicane::grand_prix_advanced {
namespace {

Game test_game() { return *GrandPrixAdvanced::make_game(*load_board("GPA-TT"), {}); }

// One car that is about to plan.
State about_to_plan(int cell, int gear, int tolerance, DamageSet damage) {
  State state{};
  state.is_manual = true;
  state.move = 1;
  state.car_count = 1;
  state.arrivals = 1;
  Car& car = state.cars[0];
  car.cell = static_cast<std::uint8_t>(cell);
  car.to_go = 2;
  car.gear = static_cast<std::uint8_t>(gear);
  car.status = Status::run;
  car.arrived = 1;
  car.damage = damage;
  state.go.gear = car.gear;
  state.go.held = damage;
  state.go.least = gear_of(gear).least;
  state.go.most = gear_of(gear).most;
  state.go.tolerance = static_cast<std::uint8_t>(tolerance);
  state.phase = Phase::plan;
  return state;
}

// Every die thrown by the engine itself, plans kept.
void throw_all(const Game& game, const State& state, double share, DamageSet before,
               WayOdds& odds) {
  const Pending pending = GrandPrixAdvanced::pending(game, state);
  if (pending.kind == Pending::Kind::chance) {
    for (int face = 1; face <= kDieSides; ++face) {
      State next = state;
      NoEvents nobody;
      GrandPrixAdvanced::apply(game, next,
                               *GrandPrixAdvanced::check(game, next, kChance, roll(face)), nobody);
      throw_all(game, next, share / kDieSides, before, odds);
    }
    return;
  }
  if (state.phase == Phase::renewal) {
    State next = state;
    NoEvents nobody;
    GrandPrixAdvanced::apply(game, next, *GrandPrixAdvanced::check(game, next, seat_at(0), keep()),
                             nobody);
    return throw_all(game, next, share, before, odds);
  }
  const Car& car = state.cars[0];
  if (car.status == Status::out) {
    odds.out += share;
  } else if (car.status == Status::spun) {
    odds.spun += share;
  } else {
    (car.damage.bits == before.bits ? odds.unharmed : odds.damaged) += share;
  }
}

WayOdds by_engine(const Game& game, State state, const Plan& plan) {
  WayOdds odds;
  NoEvents nobody;
  const DamageSet before = state.cars[0].damage;
  GrandPrixAdvanced::apply(
      game, state, *GrandPrixAdvanced::check(game, state, seat_at(0), follow(plan)), nobody);
  throw_all(game, state, 1, before, odds);
  return odds;
}

void expect_equal(const WayOdds& a, const WayOdds& b) {
  EXPECT_NEAR(a.unharmed, b.unharmed, 1e-9);
  EXPECT_NEAR(a.damaged, b.damaged, 1e-9);
  EXPECT_NEAR(a.spun, b.spun, 1e-9);
  EXPECT_NEAR(a.out, b.out, 1e-9);
}

TEST(GrandPrixAdvancedWayOdds, AreThoseOfTheDice) {
  const Game game = test_game();
  const Plan through{.brakings = 0, .cells = 6, .is_box = false};
  const Plan braked{.brakings = 0x5, .cells = 1, .is_box = false};
  struct Row {
    int tolerance;
    std::uint8_t damage;
  };
  // Cells 10 to 14 are 1 1 2 3 1. With damaged tyres T is higher, or there are too many dice.
  for (const Row& row : {Row{1, 0}, Row{1, 0b000001}, Row{2, 0b000010}, Row{1, 0b110101}}) {
    const State state = about_to_plan(9, 4, row.tolerance, {row.damage});
    expect_equal(odds_of_plan(game, state, through), by_engine(game, state, through));
    expect_equal(odds_of_plan(game, state, braked), by_engine(game, state, braked));
  }
}

// 6.1 of the rules: 1, 2, 3 checks leave the car unharmed with 1/3, 1/9, 1/27.
TEST(GrandPrixAdvancedWayOdds, HaveThePricesOfTheRules) {
  const Game game = test_game();
  for (int checks = 1; checks <= 3; ++checks) {
    const State state = about_to_plan(22, 4, 3 - checks, {});
    const WayOdds odds = odds_of_plan(game, state, {.brakings = 0x5, .cells = 1, .is_box = false});
    EXPECT_NEAR(odds.unharmed, 1 / std::pow(3, checks), 1e-9);
  }
  const WayOdds one =
      odds_of_plan(game, about_to_plan(22, 4, 2, {}), {.brakings = 5, .cells = 1, .is_box = false});
  EXPECT_NEAR(one.spun, 1.0 / 9, 1e-9);
  EXPECT_NEAR(one.out, 1.0 / 18, 1e-9);
  EXPECT_NEAR(one.damaged, 1.0 / 2, 1e-9);
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
