// A table at which a test can put any position and drive on from it. The boards are those of the
// conformance cases.
#pragma once

#include "board/cells_for_tests.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/lib/ring_table_for_tests.h"

namespace chicane::grand_prix_basic {

class TestTable : public for_tests::RingTable<GrandPrixBasic> {
 public:
  explicit TestTable(const Options& options = {}, const Board& board = for_tests::test_ring())
      : RingTable(board, options) {}

  Car& add_car(int cell, int to_go = 2, Status status = Status::run) {
    Car& car = add_running_car(cell, to_go);
    car.status = status;
    return car;
  }

  void go(int car) {
    if ((state.acted >> car & 1u) != 0) begin_move(game(), state);
    begin_go(game(), state, car);
  }

  // The car takes its dice, and they fall.
  void threw(int car, const std::vector<int>& faces) {
    go(car);
    take(dice(static_cast<int>(faces.size())));
    rolls(faces);
  }
};

}  // namespace chicane::grand_prix_basic
