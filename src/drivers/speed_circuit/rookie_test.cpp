#include "drivers/speed_circuit/rookie.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"

namespace chicane::speed_circuit {
namespace {

// From any position that random driving leads to, he finds an answer on his list, and the same from
// the whole state as from his view of it.
TEST(Rookie, ChoosesFromTheListWhateverThePosition) {
  for (const char* board_name : {"SB", "monza"}) {
    SCOPED_TRACE(board_name);
    const Game game = *SpeedCircuit::make_game(*load_board(board_name), {.laps = 1});
    const Rookie rookie(game);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      for_tests::expect_lawful_choices<SpeedCircuit>(rookie, game, 6, seed);
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
