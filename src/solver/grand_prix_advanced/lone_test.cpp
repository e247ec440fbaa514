#include "solver/grand_prix_advanced/lone.h"

#include "catalog/boards.h"
#include "rules/grand_prix_advanced/game_for_tests.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using grand_prix_advanced::Car;
using grand_prix_advanced::Damage;
using grand_prix_advanced::damages;
using grand_prix_advanced::DamageSet;
using grand_prix_advanced::Game;
using grand_prix_advanced::GrandPrixAdvanced;
using grand_prix_advanced::Options;
using grand_prix_advanced::Phase;
using grand_prix_advanced::State;
using grand_prix_advanced::Status;
using grand_prix_advanced::TestTable;
using LoneCar = Lone<GrandPrixAdvanced>;

Options laps(int count) {
  Options options;
  options.laps = count;
  return options;
}

Game monza(int count) {
  return *GrandPrixAdvanced::make_game(*load_board("monza", BoardForm::cells), laps(count));
}

State placed(TestTable& table, int cell, int gear, DamageSet damage = {}, int to_go = 1) {
  Car& car = table.add_car(cell, gear, damage);
  car.to_go = static_cast<std::uint8_t>(to_go);
  return LoneCar::alone(table.game(), table.state, 0);
}

TEST(LoneGrandPrixAdvanced, KeysHoldAllThatBearsOnTheFuture) {
  const TestTable table(laps(2));
  expect_keys_hold_all<GrandPrixAdvanced>(table.game(), LoneCar::start(table.game(), 0), 200);
}

TEST(LoneGrandPrixAdvanced, KeysHoldDamagesAndTheSwitches) {
  Options options = laps(2);
  options.damage_stops = true;
  options.spin_gear = grand_prix_advanced::SpinGear::unchanged;
  options.engine_damage = grand_prix_advanced::EngineDamage::both;
  options.tyre_damage = grand_prix_advanced::TyreDamage::numbered;
  for (const Options& each : {laps(2), options}) {
    for (int i = 0; i < grand_prix_advanced::kDamages; ++i) {
      for (const Status status : {Status::run, Status::box, Status::spun}) {
        TestTable table(each);
        const int cell = status == Status::box ? table.game().ring.box_entry : 8;
        table.add_car(cell, status == Status::run ? 4 : 1).status = status;
        table.state.cars[0].damage = damages({static_cast<Damage>(i)});
        expect_keys_hold_all<GrandPrixAdvanced>(table.game(),
                                                LoneCar::alone(table.game(), table.state, 0), 20);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(LoneGrandPrixAdvanced, ACarOutOfAFieldIsAloneOnTheRoad) {
  TestTable table;
  table.add_cars({10, 11});
  Car& car = table.add_car(11, 3, damages({Damage::brakes}));
  car.owner = 5;
  table.add_car(12);
  const State one = LoneCar::alone(table.game(), table.state, 2);
  EXPECT_EQ(one.car_count, 1);
  EXPECT_EQ(one.cars[0].cell, 11);
  EXPECT_EQ(one.cars[0].gear, 3);
  EXPECT_TRUE(one.cars[0].damage.has(Damage::brakes));
  EXPECT_EQ(LoneCar::clock(one), 0);
  EXPECT_EQ(GrandPrixAdvanced::pending(table.game(), one).seats.first(), seat_at(0));
}

TEST(LoneGrandPrixAdvanced, WhoHasCrossedTheLastLineOrIsOutHasNoMoveLeft) {
  TestTable table(laps(1));
  table.add_car(3).to_go = 0;
  table.add_car(20).status = Status::out;
  PerfectLap<GrandPrixAdvanced> lap(table.game(), {});
  EXPECT_NEAR(*lap.turns(LoneCar::alone(table.game(), table.state, 0)), -0.001 * 4, 1e-9);
  EXPECT_EQ(*lap.turns(LoneCar::alone(table.game(), table.state, 1)), LapGoal{}.out_turns);
}

TEST(LoneGrandPrixAdvanced, HomeInOneMoveAsFarAsFourthReaches) {
  TestTable table(laps(1));
  const State state = placed(table, 34, 3);
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<GrandPrixAdvanced> lap(table.game(), sure);
  // Nine cells, to cell 3: four beyond the line. Cells beyond it are free (GPA-VIC-1).
  EXPECT_NEAR(*lap.turns(state), 1 - 0.001 * 4, 1e-9);
}

TEST(LoneGrandPrixAdvanced, APushIsWorthItsMeanWhereDamageDoesNotCount) {
  TestTable table(laps(1));
  const State state = placed(table, 34, 3);
  LapGoal far;
  far.beyond_turns = 0.1;
  PerfectLap<GrandPrixAdvanced> lap(table.game(), far);
  // Of pushes by 1, 2, 3, 4 that by 3 brings most: 3 · 3/6 (RULES.md, 6.1).
  EXPECT_NEAR(*lap.turns(state), 1 - 0.1 * (4 + 1.5), 1e-9);
}

TEST(LoneGrandPrixAdvanced, AgreesWithBruteForceNearTheLine) {
  // Where the search ends, nothing more to drive is the least there can be.
  LapGoal goal;
  goal.beyond_turns = 0;
  constexpr double kLong = 40;
  double closest = kLong;
  TestTable table(laps(1));
  PerfectLap<GrandPrixAdvanced> lap(table.game(), goal);
  // Only first is open after a spin: renewed plans of higher gears are too many to write out.
  for (const int cell : {38, 36, 34}) {
    for (const DamageSet damage : {DamageSet{}, damages({Damage::tyres, Damage::suspension})}) {
      table.state.car_count = 0;
      placed(table, cell, 1, damage);
      table.state.cars[0].status = Status::spun;
      const State state = LoneCar::alone(table.game(), table.state, 0);
      const double value = lap.turns(state).value();
      const TurnBounds bounds = brute_force<GrandPrixAdvanced>(table.game(), state, 1, goal, kLong);
      EXPECT_GE(value, bounds.least - 1e-9) << cell;
      EXPECT_LE(value, bounds.most + 1e-9) << cell;
      closest = std::min(closest, bounds.most - bounds.least);
    }
  }
  EXPECT_LT(closest, 0.01);
}

// Over the last corner and past the box, with pushes and checks: a whole lap has millions of nodes.
TEST(LoneGrandPrixAdvanced, SimulatedEndsOfALapTakeAsLongAsComputed) {
  TestTable table(laps(1));
  const State state = placed(table, 29, 3);
  expect_simulation_agrees<GrandPrixAdvanced>(table.game(), state, {}, 3000);
}

TEST(LoneGrandPrixAdvanced, SimulatedSureLapsOfMonzaTakeAsLongAsComputed) {
  const Game game = monza(1);
  LapGoal sure;
  sure.is_sure = true;
  expect_simulation_agrees<GrandPrixAdvanced>(game, LoneCar::start(game, 0), sure, 3000);
}

TEST(LoneGrandPrixAdvanced, ASureRaceMakesNoChecksAndComesHome) {
  const Game game = monza(2);
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<GrandPrixAdvanced> lap(game, sure);
  const State start = LoneCar::start(game, 0);
  // But for ten moves in a row that would be waited for a better die (GPA-VIC-4).
  EXPECT_NEAR(lap.forecast(start)->home, 1, 1e-6);
  for (int race = 0; race < 50; ++race) {
    Random dice(static_cast<std::uint64_t>(race));
    State state = start;
    NoEvents nobody;
    play_out<GrandPrixAdvanced>(
        game, state,
        [&](const State& now, Seat, const auto&) {
          EXPECT_NE(now.phase, Phase::renewal);
          const auto prices = lap.prices(now);
          return std::min_element(prices.begin(), prices.end(),
                                  [](const auto& a, const auto& b) { return a.turns < b.turns; })
              ->decision;
        },
        dice, nobody);
    EXPECT_EQ(state.cars[0].status, Status::finished);
    EXPECT_EQ(state.cars[0].damage.bits, 0);
  }
}

}  // namespace

}  // namespace chicane
