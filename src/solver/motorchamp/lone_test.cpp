#include "solver/motorchamp/lone.h"

#include "catalog/boards.h"
#include "rules/motorchamp/game_for_tests.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using motorchamp::Car;
using motorchamp::Decision;
using motorchamp::Game;
using motorchamp::kLeft;
using motorchamp::long_track;
using motorchamp::MotorChamp;
using motorchamp::Options;
using motorchamp::play;
using motorchamp::short_track;
using motorchamp::State;
using motorchamp::target;
using motorchamp::TestTable;
using motorchamp::Throw;
using motorchamp::throw_dice;
using LoneCar = Lone<MotorChamp>;

Game monza(int laps) {
  Options options;
  options.laps = laps;
  return *MotorChamp::make_game(*load_board("monza", BoardForm::motor), options);
}

LapGoal sure(LapGoal goal) {
  goal.is_sure = true;
  return goal;
}

// Going out must cost more than any race takes.
LapGoal whole_race() {
  LapGoal goal;
  goal.out_turns = 200;
  return goal;
}

double price_of(PerfectLap<MotorChamp>& lap, const State& state, const Decision& decision) {
  for (const auto& priced : lap.prices(state)) {
    if (priced.decision == decision) return priced.turns;
  }
  return -1;
}

// A car of the second team in its last lap but one that has not made its stop.
State before_its_stop(TestTable& table, const char* place) {
  Car& car = table.add_car(place);
  car.laps = 4;
  car.pit_flap = false;
  car.team = 2;
  return LoneCar::alone(table.game(), table.state, 0);
}

TEST(LoneMotorChamp, KeysHoldAllThatBearsOnTheFuture) {
  const Game game = monza(6);
  expect_keys_hold_all<MotorChamp>(game, LoneCar::start(game, 0), 40);
  for (const Board& board : {long_track(), short_track()}) {
    const TestTable table({}, board);
    expect_keys_hold_all<MotorChamp>(table.game(), LoneCar::start(table.game(), 0), 40);
  }
}

TEST(LoneMotorChamp, KeysHoldAllThatBearsOnTheStop) {
  for (const char* place : {"48R", "50L", "52R", "P54", "B56"}) {
    TestTable table;
    const State state = before_its_stop(table, place);
    expect_keys_hold_all<MotorChamp>(table.game(), state, 40);
  }
}

TEST(LoneMotorChamp, KeysHoldAllThatBearsOnTheFutureUnderOtherRulings) {
  Options no_stops;
  no_stops.pit_stops = motorchamp::Allowed::no;
  Options through_the_line;
  through_the_line.finish_truncates = motorchamp::Allowed::no;
  through_the_line.return_mode = motorchamp::ReturnMode::claim;
  Options punished;
  punished.faults = motorchamp::Faults::punish;
  for (const Options& options : {no_stops, through_the_line, punished}) {
    const TestTable table(options);
    expect_keys_hold_all<MotorChamp>(table.game(), LoneCar::start(table.game(), 0), 40);
  }
}

TEST(LoneMotorChamp, KeysHoldTheFlag) {
  TestTable table;
  table.state.flag = true;
  table.add_car("50L");
  const State state = LoneCar::alone(table.game(), table.state, 0);
  expect_keys_hold_all<MotorChamp>(table.game(), state, 10);
  PerfectLap<MotorChamp> lap(table.game(), {});
  // The next crossing is the last, ten rows ahead.
  EXPECT_LT(*lap.turns(state), 3);
}

TEST(LoneMotorChamp, ACarOutOfAFieldLooksForThePitOfItsTeam) {
  TestTable table;
  table.state = before_its_stop(table, "P54");
  table.take_wheel(throw_dice(Throw::one));
  table.throw_dice_for({5});
  EXPECT_EQ(table.plays(), std::vector<std::string>{"B56"});
}

// Row 38 of 40 in the last lap: two rows to the line, on a square for one die.
TEST(LoneMotorChamp, TwoRowsFromTheLineWithOneDie) {
  TestTable table({}, short_track());
  table.track().rows[38].dice = {1, 1};
  table.add_car("38R").laps = 5;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  PerfectLap<MotorChamp> lap(table.game(), {});
  // Only a 1 takes a second round.
  EXPECT_NEAR(*lap.turns(state), 1 + 1.0 / 6, 1e-9);
}

TEST(LoneMotorChamp, TwoRowsFromTheLineWithALimitOfTwo) {
  TestTable table({}, short_track());
  table.track().rows[38].dice = {1, 1};
  table.track().rows[38].limit = {2, 2};
  table.add_car("38R").laps = 5;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  LapGoal goal;
  goal.out_turns = 30;
  PerfectLap<MotorChamp> lap(table.game(), goal);
  // The special die has one 1; its 3 is one over and crosses the line all the same (IX-05). The
  // normal die is out with 4, 5 and 6.
  EXPECT_NEAR(price_of(lap, state, throw_dice(Throw::special)), 1 + 1.0 / 6, 1e-9);
  EXPECT_NEAR(price_of(lap, state, throw_dice(Throw::one)), 1 + 1.0 / 6 + 30.0 / 2, 1e-9);
  EXPECT_TRUE(LoneCar::is_sure(table.game(), state, throw_dice(Throw::special)));
  EXPECT_FALSE(LoneCar::is_sure(table.game(), state, throw_dice(Throw::one)));
}

// The pit of the fifth team lies right before the line. Of 36 throws 27 have a four or more and
// leave at once over the line, 6 make the stop and leave in the next round, 3 fail and are thrown
// again: t = 1 + 6/36 + 3/36 t.
TEST(LoneMotorChamp, OutOfThePitBeforeTheLine) {
  TestTable table;
  Car& car = table.add_car("B59");
  car.laps = 5;
  car.pit_flap = false;
  car.team = 5;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  PerfectLap<MotorChamp> lap(table.game(), {});
  EXPECT_NEAR(*lap.turns(state), 14.0 / 11, 1e-8);
}

TEST(LoneMotorChamp, AgreesWithBruteForceNearTheLine) {
  int tight = 0;
  for (const char* place : {"29L", "32R", "34L", "36R", "39L"}) {
    TestTable table({}, short_track());
    table.track().rows[32].limit = {8, 7};
    table.track().rows[36].limit = {3, 4};
    table.track().rows[36].dice = {1, 2};
    table.add_car(place).laps = 5;
    const State state = LoneCar::alone(table.game(), table.state, 0);
    const LapGoal goal;
    PerfectLap<MotorChamp> lap(table.game(), goal);
    const TurnBounds bounds = brute_force<MotorChamp>(table.game(), state, 2, goal, 100);
    EXPECT_GE(*lap.turns(state), bounds.least - 1e-9) << place;
    EXPECT_LE(*lap.turns(state), bounds.most + 1e-9) << place;
    if (bounds.most - bounds.least < 1e-9) ++tight;
  }
  EXPECT_EQ(tight, 3);
}

TEST(LoneMotorChamp, SimulatedLapsOfMonzaTakeAsLongAsComputed) {
  const Game game = monza(1);
  expect_simulation_agrees<MotorChamp>(game, LoneCar::start(game, 0), {}, 4000);
}

TEST(LoneMotorChamp, SimulatedRacesWithAStopTakeAsLongAsComputed) {
  const Game game = monza(6);
  expect_simulation_agrees<MotorChamp>(game, LoneCar::start(game, 0), whole_race(), 1000);
}

TEST(LoneMotorChamp, ASureRaceIsNoFasterAndComesHome) {
  const Game game = monza(4);
  const State start = LoneCar::start(game, 0);
  PerfectLap<MotorChamp> lap(game, whole_race());
  PerfectLap<MotorChamp> sure_lap(game, sure(whole_race()));
  EXPECT_LE(*lap.turns(start), *sure_lap.turns(start));
  EXPECT_EQ(sure_lap.forecast(start)->home, 1);
}

// Fair play (MC-FAI-5) may keep a car out of the pit lane lap after lap, and the one die of the
// handicap is over some limits: nobody comes home for certain.
TEST(LoneMotorChamp, ASureRaceOfSixLapsComesHomeAsOftenAsAny) {
  const Game game = monza(6);
  const State start = LoneCar::start(game, 0);
  LapGoal come_home;
  come_home.out_turns = 100000;
  PerfectLap<MotorChamp> lap(game, come_home);
  PerfectLap<MotorChamp> sure_lap(game, sure(come_home));
  EXPECT_LT(lap.forecast(start)->home, 1);
  EXPECT_NEAR(sure_lap.forecast(start)->home, lap.forecast(start)->home, 0.002);
}

TEST(LoneMotorChamp, AStopIsSureOnlyWhereTheRedFlapThreatens) {
  for (const int laps : {4, 5}) {
    Options options;
    options.laps = laps;
    TestTable table(options);
    table.add_car("52R").pit_flap = false;
    table.turn(0, Throw::three, {1, 1, 1});
    EXPECT_EQ(LoneCar::is_sure(table.game(), table.state, play(target("P55"))), laps == 5);
    EXPECT_TRUE(LoneCar::is_sure(table.game(), table.state, play(target("55R"))));
  }
}

// Two must pass it: the second behind is at the next row's distance, or nearly a lap away.
TEST(LoneMotorChamp, ACarBesideTheTrackWaitsForThoseWhoMustPassIt) {
  TestTable table;
  table.add_car("X20L");
  table.add_car("18R");
  table.add_car("13R");
  EXPECT_EQ(LoneCar::clock(LoneCar::alone(table.game(), table.state, 0)), 2);
  table.state.cars[2].row = 21;
  EXPECT_GT(LoneCar::clock(LoneCar::alone(table.game(), table.state, 0)), 5);
  table.state.cars[0].passes = 1;
  EXPECT_EQ(LoneCar::clock(LoneCar::alone(table.game(), table.state, 0)), 1);
}

TEST(LoneMotorChamp, ACarThatGoesOffAloneIsBackAfterSomeRounds) {
  TestTable table({}, short_track());
  table.track().rows[30].limit = {2, 2};
  table.add_car("30R").laps = 3;
  State state = LoneCar::alone(table.game(), table.state, 0);
  state.phase = motorchamp::Phase::over;
  state.cars[0].where = motorchamp::Where::side;
  const State back = LoneCar::settled(table.game(), state);
  EXPECT_EQ(back.cars[0].where, motorchamp::Where::track);
  EXPECT_EQ(LoneCar::clock(back), LoneCar::clock(state));
  EXPECT_EQ(LoneCar::clock(back), state.round + LoneCar::kSideRounds);
  EXPECT_EQ(digest_of(LoneCar::key(table.game(), back)),
            digest_of(LoneCar::key(table.game(), state)));
}

TEST(LoneMotorChamp, ACarBesideTheTrackCountsAsBackOnIt) {
  TestTable table;
  table.add_car("10R");
  table.add_car("X11L");
  table.add_car("12R");
  const State one = LoneCar::alone(table.game(), table.state, 1);
  EXPECT_EQ(one.car_count, 1);
  EXPECT_EQ(one.cars[0].where, motorchamp::Where::track);
  EXPECT_EQ(one.cars[0].row, 11);
  EXPECT_EQ(one.cars[0].lane, kLeft);
  EXPECT_EQ(MotorChamp::pending(table.game(), one).seats.first(), seat_at(0));
}

}  // namespace

}  // namespace chicane
