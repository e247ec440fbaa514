#include "rules/grand_prix_basic/game_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

using Decisions = std::vector<Decision>;

// GPB-MOV-1
TEST(GrandPrixBasicLegal, OneDieOrTwo) {
  TestTable table;
  table.add_car(8);
  table.go(0);
  EXPECT_EQ(table.legal(), (Decisions{dice(1), dice(2)}));
  EXPECT_EQ(table.refusal(dice(0)), "one_die_or_two");
  EXPECT_EQ(table.refusal(dice(3)), "one_die_or_two");
  EXPECT_EQ(table.refusal(goal(1)), "another_decision_due");
  EXPECT_EQ(table.refusal(luck()), "another_decision_due");
}

// GPB-MOV-2, GPB-CAP-1
TEST(GrandPrixBasicLegal, GoalsEndWhereThereIsRoom) {
  TestTable table;
  table.add_car(8);
  for (int i = 0; i < 2; ++i) table.add_car(10);
  table.threw(0, {4});
  EXPECT_EQ(table.legal(), (Decisions{goal(1), goal(3), goal(4)}));
  EXPECT_EQ(table.refusal(goal(0)), "must_move");
  EXPECT_EQ(table.refusal(goal(2)), "no_room");
  EXPECT_EQ(table.refusal(goal(5)), "beyond_total");
}

TEST(GrandPrixBasicLegal, WithoutRoomTheCarStays) {
  TestTable table;
  table.add_car(8);
  for (int i = 0; i < 4; ++i) table.add_car(9 + i / 2);
  table.threw(0, {2});
  EXPECT_EQ(table.legal(), Decisions{goal(0)});
  table.take(goal(0));
  EXPECT_EQ(table.car(0).cell, 8);
  EXPECT_EQ(table.count(EventKind::stayed), 1);
}

// GPB-OVT-3, GPB-OVT-5
TEST(GrandPrixBasicLegal, AfterALostOvertakingOneStopsOrTriesOnesLuck) {
  TestTable table;
  table.add_car(8);
  table.add_car(11);
  table.threw(0, {6});
  table.take(goal(5));
  table.rolls({1});
  EXPECT_EQ(table.legal(), (Decisions{stop(1), stop(2), stop(3), luck()}));
  EXPECT_EQ(table.refusal(stop(4)), "beyond_lost_cell");
  EXPECT_EQ(table.refusal(stop(0)), "must_leave_start");
}

TEST(GrandPrixBasicLegal, TheStartCellIsTheLastResort) {
  TestTable table;
  table.add_car(8);
  for (int i = 0; i < 2; ++i) table.add_car(9);
  table.threw(0, {6});
  table.take(goal(5));
  table.rolls({2});
  EXPECT_EQ(table.legal(), (Decisions{stop(0), luck()}));
  EXPECT_EQ(table.refusal(stop(1)), "no_room");
}

TEST(GrandPrixBasicLegal, OnlyTheAwaitedAnswer) {
  TestTable table;
  table.add_car(8);
  table.add_car(11);
  table.go(0);
  const auto refused = [&](Seat seat, const Decision& decision) {
    const auto checked = GrandPrixBasic::check(table.game(), table.state, seat, decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  };
  EXPECT_EQ(refused(seat_at(1), dice(1)), "not_your_turn");
  EXPECT_EQ(refused(seat_at(0), roll(1)), "another_decision_due");
  EXPECT_EQ(refused(kChance, roll(1)), "die_not_owed");
  table.take(dice(1));
  EXPECT_EQ(refused(seat_at(0), dice(1)), "not_your_turn");
  EXPECT_EQ(refused(seat_at(0), roll(1)), "die_not_owed") << "dice are chance's";
  EXPECT_EQ(refused(kChance, roll(7)), "face_not_on_die");
  EXPECT_EQ(refused(kChance, roll(0)), "face_not_on_die");
  EXPECT_EQ(table.legal().size(), 6u);
  table.state.phase = Phase::over;
  EXPECT_EQ(refused(seat_at(0), dice(1)), "race_over");
  EXPECT_TRUE(GrandPrixBasic::pending(table.game(), table.state).is_over());
}

// GPB-SET-1  One die less for each car drawn.
TEST(GrandPrixBasicLegal, TheDrawIsOfTheCarsLeft) {
  const Game game = *GrandPrixBasic::make_game(for_tests::test_ring(), {});
  State state = GrandPrixBasic::setup(game, 2);
  for (int left = 4; left > 1; --left) {
    const Pending pending = GrandPrixBasic::pending(game, state);
    ASSERT_EQ(pending.kind, Pending::Kind::chance);
    EXPECT_EQ(pending.roll.sides, left);
    EXPECT_EQ(pending.roll.purpose, static_cast<int>(Purpose::start));
    const auto checked = GrandPrixBasic::check(game, state, kChance, roll(left));
    ASSERT_TRUE(static_cast<bool>(checked));
    NoEvents nobody;
    GrandPrixBasic::apply(game, state, *checked, nobody);
  }
  EXPECT_EQ(state.phase, Phase::dice);
  EXPECT_EQ(state.move, 1);
}

}  // namespace
}  // namespace chicane::grand_prix_basic
