#include "solver/grand_prix_basic/lone.h"

#include "catalog/boards.h"
#include "rules/grand_prix_basic/game_for_tests.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using grand_prix_basic::Car;
using grand_prix_basic::Decision;
using grand_prix_basic::dice;
using grand_prix_basic::Game;
using grand_prix_basic::GrandPrixBasic;
using grand_prix_basic::Options;
using grand_prix_basic::Phase;
using grand_prix_basic::State;
using grand_prix_basic::Status;
using grand_prix_basic::TestTable;
using LoneCar = Lone<GrandPrixBasic>;

Options race_of(int laps) {
  Options options;
  options.laps = laps;
  return options;
}

Game monza(int laps) {
  return *GrandPrixBasic::make_game(*load_board("monza", BoardForm::cells), race_of(laps));
}

// Moves alone: cells beyond the line are worth nothing.
LapGoal moves_only() {
  LapGoal goal;
  goal.beyond_turns = 0;
  return goal;
}

LapGoal sure(LapGoal goal) {
  goal.is_sure = true;
  return goal;
}

// A board of 24 cells; the one before the start cell has the value.
Board small_ring(int value) { return for_tests::cell_board("ring", 24, {{22, {value}}}, 1); }

double price_of(PerfectLap<GrandPrixBasic>& lap, const State& state, const Decision& decision) {
  for (const auto& priced : lap.prices(state)) {
    if (priced.decision == decision) return priced.turns;
  }
  return -1;
}

TEST(LoneGrandPrixBasic, KeysHoldAllThatBearsOnTheFuture) {
  const TestTable table(race_of(2));
  expect_keys_hold_all<GrandPrixBasic>(table.game(), LoneCar::start(table.game(), 0), 100);
}

// Two cells before the line, the first of value v. One die: a 1 or a 2 takes a second move. Two
// dice go over the line unless they show two ones, but with v in 12 the car leaves the road, misses
// a move and needs a third.
TEST(LoneGrandPrixBasic, TwoCellsBeforeTheLineOneDieOrTwo) {
  for (int value = 0; value <= 3; ++value) {
    TestTable table(race_of(1), small_ring(value));
    table.add_car(21, 1);
    const State state = LoneCar::alone(table.game(), table.state, 0);
    PerfectLap<GrandPrixBasic> lap(table.game(), moves_only());
    const double off = value / 12.0;
    const double one = 1 + 2.0 / 6;
    const double two = 1 + 2 * off + (1 - off) / 36;
    EXPECT_NEAR(*lap.turns(state), std::min(one, two), 1e-9) << value;
    EXPECT_NEAR(price_of(lap, state, dice(1)), one, 1e-9) << value;
    EXPECT_NEAR(price_of(lap, state, dice(2)), two, 1e-9) << value;
  }
}

TEST(LoneGrandPrixBasic, AgreesWithBruteForceNearTheLine) {
  int tight = 0;
  for (const int value : {1, 3}) {
    for (const int cell : {20, 21, 22, 23}) {
      TestTable table(race_of(1), small_ring(value));
      table.add_car(cell, 1);
      const State state = LoneCar::alone(table.game(), table.state, 0);
      const LapGoal goal;
      PerfectLap<GrandPrixBasic> lap(table.game(), goal);
      // Three moves are enough from where one leaves the road at most once.
      const int moves = cell < 21 ? 2 : 3;
      const TurnBounds bounds = brute_force<GrandPrixBasic>(table.game(), state, moves, goal, 100);
      EXPECT_GE(*lap.turns(state), bounds.least - 1e-9) << cell;
      EXPECT_LE(*lap.turns(state), bounds.most + 1e-9) << cell;
      if (bounds.most - bounds.least < 1e-9) ++tight;
    }
  }
  EXPECT_EQ(tight, 6);
}

// RULES.md, section 6.2, has 49.5 goes from another programme, and 57.9 for a careful driver who
// does not look ahead.
TEST(LoneGrandPrixBasic, ThreeLapsOfTheReferenceBoardTakeAsLongAsTheRulesSay) {
  const Game game = *GrandPrixBasic::make_game(for_tests::reference_ring(), race_of(3));
  const State start = LoneCar::start(game, 0);
  PerfectLap<GrandPrixBasic> lap(game, moves_only());
  PerfectLap<GrandPrixBasic> careful(game, sure(moves_only()));
  EXPECT_NEAR(*lap.turns(start), 49.5, 0.1);
  EXPECT_GT(*careful.turns(start), 50.5);
  EXPECT_LE(*careful.turns(start), 57.9);
}

TEST(LoneGrandPrixBasic, SimulatedLapsOfMonzaTakeAsLongAsComputed) {
  const Game game = monza(1);
  expect_simulation_agrees<GrandPrixBasic>(game, LoneCar::start(game, 0), {}, 4000);
}

TEST(LoneGrandPrixBasic, SureDecisionsNeverCallForARiskRoll) {
  const Game game = monza(3);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    State state = LoneCar::start(game, 0);
    EventLog<grand_prix_basic::Event> log;
    bool has_taken_two = false;
    play_out<GrandPrixBasic>(
        game, state,
        [&](const State& now, Seat, const GrandPrixBasic::DecisionList& legal) {
          GrandPrixBasic::DecisionList sure;
          for (const Decision& decision : legal) {
            if (LoneCar::is_sure(game, now, decision)) sure.push_back(decision);
          }
          const Decision chosen = choose_random<GrandPrixBasic>(sure, random);
          has_taken_two = has_taken_two || chosen == dice(2);
          return chosen;
        },
        random, log);
    EXPECT_TRUE(has_taken_two);
    for (const grand_prix_basic::Event& event : log.events)
      ASSERT_NE(event.kind, grand_prix_basic::EventKind::risked);
  }
}

TEST(LoneGrandPrixBasic, ACarOutOfAFieldKeepsItsPlaceAndTheGoesItMisses) {
  TestTable table;
  table.add_car(10);
  Car& car = table.add_car(11, 2, Status::off);
  car.skip = 2;
  table.add_car(12);
  const State one = LoneCar::alone(table.game(), table.state, 1);
  EXPECT_EQ(one.car_count, 1);
  EXPECT_EQ(one.cars[0].cell, 11);
  EXPECT_EQ(one.cars[0].to_go, 2);
  EXPECT_EQ(LoneCar::clock(one), 2);
  EXPECT_EQ(GrandPrixBasic::pending(table.game(), one).seats.first(), seat_at(0));
}

}  // namespace

}  // namespace chicane
