#include "codec/speed_circuit_wbc/refusal_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/speed_circuit_wbc/game_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::place_not_nearest) + 1;

const Names& names() {
  static const Names made = {"Ann", "Ben", "Cleo"};
  return made;
}

std::string explained(const TestTable& table, Seat seat, const Decision& decision, Why why) {
  return explain({table.board(), names(), table.game(), table.state}, seat, decision, why);
}

// Why the decision is refused, as the driver reads it.
std::string explained(const TestTable& table, int car, const Decision& decision) {
  const std::optional<Why> why = table.refusal(car, decision);
  return why ? explained(table, seat_at(car), decision, *why) : "accepted";
}

// Ann on I5, on her move at 80; Ben ahead on I6.
void on_the_move(TestTable& table) {
  table.add_car("I5", 80_mph);
  table.add_car("I6", 80_mph);
  table.put_at_wheel(0, 80_mph);
}

// A decision that the reason can speak of.
Decision spoken_of(Why why) {
  switch (why) {
    case Why::build_level_out_of_range:
    case Why::build_sum_not_two:
      return build({9, 0, 0, 0, 0, 0});
    case Why::card_not_lawful:
      return plot(120);
    case Why::braking_option_not_in_row:
      return brake({.wear = 1, .die = true});
    case Why::corner_option_not_in_row:
      return corner({.wear = 1, .die = true});
    case Why::emergency_not_in_twenties:
    case Why::emergency_below_spaces_moved:
      return emergency(90);
    default:
      return drive(0);
  }
}

TEST(WbcRefusalText, EveryReasonIsASentenceThatSaysWhatIsLawfulAndEndsWithItsClause) {
  TestTable table;
  on_the_move(table);
  std::set<std::string> reasons;
  for (int i = 0; i < kWhyCount; ++i) {
    const Why why = static_cast<Why>(i);
    SCOPED_TRACE(name(why));
    const std::string text = explained(table, seat_at(0), spoken_of(why), why);
    const std::size_t may = text.find("; you may ");
    ASSERT_NE(may, std::string::npos) << text;
    EXPECT_FALSE(text[0] == ' ' || (text[0] >= 'a' && text[0] <= 'z')) << text;
    EXPECT_GT(may, 10u) << text;
    EXPECT_NE(text.find("drive M6, pass I6, emergency 20"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(". " + std::string(clause(why)))) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
    EXPECT_EQ(text.find("{}"), std::string::npos) << text;
    reasons.insert(text.substr(0, may));
  }
  EXPECT_EQ(reasons.size(), kWhyCount) << "each says something of its own";
}

TEST(WbcRefusalText, BeforeTheRaceNamesWhatTheDriverHas) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 1);
  EXPECT_EQ(explained(table, 0, build({0, 0, 0, 0, 0, 0})),
            "The levels of 0/0/0/0/0/0 do not sum to 2; you may build a car with levels from -2 to "
            "+2 that sum to 2, acceleration and deceleration from -1. WBC-1.0");
  EXPECT_EQ(explained(table, 0, build({-3, 2, 2, 1, 0, 0})),
            "-3/2/2/1/0/0 has a level that does not exist; you may build a car with levels from -2 "
            "to +2 that sum to 2, acceleration and deceleration from -1. WBC-1.0");
  table.take(0, build({0, 0, 0, 0, 1, 1}));
  EXPECT_EQ(explained(table, 0, bid({22, 0, 0})),
            "You have 21 wear; you may bid up to 21/12/2. WBC-H.3a");
  EXPECT_EQ(explained(table, 0, bid({0, 13, 0})),
            "You have 12 -1 chips and 2 -3 chips; you may bid up to 21/12/2. WBC-H.3a");
}

TEST(WbcRefusalText, OfAPlotNamesTheHighestThatNeedsNoCorrection) {
  TestTable table;
  table.add_car("I5", 40_mph);
  table.add_car("M5", 40_mph);
  EXPECT_EQ(explained(table, 0, plot(240)),
            "There is no card for 240; you may plot a card from 0 to 220, mps or none; up to 100 "
            "nothing is corrected. WBC-2.1a");
  EXPECT_EQ(explained(table, 0, drive(0)),
            "'drive' is not what is asked for now; you may plot a card from 0 to 220, mps or none; "
            "up to 100 nothing is corrected. WBC-2.1a");
  table.take(0, plot(40));
  EXPECT_EQ(explained(table, 0, plot(60)),
            "Your answer is in and stays until all are shown; you may wait. WBC-2.1a");
}

TEST(WbcRefusalText, OnTheMoveNamesEveryWayOut) {
  TestTable table;
  on_the_move(table);
  const std::string lawful =
      "you may drive M6, pass I6, emergency 20, emergency 40, emergency 60, emergency 80. ";
  EXPECT_EQ(explained(table, 0, drive(0)), "Another car stands there; " + lawful + "SC-3.4");
  EXPECT_EQ(explained(table, 0, end_move()),
            "4 of your spaces are not used; " + lawful + "WBC-2.8");
  EXPECT_EQ(explained(table, 0, emergency(30)), "30 is no multiple of 20; " + lawful + "WBC-2.7a");
  EXPECT_EQ(explained(table, 0, emergency(100)),
            "100 less than 80 is slower than you have moved already; " + lawful + "WBC-2.7a");
  EXPECT_EQ(explained(table, 1, drive(0)), "It is another driver's turn; you may wait. WBC-2.3a");
}

TEST(WbcRefusalText, OfAPaymentNamesTheOptions) {
  TestTable table({.unpayable_choice = UnpayableChoice::last_resort});
  table.add_car("I5", 120_mph).wear = 1;
  table.plot_all({40});
  EXPECT_EQ(explained(table, 0, brake({.wear = 1})),
            "1W is not in that row of the chart; you may brake 1W+T. WBC-3.3a");
  EXPECT_EQ(explained(table, 0, brake({.wear = 2})),
            "You have only 1 wear, and another option can be paid; you may brake 1W+T. W9");
}

TEST(WbcRefusalText, OfChipsNamesThoseThatCanBeTaken) {
  TestTable table;
  Car& car = table.add_car("I5", 80_mph);
  car.ones = 1;
  table.plot_all({140});
  EXPECT_EQ(explained(table, 0, chips(2)),
            "You have 1 -1 chips; you may chips 0, chips 1. WBC-1.3b");
  EXPECT_EQ(explained(table, 0, chips(3)),
            "You have no -3 chip; you may chips 0, chips 1. WBC-1.3c");
  EXPECT_EQ(explained(table, 0, chips(4)),
            "No roll can be lowered by 4; you may chips 0, chips 1. WBC-1.3b");
}

TEST(WbcRefusalText, OfDiceNamesAsManyFacesAsCanBeRead) {
  TestTable table;
  table.state = SpeedCircuitWbc::setup(table.game(), 2);
  for (const int car : {0, 1}) table.take(car, build({0, 0, 0, 0, 1, 1}));
  for (const int car : {0, 1}) table.take(car, bid({0, 0, 0}));
  const std::string text = explained(table, kChance, roll(101), Why::face_not_on_die);
  EXPECT_TRUE(text.starts_with("The die has no face 101; you may roll 1, roll 2, ")) << text;
  EXPECT_TRUE(text.ends_with("roll 12, …. WBC-3.1")) << text;
}

TEST(WbcRefusalText, WhenTheRaceIsOverThereIsNothingToDoButWait) {
  TestTable table;
  table.add_car("I5");
  table.state.phase = Phase::over;
  EXPECT_EQ(explained(table, 0, plot(20)), "The race is over; you may wait. WBC-T.4");
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
