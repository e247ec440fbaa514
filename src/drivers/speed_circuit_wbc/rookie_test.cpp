#include "drivers/speed_circuit_wbc/rookie.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/speed_circuit_wbc/game_for_tests.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/preparation.h"

namespace chicane::speed_circuit_wbc {
namespace {

Game game_on(const char* board, const Options& options) {
  return *SpeedCircuitWbc::make_game(*load_board(board), options);
}

constexpr for_tests::LawfulChoice<SpeedCircuitWbc> choice;

// From any position that random driving leads to, he finds an answer on his list, and the same from
// the whole state as from his view of it.
TEST(WbcRookie, ChoosesFromTheListWhateverThePosition) {
  for (const char* board_name : {"WB", "W4", "monza"}) {
    SCOPED_TRACE(board_name);
    const Game game = game_on(board_name, {.laps = 1});
    const Rookie rookie(game);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      for_tests::expect_lawful_choices<SpeedCircuitWbc>(rookie, game, 12, seed);
    }
  }
}

// A whole race of rookies; `look` sees every choice before it is made.
template <class Look>
EventLog<Event> race_of_rookies(const Game& game, int seats, std::uint64_t seed, State& state,
                                Look look) {
  const Rookie rookie(game);
  Random dice(seed);
  EventLog<Event> log;
  state = SpeedCircuitWbc::setup(game, seats);
  play_out<SpeedCircuitWbc>(
      game, state,
      [&](const State& now, Seat seat, const DecisionList& legal) {
        if (seat == kChance) return choose_random<SpeedCircuitWbc>(legal, dice);
        const Decision decision = rookie.choose(game, now, seat, legal);
        look(now, seat, decision, legal);
        return decision;
      },
      dice, log);
  return log;
}

// He pushes nothing and slips nobody.
TEST(WbcRookie, TakesNoTestThatHeCanAvoid) {
  const Game game = game_on("monza", {.laps = 1});
  State state;
  const EventLog<Event> log = race_of_rookies(
      game, 6, 3, state, [](const State&, Seat, const Decision&, const DecisionList&) {});
  EXPECT_FALSE(log.events.empty());
  for (const Event& event : log.events) {
    EXPECT_NE(event.kind, EventKind::start_held);
    EXPECT_NE(event.kind, EventKind::misshifted);
    EXPECT_NE(event.kind, EventKind::stalled);
    EXPECT_NE(event.kind, EventKind::engine_held);
    EXPECT_NE(event.kind, EventKind::engine_damaged);
    EXPECT_NE(event.kind, EventKind::slipped);
  }
}

// He bids and takes off what he has, and of options one he can pay if there is one.
TEST(WbcRookie, SpendsNoMoreThanHeHas) {
  int payments = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Game game = game_on("WB", {.laps = 2});
    State end;
    race_of_rookies(
        game, 12, seed, end,
        [&](const State& now, Seat seat, const Decision& decision, const DecisionList& legal) {
          const Car& car = now.cars[index(seat)];
          if (now.phase == Phase::bid) {
            const Bid given = bid_of(decision);
            EXPECT_TRUE(given.wear <= car.wear && given.ones <= car.ones && given.threes == 0);
          }
          if (now.phase == Phase::chips) {
            EXPECT_LE(decision.number, car.ones);
          }
          if (now.phase != Phase::brake_option && now.phase != Phase::corner_option) return;
          const Demand demand = now.phase == Phase::brake_option ? braking_demand(now.move)
                                                                 : cornering_demand(car, now.move);
          const auto is_payable = [&](const Decision& option) {
            return demand.wear_due(chart_option(option)) <= car.wear;
          };
          EXPECT_EQ(is_payable(decision), std::any_of(legal.begin(), legal.end(), is_payable));
          ++payments;
        });
  }
  EXPECT_GT(payments, 50) << "the test has seen something";
}

// 40 over the deceleration: 2W, or 1W and a test; 20 over: 1W, or a test.
TEST(WbcRookie, PaysWithoutDiceIfHeCanAndNeverWhatHeHasNot) {
  struct Case {
    int plot;
    int wear;
    ChartOption want;
  };
  const Case cases[] = {{40, 2, {.wear = 2}},
                        {40, 1, {.wear = 1, .die = true}},
                        {60, 1, {.wear = 1}},
                        {60, 0, {.die = true}}};
  for (const Case& c : cases) {
    SCOPED_TRACE(std::to_string(c.plot) + " with " + std::to_string(c.wear));
    TestTable table;
    table.add_car("I1", 120_mph).wear = static_cast<std::uint8_t>(c.wear);
    table.plot_all({c.plot});
    ASSERT_EQ(table.state.phase, Phase::brake_option);
    EXPECT_EQ(choice(Rookie(table.game()), table.game(), table.state, seat_at(0)), brake(c.want));
  }
}

// Cars by seat, so that a field of rookies is no procession.
TEST(WbcRookie, BuildsLawfullyAndNotAllAlike) {
  const Game game = game_on("WB", {});
  const Rookie rookie(game);
  const State state = SpeedCircuitWbc::setup(game, 12);
  std::vector<Decision> builds;
  for (int seat = 0; seat < 12; ++seat) {
    builds.push_back(choice(rookie, game, state, seat_at(seat)));
    EXPECT_TRUE(levels_hold(levels(builds.back())) && level_sum_holds(levels(builds.back())));
  }
  std::sort(builds.begin(), builds.end());
  EXPECT_GE(std::unique(builds.begin(), builds.end()) - builds.begin(), 4);
}

TEST(WbcRookie, AFullFieldFinishesMonza) {
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Game game = game_on("monza", {.laps = 3});
    State state;
    race_of_rookies(game, 12, seed, state,
                    [](const State&, Seat, const Decision&, const DecisionList&) {});
    EXPECT_EQ(state.phase, Phase::over);
    finished += state.finished;
  }
  EXPECT_GE(finished, 33) << "of thirty-six";
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
