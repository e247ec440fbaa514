#include "rules/speed_circuit/finish.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit/game_for_tests.h"

namespace chicane::speed_circuit {
namespace {

TEST(Finish, IsPassedOneRowBeyondTheLastLap) {
  struct Case {
    const char* rule;
    int laps;
    int progress;
    bool want;
  };
  // A lap has 30 rows.
  const Case cases[] = {
      {"SC-11.1 the last row before the line", 1, 30, false},
      {"SC-11.1 the first row past it", 1, 31, true},
      {"SC-11.1 a lap to go", 2, 31, false},
      {"SC-11.1 on the line", 2, 60, false},
      {"SC-11.1 past it", 2, 61, true},
      {"SC-11.1 on the grid", 1, 0, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const TestTable table({.laps = c.laps});
    Car car{};
    car.progress = static_cast<std::int16_t>(c.progress);
    EXPECT_EQ(has_passed_finish(table.game(), car), c.want);
  }
}

TEST(Finish, LapsAreCompletedOneRowBeyondTheLine) {
  const TestTable table;
  struct Case {
    int progress;
    int want;
  };
  const Case cases[] = {{-31, 0}, {-2, 0}, {0, 0}, {1, 0}, {30, 0}, {31, 1}, {60, 1}, {61, 2}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.progress);
    EXPECT_EQ(laps_completed(table.game().course, c.progress), c.want);
  }
}

TEST(Finish, OfOneTurnIsByProgressThenByWhoCrossedEarlier) {
  struct Runner {
    int progress;
    Status status = Status::running;
  };
  struct Case {
    const char* rule;
    std::vector<Runner> cars;
    std::vector<std::uint8_t> order;
    std::vector<std::uint8_t> want;
  };
  const Case cases[] = {
      {"SC-11.1 nobody yet", {{30}, {29}}, {0, 1}, {}},
      {"SC-11.1 only who has passed", {{31}, {30}}, {0, 1}, {0}},
      {"SC-11.1 greater progress first", {{31}, {33}, {32}}, {0, 1, 2}, {1, 2, 0}},
      {"SC-11.2 equal: who crossed earlier", {{33}, {33}, {33}}, {2, 0, 1}, {2, 0, 1}},
      {"SC-11.2 behind a better one too", {{33}, {33}, {35}}, {1, 0, 2}, {2, 1, 0}},
      {"Q31 a crash cancels the finish", {{35, Status::crash}, {31}}, {0, 1}, {1}},
      {"SC-11.3 who has finished before is not asked again",
       {{35, Status::finished}, {31}},
       {1},
       {1}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    for (const Runner& runner : c.cars) {
      Car& car = table.state.cars[table.state.car_count++];
      car.progress = static_cast<std::int16_t>(runner.progress);
      car.status = runner.status;
    }
    table.state.order_count = static_cast<std::uint8_t>(c.order.size());
    std::copy(c.order.begin(), c.order.end(), table.state.order.begin());
    const auto cars = finishers(table.game(), table.state);
    EXPECT_EQ(std::vector<std::uint8_t>(cars.begin(), cars.end()), c.want);
  }
}

TEST(RaceEnd, ByWhoIsRunningWhoHasFinishedAndTheTurn) {
  struct Case {
    const char* rule;
    Options options;
    std::vector<Status> cars;
    int finished;
    int turn;
    bool want;
  };
  const Status running = Status::running;
  const Status done = Status::finished;
  const Status crash = Status::crash;
  const Case cases[] = {
      {"SC-11.3 it goes on for the other places", {}, {done, running}, 1, 9, false},
      {"SC-T.4 nobody is running", {}, {done, crash}, 1, 9, true},
      {"SC-T.4 also when none has finished", {}, {crash, crash}, 0, 9, true},
      {"Q32 first_2 and one has finished",
       {.race_end_after = 2},
       {done, running, running},
       1,
       9,
       false},
      {"Q32 first_2 and two have", {.race_end_after = 2}, {done, done, running}, 2, 9, true},
      {"Q32 three on one turn", {.race_end_after = 2}, {done, done, done, running}, 3, 9, true},
      {"Q32 first_2 of one", {.race_end_after = 2}, {done, crash}, 1, 9, true},
      {"SC-T.5 before the limit", {.turn_limit = 10}, {running}, 0, 9, false},
      {"SC-T.5 at the limit", {.turn_limit = 10}, {running}, 0, 10, true},
      {"SC-T.5 without a limit", {}, {running}, 0, 9999, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table(c.options);
    for (const Status status : c.cars) table.state.cars[table.state.car_count++].status = status;
    table.state.finished = static_cast<std::uint8_t>(c.finished);
    table.state.turn = static_cast<std::uint16_t>(c.turn);
    EXPECT_EQ(is_race_over(table.game(), table.state), c.want);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
