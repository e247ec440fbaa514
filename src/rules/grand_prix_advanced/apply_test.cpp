#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

// GPA-GEAR-3, B13, B25
TEST(GrandPrixAdvancedApply, AMissedDoubleComesInAfterTheMovement) {
  TestTable table;
  table.add_car(31, 4);
  table.go(0);
  table.take(gear(2));
  table.rolls({6});
  EXPECT_EQ(table.state.go.least, 5) << "window of the old gear";
  table.take(push(0));
  table.rolls({2});
  EXPECT_EQ(table.state.go.tolerance, tolerance(4, 3)) << "+1 on the die";
  EXPECT_EQ(table.car(0).gear, 4);
  table.take(plan({0, 0, 0, 0, 0}));
  EXPECT_EQ(table.car(0).gear, 2);

  TestTable fine;
  fine.add_car(31, 4);
  fine.go(0);
  fine.take(gear(2));
  fine.rolls({5});
  EXPECT_EQ(fine.car(0).gear, 2);
  EXPECT_EQ(fine.state.go.least, 2);
  EXPECT_EQ(fine.state.go.modifier, 0);
}

// GPA-GEAR-4, B14
TEST(GrandPrixAdvancedApply, WithADamagedGearboxTheOldGearStays) {
  TestTable table;
  table.add_car(31, 4, damages({Damage::gearbox}));
  table.go(0);
  table.take(gear(3));
  table.rolls({6});
  table.take(push(0));
  table.rolls({2});
  EXPECT_EQ(table.state.go.tolerance, tolerance(4, 3));
  table.take(plan({0, 0, 0, 0, 0}));
  EXPECT_EQ(table.car(0).gear, 4);
}

// GPA-PUSH-1, GPA-PUSH-2
TEST(GrandPrixAdvancedApply, APushSucceedsAboveItsNumber) {
  for (const int die : {2, 3}) {
    TestTable table;
    table.add_car(31, 3);
    table.go(0);
    table.take(gear(3));
    table.take(push(2));
    table.rolls({die});
    EXPECT_EQ(table.state.go.least, die == 3 ? 5 : 3);
    EXPECT_EQ(table.state.go.most, die == 3 ? 8 : 6) << "M bites from the next move on";
    EXPECT_EQ(table.car(0).damage.has(Damage::engine), die == 2);
    EXPECT_EQ(table.state.phase, Phase::risk);
  }
}

// GPA-PUSH-2, GPA-DMG-6; section 4, item 3
TEST(GrandPrixAdvancedApply, ASecondOrFifthDamageByPushEliminatesInPlace) {
  for (const DamageSet held :
       {damages({Damage::engine}),
        damages({Damage::suspension, Damage::tyres, Damage::gearbox, Damage::brakes})}) {
    TestTable table;
    table.add_car(31, 3, held);
    table.add_car(31);
    table.go(0);
    table.take(gear(3));
    table.take(push(3));
    table.rolls({3});
    EXPECT_EQ(table.car(0).status, Status::out);
    EXPECT_EQ(table.car(0).cell, 31);
    EXPECT_EQ(table.state.phase, Phase::idle) << "no risk die, nobody is involved";
  }
}

// GPA-RISK-1; section 4, item 2
TEST(GrandPrixAdvancedApply, SuspensionHeldAtTheBeginningRaisesTheDie) {
  for (const bool is_held : {false, true}) {
    TestTable table;
    table.add_car(31, 3, is_held ? damages({Damage::suspension}) : DamageSet{});
    table.come_to_plan(0, 3);
    EXPECT_EQ(table.state.go.tolerance, is_held ? 2 : 3);
  }
}

// A car in third before cells 10 … 14 (1 1 2 3 1), with T 1: one check in 12, two in 13.
TestTable before_the_three(const Options& options = {}, DamageSet damage = {}) {
  TestTable table(options);
  table.add_car(9, 3, damage);
  table.add_car(25);  // Out of reach.
  table.come_to_plan(0, damage.has(Damage::suspension) ? 5 : 6);
  return table;
}

// GPA-DMG-2, GPA-DMG-7
TEST(GrandPrixAdvancedApply, OneCheckForEachPointOfExcess) {
  TestTable table = before_the_three();
  table.take(plan({0, 0, 0, 0, 0}));
  EXPECT_EQ(table.car(0).cell, 12);
  EXPECT_EQ(table.state.go.checks, 1);
  table.rolls({2});
  table.take(keep());
  EXPECT_EQ(table.car(0).cell, 13);
  EXPECT_EQ(table.state.go.checks, 2);
  table.rolls({1, 2});
  table.take(keep());
  EXPECT_EQ(table.car(0).cell, 14);
  EXPECT_EQ(table.state.phase, Phase::idle);
  EXPECT_EQ(table.car(0).damage.size(), 0);
  EXPECT_EQ(table.count(EventKind::checked), 3);
}

// GPA-DMG-5  Tyres at once, but not in the cell where they go (section 4, item 2).
TEST(GrandPrixAdvancedApply, TyresBiteFromTheNextCellOn) {
  TestTable table = before_the_three();
  table.take(plan({0, 0, 0, 0, 0, 0}));
  table.rolls({4, 3});
  EXPECT_TRUE(table.car(0).damage.has(Damage::tyres));
  table.take(keep());
  EXPECT_EQ(table.state.go.checks, 2) << "3 is the cap";
  table.rolls({1, 1});
  table.take(keep());
  EXPECT_EQ(table.car(0).cell, 14);
  EXPECT_EQ(table.state.go.checks, 1) << "1 and 1 are above T";
  table.rolls({1});
  table.take(keep());
  EXPECT_EQ(table.car(0).cell, 15) << "0 and 1 are not";
}

// GPA-DMG-5  Tyres suffered in a cell do not change its checks.
TEST(GrandPrixAdvancedApply, TheNumberOfChecksIsFixedOnEntering) {
  TestTable table;
  table.add_car(19, 4);
  table.come_to_plan(0, 5);  // T 1
  table.take(plan({2, 0, 0, 0, 0}));
  EXPECT_EQ(table.state.go.checks, 2) << "2 and two brakings, at most 3";
  table.rolls({4, 3});
  EXPECT_EQ(table.state.go.checks, 1);
  table.rolls({1});
  EXPECT_EQ(table.state.phase, Phase::renewal);
}

// GPA-DMG-5  The others from the next go on.
TEST(GrandPrixAdvancedApply, SuspensionAndChassisWaitForTheNextGo) {
  for (const int die : {1, 6}) {
    TestTable table = before_the_three();
    table.take(plan({0, 0, 0, 0}));
    table.rolls({4, die});
    EXPECT_EQ(table.state.go.most, 6);
    EXPECT_EQ(table.state.go.tolerance, 1);
    EXPECT_EQ(table.refusal(plan({0, 0, 0})), "") << "six in all";
    table.take(plan({}));
    table.come_to_plan(0, 3);
    EXPECT_EQ(table.state.go.most, die == 6 ? 5 : 6);
    EXPECT_EQ(table.state.go.tolerance, die == 1 ? 2 : 3);
  }
}

// GPA-DMG-3, B5, B6
TEST(GrandPrixAdvancedApply, ASpinEndsTheGoAndItsChecks) {
  for (const int restart : {4, 5}) {
    for (const SpinGear option : {SpinGear::first, SpinGear::unchanged}) {
      TestTable table({.spin_gear = option});
      table.add_cars({12, 25});
      table.car(0).gear = 3;
      table.come_to_plan(0, 6);
      table.take(plan({0, 0, 0}));
      ASSERT_EQ(table.state.go.checks, 2);
      table.rolls({3, restart});
      EXPECT_EQ(table.state.phase, Phase::idle);
      EXPECT_EQ(table.car(0).cell, 13);
      EXPECT_EQ(table.car(0).status, restart == 5 ? Status::out : Status::spun);
      EXPECT_EQ(table.car(0).gear, option == SpinGear::first ? 1 : 3);
    }
  }
}

TEST(GrandPrixAdvancedApply, ASpunCarThatEntersNothingStaysOffTheRoad) {
  TestTable table;
  table.add_car(13).status = Status::spun;
  table.add_car(13);
  const std::uint32_t arrived = table.car(0).arrived;
  table.come_to_plan(0, 1);
  table.take(plan({}));
  EXPECT_EQ(table.car(0).status, Status::spun);
  EXPECT_EQ(table.car(0).arrived, arrived);
  table.come_to_plan(0, 1);
  table.take(plan({0}));
  EXPECT_EQ(table.car(0).status, Status::run);
  EXPECT_EQ(table.car(0).cell, 14);
}

// GPA-DMG-6
TEST(GrandPrixAdvancedApply, AnEqualOrAFifthDamageEliminates) {
  struct Row {
    const char* rule;
    DamageSet held;
    int die;
    bool is_out;
  };
  const DamageSet four =
      damages({Damage::suspension, Damage::gearbox, Damage::chassis, Damage::engine});
  DamageSet three = four;
  three.remove(Damage::engine);
  const Row rows[] = {
      {"equal", damages({Damage::gearbox}), 4, true},
      {"another", damages({Damage::gearbox}), 5, false},
      {"a fourth", three, 5, false},
      {"a fifth", four, 5, true},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rule);
    TestTable table = before_the_three({}, row.held);
    table.take(plan({0, 0, 0, 0}));
    table.rolls({6, row.die});
    EXPECT_EQ(table.car(0).status, row.is_out ? Status::out : Status::run);
    EXPECT_EQ(table.state.phase, row.is_out ? Phase::idle : Phase::renewal);
    EXPECT_EQ(table.count(EventKind::eliminated), row.is_out ? 1 : 0);
  }
}

// B3
TEST(GrandPrixAdvancedApply, ADamageMayEndTheGo) {
  TestTable table = before_the_three({.damage_stops = true});
  table.take(plan({1, 1, 0}));
  ASSERT_EQ(table.car(0).cell, 10);
  table.rolls({5, 6});
  EXPECT_EQ(table.state.phase, Phase::idle);
  EXPECT_EQ(table.car(0).cell, 10) << "whatever the count";
  EXPECT_EQ(table.car(0).status, Status::run);

  TestTable unharmed = before_the_three({.damage_stops = true});
  unharmed.take(plan({1, 1, 0}));
  unharmed.rolls({2});
  EXPECT_EQ(unharmed.state.phase, Phase::renewal);
}

// A car in fourth without brakes, T 1, must pass two others in cell 10: two checks.
TestTable forced_to_pass(DamageSet damage = {}) {
  damage.add(Damage::brakes);
  TestTable table;
  table.add_car(8, 4, damage);
  table.add_cars({10, 10, 10});
  table.car(1).arrived = 50;  // Car 2 is in front of it.
  table.car(3).status = Status::spun;
  table.come_to_plan(0, 6);
  table.take(plan({0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(table.state.go.checks, 2);
  return table;
}

// GPA-ACC-1, GPA-ACC-2, B8, B9
TEST(GrandPrixAdvancedApply, AnAccidentLooksAtEveryOtherCarInTheCellOnce) {
  TestTable table = forced_to_pass();
  table.rolls({4, 1, 5, 4});  // Two damages: S and C.
  EXPECT_EQ(table.state.phase, Phase::involvement);
  EXPECT_EQ(table.state.go.victim, 2) << "front first";
  table.rolls({3, 3});
  EXPECT_TRUE(table.car(2).damage.has(Damage::tyres));
  EXPECT_EQ(table.state.go.victim, 1);
  table.rolls({2});
  EXPECT_EQ(table.car(1).damage.size(), 0) << "even: nothing";
  EXPECT_EQ(table.state.phase, Phase::renewal) << "the spun car is not there";
  EXPECT_EQ(table.count(EventKind::involved), 1);
  EXPECT_EQ(table.count(EventKind::escaped), 1);
}

TEST(GrandPrixAdvancedApply, WithoutDamageOrSpinNobodyIsInvolved) {
  TestTable table = forced_to_pass();
  table.rolls({1, 2});
  EXPECT_EQ(table.state.phase, Phase::renewal);
}

// GPA-DMG-3; section 4, item 3
TEST(GrandPrixAdvancedApply, TheOthersAreInvolvedByOneThatIsGone) {
  TestTable spun = forced_to_pass();
  spun.rolls({3, 1});
  EXPECT_EQ(spun.car(0).status, Status::spun);
  EXPECT_EQ(spun.state.phase, Phase::involvement);
  spun.rolls({2, 2});
  EXPECT_EQ(spun.state.phase, Phase::idle);

  TestTable gone = forced_to_pass(damages({Damage::gearbox}));
  gone.rolls({4, 4});
  EXPECT_EQ(gone.car(0).status, Status::out);
  EXPECT_EQ(gone.state.phase, Phase::involvement) << "its second check is dropped";
  gone.rolls({1, 3, 4});
  EXPECT_EQ(gone.car(2).damage.size(), 1);
  EXPECT_EQ(gone.state.phase, Phase::idle);
}

// GPA-DMG-6; section 4, item 5
TEST(GrandPrixAdvancedApply, AnotherCarCanBeEliminatedAndLeavesTheRoad) {
  TestTable table = forced_to_pass();
  table.car(2).damage = damages({Damage::tyres});
  table.rolls({4, 1, 1});
  table.rolls({1, 3});
  EXPECT_EQ(table.car(2).status, Status::out);
  EXPECT_EQ(table.state.go.victim, 1);
}

// GPA-BRK-3
TEST(GrandPrixAdvancedApply, BrakesThatFailVoidTheRestOfThePlan) {
  TestTable table = before_the_three();
  table.take(plan({0, 0, 0, 1}));
  table.rolls({6, 5});
  EXPECT_TRUE(table.car(0).damage.has(Damage::brakes));
  EXPECT_EQ(table.refusal(keep()), "no_brakes");
  EXPECT_EQ(table.refusal(plan({0})), "");
}

// Section 4, item 4
TEST(GrandPrixAdvancedApply, APlanAtItsEndIsNotProlonged) {
  TestTable table = before_the_three();
  table.take(plan({0, 0, 0}));
  table.rolls({1});
  EXPECT_EQ(table.state.phase, Phase::idle);
  EXPECT_EQ(table.car(0).cell, 12);
}

// GPA-MOV-3, GPA-CAP-4
TEST(GrandPrixAdvancedApply, WhoStaysKeepsItsPlaceWhoComesIsLast) {
  TestTable table;
  table.add_cars({8, 8, 7});
  table.come_to_plan(0, 1);
  table.take(plan({}));
  EXPECT_EQ(table.car(0).arrived, 1u);
  table.come_to_plan(2, 1);
  table.take(plan({0}));
  EXPECT_EQ(table.car(2).arrived, 4u);
  EXPECT_EQ(table.count(EventKind::stayed), 1);
}

// GPA-BOX-2 … GPA-BOX-6
TEST(GrandPrixAdvancedApply, TheBoxFromArrivalToDeparture) {
  TestTable table;
  table.add_car(34, 3, damages({Damage::tyres, Damage::chassis}));
  table.come_to_plan(0, 1);
  table.take(plan_to_box({0, 0}));
  EXPECT_EQ(table.state.phase, Phase::tyres);
  EXPECT_EQ(table.car(0).status, Status::box);
  EXPECT_EQ(table.car(0).cell, 36);
  EXPECT_EQ(table.car(0).gear, 1);
  table.take(repair(Damage::tyres));
  EXPECT_EQ(table.state.phase, Phase::idle);
  table.go(0);
  table.take(repair(Damage::chassis));
  EXPECT_EQ(table.car(0).damage.size(), 0);
  EXPECT_EQ(table.car(0).status, Status::box) << "and stays";
  table.come_to_plan(0, 1);
  table.take(plan({}));
  EXPECT_EQ(table.car(0).status, Status::box) << "no cells";
  table.come_to_plan(0, 1);
  table.take(plan({0, 0}));
  EXPECT_EQ(table.car(0).status, Status::run);
  EXPECT_EQ(table.car(0).cell, 38);
  EXPECT_EQ(table.count(EventKind::left_box), 1);
}

TEST(GrandPrixAdvancedApply, WithoutTyreDamageTheGoIsOverOnArrival) {
  TestTable table;
  table.add_car(36, 2, damages({Damage::engine}));
  table.come_to_plan(0, 1);
  EXPECT_EQ(table.refusal(plan_to_box({})), "below_minimum");
  TestTable first;
  first.add_car(36, 1, damages({Damage::engine}));
  first.come_to_plan(0, 1);
  first.take(plan_to_box({}));
  EXPECT_EQ(first.state.phase, Phase::idle);
  EXPECT_EQ(first.car(0).status, Status::box);
}

// GPA-LAP-1, GPA-VIC-1
TEST(GrandPrixAdvancedApply, TheLineCountsDownAndTheLastIsTheFinish) {
  TestTable table;
  table.add_car(38, 3);
  table.come_to_plan(0, 1);
  table.take(plan({0, 0, 0}));
  EXPECT_EQ(table.car(0).to_go, 1);
  EXPECT_EQ(table.car(0).cell, 1);
  EXPECT_EQ(table.count(EventKind::finished), 0);

  TestTable last;
  last.add_car(38, 3, damages({Damage::tyres})).to_go = 1;
  last.add_cars({0, 0, 0, 0});
  last.come_to_plan(0, 6);
  last.take(plan({0, 4}));
  EXPECT_EQ(last.car(0).status, Status::finished) << "no factor, no room limit, no checks";
  EXPECT_EQ(last.car(0).cell, 0);
  EXPECT_EQ(last.car(0).to_go, 0);
}

// GPA-STA-1
TEST(GrandPrixAdvancedApply, TheStartDieGivesTheMaximum) {
  const int most[] = {5, 5, 5, 5, 4, 3};
  for (int face = 1; face <= kDieSides; ++face) {
    TestTable table;
    table.add_car(39).is_starting = true;
    table.go(0);
    table.take(gear(1));
    ASSERT_EQ(table.state.phase, Phase::start);
    table.rolls({face});
    EXPECT_EQ(table.state.go.least, 0);
    EXPECT_EQ(table.state.go.most, most[face - 1]);
    table.take(push(0));
    table.rolls({1});
    table.take(plan({0}));
    EXPECT_FALSE(table.car(0).is_starting);
  }
}

// GPA-AUT-1 … GPA-AUT-4
TEST(GrandPrixAdvancedApply, AnAutomaticCarDrivesByItsDieAsFarAsThereIsRoom) {
  const int cells[] = {5, 5, 6, 6, 9, 9};
  for (int face = 1; face <= kDieSides; ++face) {
    TestTable table;
    table.add_car(7, 1, damages({Damage::engine, Damage::tyres})).is_automatic = true;
    table.go(0);
    ASSERT_EQ(table.state.phase, Phase::automatic);
    table.rolls({face});
    EXPECT_EQ(table.car(0).cell, 7 + cells[face - 1]) << "no checks";
  }
  TestTable full;
  full.add_car(7).is_automatic = true;
  full.add_cars({13, 12, 12});
  full.go(0);
  full.rolls({3});
  EXPECT_EQ(full.car(0).cell, 11) << "the last cell with room";
  TestTable start;
  start.add_car(39).is_automatic = true;
  start.car(0).is_starting = true;
  start.go(0);
  start.rolls({5});
  EXPECT_EQ(start.car(0).cell, 3);
}

// GPA-PRA-1, GPA-PRA-2
TEST(GrandPrixAdvancedApply, FaultsOfPracticeCostMovesAndNothingElse) {
  const Game game = *GrandPrixAdvanced::make_game(for_tests::advanced_test_ring(),
                                                  {.start = StartOrder::practice});
  State state = GrandPrixAdvanced::setup(game, 2);
  NoEvents nobody;
  const auto take = [&](const Decision& decision) {
    const Seat seat = decision.kind == DecisionKind::roll ? kChance : seat_at(0);
    const auto checked = GrandPrixAdvanced::check(game, state, seat, decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    GrandPrixAdvanced::apply(game, state, *checked, nobody);
  };
  take(gear(4));  // No shift die.
  take(push(4));
  take(roll(4));  // Fails: one move more, no M.
  EXPECT_EQ(state.cars[0].damage.size(), 0);
  take(roll(6));
  EXPECT_EQ(state.go.most, 9);
  take(plan({3, 0, 0, 0, 0}));
  EXPECT_EQ(state.go.checks, 2);
  take(roll(3));  // TC: the rest is still rolled.
  EXPECT_EQ(state.phase, Phase::check);
  take(roll(6));  // D: no table C.
  EXPECT_EQ(state.phase, Phase::renewal);
  take(keep());
  EXPECT_EQ(state.cars[0].moves, 4) << "one and three extras";
  EXPECT_EQ(state.cars[0].status, Status::run);
  EXPECT_EQ(state.cars[0].cell, 4);
  EXPECT_EQ(state.go.car, 0) << "alone on the track";
  take(gear(2));
  EXPECT_EQ(state.phase, Phase::shift) << "the flight is over";
}

TEST(GrandPrixAdvancedApply, APracticeGoEntersACell) {
  TestTable table;
  table.add_car(5);
  table.state.is_practice = true;
  table.car(0).moves = 1;
  table.come_to_plan(0, 1);
  EXPECT_EQ(table.refusal(plan({})), "must_enter_cell");
}

// --- Moves ---------------------------------------------------------------------------------------

// GPA-VIC-4
TEST(GrandPrixAdvancedApply, TenMovesWithoutACellEndTheRace) {
  TestTable table;
  table.add_car(8);
  for (int move = 1; move <= 10; ++move) {
    EXPECT_EQ(table.state.phase, Phase::idle);
    table.come_to_plan(0, 1);
    table.take(plan({}));
    EXPECT_EQ(table.state.still, move);
    if (move != 5) continue;
    table.come_to_plan(0, 1);
    table.take(plan({0}));
    EXPECT_EQ(table.state.still, 0);
    table.state.still = 5;
  }
  EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(GrandPrixAdvancedApply, EnteringTheBoxIsNoStandingStill) {
  TestTable table;
  table.add_car(36);
  table.state.still = 9;
  table.come_to_plan(0, 1);
  table.take(plan_to_box({}));
  EXPECT_EQ(table.state.still, 0);
  table.go(0);
  table.take(leave());
  table.take(gear(1));
  table.take(push(0));
  table.rolls({1});
  table.take(plan({}));
  EXPECT_EQ(table.state.still, 1);
}

// GPA-VIC-2, B19
TEST(GrandPrixAdvancedApply, TheMoveIsPlayedToItsEnd) {
  for (const Classification option : {Classification::stop, Classification::run_out}) {
    TestTable table({.classification = option});
    table.add_car(39, 2).to_go = 1;
    table.add_car(30);
    table.come_to_plan(0, 1);
    table.take(plan({0, 0}));
    EXPECT_EQ(table.car(0).status, Status::finished);
    EXPECT_EQ(table.state.phase, Phase::idle) << "the other has not acted";
    table.come_to_plan(1, 1);
    table.take(plan({0}));
    const bool stops = option == Classification::stop;
    EXPECT_EQ(table.state.phase, stops ? Phase::over : Phase::idle);
    EXPECT_EQ(table.car(0).finish, 1);
    EXPECT_EQ(table.state.finishes, 1);
  }
}

TEST(GrandPrixAdvancedApply, WhenNobodyIsLeftTheRaceIsOver) {
  TestTable table;
  table.add_car(12, 3);
  table.come_to_plan(0, 6);
  table.take(plan({0, 0, 0}));
  table.rolls({3, 6});
  EXPECT_EQ(table.state.phase, Phase::over);
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
