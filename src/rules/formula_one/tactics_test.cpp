#include "rules/formula_one/tactics.h"

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

// The car has driven and may play a card.
TestTable after_driving(const Options& options = {}) {
  TestTable table(options);
  table.add_car(0, "2.24", 40_mph);
  for (int i = 0; i < kTactics; ++i) table.give(0, static_cast<Tactic>(i));
  table.turn(0);
  table.take(set(40_mph));
  table.drive_to({"2.25", "2.26"});
  return table;
}

// F1-TAC-6
TEST(FormulaOneTactics, ExtraSquaresAreDrivenExactly) {
  TestTable table = after_driving();
  const auto three = table.path({"2.27", "2.28", "2.29"});
  EXPECT_EQ(table.refusal(card(Tactic::slipstream, {}, three)), "");
  EXPECT_EQ(table.refusal(card(Tactic::gear, {}, three)), "path_too_long");
  EXPECT_EQ(table.refusal(card(Tactic::reactions, {}, three)), "path_too_short");
  EXPECT_EQ(table.refusal(card(Tactic::slipstream, 60_mph, three)), "carburettor_speed");
  EXPECT_EQ(table.refusal(card(Tactic::superb, {}, three)), "card_before_the_move");
  table.car(0).hand[static_cast<std::size_t>(Tactic::slipstream)] = 0;
  EXPECT_EQ(table.refusal(card(Tactic::slipstream, {}, three)), "card_not_held");
}

TEST(FormulaOneTactics, FewerSquaresIfTheWayIsBlockedButAtLeastOne) {
  TestTable table;
  table.add_car(0, "2.18", 20_mph);
  table.add_car(1, "2.22", 20_mph);
  table.give(0, Tactic::reactions);
  table.turn(0);
  table.take(set(20_mph));
  table.drive_to({"2.19"});
  EXPECT_EQ(table.refusal(card(Tactic::reactions, {}, table.path({"2.20"}))), "path_too_short");
  EXPECT_EQ(table.refusal(card(Tactic::reactions, {}, table.path({"2.20", "2.21"}))), "");
  table.car(1).at = table.square("2.20");
  EXPECT_EQ(table.refusal(card(Tactic::reactions, {}, {})), "card_needs_a_way");
  const DecisionList list = table.legal();
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0], pass());
}

// F1-TAC-7, A10
TEST(FormulaOneTactics, CarburettorRaisesTheSpeed) {
  TestTable table = after_driving();
  EXPECT_EQ(table.refusal(card(Tactic::carburettor, 40_mph, {})), "carburettor_speed");
  EXPECT_EQ(table.refusal(card(Tactic::carburettor, 140_mph, {})), "carburettor_speed");
  EXPECT_EQ(squares_of(table.game(), table.state, Tactic::carburettor, 120_mph), 0);
  table.take(card(Tactic::carburettor, 120_mph, {}));
  EXPECT_EQ(table.car(0).speed, 120_mph);
  EXPECT_EQ(table.place(0), "2.26");

  TestTable driving = after_driving({.carburettor_card = CarburettorCard::speed_and_squares});
  EXPECT_EQ(squares_of(driving.game(), driving.state, Tactic::carburettor, 120_mph), 4);
  EXPECT_EQ(driving.refusal(card(Tactic::carburettor, 120_mph, {})), "path_too_short");
  driving.take(card(Tactic::carburettor, 80_mph, driving.path({"1.27", "1.28"})));
  EXPECT_EQ(driving.car(0).speed, 80_mph);
  EXPECT_EQ(driving.place(0), "1.28");
}

// F1-TAC-2, F1-TAC-4, 6.3
TEST(FormulaOneTactics, OneCardATurnAndNoneOffTheTrack) {
  TestTable table = after_driving();
  table.car(0).faulty = Defect::on;
  EXPECT_EQ(refuse_any_card(table.state), Why::card_with_faulty_tyres);
  table.car(0).faulty = Defect::armed;
  EXPECT_FALSE(refuse_any_card(table.state).has_value());
  table.car(0).where = Where::spin;
  EXPECT_EQ(refuse_any_card(table.state), Why::card_while_spun_off);
  table.car(0).where = Where::track;
  table.state.move.has_superb = true;
  EXPECT_EQ(refuse_any_card(table.state), Why::second_card);
}

TEST(FormulaOneTactics, CardsDoNotLeadIntoThePit) {
  TestTable table;
  table.add_car(0, "1.39", 20_mph);
  table.give(0, Tactic::gear);
  table.turn(0);
  table.take(set(20_mph));
  table.drive_to({"1.0"});
  EXPECT_EQ(table.refusal(card(Tactic::gear, {}, table.path({"1.1", "P"}))), "pit_by_card");
}

// F1-TAC-5, F1-COR-7  The greater excess is exempt, the other one is thrown for.
TEST(FormulaOneTactics, SuperbDrivingExemptsTheGreatestExcess) {
  TestTable table;
  table.add_car(0, "1.8", 80_mph);
  table.give(0, Tactic::superb);
  table.turn(0);
  table.take(superb());
  EXPECT_EQ(table.refusal(superb()), "second_card");
  table.take(set(120_mph));
  table.drive_to({"1.9", "1.10", "1.11", "1.12", "1.13", "1.14"});
  EXPECT_EQ(table.refusal(card(Tactic::gear, {}, {})), "second_card");
  table.take(pass());
  EXPECT_TRUE(table.has_happened(EventKind::was_exempt));
  ASSERT_EQ(table.state.phase, Phase::penalty) << "40 over at the second";
  table.throw_dice(1, 1);
  EXPECT_EQ(table.place(0), "1.14");
}

// 6.3 ST
TEST(FormulaOneTactics, SpecialTyresTakeOneBand) {
  TestTable table;
  table.add_car(0, "2.9", 80_mph).has_special = true;
  table.turn(0);
  table.take(set(80_mph));
  table.drive_to({"2.10", "2.11", "2.12", "2.13"});
  table.take(pass());
  ASSERT_EQ(table.state.phase, Phase::special);
  EXPECT_EQ(table.refusal(special(1)), "another_band_at_hand");
  TestTable holding = table;
  table.take(special(0));
  EXPECT_FALSE(table.car(0).has_special);
  EXPECT_EQ(table.state.pit_deck[0], PitCard::special_tyres);
  EXPECT_EQ(table.state.phase, Phase::idle);
  holding.take(hold());
  ASSERT_EQ(holding.state.phase, Phase::penalty);
  holding.throw_dice(1, 2);
  EXPECT_EQ(holding.place(0), "S1");
  EXPECT_TRUE(holding.car(0).has_special);
}

}  // namespace
}  // namespace chicane::formula_one
