#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

using Decisions = std::vector<Decision>;

TEST(GrandPrixAdvancedLegal, OnlyTheAwaitedAnswer) {
  TestTable table;
  table.add_car(1, 2);
  table.add_car(1);
  table.go(0);
  const auto refused = [&](Seat seat, const Decision& decision) {
    const auto checked = GrandPrixAdvanced::check(table.game(), table.state, seat, decision);
    return checked ? std::string() : std::string(name(checked.error().why));
  };
  EXPECT_EQ(refused(seat_at(1), gear(1)), "not_your_turn");
  EXPECT_EQ(refused(seat_at(0), push(1)), "another_decision_due");
  EXPECT_EQ(refused(seat_at(0), keep()), "another_decision_due");
  EXPECT_EQ(refused(seat_at(0), leave()), "another_decision_due");
  EXPECT_EQ(refused(seat_at(0), roll(1)), "another_decision_due");
  EXPECT_EQ(refused(kChance, roll(1)), "die_not_owed");
  EXPECT_EQ(refused(seat_at(0), gear(4)), "gear_out_of_reach");
  table.take(gear(2));
  table.take(push(0));
  EXPECT_EQ(refused(seat_at(0), plan({0, 0})), "not_your_turn");
  EXPECT_EQ(refused(seat_at(0), roll(1)), "die_not_owed") << "dice are chance's";
  EXPECT_EQ(refused(kChance, roll(0)), "face_not_on_die");
  EXPECT_EQ(refused(kChance, roll(7)), "face_not_on_die");
  table.state.phase = Phase::over;
  EXPECT_EQ(refused(seat_at(0), gear(1)), "race_over");
  EXPECT_TRUE(GrandPrixAdvanced::pending(table.game(), table.state).is_over());
}

TEST(GrandPrixAdvancedLegal, NothingIsSaidThatHasNoPlace) {
  TestTable table;
  table.add_car(1, 3);
  table.come_to_plan(0, 1);
  Decision odd = plan({0, 0, 0});
  odd.number = 1;
  EXPECT_EQ(table.refusal(odd), "beyond_maximum");
  odd = plan({0, 0, 0});
  odd.plan.brake(4, 1);
  EXPECT_EQ(table.refusal(odd), "beyond_maximum") << "a braking after the last cell";
  odd = plan({});
  odd.plan.cells = kCountMax + 1;
  EXPECT_EQ(table.refusal(odd), "beyond_maximum");
}

// GPA-PUSH-1
TEST(GrandPrixAdvancedLegal, PushesAreLimitedByTheGear) {
  const int limits[] = {2, 2, 3, 4, 4};
  for (int number = 1; number <= kGears; ++number) {
    TestTable table;
    table.add_car(31, number);
    table.go(0);
    table.take(gear(number));
    EXPECT_EQ(table.legal().size(), static_cast<std::size_t>(limits[number - 1]) + 1);
    EXPECT_EQ(table.refusal(push(limits[number - 1])), "");
    EXPECT_EQ(table.refusal(push(limits[number - 1] + 1)), "push_beyond_limit");
  }
}

// GPA-STA-1, GPA-GEAR-3
TEST(GrandPrixAdvancedLegal, NoPushAtTheStartNorOutOfGear) {
  TestTable start;
  start.add_car(39).is_starting = true;
  start.go(0);
  EXPECT_EQ(start.refusal(gear(2)), "only_first_at_start");
  start.take(gear(1));
  start.rolls({2});
  EXPECT_EQ(start.legal(), Decisions{push(0)});
  EXPECT_EQ(start.refusal(push(1)), "no_push_at_start");

  TestTable missed;
  missed.add_car(31, 4);
  missed.go(0);
  missed.take(gear(2));
  missed.rolls({6});
  EXPECT_EQ(missed.legal(), Decisions{push(0)});
  EXPECT_EQ(missed.refusal(push(1)), "no_push_out_of_gear");

  TestTable gearbox;
  gearbox.add_car(31, 4, damages({Damage::gearbox}));
  gearbox.go(0);
  gearbox.take(gear(3));
  gearbox.rolls({6});
  EXPECT_EQ(gearbox.legal().size(), 5u) << "GPA-GEAR-4: in fourth, push allowed";
}

// GPA-BOX-3, GPA-BOX-4
TEST(GrandPrixAdvancedLegal, InTheBoxOneRepairsOrLeaves) {
  TestTable table;
  table.add_car(36, 1, damages({Damage::tyres, Damage::engine})).status = Status::box;
  table.go(0);
  EXPECT_EQ(table.legal(), (Decisions{repair(Damage::tyres), repair(Damage::engine), leave()}));
  EXPECT_EQ(table.refusal(repair(Damage::brakes)), "not_damaged");
  EXPECT_EQ(table.refusal(numbered(DecisionKind::repair, 6)), "not_damaged");
  EXPECT_EQ(table.refusal(pass()), "another_decision_due");
  table.take(leave());
  EXPECT_EQ(table.legal(), Decisions{gear(1)});
  EXPECT_EQ(table.refusal(gear(2)), "only_first_from_box");

  TestTable arriving;
  arriving.add_car(35, 2, damages({Damage::tyres, Damage::engine}));
  arriving.come_to_plan(0, 1);
  arriving.take(plan_to_box({0}));
  EXPECT_EQ(arriving.legal(), (Decisions{repair(Damage::tyres), pass()}));
  EXPECT_EQ(arriving.refusal(repair(Damage::engine)), "only_tyres_on_arrival");
}

// Section 4, item 4; GPA-BRK-3
TEST(GrandPrixAdvancedLegal, AfterChecksTheRestIsKeptOrReplaced) {
  TestTable table;
  table.add_car(9, 3);
  table.come_to_plan(0, 6);           // T 1
  table.take(plan({0, 0, 0, 0, 1}));  // One check in cell 12, two in 13.
  ASSERT_EQ(table.state.phase, Phase::check);
  table.rolls({1});
  ASSERT_EQ(table.state.phase, Phase::renewal);
  EXPECT_EQ(table.car(0).cell, 12);
  EXPECT_EQ(table.legal()[0], keep());
  EXPECT_EQ(table.refusal(plan({})), "") << "three are enough";
  EXPECT_EQ(table.refusal(plan({0, 0, 0})), "");
  EXPECT_EQ(table.refusal(plan({0, 0, 0, 0})), "beyond_maximum");
  table.car(0).damage.add(Damage::brakes);
  EXPECT_EQ(table.refusal(keep()), "no_brakes");
  EXPECT_NE(table.legal()[0], keep());
}

// GPA-GRD-2  One side less for each car drawn.
TEST(GrandPrixAdvancedLegal, TheDrawIsOfTheCarsLeft) {
  const Game game = *GrandPrixAdvanced::make_game(for_tests::advanced_test_ring(), {});
  State state = GrandPrixAdvanced::setup(game, 2);
  for (int left = 4; left > 1; --left) {
    const Pending pending = GrandPrixAdvanced::pending(game, state);
    ASSERT_EQ(pending.kind, Pending::Kind::chance);
    EXPECT_EQ(pending.roll.sides, left);
    EXPECT_EQ(pending.roll.purpose, static_cast<int>(Purpose::start_order));
    const auto checked = GrandPrixAdvanced::check(game, state, kChance, roll(left));
    ASSERT_TRUE(static_cast<bool>(checked));
    NoEvents nobody;
    GrandPrixAdvanced::apply(game, state, *checked, nobody);
  }
  EXPECT_EQ(state.phase, Phase::gear);
  EXPECT_EQ(state.go.car, 3) << "always the last of those left";
}

// Who throws for what.
TEST(GrandPrixAdvancedLegal, DiceHaveAPurposeAndACar) {
  TestTable table;
  table.add_car(9, 4);
  table.add_car(11);
  const auto purpose = [&] {
    const Pending pending = GrandPrixAdvanced::pending(table.game(), table.state);
    EXPECT_EQ(pending.kind, Pending::Kind::chance);
    return std::pair(static_cast<Purpose>(pending.roll.purpose), pending.roll.car);
  };
  table.go(0);
  table.take(gear(2));
  EXPECT_EQ(purpose(), std::pair(Purpose::shift, std::uint8_t{0}));
  table.rolls({1});
  table.take(push(1));
  EXPECT_EQ(purpose(), std::pair(Purpose::push, std::uint8_t{0}));
  table.rolls({2});
  EXPECT_EQ(purpose(), std::pair(Purpose::risk, std::uint8_t{0}));
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
