#include "rules/speed_circuit_wbc/finish.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

TEST(Home, IsTheRowBeforeTheLineAtTheEndOfTheLastLap) {
  struct Case {
    const char* rule;
    int laps;
    int progress;
    bool want;
  };
  const Case cases[] = {
      {"WBC-2.14a the row just before the line", 3, 120, true},
      {"WBC-2.14a one row short of it", 3, 119, false},
      {"WBC-2.14a beyond", 3, 125, true},
      {"WBC-2.14a of an earlier lap", 3, 80, false},
      {"WBC-2.14a a race of one lap", 1, 40, true},
      {"WBC-2.14a on the grid", 1, 0, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    const TestTable table({.laps = c.laps});
    Car car{};
    car.progress = static_cast<std::int16_t>(c.progress);
    EXPECT_EQ(has_come_home(table.game(), car), c.want);
  }
}

TEST(Late, IsACarThatSpunOrIsOffTrack) {
  TestTable table;
  Car& car = table.add_car("I40");
  EXPECT_FALSE(is_late(table.course(), car));
  car.spun = true;
  EXPECT_TRUE(is_late(table.course(), car)) << "WBC-2.14c";
  car.spun = false;
  car.at = table.space("Y40");
  EXPECT_TRUE(is_late(table.course(), car));
}

struct Entry {
  const char* place;
  int progress;
  bool spun = false;
  Status status = Status::running;
};

TEST(Finishers, AreRankedByProgressThenCrossing) {
  struct Case {
    const char* rule;
    std::vector<Entry> cars;
    std::vector<int> order;  // Of movement.
    std::vector<int> want;
  };
  const Case cases[] = {
      {"SC-11.2 who came further", {{"I2", 122}, {"I3", 123}}, {0, 1}, {1, 0}},
      {"SC-11.3 of equal ones who crossed first", {{"I2", 122}, {"M2", 122}}, {1, 0}, {1, 0}},
      {"WBC-2.14a those who are home", {{"I39", 119}, {"O40", 120}}, {0, 1}, {1}},
      {"WBC-2.14b a crash", {{"I2", 122, false, Status::crash}, {"M2", 122}}, {0, 1}, {1}},
      {"WBC-2.14c spun: behind all others", {{"I5", 125, true}, {"O40", 120}}, {0, 1}, {1, 0}},
      {"WBC-2.14c off track too", {{"X5", 125}, {"O40", 120}}, {0, 1}, {1, 0}},
      {"WBC-2.14c among them progress",
       {{"X5", 125}, {"I6", 126, true}, {"O40", 120}},
       {0, 1, 2},
       {2, 1, 0}},
      {"WBC-2.14c then crossing", {{"X5", 125}, {"I5", 125, true}}, {1, 0}, {1, 0}},
      {"already finished", {{"I2", 122, false, Status::finished}, {"M2", 122}}, {0, 1}, {1}},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    for (const Entry& entry : c.cars) {
      Car& car = table.add_car(entry.place);
      car.progress = static_cast<std::int16_t>(entry.progress);
      car.spun = entry.spun;
      car.status = entry.status;
    }
    for (const int car : c.order)
      table.state.order[table.state.order_count++] = static_cast<std::uint8_t>(car);
    const InlineVector<std::uint8_t, kCarsMax> found = finishers(table.game(), table.state);
    EXPECT_EQ(std::vector<int>(found.begin(), found.end()), c.want);
  }
}

TEST(RaceOver, IsWhenNobodyDrivesOnOrTheLimitIsReached) {
  struct Case {
    const char* rule;
    Status first, second;
    int turn;
    int turn_limit;
    bool want;
  };
  const Case cases[] = {
      {"one still drives", Status::running, Status::finished, 50, 0, false},
      {"all have finished", Status::finished, Status::finished, 50, 0, true},
      {"all are out", Status::crash, Status::kitty, 50, 0, true},
      {"some of each", Status::engine, Status::finished, 50, 0, true},
      {"W36 before the limit", Status::running, Status::running, 9, 10, false},
      {"W36 the limit", Status::running, Status::running, 10, 10, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.turn_limit = c.turn_limit});
    table.add_car("I1").status = c.first;
    table.add_car("O1").status = c.second;
    table.state.turn = static_cast<std::uint16_t>(c.turn);
    EXPECT_EQ(is_race_over(table.game(), table.state), c.want);
  }
}

// --- The last turn -----------------------------------------------------------------------------

// Interaction 13: a wreck roll on the finishing move comes before the finish.
TEST(Finish, CountsWhereTheCarFinallyStands) {
  struct Case {
    const char* rule;
    int total;
    Status status;
    int place;
  };
  const Case cases[] = {
      {"safe: first", 8, Status::finished, 1},
      {"a spin makes it late", 9, Status::finished, 2},
      {"a crash is no finish", 12, Status::crash, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.laps = 1}, two_lanes());
    table.add_car("I18", 60_mph);
    table.add_car("O17", 60_mph);
    table.plot_all({60, 60});
    table.state.markers[0] = table.space("O1");
    table.state.marker_count = 1;
    table.drive_over({"I19", "I20", "I1"});
    table.take(0, end_move());
    table.roll_for(c.total / 2, c.total - c.total / 2);
    table.drive_over({"O18", "O19", "O20"});
    table.take(1, end_move());
    EXPECT_EQ(table.state.phase, Phase::over);
    EXPECT_EQ(table.car(0).status, c.status);
    EXPECT_EQ(table.car(0).place, c.place);
    EXPECT_EQ(table.car(0).finish_turn, c.place > 0 ? 1 : 0);
    EXPECT_EQ(table.car(1).place, c.place == 1 ? 2 : 1);
  }
}

TEST(Finish, LeavesTheOthersToDriveOn) {
  TestTable table({.laps = 1}, two_lanes());
  table.add_car("I19", 20_mph);
  table.add_car("O5", 20_mph);
  table.plot_all({20, 20});
  table.drive_over({"I20"});
  table.take(0, end_move());
  table.drive_over({"O6"});
  table.take(1, end_move());
  EXPECT_EQ(table.car(0).status, Status::finished);
  EXPECT_EQ(table.state.phase, Phase::plot);
  EXPECT_EQ(table.state.waiting, 0b10) << "plots of those who drive on";
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
