#include "codec/motorchamp/refusal_text.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/files_for_tests.h"
#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

constexpr int kWhyCount = static_cast<int>(Why::no_tow) + 1;

const Names& names() {
  static const Names made = {"1a", "2a", "3a"};
  return made;
}

// Why the decision is refused, as the player reads it.
std::string explained(const TestTable& table, Seat seat, const Decision& decision) {
  const std::optional<Why> why = table.refusal(seat, decision);
  return why ? explain(table.game(), table.state, names(), seat, decision, *why) : "accepted";
}
std::string explained(const TestTable& table, int seat, const Decision& decision) {
  return explained(table, seat_at(seat), decision);
}

TEST(MotorRefusalText, EveryReasonIsASentenceThatSaysWhatIsLawfulAndEndsWithItsClause) {
  TestTable table;
  table.add_car("20R");
  table.turn(0);
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/motorchamp/RULES.md");
  std::set<std::string> reasons;
  for (int i = 0; i < kWhyCount; ++i) {
    const Why why = static_cast<Why>(i);
    SCOPED_TRACE(name(why));
    const Decision decision = why == Why::car_placed_already ? grid(0) : throw_dice(Throw::one);
    const std::string text = explain(table.game(), table.state, names(), seat_at(0), decision, why);
    const std::size_t may = text.find("; you may throw NNS. ");
    ASSERT_NE(may, std::string::npos) << text;
    EXPECT_FALSE(text[0] == ' ' || (text[0] >= 'a' && text[0] <= 'z')) << text;
    EXPECT_TRUE(text.ends_with(". " + std::string(clause(why)))) << text;
    EXPECT_TRUE(for_tests::has_clause(rules, clause(why))) << text;
    EXPECT_EQ(text.find("{}"), std::string::npos) << text;
    reasons.insert(text.substr(0, may));
  }
  EXPECT_EQ(reasons.size(), kWhyCount) << "each says something of its own";
}

TEST(MotorRefusalText, OfThrowsNamesThoseThatMayBeMade) {
  TestTable table;
  table.add_car("20R");
  table.add_car("40R");
  table.turn(0);
  EXPECT_EQ(explained(table, 0, throw_dice(Throw::two)),
            "NN is slower than fair play allows: a faster throw is safe; you may throw NNS. "
            "MC-FAI-2");
  EXPECT_EQ(explained(table, 1, throw_dice(Throw::two)),
            "It is another player's turn; you may wait. MC-ORD-2");
  EXPECT_EQ(explained(table, 0, play({Goal::track, 3, kLeft})),
            "'play' is not what is asked for now; you may throw NNS. MC-ORD-2");
  EXPECT_EQ(explained(table, kChance, roll(3)), "No die is owed; you may wait. MC-DIC-2");
  table.track().rows[20].dice[kRight] = 2;
  table.track().rows[20].limit[kRight] = 8;
  EXPECT_EQ(explained(table, 0, throw_dice(Throw::three)),
            "The car may throw 2 dice at most from here; you may throw N, throw NN. MC-COL-3");
  table.car(0).handicap = true;
  table.turn(0);
  EXPECT_EQ(explained(table, 0, throw_dice(Throw::two)),
            "The car may throw one die at most from here; you may throw N. MC-COL-3");
}

TEST(MotorRefusalText, OfLandingsAndTowsNamesWhereTheyLead) {
  TestTable table;
  table.add_car("20R");
  table.add_car("26R");
  // 26R is shut for a throw of three dice only if all is blocked, so three may be thrown.
  table.turn(0, Throw::three, {1, 2, 2});
  EXPECT_EQ(explained(table, 0, play({Goal::track, 24, kRight})),
            "The throw does not lead to 24R; you may play 25R, play 25L. MC-MOV-4");
  table.play_to("25R");
  EXPECT_EQ(explained(table, 0, slip({Goal::track, 27, kLeft})),
            "The tow does not lead to 27L; you may slip 28R, slip 28L, slip NO. MC-SLP-3");
}

TEST(MotorRefusalText, OfDiceNamesTheFaces) {
  TestTable table;
  table.add_car("20R");
  table.turn(0, Throw::three, {1, 2});
  EXPECT_EQ(explained(table, kChance, roll(4)),
            "The die has no face 4; you may roll 1, roll 2, roll 3. MC-DIC-1");
}

TEST(MotorRefusalText, BeforeTheRaceNamesTheCarsToBePlaced) {
  TestTable table({.teams = 2}, short_track());
  table.state = MotorChamp::setup(table.game(), 2);
  const Names cars = car_names(table.state);
  const auto text = [&](const Decision& decision) {
    return explain(table.game(), table.state, cars, seat_at(0), decision,
                   *table.refusal(seat_at(0), decision));
  };
  EXPECT_EQ(text(grid(5)),
            "That is no car of yours; you may grid 1a, grid 1b, grid 2a, grid 2b. MC-SET-2");
  table.take(seat_at(0), grid(0));
  table.throw_dice_for({1, 1, 1});
  table.take(seat_at(1), grid(4));
  table.throw_dice_for({2, 1, 1});
  EXPECT_EQ(text(grid(0)), "1a has its place already; you may grid 1b, grid 2a, grid 2b. MC-SET-2");
}

TEST(MotorRefusalText, AfterTheRaceSaysSo) {
  TestTable table;
  table.add_car("20R");
  table.state.phase = Phase::over;
  EXPECT_EQ(explained(table, 0, throw_dice(Throw::one)),
            "The race is over; you may wait. MC-END-7");
}

}  // namespace
}  // namespace chicane::motorchamp
