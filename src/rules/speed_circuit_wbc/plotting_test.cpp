#include "rules/speed_circuit_wbc/plotting.h"

#include <gtest/gtest.h>

#include <functional>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr CornerId kK1{0};
constexpr CornerId kK3{2};
constexpr LineId kR1{0};
constexpr LineId kG1{1};

struct Case {
  std::string rule;
  const char* place;
  Speed speed;
  int highest;
  std::function<void(Car&)> prepare = [](Car&) {};
  Board (*board)() = tournament_track;
};

// Specifications are 60/40/40/160 unless the row changes them.
void expect_highest(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({}, c.board());
    Car& car = table.add_car(c.place, c.speed);
    c.prepare(car);
    EXPECT_EQ(highest_plot(table.game(), car).mph(), c.highest);
    EXPECT_EQ(table.legal(0).size(), static_cast<std::size_t>(c.highest / 20 + 1))
        << "every speed up to it is listed";
  }
}

void starting(Car& car) { car.starting = true; }
void spun(Car& car) { car.spun = true; }

std::function<void(Car&)> specs(const Specs& given, bool is_starting = false) {
  return [=](Car& car) {
    car.specs = given;
    car.starting = is_starting;
  };
}

// A level bought in the corner.
std::function<void(Car&)> level(CornerId corner, Speed bought) {
  return [=](Car& car) {
    car.passage.ledgers[car.passage.ledger_count].corner = corner;
    car.passage.ledgers[car.passage.ledger_count++].level = bought;
  };
}

// On the line, so many spaces of it behind.
std::function<void(Car&)> on_line(LineId line, int spot) {
  return [=](Car& car) {
    car.passage.lines[car.passage.line_count++] = {line, static_cast<std::uint8_t>(spot)};
  };
}

TEST(HighestPlot, OnTheTrackIsWhatAPushCanReach) {
  expect_highest({
      {"SC-4.3a acceleration and a push", "I1", 40_mph, 100},
      {"W29 from rest", "I1", 0_mph, 60},
      {"SC-4.3a top speed and a push", "I1", 140_mph, 180},
      {"SC-4.3a both at once", "I1", 120_mph, 180},
      {"SC-4.3a not beyond although it is driven", "I1", 200_mph, 180},
      {"WBC-1.0 the fastest of all", "I1", 200_mph, 220, specs({60_mph, 80_mph, 40_mph, 200_mph})},
      {"SC-10.1 Start Speed and a push", "I40", 0_mph, 80, starting},
      {"R1 not beyond top speed and a push", "I40", 0_mph, 120,
       specs({120_mph, 40_mph, 40_mph, 100_mph}, true)},
  });
}

TEST(HighestPlot, AfterASpinIsTheLowerOfStartAndAcceleration) {
  expect_highest({
      {"WBC-2.9a acceleration", "I1", 0_mph, 40, spun},
      {"WBC-2.9a Start Speed", "I1", 0_mph, 20,
       [](Car& car) {
         car.spun = true;
         car.specs.start = 20_mph;
       }},
      {"WBC-2.9c no push, fast as the car may be", "I1", 0_mph, 80,
       [](Car& car) {
         car.spun = true;
         car.specs = {120_mph, 80_mph, 40_mph, 160_mph};
       }},
      {"WBC-2.9a beside the track too", "X1", 0_mph, 40, spun},
  });
}

TEST(HighestPlot, OffTrackKnowsNoPush) {
  expect_highest({
      {"WBC-2.11e acceleration", "X1", 40_mph, 80},
      {"WBC-2.11e top speed", "Y1", 140_mph, 160},
      {"WBC-2.11e not beyond top although it is driven", "Y1", 180_mph, 160},
  });
}

TEST(HighestPlot, InACornerIsWhatItsSpacesStillAllow) {
  expect_highest({
      {"WBC-2.5d M12 and M13 allow 80", "I11", 60_mph, 80},
      {"WBC-2.5d O12 and O13 allow 100", "O11", 60_mph, 100},
      {"WBC-2.4b from the last marked space freely", "I13", 60_mph, 120},
      {"WBC-2.5d the same speed goes on", "I11", 120_mph, 120},
      {"WBC-2.5d however fast it is", "I11", 180_mph, 180},
      {"WBC-2.5d a level of 20", "I11", 60_mph, 100, level(kK1, 20_mph)},
      {"WBC-2.5d a level of 40", "I11", 60_mph, 120, level(kK1, 40_mph)},
      {"WBC-2.5d the level of another corner", "I11", 60_mph, 80, level(kK3, 40_mph)},
      {"WBC-2.5d lower limits ahead", "I23", 60_mph, 80},
      {"WBC-2.5d beyond the limits that lie behind", "I31", 60_mph, 100},
      {"WBC-2.5d ref counts, not the 0 after a spin", "I30", 0_mph, 80,
       [](Car& car) {
         car.spun = true;
         car.ref = 80_mph;
         car.specs = {120_mph, 80_mph, 40_mph, 160_mph};
       }},
      {"WBC-2.5d after a slow spin the corner binds", "I30", 0_mph, 60,
       [](Car& car) {
         car.spun = true;
         car.specs = {120_mph, 80_mph, 40_mph, 160_mph};
       }},
      {"WBC-2.5d a strip is no corner", "X11", 60_mph, 100},
  });
}

// K1 rows 10-13, 60 in both lanes; R1 is joined inside.
Board line_in_corner() {
  Board board = chicane::for_tests::ring(30, {"I", "O"});
  chicane::for_tests::post(board, "K1", {"I10", "I11", "I12", "I13"}, 60);
  chicane::for_tests::post(board, "K1", {"O10", "O11", "O12", "O13"}, 60);
  chicane::for_tests::draw_line(board, "R1", {"I11", "I12", "I13", "I14"});
  return with_strips(board);
}

TEST(HighestPlot, InACornerRisesByALine) {
  expect_highest({
      {"WBC-2.5d without it", "I30", 60_mph, 60},
      {"WBC-2.16 the green line gives 40", "I30", 60_mph, 100, on_line(kG1, 1)},
      {"WBC-2.5d line and level", "I30", 60_mph, 120,
       [](Car& car) {
         on_line(kG1, 1)(car);
         level(kK3, 20_mph)(car);
       }},
      {"WBC-2.5d a red line gives 20", "I10", 60_mph, 80, [](Car&) {}, line_in_corner},
      {"WBC-2.5d too late to join it", "I11", 60_mph, 60, [](Car&) {}, line_in_corner},
      {"WBC-2.9d none from a line on which it spun", "I10", 60_mph, 60,
       [](Car& car) { car.passage.spoilt_lines = 1; }, line_in_corner},
  });
}

TEST(Cards, AreCorrectedToWhatCanBeAchieved) {
  struct Row {
    const char* rule;
    Speed speed;
    Card card;
    int want;
    std::function<void(Car&)> prepare = [](Car&) {};
  };
  const Row rows[] = {
      {"WBC-2.1a a speed", 40_mph, card(60_mph), 60},
      {"W6 any lower speed can be had", 160_mph, card(0_mph), 0},
      {"WBC-2.2b the highest needs no correction", 40_mph, card(100_mph), 100},
      {"WBC-2.2b above it the nearest", 40_mph, card(120_mph), 100},
      {"WBC-2.2b however far", 40_mph, card(220_mph), 100},
      {"WBC-2.1b the same speed", 40_mph, Card::mps, 40},
      {"WBC-2.1b a speed above top is kept", 180_mph, Card::mps, 180},
      {"WBC-2.2b but not one beyond a push", 200_mph, Card::mps, 180},
      {"WBC-2.2a nothing is the same speed", 40_mph, Card::none, 40},
      {"WBC-2.2a before the start it is 0", 0_mph, Card::none, 0, starting},
      {"W30 so is MPS", 0_mph, Card::mps, 0, starting},
      {"WBC-2.2a after a spin it is 0", 0_mph, Card::none, 0, spun},
      {"W30 so is MPS", 0_mph, Card::mps, 0, spun},
      {"WBC-2.2b after a spin", 0_mph, card(60_mph), 40, spun},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    TestTable table;
    Car& car = table.add_car("I1", row.speed);
    row.prepare(car);
    EXPECT_EQ(corrected(table.game(), car, row.card).mph(), row.want);
  }
}

TEST(Cards, AreSpeedsOrNameNone) {
  EXPECT_TRUE(names_speed(card(0_mph)));
  EXPECT_TRUE(names_speed(card(220_mph)));
  EXPECT_FALSE(names_speed(Card::mps));
  EXPECT_FALSE(names_speed(Card::none));
  EXPECT_EQ(speed_of(card(140_mph)), 140_mph);
}

TEST(Raise, IsASpeedAboveThatOfTheTurnBefore) {
  Car car{};
  car.speed = 0_mph;
  car.ref = 60_mph;
  EXPECT_FALSE(is_raised(car, 60_mph));
  EXPECT_TRUE(is_raised(car, 80_mph));
}

// --- Steps at a raised speed -------------------------------------------------------------------

// A car that has come to I11 on R1, at that speed.
Passage on_r1(const Course& course, SpaceId i11, Speed speed) {
  Passage passage{};
  join_line(passage, {kR1, 2, 0, false});
  enter_corner(course, passage, i11, speed);
  return passage;
}

// A level of 20 bought in K1.
Passage bought_k1() {
  Passage passage{};
  passage.ledger_count = 1;
  passage.ledgers[0].corner = kK1;
  passage.ledgers[0].level = 20_mph;
  return passage;
}

TEST(RaisedStep, IsBoundByTheSpacesOfItsCorner) {
  const TestTable table;
  const Course& course = table.course();
  const Passage none{};
  const Passage line = on_r1(course, table.space("I11"), 80_mph);
  const Passage bought = bought_k1();
  struct Row {
    const char* rule;
    const Passage& passage;
    const char* to;
    RaisedStep raised;
    bool want;
  };
  const Row rows[] = {
      {"WBC-2.5d too fast", none, "I12", {kK1, 80_mph, false, false}, false},
      {"WBC-2.5d fast enough", none, "M12", {kK1, 80_mph, false, false}, true},
      {"WBC-2.5d out of the corner", none, "I14", {kK1, 200_mph, false, false}, true},
      {"WBC-2.5d another corner does not bind", none, "I30", {kK1, 200_mph, false, false}, true},
      {"WBC-2.5d the level counts", bought, "I12", {kK1, 80_mph, false, false}, true},
      {"WBC-2.5d up to the level", bought, "I12", {kK1, 100_mph, false, false}, false},
      {"WBC-2.5d the line counts", line, "I12", {kK1, 80_mph, false, false}, true},
      {"WBC-2.5d up to its bonus", line, "I12", {kK1, 100_mph, false, false}, false},
      {"WBC-2.10g not after an attempt to pass", line, "I12", {kK1, 80_mph, false, true}, false},
      {"R3 a line that is needed must be followed", line, "M12", {kK1, 80_mph, true, false}, false},
      {"R3 one that is not may be left", line, "M12", {kK1, 80_mph, false, false}, true},
      {"R3 and followed", line, "I12", {kK1, 80_mph, true, false}, true},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    EXPECT_EQ(may_step_raised(course, row.passage, table.space(row.to), row.raised), row.want);
  }
}

TEST(RaisedStep, ReliesOnALineWhereLimitAndLevelDoNotSuffice) {
  const TestTable table;
  const Course& course = table.course();
  const Passage none{};
  const Passage bought = bought_k1();
  EXPECT_TRUE(relies_on_line(course, none, table.space("I12"), 80_mph));
  EXPECT_FALSE(relies_on_line(course, none, table.space("I12"), 60_mph));
  EXPECT_FALSE(relies_on_line(course, none, table.space("M12"), 80_mph));
  EXPECT_FALSE(relies_on_line(course, bought, table.space("I12"), 80_mph));
  EXPECT_FALSE(relies_on_line(course, none, table.space("I1"), 200_mph)) << "no corner";
}

TEST(RaisedRuns, CountTheStepsThatKeepWithinTheLimits) {
  const TestTable table;
  const auto run = [&](const char* place, Speed speed) {
    return table.game().raised_run[index(table.space(place))][speed.spaces()];
  };
  EXPECT_EQ(run("I11", 80_mph), kPathLengthMax) << "M12, M13 and out";
  EXPECT_EQ(run("I11", 100_mph), 0);
  EXPECT_EQ(run("M11", 100_mph), kPathLengthMax) << "O12, O13 and out";
  EXPECT_EQ(run("O11", 120_mph), 0);
  EXPECT_EQ(run("O13", 220_mph), kPathLengthMax) << "WBC-2.4b";
  EXPECT_EQ(run("I23", 100_mph), 1) << "row 24, then 80";
  EXPECT_EQ(run("I23", 80_mph), kPathLengthMax);
  EXPECT_EQ(run("I1", 20_mph), 0) << "of no meaning on the straight";
}

// R3 at the wheel: 100 through K3 by the green line, and no leaving it on the way.
TEST(RaisedSpeed, ByALineHoldsAsLongAsTheLineIsFollowed) {
  TestTable table;
  Car& car = table.add_car("I30", 60_mph);
  join_line(car.passage, {kG1, 1, 0, false});
  enter_corner(table.course(), car.passage, car.at, 60_mph);
  table.plot_all({100});
  EXPECT_EQ(table.refusal(0, drive(table.step_to("O31"))), Why::raises_speed_in_corner);
  table.drive_over({"I31"});
  EXPECT_TRUE(table.state.move.raised_on_line);
  EXPECT_EQ(table.refusal(0, drive(table.step_to("I32"))), Why::raises_speed_in_corner)
      << "the line goes to O32";
  table.drive_over({"O32", "O33", "O34"});
  EXPECT_EQ(table.state.phase, Phase::move) << "nothing was due";
  EXPECT_EQ(table.car(0).wear, 4);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
