#include "rules/speed_circuit_wbc/payment.h"

#include <gtest/gtest.h>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr ChartOption k1W{.wear = 1};
constexpr ChartOption k2W{.wear = 2};
constexpr ChartOption kDie{.die = true};
constexpr ChartOption k1WDie{.wear = 1, .die = true};
constexpr ChartOption k2WDie{.wear = 2, .die = true};
constexpr ChartOption k3WDieSpin{.wear = 3, .die = true, .spinout = true};

std::vector<ChartOption> options_of(const ChartRow& row) { return {row.begin(), row.end()}; }

TEST(Charts, HaveTheRowsOfTheRules) {
  using Row = std::vector<ChartOption>;
  EXPECT_EQ(options_of(deceleration_row(20_mph)), (Row{k1W, kDie})) << "WBC-3.3a";
  EXPECT_EQ(options_of(deceleration_row(40_mph)), (Row{k2W, k1WDie})) << "WBC-3.3b";
  EXPECT_EQ(options_of(deceleration_row(60_mph)), (Row{k2WDie})) << "WBC-3.3c";
  EXPECT_EQ(options_of(deceleration_row(80_mph)), (Row{k3WDieSpin})) << "WBC-3.3d";
  EXPECT_EQ(options_of(deceleration_row(220_mph)), (Row{k3WDieSpin})) << "W6";
  EXPECT_EQ(options_of(cornering_row(20_mph)), (Row{k1W, kDie})) << "WBC-3.4a";
  EXPECT_EQ(options_of(cornering_row(40_mph)), (Row{k2W, k1WDie})) << "WBC-3.4b";
  EXPECT_EQ(options_of(cornering_row(60_mph)), (Row{k2WDie})) << "WBC-3.4c";
  EXPECT_EQ(kCrashOver, 80_mph) << "WBC-3.4d";
}

// Interaction 5: options are compared by parts with what was paid for braking this turn.
TEST(BrakingDemand, IsTheRowOfTheSumLessWhatWasPaid) {
  struct Case {
    const char* rule;
    Speed over;
    int paid;
    bool tested;
    ChartOption option;
    int wear;
    bool roll;
  };
  const Case cases[] = {
      {"WBC-3.3a nothing paid yet", 20_mph, 0, false, k1W, 1, false},
      {"WBC-3.3a nothing tested yet", 20_mph, 0, false, kDie, 0, true},
      {"WBC-2.7b 1W, then 40: one more", 40_mph, 1, false, k2W, 1, false},
      {"WBC-2.7b 1W, then 40: the test", 40_mph, 1, false, k1WDie, 0, true},
      {"WBC-2.7b T, then 40: one unit", 40_mph, 0, true, k1WDie, 1, false},
      {"WBC-2.7b T, then 40: the test does not help", 40_mph, 0, true, k2W, 2, false},
      {"WBC-2.7b 2W, then 60: the test", 60_mph, 2, false, k2WDie, 0, true},
      {"WBC-2.7b 1W+T, then 60: one more", 60_mph, 1, true, k2WDie, 1, false},
      {"WBC-2.7b 2W+T, then 80: one more", 80_mph, 2, true, k3WDieSpin, 1, false},
      {"WBC-2.7b 3W+T+S, then more: nothing", 120_mph, 3, true, k3WDieSpin, 0, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Move move{};
    move.over = c.over;
    move.brake_wear = static_cast<std::uint8_t>(c.paid);
    move.brake_tested = c.tested;
    const Demand demand = braking_demand(move);
    EXPECT_TRUE(demand.row->has(c.option));
    EXPECT_EQ(demand.wear_due(c.option), c.wear);
    EXPECT_EQ(demand.owes_roll(c.option), c.roll);
  }
}

// SC-6.6i, WBC-2.5c: the difference to the level already bought in this corner.
TEST(CorneringDemand, IsTheRowOfTheCornerThatIsDueLessWhatWasPaidThere) {
  struct Case {
    const char* rule;
    Speed over;
    int paid;
    bool rolled;
    ChartOption option;
    int wear;
    bool roll;
  };
  const Case cases[] = {
      {"WBC-3.4a", 20_mph, 0, false, k1W, 1, false},
      {"WBC-2.5c 1W, then 40: one more", 40_mph, 1, false, k2W, 1, false},
      {"WBC-2.5c C, then 40: one unit, no roll", 40_mph, 0, true, k1WDie, 1, false},
      {"WBC-2.5c 2W, then 60: the roll", 60_mph, 2, false, k2WDie, 0, true},
      {"WBC-2.5c 1W+C, then 60: one more", 60_mph, 1, true, k2WDie, 1, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.passage.ledger_count = 2;
    car.passage.ledgers[0].corner = CornerId{0};
    Ledger& due = car.passage.ledgers[1];
    due.corner = CornerId{2};
    due.over = c.over;
    due.paid = static_cast<std::uint8_t>(c.paid);
    due.rolled = c.rolled ? 1 : 0;
    Move move{};
    move.due_corner = CornerId{2};
    EXPECT_EQ(&due_ledger(car, move), &due);
    const Demand demand = cornering_demand(car, move);
    EXPECT_TRUE(demand.row->has(c.option));
    EXPECT_EQ(demand.wear_due(c.option), c.wear);
    EXPECT_EQ(demand.owes_roll(c.option), c.roll);
  }
}

TEST(CorneringDemandDeathTest, NeedsACornerThatAsks) {
  Car car{};
  Move move{};
  move.due_corner = CornerId{3};
  EXPECT_DEATH(cornering_demand(car, move), "a corner asks for payment");
}

TEST(Options, ThatCannotBePaidMayBeChosenOrOnlyAsALastResort) {
  struct Case {
    const char* rule;
    Speed over;
    int paid;
    int wear;
    ChartOption option;
    bool allowed, last_resort;  // By the value of W9.
  };
  const Case cases[] = {
      {"payable", 40_mph, 0, 2, k2W, true, true},
      {"W9 not payable, the other is", 40_mph, 0, 1, k2W, true, false},
      {"W9 the other", 40_mph, 0, 1, k1WDie, true, true},
      {"W9 none is payable", 40_mph, 0, 0, k2W, true, true},
      {"W9 none is payable, the other", 40_mph, 0, 0, k1WDie, true, true},
      {"W9 a test alone is always payable", 20_mph, 0, 0, k1W, true, false},
      {"W9 what was paid counts", 40_mph, 1, 1, k2W, true, true},
      {"W9 the only option of its row", 60_mph, 0, 1, k2WDie, true, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.wear = static_cast<std::uint8_t>(c.wear);
    const Demand demand{&deceleration_row(c.over), c.paid, false};
    EXPECT_EQ(may_choose({}, car, demand, c.option), c.allowed);
    EXPECT_EQ(may_choose({.unpayable_choice = UnpayableChoice::last_resort}, car, demand, c.option),
              c.last_resort);
  }
}

TEST(Wear, IsLostAsFarAsItGoes) {
  struct Case {
    const char* rule;
    int have, units;
    bool is_paid;
    int left;
  };
  const Case cases[] = {
      {"nothing is always paid", 0, 0, true, 0},
      {"some", 4, 1, true, 3},
      {"the last", 2, 2, true, 0},
      {"W8 what is left is lost", 1, 2, false, 0},
      {"WBC-3.2 nothing is left", 0, 1, false, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    Car car{};
    car.wear = static_cast<std::uint8_t>(c.have);
    EXPECT_EQ(pay_wear(car, c.units), c.is_paid);
    EXPECT_EQ(car.wear, c.left);
  }
}

// --- Payments of a move ------------------------------------------------------------------------

// Interaction 5 at the wheel: a plot 20 over, then 20 more.
TEST(Braking, IsPaidOnceForThePlotAndOnceForTheRest) {
  TestTable table;
  table.add_car("I1", 120_mph);
  table.plot_all({60});
  EXPECT_EQ(table.state.phase, Phase::brake_option);
  EXPECT_EQ(table.state.move.over, 20_mph) << "SC-5.3a";
  table.take(0, brake(k1W));
  EXPECT_EQ(table.car(0).wear, 3);
  table.drive_over({"I2"});
  table.take(0, emergency(20));
  EXPECT_EQ(table.state.move.over, 40_mph) << "WBC-2.7b";
  EXPECT_EQ(table.state.move.speed, 40_mph) << "WBC-2.7c";
  table.take(0, brake(k2W));
  EXPECT_EQ(table.car(0).wear, 2);
  table.drive_over({"I3"});
  table.take(0, end_move());
  EXPECT_EQ(table.car(0).speed, 40_mph);
  EXPECT_FALSE(table.car(0).spun);
}

TEST(Braking, TestsOnceATurn) {
  TestTable table;
  table.add_car("I1", 120_mph);
  table.plot_all({60});
  table.take(0, brake(kDie));
  table.roll_for(4, 5);
  EXPECT_EQ(table.happened().back(), EventKind::brakes_held) << "WBC-3.7a";
  table.take(0, emergency(20));
  table.take(0, brake(k1WDie));
  EXPECT_EQ(table.state.phase, Phase::move) << "no second test";
  EXPECT_EQ(table.car(0).wear, 3);
}

TEST(Braking, DamagesTheBrakesFromTheNextUseOn) {
  TestTable table;
  table.add_car("I1", 120_mph);
  table.plot_all({60});
  table.take(0, brake(kDie));
  table.roll_for(4, 6);
  EXPECT_TRUE(table.car(0).brakes_damaged) << "WBC-3.7b";
  EXPECT_EQ(table.car(0).specs.decel, 20_mph);
  EXPECT_EQ(table.car(0).wear, 3);
  EXPECT_EQ(table.state.move.over, 20_mph) << "interaction 6";
}

TEST(Braking, WithBrakesThatFailTwiceEndsTheRaceAtOnce) {
  TestTable table;
  table.add_car("I1", 120_mph).brakes_damaged = true;
  table.add_car("O1", 20_mph);
  table.plot_all({60, 20});
  table.take(0, brake(kDie));
  table.roll_for(4, 6);
  EXPECT_EQ(table.car(0).status, Status::brakes) << "WBC-2.12f";
  EXPECT_EQ(table.place(table.car(0)), "I1");
  EXPECT_TRUE(table.car(0).gives_no_slip) << "W26";
  EXPECT_EQ(table.wheel(), 1);
}

// W10
TEST(Braking, MayHaveCreditForDecelerationThatThePlotLeft) {
  struct Case {
    const char* rule;
    EmergencyCredit credit;
    int plot;
    int emergency;
    int over;
  };
  using enum EmergencyCredit;
  const Case cases[] = {
      {"W10 none", none, 120, 20, 20},
      {"W10 all of it is left", unused_deceleration, 120, 40, 0},
      {"W10 and what goes beyond", unused_deceleration, 120, 60, 20},
      {"W10 the plot has used some", unused_deceleration, 100, 40, 20},
      {"W10 a plot that is faster uses none", unused_deceleration, 140, 40, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table({.eb_credit_unused = c.credit});
    table.add_car("I1", 120_mph);
    table.plot_all({c.plot});
    table.take(0, emergency(c.emergency));
    EXPECT_EQ(table.state.move.over.mph(), c.over);
    EXPECT_EQ(table.state.phase, c.over > 0 ? Phase::brake_option : Phase::move);
    EXPECT_EQ(table.state.move.speed.mph(), c.plot - c.emergency);
  }
}

// Interaction 7: where a spin for braking happens.
TEST(Braking, SpinsOnTheFirstPostedSpaceFromThenOnElseAtTheEnd) {
  struct Case {
    const char* rule;
    const char* from;
    std::vector<std::string> path;
    bool ends;
    const char* spins;
  };
  const Case cases[] = {
      {"the end of the move", "I1", {"I2", "I3"}, true, "I3"},
      {"the first posted space, not charged", "I9", {"I10", "I11"}, false, "I11"},
      {"one already entered does not count", "I13", {"I14", "I15"}, true, "I15"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car(c.from, 160_mph);
    table.plot_all({40});
    table.take(0, brake(k3WDieSpin));
    table.roll_for(1, 1);
    table.drive_over(c.path);
    if (c.ends) table.take(0, end_move());
    EXPECT_TRUE(table.car(0).spun) << "WBC-3.3d";
    EXPECT_EQ(table.car(0).speed, 0_mph);
    EXPECT_EQ(table.car(0).ref, 40_mph);
    EXPECT_EQ(table.place(table.car(0)), c.spins);
    EXPECT_EQ(table.car(0).wear, 1);
  }
}

// Interaction 7: the unit that damaged brakes cost is missing.
TEST(Braking, WithoutWearForItsDamageSpinsAtTheEnd) {
  TestTable table;
  table.add_car("I9", 120_mph).wear = 0;
  table.plot_all({60});
  table.take(0, brake(kDie));
  table.roll_for(5, 5);
  table.drive_over({"I10", "I11", "I12"});
  EXPECT_FALSE(table.car(0).spun) << "posted spaces do not matter";
  table.take(0, end_move());
  EXPECT_TRUE(table.car(0).spun) << "WBC-3.2";
  EXPECT_EQ(table.place(table.car(0)), "I12");
  EXPECT_EQ(table.log.events[table.log.events.size() - 3].spin, SpinCause::brake_damage);
}

// Interactions 7 and 8: a corner 40 over, entered on M11 and paid with what is there.
TEST(Cornering, ThatCannotBePaidSpinsAndMayCrash) {
  struct Case {
    const char* rule;
    int wear;
    ChartOption option;
    std::optional<int> total;
    Status status;
    bool spun;
    int left;
  };
  const Case cases[] = {
      {"paid", 2, k2W, std::nullopt, Status::running, false, 0},
      {"W9 not paid: a sure spin, no roll", 1, k2W, std::nullopt, Status::running, true, 0},
      {"WBC-3.9a paid, safe", 1, k1WDie, 6, Status::running, false, 0},
      {"WBC-3.9b paid, a spin", 1, k1WDie, 7, Status::running, true, 0},
      {"WBC-3.9c paid, a crash", 1, k1WDie, 10, Status::crash, false, 0},
      {"interaction 8 not paid, safe: a spin", 0, k1WDie, 6, Status::running, true, 0},
      {"interaction 8 not paid, a crash", 0, k1WDie, 10, Status::crash, false, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    table.add_car("M10", 120_mph).wear = static_cast<std::uint8_t>(c.wear);
    table.plot_all({120});
    table.drive_over({"M11"});
    ASSERT_EQ(table.state.phase, Phase::corner_option);
    table.take(0, corner(c.option));
    if (c.total) table.roll_for(*c.total / 2, *c.total - *c.total / 2);
    EXPECT_EQ(table.car(0).status, c.status);
    EXPECT_EQ(table.car(0).spun, c.spun);
    EXPECT_EQ(table.car(0).wear, c.left);
    EXPECT_EQ(table.place(table.car(0)), "M11");
    EXPECT_EQ(table.state.marker_count, c.status == Status::crash ? 1 : 0) << "WBC-2.13a";
  }
}

// R6: the spin keeps what was bought before, and what could not be paid buys nothing.
TEST(Cornering, ThatCannotBePaidBuysNoLevel) {
  TestTable table;
  table.add_car("O10", 120_mph).wear = 1;
  table.plot_all({120});
  table.drive_over({"O11"});
  table.take(0, corner(k1W));
  table.drive_over({"M12"});
  table.take(0, corner(k2W));
  EXPECT_TRUE(table.car(0).spun);
  ASSERT_EQ(table.car(0).passage.ledger_count, 1);
  EXPECT_EQ(table.car(0).passage.ledgers[0].level, 20_mph);
}

TEST(Cornering, EightyOverIsTheTyreWallAndLeavesNoMarker) {
  TestTable table;
  table.add_car("I10", 140_mph);
  table.plot_all({140});
  table.drive_over({"I11"});
  EXPECT_EQ(table.car(0).status, Status::crash_off) << "WBC-3.4d";
  EXPECT_EQ(table.state.marker_count, 0);
  EXPECT_EQ(table.car(0).wear, 4) << "nothing is asked";
}

// WBC-2.5a, WBC-2.5b, WBC-2.5c
TEST(Cornering, BuysALevelForTheWholeCorner) {
  TestTable table;
  table.add_car("O10", 120_mph);
  table.plot_all({120});
  table.drive_over({"O11"});
  table.take(0, corner(k1W));
  table.drive_over({"O12"});
  EXPECT_EQ(table.state.phase, Phase::move) << "WBC-2.5b";
  table.drive_over({"M13"});
  ASSERT_EQ(table.state.phase, Phase::corner_option) << "WBC-2.5c";
  table.take(0, corner(k2W));
  EXPECT_EQ(table.car(0).wear, 2) << "the difference";
  table.drive_over({"M14"});
  EXPECT_EQ(table.car(0).passage.ledger_count, 0) << "the corner is behind";
}

// SC-6.4a, W32: what a line has saved is due when it is left, before the step.
TEST(Lines, ThatAreLeftArePaidForOnTheWay) {
  TestTable table;
  Car& car = table.add_car("M10", 80_mph);
  join_line(car.passage, {LineId{0}, 1, 0, false});
  table.plot_all({80});
  table.drive_over({"I11"});
  EXPECT_EQ(table.state.phase, Phase::move) << "60 and 20 of the line";
  table.take(0, drive(table.step_to("M12")));
  ASSERT_EQ(table.state.phase, Phase::corner_option);
  EXPECT_EQ(table.place(table.car(0)), "I11") << "the space still occupied";
  table.take(0, corner(k1W));
  EXPECT_EQ(table.place(table.car(0)), "M12");
  EXPECT_EQ(table.car(0).wear, 3);
}

// Interaction 7: a spin for a line happens where the car stands if earlier turns have profited,
// else on the first posted space of this move.
TEST(Lines, ThatAreLeftSpinWhereTheyHaveHelped) {
  struct Case {
    const char* rule;
    const char* from;
    int spot;  // Of R1.
    std::vector<std::string> path;
    const char* leaves;
    const char* spins;
  };
  const Case cases[] = {
      {"an earlier turn has profited", "I11", 2, {"I12"}, "I13", "I12"},
      {"this move alone has", "M10", 1, {"I11", "I12"}, "I13", "I11"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    TestTable table;
    Car& car = table.add_car(c.from, 80_mph);
    car.wear = 0;
    join_line(car.passage, {LineId{0}, static_cast<std::uint8_t>(c.spot), 0, false});
    if (table.course()[car.at].is_posted())
      enter_corner(table.course(), car.passage, car.at, 80_mph);
    table.plot_all({80});
    table.drive_over(c.path);
    table.take(0, drive(table.step_to(c.leaves)));
    table.take(0, corner(k1W));
    EXPECT_TRUE(table.car(0).spun);
    EXPECT_EQ(table.place(table.car(0)), c.spins);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
