#include "solver/speed_circuit_wbc/lone.h"

#include "catalog/boards.h"
#include "rules/speed_circuit_wbc/game_for_tests.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using speed_circuit_wbc::Car;
using speed_circuit_wbc::Game;
using speed_circuit_wbc::Options;
using speed_circuit_wbc::SpeedCircuitWbc;
using speed_circuit_wbc::State;
using speed_circuit_wbc::TestTable;
using LoneCar = Lone<SpeedCircuitWbc>;
using Lap = PerfectLap<SpeedCircuitWbc>;

const int kAllRound = speed_circuit_wbc::build_number({0, 0, 1, 1, 0, 0});

Options one_lap() {
  Options options;
  options.laps = 1;
  return options;
}

Game monza(int laps) {
  Options options;
  options.laps = laps;
  return *SpeedCircuitWbc::make_game(*load_board("monza", BoardForm::lanes), options);
}

// Rows beyond the line count for nothing: what is counted by hand has no thousandths then.
LapGoal turns_alone() {
  LapGoal goal;
  goal.beyond_turns = 0;
  return goal;
}

// Two lanes, a corner for 20 mph three rows before the last one; on the outside it begins earlier.
Board slow_ring() {
  Board board = for_tests::ring(20, {"I", "O"});
  for_tests::post(board, "K1", {"I17"}, 20);
  for_tests::post(board, "K1", {"O15", "O16", "O17"}, 40);
  board.grid = for_tests::all(board, {"I20", "O20"});
  return speed_circuit_wbc::with_strips(board);
}

TEST(LoneSpeedCircuitWbc, KeysHoldAllThatBearsOnTheFuture) {
  const TestTable table;
  expect_keys_hold_all<SpeedCircuitWbc>(table.game(), LoneCar::start(table.game(), kAllRound), 60);
  const Game game = monza(1);
  expect_keys_hold_all<SpeedCircuitWbc>(game, LoneCar::start(game, kAllRound), 60);
}

TEST(LoneSpeedCircuitWbc, KeysHoldAllWhereLanesEnterACornerInDifferentRows) {
  const TestTable table(one_lap(), slow_ring());
  expect_keys_hold_all<SpeedCircuitWbc>(table.game(), LoneCar::start(table.game(), kAllRound), 300);
}

TEST(LoneSpeedCircuitWbc, KeysHoldAllByOtherRulings) {
  Options options = one_lap();
  options.chips_timing = speed_circuit_wbc::ChipsTiming::after;
  options.double_test = speed_circuit_wbc::DoubleTest::recheck;
  options.damage_floor = speed_circuit_wbc::DamageFloor::none;
  options.unpayable_choice = speed_circuit_wbc::UnpayableChoice::last_resort;
  options.eb_credit_unused = speed_circuit_wbc::EmergencyCredit::unused_deceleration;
  options.off_fee = speed_circuit_wbc::OffFee::any_time;
  options.stall_restart = speed_circuit_wbc::StallRestart::accel;
  const TestTable table(options);
  expect_keys_hold_all<SpeedCircuitWbc>(table.game(), LoneCar::start(table.game(), kAllRound), 60);
}

TEST(LoneSpeedCircuitWbc, KeysHoldAllBesideTheTrack) {
  TestTable table(one_lap());
  Car& car = table.add_car("X20", 60_mph);
  car.ones = 5;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  ASSERT_TRUE(table.course()[state.cars[0].at].is_strip);
  expect_keys_hold_all<SpeedCircuitWbc>(table.game(), state, 60);
}

struct Place {
  const char* at;
  Speed speed;
  int wear;
  int ones;
};

State on_slow_ring(TestTable& table, const Place& place) {
  Car& car = table.add_car(place.at, place.speed);
  car.specs = {40_mph, 20_mph, 20_mph, 120_mph};
  car.wear = static_cast<std::uint8_t>(place.wear);
  car.ones = static_cast<std::uint8_t>(place.ones);
  return LoneCar::alone(table.game(), table.state, 0);
}

TEST(LoneSpeedCircuitWbc, AgreesWithBruteForceNearTheLine) {
  const LapGoal goal;
  constexpr double kLong = 100;
  for (const Place& place : {Place{"O18", 40_mph, 0, 0}, Place{"I17", 60_mph, 0, 0},
                             Place{"I19", 20_mph, 1, 2}, Place{"O19", 0_mph, 1, 1}}) {
    TestTable table(one_lap(), slow_ring());
    const State state = on_slow_ring(table, place);
    const double value = Lap(table.game(), goal).turns(state).value();
    const TurnBounds bounds = brute_force<SpeedCircuitWbc>(table.game(), state, 1, goal, kLong);
    // One turn is enough.
    EXPECT_LT(bounds.most, 1) << place.at;
    EXPECT_NEAR(value, bounds.most, 1e-9) << place.at;
    EXPECT_GE(value, bounds.least - 1e-9) << place.at;
  }
}

// One turn by plain recursion over the rules' own states; what is left after it says the lap.
double one_turn(Lap& lap, const Game& game, const State& state) {
  if (LoneCar::clock(state) > 0) return 1 + lap.turns(state).value();
  const Pending pending = SpeedCircuitWbc::pending(game, state);
  const Seat seat = next_to_answer(pending);
  SpeedCircuitWbc::DecisionList legal;
  SpeedCircuitWbc::legal(game, state, seat, legal);
  double least = 1e9;
  double sum = 0;
  for (const speed_circuit_wbc::Decision& decision : legal) {
    State next = state;
    NoEvents nobody;
    SpeedCircuitWbc::apply(game, next, SpeedCircuitWbc::listed(game, state, seat, decision),
                           nobody);
    const double value = one_turn(lap, game, next);
    least = std::min(least, value);
    sum += value;
  }
  return seat == kChance ? sum / static_cast<double>(legal.size()) : least;
}

TEST(LoneSpeedCircuitWbc, EveryTurnIsWorthWhatItsDecisionsComeTo) {
  const TestTable first(one_lap(), slow_ring());
  Lap lap(first.game(), {});
  for (const Place& place : {Place{"I15", 20_mph, 1, 0}, Place{"O16", 20_mph, 0, 1},
                             Place{"I16", 40_mph, 0, 0}, Place{"I17", 20_mph, 1, 0}}) {
    TestTable table(one_lap(), slow_ring());
    const State state = on_slow_ring(table, place);
    EXPECT_NEAR(lap.turns(state).value(), one_turn(lap, first.game(), state), 1e-6) << place.at;
  }
}

TEST(LoneSpeedCircuitWbc, OneTurnFromTheLineTakesOneTurn) {
  TestTable table(one_lap());
  table.add_car("I35", 100_mph).wear = 0;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  // 140 is the most without a push: two rows beyond row 40. The push to 160 gains one more, on
  // 30 of 36 throws (WBC-3.5).
  LapGoal sure;
  sure.is_sure = true;
  EXPECT_NEAR(*Lap(table.game(), sure).turns(state), 1 - 0.001 * 2, 1e-9);
  EXPECT_NEAR(*Lap(table.game(), {}).turns(state), 1 - 0.001 * (2 + 30.0 / 36), 1e-9);
  table.car(0).threes = 1;
  EXPECT_NEAR(*Lap(table.game(), {}).turns(LoneCar::alone(table.game(), table.state, 0)),
              1 - 0.001 * 3, 1e-9);
}

TEST(LoneSpeedCircuitWbc, APushAtTheStartIsWorthItsTable) {
  TestTable table(one_lap());
  // Start Speed 60 leaves it one row short.
  table.add_car("O36").starting = true;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  Lap lap(table.game(), turns_alone());
  // WBC-3.6  26 throws of 36 bring it home at once, 4 one turn later; after a stall (6) another
  // would be the end, so it starts without a push: three turns in all.
  EXPECT_NEAR(*lap.turns(state), (26 * 1 + 4 * 2 + 6 * 3) / 36.0, 1e-9);
  EXPECT_EQ(lap.best(state), speed_circuit_wbc::plot(80));
  EXPECT_EQ(lap.forecast(state)->home, 1);
  // Without a push it takes two, standing still one more than starting a turn later.
  const auto prices = lap.prices(state);
  ASSERT_EQ(prices.size(), 5u);
  EXPECT_NEAR(prices[3].turns, 2, 1e-9);
  EXPECT_NEAR(prices[0].turns, 1 + *lap.turns(state), 1e-6);
}

TEST(LoneSpeedCircuitWbc, SimulatedLapsOfASmallRingTakeAsLongAsComputed) {
  TestTable table(one_lap(), slow_ring());
  on_slow_ring(table, {"I20", 0_mph, 0, 1});
  table.car(0).progress = 0;
  table.car(0).starting = true;
  const State start = LoneCar::alone(table.game(), table.state, 0);
  // Its best lap throws dice: it is not always as long.
  const double value = Lap(table.game(), turns_alone()).turns(start).value();
  EXPECT_GT(value - std::floor(value), 0.01);
  expect_simulation_agrees<SpeedCircuitWbc>(table.game(), start, {}, 1500);
}

TEST(LoneSpeedCircuitWbc, SimulatedEndOfMonzaTakesAsLongAsComputed) {
  const Game game = monza(1);
  State start = LoneCar::start(game, kAllRound);
  Car& car = start.cars[0];
  // Six rows before the last one, where it takes a push to come home at once.
  car.progress = static_cast<std::int16_t>(game.course.rows - 6);
  for (int i = 0; i < game.course.track_count; ++i) {
    if (game.course.spaces[i].row == car.progress) car.at = static_cast<SpaceId>(i);
  }
  car.starting = false;
  car.speed = car.ref = 60_mph;
  car.wear = car.ones = 1;
  car.threes = 0;
  expect_simulation_agrees<SpeedCircuitWbc>(game, start, {}, 1500);
}

TEST(LoneSpeedCircuitWbc, ASureLapAlwaysComesHomeAndIsSmall) {
  for (const speed_circuit_wbc::Levels& levels :
       {speed_circuit_wbc::Levels{0, 0, 1, 1, 0, 0}, speed_circuit_wbc::Levels{-2, -1, 1, 2, 2, 0},
        speed_circuit_wbc::Levels{2, 2, -1, 2, -2, -1}}) {
    const Game game = monza(1);
    const State start = LoneCar::start(game, speed_circuit_wbc::build_number(levels));
    LapGoal sure;
    sure.is_sure = true;
    Lap lap(game, sure);
    ASSERT_TRUE(lap.turns(start).has_value());
    EXPECT_EQ(lap.forecast(start)->home, 1);
    EXPECT_LT(*lap.turns(start), 16);
    EXPECT_LT(lap.node_count(), 150'000u);
  }
}

TEST(LoneSpeedCircuitWbc, GivesUpWhereTheGoalSaysSo) {
  const Game game = monza(1);
  LapGoal goal;
  goal.nodes_max = 1000;
  EXPECT_EQ(Lap(game, goal).turns(LoneCar::start(game, kAllRound)), std::nullopt);
}

TEST(LoneSpeedCircuitWbc, WhoIsHomeOrOutHasNothingLeftToDrive) {
  TestTable table(one_lap());
  Car& car = table.add_car("I2", 100_mph);
  car.progress = 42;
  const State home = LoneCar::alone(table.game(), table.state, 0);
  EXPECT_TRUE(SpeedCircuitWbc::pending(table.game(), home).is_over());
  EXPECT_TRUE(LoneCar::end(table.game(), home).is_home);
  EXPECT_EQ(LoneCar::end(table.game(), home).beyond, 2);
  car.progress = 2;
  car.status = speed_circuit_wbc::Status::engine;
  const State out = LoneCar::alone(table.game(), table.state, 0);
  EXPECT_TRUE(SpeedCircuitWbc::pending(table.game(), out).is_over());
  EXPECT_FALSE(LoneCar::end(table.game(), out).is_home);
}

}  // namespace

}  // namespace chicane
