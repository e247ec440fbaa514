// The lap by prices, and the club drivers of both Speed Circuit games, who go by it.
#include "drivers/priced_lap.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/club.h"
#include "drivers/speed_circuit_wbc/club.h"
#include "rules/speed_circuit/preparation.h"
#include "solver/lap_table.h"

namespace chicane {
namespace {

using speed_circuit::SpeedCircuit;
using speed_circuit_wbc::SpeedCircuitWbc;

template <RuleSet R>
struct Drivers;
template <>
struct Drivers<SpeedCircuit> {
  using Club = speed_circuit::Club;
  using Rookie = speed_circuit::Rookie;
  static constexpr const char* kSmallBoard = "SB";
};
template <>
struct Drivers<SpeedCircuitWbc> {
  using Club = speed_circuit_wbc::Club;
  using Rookie = speed_circuit_wbc::Rookie;
  static constexpr const char* kSmallBoard = "WB";
};

template <RuleSet R>
typename R::Game game_on(const char* board, int laps) {
  return *R::make_game(*load_board(board, BoardForm::lanes), {.laps = laps});
}

// What is counted here is the same sure race.
LapGoal sure_race(int laps) {
  LapGoal goal = goal_for_laps(laps);
  goal.is_sure = true;
  goal.beyond_turns = 0.1;
  return goal;
}

template <RuleSet R, class Thought, class Look>
typename R::State drive(const typename R::Game& game, typename R::State state,
                        const Thought& thought, std::uint64_t seed, Look look) {
  Random dice(seed);
  NoEvents nobody;
  play_out<R>(
      game, state,
      [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
        look(now);
        return thought.choose(game, now, seat, legal);
      },
      dice, nobody);
  return state;
}

// Never more than the exact solver says of sure decisions, and not much less.
TEST(PricedLap, IsABoundCloseToThePerfectLap) {
  int positions = 0;
  double short_of = 0;
  for (const char* board : {"SB", "monza"}) {
    const auto game = game_on<SpeedCircuit>(board, 1);
    PricedLap<SpeedCircuit> priced(game, Shelf());
    LapTable<SpeedCircuit> exact(game, sure_race(1));
    const speed_circuit::Rookie rookie(game);
    for (const int build : {9, 40}) {
      drive<SpeedCircuit>(game, Lone<SpeedCircuit>::start(game, build), rookie, 1,
                          [&](const speed_circuit::State& now) {
                            if (now.phase != speed_circuit::Phase::plot) return;
                            const double turns = exact.turns(now, 0);
                            const double bound = priced.time(game, now.cars[0]) / 100.0;
                            EXPECT_LE(bound, turns + 0.001)
                                << board << ", build " << build << ", at " << now.cars[0].progress;
                            short_of += turns - bound;
                            ++positions;
                          });
    }
  }
  EXPECT_GT(positions, 30);
  EXPECT_LT(short_of / positions, 0.15);
}

// A club driver alone needs no dice, and hardly more turns than the best there is.
TEST(PricedLap, LeadsAroundAsFastAsThePerfectLap) {
  const auto game = game_on<SpeedCircuit>("monza", 1);
  Shelf shelf;
  const speed_circuit::Club club(game, shelf);
  for (int build = 0; build < speed_circuit::kBuildCount; build += 25) {
    LapTable<SpeedCircuit> exact(game, sure_race(1));
    const auto start = Lone<SpeedCircuit>::start(game, build);
    const double perfect = exact.turns(start, 0);
    const auto end = drive<SpeedCircuit>(game, start, club, 1, [](const speed_circuit::State&) {});
    const double driven = end.turn - 0.1 * (end.cars[0].progress - game.course.rows);
    EXPECT_EQ(end.cars[0].status, speed_circuit::Status::finished);
    EXPECT_LE(driven, perfect + 0.5) << "build " << build;
  }
}

// With room for a single table every car makes its own anew, and drives the same.
TEST(PricedLap, ForgetsTheTablesOfCarsThatItHasNoRoomFor) {
  const auto game = game_on<SpeedCircuit>("SB", 2);
  PricedLap<SpeedCircuit> all(game, Shelf());
  PricedLap<SpeedCircuit> one(game, Shelf(1));
  auto car = Lone<SpeedCircuit>::start(game, 0).cars[0];
  std::size_t with_one = 0;
  for (int round = 0; round < 2; ++round) {
    for (const int top : {120, 140, 160, 180}) {
      car.specs.top = Speed::from_mph(top);
      EXPECT_EQ(one.time(game, car), all.time(game, car)) << top;
      if (with_one == 0) with_one = bytes_held(one);
    }
  }
  EXPECT_EQ(bytes_held(one), with_one);
  EXPECT_GT(bytes_held(all), 2 * with_one - bytes_held(all.book()));
}

template <class R>
class PlottedClub : public ::testing::Test {};
using PlottedGames = ::testing::Types<SpeedCircuit, SpeedCircuitWbc>;
TYPED_TEST_SUITE(PlottedClub, PlottedGames);

TYPED_TEST(PlottedClub, WearIsWorthTimeAndDamageCostsIt) {
  using R = TypeParam;
  const auto game = game_on<R>("monza", 2);
  PricedLap<R> lap(game, Shelf());
  typename R::State state = Lone<R>::start(game, 0);
  auto& car = state.cars[0];
  int before = PricedLap<R>::kNever;
  for (int wear = 0; wear <= 10; ++wear) {
    car.wear = static_cast<decltype(car.wear)>(wear);
    EXPECT_LE(lap.time(game, car), before) << wear;
    before = lap.time(game, car);
  }
  car.wear = 0;
  EXPECT_GE(lap.time(game, car), before + 100);
  const int whole = lap.time(game, car);
  car.specs.top = car.specs.top - 40_mph;
  EXPECT_GT(lap.time(game, car), whole);
  // Home is home; out is worse than any race.
  car.progress = static_cast<std::int16_t>(2 * game.course.rows + 3);
  EXPECT_EQ(lap.time(game, car), -30);
  car.progress = 5;
  car.status = decltype(car.status)::crash;
  EXPECT_GT(lap.time(game, car), 2 * whole);
}

// From any position that random driving leads to, he finds an answer on his list, and the same from
// the whole state as from his view of it.
TYPED_TEST(PlottedClub, ChoosesFromTheListWhateverThePosition) {
  using R = TypeParam;
  using Club = typename Drivers<R>::Club;
  for (const char* board : {Drivers<R>::kSmallBoard, "monza"}) {
    const auto game = game_on<R>(board, 1);
    Shelf shelf;
    const Club club(game, shelf);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      SCOPED_TRACE(std::string(board) + ", seed " + std::to_string(seed));
      Random random(seed);
      typename R::State state = R::setup(game, 6);
      NoEvents nobody;
      play_out<R>(
          game, state,
          [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
            const auto choice = club.choose(game, now, seat, legal);
            EXPECT_NE(std::find(legal.begin(), legal.end(), choice), legal.end());
            EXPECT_EQ(choice, club.choose(game, R::view(now, seat), seat, legal));
            return choose_random<R>(legal, random);
          },
          random, nobody);
    }
  }
}

// Seats in turn: whoever of the two has the first, a club driver wins nearly always.
TYPED_TEST(PlottedClub, BeatsRookies) {
  using R = TypeParam;
  const auto game = game_on<R>("monza", 1);
  Shelf shelf;
  const typename Drivers<R>::Club club(game, shelf);
  const typename Drivers<R>::Rookie rookie(game);
  int wins = 0;
  constexpr int kRaces = 20;
  for (int n = 0; n < kRaces; ++n) {
    Random dice(static_cast<std::uint64_t>(n) / 2 + 1);
    NoEvents nobody;
    typename R::State state = R::setup(game, 6);
    const auto is_club = [&](int seat) { return seat % 2 == n % 2; };
    play_out<R>(
        game, state,
        [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
          return is_club(index(seat)) ? club.choose(game, now, seat, legal)
                                      : rookie.choose(game, now, seat, legal);
        },
        dice, nobody);
    for (int seat = 0; seat < 6; ++seat) {
      if (state.cars[static_cast<std::size_t>(seat)].place == 1 && is_club(seat)) ++wins;
    }
  }
  EXPECT_GE(wins, kRaces * 3 / 4);
}

// WBC-2.9a  After a spin it gets away no faster than it accelerates, however fast it starts.
TEST(PricedLap, KnowsHowACarStartsAfterASpin) {
  const speed_circuit_wbc::Game game = game_on<SpeedCircuitWbc>("WB", 1);
  PricedLap<SpeedCircuitWbc> lap(game, Shelf());
  speed_circuit_wbc::Car car = Lone<SpeedCircuitWbc>::start(game, 0).cars[0];
  car.specs = {Speed::from_mph(100), Speed::from_mph(20), Speed::from_mph(40),
               Speed::from_mph(160)};
  car.starting = true;
  const int fresh = lap.time(game, car);
  car.spun = true;
  EXPECT_GT(lap.time(game, car), fresh);
  car.specs.accel = car.specs.start;
  const int spun = lap.time(game, car);
  car.spun = false;
  EXPECT_EQ(lap.time(game, car), spun);
}

}  // namespace
}  // namespace chicane
