#include "solver/speed_circuit_wbc/lone.h"

#include "catalog/boards.h"
#include "rules/speed_circuit_wbc/game_for_tests.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using speed_circuit_wbc::Game;
using speed_circuit_wbc::Options;
using speed_circuit_wbc::SpeedCircuitWbc;
using speed_circuit_wbc::State;
using speed_circuit_wbc::TestTable;
using LoneCar = Lone<SpeedCircuitWbc>;

const int kAllRound = speed_circuit_wbc::build_number({0, 0, 1, 1, 0, 0});

Game monza(int laps) {
  Options options;
  options.laps = laps;
  return *SpeedCircuitWbc::make_game(*load_board("monza", BoardForm::lanes), options);
}

TEST(LoneSpeedCircuitWbc, KeysHoldAllThatBearsOnTheFuture) {
  const TestTable table;
  expect_keys_hold_all<SpeedCircuitWbc>(table.game(), LoneCar::start(table.game(), kAllRound), 200);
  const Game game = monza(1);
  expect_keys_hold_all<SpeedCircuitWbc>(game, LoneCar::start(game, kAllRound), 100);
}

}  // namespace

}  // namespace chicane
