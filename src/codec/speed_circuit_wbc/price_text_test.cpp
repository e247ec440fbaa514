#include "codec/speed_circuit_wbc/price_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

using ::testing::ElementsAre;

const Names& names() {
  static const Names made = {"Ann", "Ben", "Cleo"};
  return made;
}

Scene scene(const TestTable& table) { return {table.board(), names(), table.game(), table.state}; }

// --- Plots -------------------------------------------------------------------------------------

PlotNote note_of(const TestTable& table, int mph) {
  for (const PlotNote& note : plot_notes(table.board(), table.game(), table.car(0))) {
    if (note.speed.mph() == mph) return note;
  }
  ADD_FAILURE() << mph << " is no plot";
  return {};
}

TEST(PlotNotes, HaveARowForEveryPlot) {
  TestTable table;
  table.add_car("I1", 40_mph);
  std::vector<int> speeds;
  for (const PlotNote& note : plot_notes(table.board(), table.game(), table.car(0)))
    speeds.push_back(note.speed.mph());
  EXPECT_THAT(speeds, ElementsAre(0, 20, 40, 60, 80, 100));
}

TEST(PlotNotes, SayTestsAndBraking) {
  struct Case {
    Speed speed;
    int plot;
    const char* change;
    PriceKind kind;
    const char* price;
    bool starting = false;
    bool damaged = false;
  };
  const char* const holds = "engine: holds 30/36, damaged 6/36";
  const Case cases[] = {
      {120_mph, 120, "hold", PriceKind::free, "free"},
      {120_mph, 160, "+40", PriceKind::free, "free"},
      {80_mph, 140, "+60", PriceKind::die, holds},
      {80_mph, 140, "+60", PriceKind::die, "engine: holds 30/36, fails for good 6/36", false, true},
      {140_mph, 180, "+40", PriceKind::die, "top speed: holds 30/36, damaged 6/36"},
      {120_mph, 180, "+60", PriceKind::die,
       "engine: holds 30/36, damaged 6/36; top speed: holds 30/36, damaged 6/36"},
      {120_mph, 80, "-40", PriceKind::free, "free"},
      {120_mph, 60, "-60", PriceKind::wear, "1W or brakes"},
      {120_mph, 40, "-80", PriceKind::wear, "2W or 1W+brakes"},
      {120_mph, 20, "-100", PriceKind::die, "2W+brakes"},
      {120_mph, 0, "-120", PriceKind::spin, "3W+brakes+spin"},
      {0_mph, 0, "wait", PriceKind::free, "free", true},
      {0_mph, 60, "start", PriceKind::free, "free", true},
      {0_mph, 80, "push", PriceKind::die, "start: starts 26/36, mis-shift 4/36, stall 6/36", true},
      {0_mph, 80, "push", PriceKind::die, "start: starts 26/36, mis-shift 4/36, out 6/36", true,
       true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(std::to_string(c.speed.mph()) + " to " + std::to_string(c.plot));
    TestTable table;
    Car& car = table.add_car("I1", c.speed);
    car.starting = c.starting;
    car.engine_damaged = c.damaged;
    const PlotNote note = note_of(table, c.plot);
    EXPECT_EQ(note.change, c.change);
    EXPECT_EQ(note.plot.text, c.price);
    EXPECT_EQ(note.plot.kind, c.kind);
  }
}

TEST(PlotNotes, OfBrakingThatCannotBePaidSaySpin) {
  TestTable table;
  table.add_car("I1", 120_mph).wear = 0;
  EXPECT_EQ(note_of(table, 60).plot.text, "1W+spin or brakes");
  EXPECT_EQ(note_of(table, 60).plot.kind, PriceKind::die) << "the better of the two";
  EXPECT_EQ(note_of(table, 40).plot.text, "2W+spin or 1W+brakes+spin");
  EXPECT_EQ(note_of(table, 40).plot.kind, PriceKind::spin);
}

// From I10 the outside of K1 can be reached, 80 in the middle on M11 first; O10 allows 100.
TEST(PlotNotes, SayTheCheapestRoad) {
  struct Case {
    const char* from;
    int plot;
    PriceKind kind;
    const char* road;
  };
  const Case cases[] = {
      {"I1", 160, PriceKind::free, "free"},
      {"O10", 100, PriceKind::free, "free"},
      {"O10", 120, PriceKind::wear, "1W or die in K1"},
      {"M10", 120, PriceKind::wear, "1W or die in K1"},
      {"I10", 120, PriceKind::wear, "2W or 1W+die in K1"},
      {"I10", 140, PriceKind::die, "2W+die in K1"},
      {"I10", 160, PriceKind::out, "off the course"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(std::string(c.from) + " at " + std::to_string(c.plot));
    TestTable table;
    table.add_car(c.from, 120_mph);
    const PlotNote note = note_of(table, c.plot);
    EXPECT_EQ(note.road.text, c.road);
    EXPECT_EQ(note.road.kind, c.kind);
  }
}

TEST(PlotNotes, KnowLinesAndTheLevelThatWasBought) {
  TestTable table;
  Car& car = table.add_car("O29", 80_mph);
  EXPECT_EQ(note_of(table, 100).road.text, "2W or 1W+die in K3");
  join_line(car.passage, {LineId{1}, 0, 0, true});
  EXPECT_EQ(note_of(table, 100).road.text, "free") << "on the green line";

  TestTable other;
  Car& in_corner = other.add_car("O11", 120_mph);
  in_corner.passage.ledger_count = 1;
  in_corner.passage.ledgers[0].corner = CornerId{0};
  in_corner.passage.ledgers[0].level = 20_mph;
  EXPECT_EQ(note_of(other, 120).road.text, "free") << "WBC-2.5b";
}

TEST(PlotNotes, OffTrackKeepToTheLimitsBeside) {
  TestTable table;
  table.add_car("X10", 60_mph);
  EXPECT_EQ(note_of(table, 60).road.text, "free") << "along the strip";
  EXPECT_EQ(note_of(table, 80).road.text, "1W or die in K1") << "WBC-2.11e: only by the track";
}

// --- Ways --------------------------------------------------------------------------------------

std::string place_of(const TestTable& table, const WayNote& note) {
  return table.place(note.spaces.back());
}

TEST(WayNotes, LeadToEveryEndTheCheapestFirst) {
  TestTable table;
  table.add_car("M9", 100_mph);
  table.put_at_wheel(0, 100_mph);
  const std::vector<WayNote> ways = way_notes(scene(table));
  ASSERT_FALSE(ways.empty());
  EXPECT_EQ(ways.front().price.text, "free") << "by O10 and the outside of K1";
  EXPECT_EQ(ways.front().over, 0);
  EXPECT_EQ(ways.front().rows, 5);
  EXPECT_EQ(ways.front().spaces.size(), 5u);
  for (std::size_t i = 1; i < ways.size(); ++i)
    EXPECT_LE(ways[i - 1].price.kind, ways[i].price.kind) << place_of(table, ways[i]);
  std::set<std::string> ends;
  for (const WayNote& way : ways) ends.insert(place_of(table, way));
  EXPECT_THAT(ends, ElementsAre("I14", "M14", "O14"));
}

TEST(WayNotes, NameTheLineTheyEndOn) {
  TestTable table;
  table.add_car("O8", 40_mph);
  table.put_at_wheel(0, 40_mph);
  std::set<std::string> lines;
  for (const WayNote& way : way_notes(scene(table)))
    lines.insert(place_of(table, way) + " " + way.line);
  EXPECT_TRUE(lines.contains("M10 R1"));
  EXPECT_TRUE(lines.contains("O10 "));
}

TEST(WayNotes, SayWhatLeavingALineCosts) {
  TestTable table;
  Car& car = table.add_car("I11", 80_mph);
  join_line(car.passage, {LineId{0}, 2, 0, false});
  enter_corner(table.course(), car.passage, car.at, 80_mph);
  table.put_at_wheel(0, 20_mph).speed = 80_mph;
  table.state.move.path_length = 3;  // One space is left.
  std::set<std::string> ways;
  for (const WayNote& way : way_notes(scene(table)))
    ways.insert(place_of(table, way) + ": " + way.price.text);
  EXPECT_THAT(ways, ElementsAre("I12: free", "M12: 1W or die in K1 for leaving the line"));
}

TEST(WayNotes, GoAroundOtherCarsAsFarAsTheRoadIsOpen) {
  TestTable table({}, two_lanes());
  table.add_car("I5", 60_mph);
  table.add_car("I7", 60_mph);
  table.put_at_wheel(0, 60_mph);
  for (const WayNote& way : way_notes(scene(table)))
    EXPECT_EQ(table.place(way.spaces[1]), "O7") << "the only way past";
  table.add_car("O7", 60_mph);
  const std::vector<WayNote> shut = way_notes(scene(table));
  ASSERT_EQ(shut.size(), 2u);
  for (const WayNote& way : shut) EXPECT_EQ(way.spaces.size(), 1u) << "as far as it goes";
}

TEST(WayNotes, OfBonusSpacesKeepOutOfCornersNotTouched) {
  TestTable table({}, two_lanes());
  table.add_car("I16", 0_mph);
  table.put_at_wheel(0, 0_mph).bonus = 2;
  const std::vector<WayNote> ways = way_notes(scene(table));
  ASSERT_EQ(ways.size(), 2u);
  for (const WayNote& way : ways) EXPECT_EQ(way.spaces.size(), 1u) << "SC-7.2";
}

TEST(WayNotes, OnAStripKeepItsLimits) {
  TestTable table;
  table.add_car("X10", 80_mph);
  table.put_at_wheel(0, 80_mph);
  for (const WayNote& way : way_notes(scene(table)))
    EXPECT_NE(table.place(way.spaces[0]), "X11") << "WBC-2.11e";
}

// --- What else a move may be -------------------------------------------------------------------

std::vector<std::string> texts(const std::vector<MoveNote>& notes) {
  std::vector<std::string> found;
  for (const MoveNote& note : notes) found.push_back(note.what + ": " + note.price.text);
  return found;
}

TEST(MoveNotes, SayPassesBrakingSlipsAndTheEnd) {
  TestTable table({}, two_lanes());
  Car& car = table.add_car("I5", 60_mph);
  car.fronts = {1, kNoCar};
  table.add_car("I6", 180_mph).plot = 180_mph;
  table.put_at_wheel(0, 60_mph);
  EXPECT_THAT(texts(move_notes(scene(table))),
              ElementsAre("pass Ben on I6: through 10/36, stuck 20/36, contact 6/36",
                          "brake to 40: 1W or brakes", "brake to 20: 2W or 1W+brakes",
                          "brake to 0: 2W+brakes", "slip Ben: 2 more spaces"));
  table.car(1).plot = 120_mph;
  table.state.move.path_length = 3;
  EXPECT_THAT(texts(move_notes(scene(table))),
              ElementsAre("slip Ben: 1 more space", "end here: free"));
}

TEST(MoveNotes, OfAChainSayItsOdds) {
  TestTable table({}, two_lanes());
  table.add_car("I5", 60_mph);
  table.add_car("I6", 20_mph);
  table.put_at_wheel(0, 60_mph).chain = 1;
  EXPECT_EQ(texts(move_notes(scene(table))).front(),
            "pass Ben on I6: through 3/36, stuck 18/36, contact 15/36");
}

TEST(MoveNotes, OfBrakingCountWhatWasBrakedAndPaid) {
  TestTable table({}, two_lanes());
  table.add_car("I5", 60_mph);
  Move& move = table.put_at_wheel(0, 40_mph);
  move.over = 20_mph;
  move.brake_wear = 1;
  EXPECT_THAT(texts(move_notes(scene(table))),
              ElementsAre("brake to 20: 1W or brakes", "brake to 0: 1W+brakes"));
  move.brake_tested = true;
  EXPECT_THAT(texts(move_notes(scene(table))),
              ElementsAre("brake to 20: 1W or nothing more", "brake to 0: 1W"));
}

TEST(MoveNotes, OfBrakingWithinTheCreditAreFree) {
  TestTable table({.eb_credit_unused = EmergencyCredit::unused_deceleration}, two_lanes());
  table.add_car("I5", 60_mph);
  table.put_at_wheel(0, 40_mph).credit = 20_mph;
  EXPECT_EQ(texts(move_notes(scene(table))).front(), "brake to 20: free") << "W10";
}

// --- Payments and rolls ------------------------------------------------------------------------

std::vector<std::string> texts(const std::vector<OptionNote>& notes) {
  std::vector<std::string> found;
  for (const OptionNote& note : notes) found.push_back(note.price.text);
  return found;
}

TEST(OptionNotes, SayWhatEachOptionCosts) {
  TestTable table;
  table.add_car("O10", 140_mph);
  table.plot_all({140});
  table.drive_over({"O11"});
  EXPECT_EQ(payment_reason(scene(table)), "K1: entering at 140 is 40 over the limit");
  const std::vector<OptionNote> notes = option_notes(scene(table));
  EXPECT_THAT(
      texts(notes),
      ElementsAre("pay 2W, 2W left", "pay 1W, 3W left; throw: safe 15/36, spin 15/36, crash 6/36"));
  EXPECT_EQ(notes[0].price.kind, PriceKind::wear);
  EXPECT_EQ(notes[1].price.kind, PriceKind::die);
  table.car(0).wear = 1;
  EXPECT_THAT(texts(option_notes(scene(table))),
              ElementsAre("2W is not there: all wear lost, a spin",
                          "pay 1W, 0W left; throw: safe 15/36, spin 15/36, crash 6/36"));
  EXPECT_EQ(option_notes(scene(table))[0].price.kind, PriceKind::spin);
}

TEST(OptionNotes, OfBrakingSayItToo) {
  TestTable table;
  table.add_car("I1", 160_mph);
  table.plot_all({40});
  EXPECT_EQ(payment_reason(scene(table)), "Braking to 40, 80 beyond your deceleration in all");
  EXPECT_THAT(texts(option_notes(scene(table))),
              ElementsAre("pay 3W, 1W left; throw: holds 30/36, damaged 6/36; spin"));
  EXPECT_EQ(option_notes(scene(table))[0].price.kind, PriceKind::spin);
  table.state.move.brake_wear = 3;
  table.state.move.brake_tested = true;
  EXPECT_THAT(texts(option_notes(scene(table))), ElementsAre("spin"));
}

TEST(OptionNotes, OfALineSayThatItIsLeft) {
  TestTable table;
  Car& car = table.add_car("I11", 80_mph);
  join_line(car.passage, {LineId{0}, 2, 0, false});
  enter_corner(table.course(), car.passage, car.at, 80_mph);
  table.plot_all({80});
  table.drive_over({"M12"});
  EXPECT_EQ(payment_reason(scene(table)), "K1: leaving the line is 20 over the limit");
}

TEST(ChipNotes, SayTheOddsOfEachNumberOfChips) {
  TestTable table;
  Car& car = table.add_car("I1", 80_mph);
  car.ones = 2;
  car.threes = 1;
  table.plot_all({140});
  EXPECT_EQ(roll_reason(scene(table)), "You push the acceleration to 140");
  EXPECT_THAT(texts(chip_notes(scene(table))),
              ElementsAre("holds 30/36, damaged 6/36", "holds 33/36, damaged 3/36",
                          "holds 35/36, damaged 1/36", "holds 36/36"));
}

TEST(ChipNotes, WhenTheDiceLieSayWhatTheyCount) {
  TestTable table({.chips_timing = ChipsTiming::after});
  table.add_car("I1", 80_mph).ones = 2;
  table.plot_all({140});
  table.throw_die(5);
  table.throw_die(6);
  EXPECT_THAT(texts(chip_notes(scene(table))),
              ElementsAre("11 counts 11", "11 counts 10", "11 counts 9"))
      << "W3";
}

TEST(RollReasons, SayWhatIsThrownFor) {
  TestTable table({}, two_lanes());
  table.add_car("I5", 60_mph);
  table.add_car("I6", 60_mph);
  table.put_at_wheel(0, 60_mph);
  table.car(0).plot = 180_mph;
  table.state.move.attempt = 180_mph;
  table.state.markers[0] = table.space("O7");
  struct Case {
    TableTest test;
    const char* want;
  };
  const Case cases[] = {
      {TableTest::start, "You push the start to 180"},
      {TableTest::acceleration, "You push the acceleration to 180"},
      {TableTest::top_speed, "180 is above your top speed of 160"},
      {TableTest::brakes, "The brakes are tested"},
      {TableTest::chance, "K1 on the dice"},
      {TableTest::pass, "You force a way past Ben"},
      {TableTest::wreck, "There is a wreck on O7"},
      {TableTest::none, ""},
  };
  for (const Case& c : cases) {
    table.state.test = c.test;
    EXPECT_EQ(roll_reason(scene(table)), c.want);
  }
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
