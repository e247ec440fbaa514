#include "drivers/speed_circuit/rookie.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/random_play.h"

namespace chicane::speed_circuit {
namespace {

Decision choice(const Rookie& rookie, const Game& game, const State& state, Seat seat) {
  DecisionList legal;
  SpeedCircuit::legal(game, state, seat, legal);
  const Decision decision = rookie.choose(game, state, seat, legal);
  EXPECT_NE(std::find(legal.begin(), legal.end(), decision), legal.end()) << "not on the list";
  return decision;
}

// From any position that random driving leads to, he finds an answer on his list, and the same from
// the whole state as from his view of it.
TEST(Rookie, ChoosesFromTheListWhateverThePosition) {
  for (const char* board_name : {"SB", "monza"}) {
    const Game game = *SpeedCircuit::make_game(*load_board(board_name), {.laps = 1});
    const Rookie rookie(game);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      SCOPED_TRACE(std::string(board_name) + ", seed " + std::to_string(seed));
      Random random(seed);
      State state = SpeedCircuit::setup(game, 6);
      NoEvents nobody;
      play_out<SpeedCircuit>(
          game, state,
          [&](const State& now, Seat seat, const DecisionList& legal) {
            EXPECT_EQ(choice(rookie, game, now, seat),
                      choice(rookie, game, SpeedCircuit::view(now, seat), seat));
            return choose_random<SpeedCircuit>(legal, random);
          },
          random, nobody);
    }
  }
}

// He pushes nothing and slips nobody.
TEST(Rookie, TakesNoTestThatHeCanAvoid) {
  const Game game = *SpeedCircuit::make_game(*load_board("monza"), {.laps = 1});
  const Rookie rookie(game);
  Random dice(3);
  State state = SpeedCircuit::setup(game, 6);
  EventLog<Event> log;
  play_out<SpeedCircuit>(
      game, state,
      [&](const State& now, Seat seat, const DecisionList& legal) {
        return rookie.choose(game, now, seat, legal);
      },
      dice, log);
  EXPECT_FALSE(log.events.empty());
  for (const Event& event : log.events) {
    EXPECT_NE(event.kind, EventKind::start_held);
    EXPECT_NE(event.kind, EventKind::stalled);
    EXPECT_NE(event.kind, EventKind::engine_held);
    EXPECT_NE(event.kind, EventKind::engine_damaged);
    EXPECT_NE(event.kind, EventKind::slip_taken);
    EXPECT_NE(event.kind, EventKind::slip_refused);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
