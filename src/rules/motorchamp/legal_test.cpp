#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "rules/motorchamp/game_for_tests.h"

namespace chicane::motorchamp {
namespace {

using ::testing::ElementsAre;

std::vector<Decision> legal(const TestTable& table, Seat seat) {
  DecisionList list;
  MotorChamp::legal(table.game(), table.state, seat, list);
  return {list.begin(), list.end()};
}

// --- Dice --------------------------------------------------------------------------------------

// MC-DIC-1, A-01
TEST(SpecialDie, HasTheFacesOfTheRules) {
  std::map<int, int> sides;
  for (int side = 1; side <= 6; ++side) ++sides[face_of(Die::motor_special, side)];
  EXPECT_EQ(sides, (std::map<int, int>{{1, 1}, {2, 3}, {3, 2}}));
  for (int side = 1; side <= 6; ++side) {
    EXPECT_EQ(face_of(Die::motor_special, side), kSpecialFaces[side - 1]);
    EXPECT_EQ(face_of(Die::plain, side), side);
  }
}

// Dice come in the order normal, normal, special.
TEST(SpecialDie, IsThrownLast) {
  struct Case {
    Throw which;
    int dice;                   // Of the square.
    std::vector<bool> special;  // By die.
  };
  for (const Case& c : {Case{Throw::special, 1, {true}},
                        {Throw::one, 1, {false}},
                        {Throw::two, 2, {false, false}},
                        {Throw::three, 3, {false, false, true}}}) {
    TestTable table;
    table.add_car("20R");
    table.track().rows[20].dice[kRight] = static_cast<std::uint8_t>(c.dice);
    // A limit of one, so that nothing is safe and anything may be thrown.
    table.track().rows[20].limit[kRight] = 1;
    table.turn(0, c.which, {});
    for (const bool is_special : c.special) {
      const Pending pending = MotorChamp::pending(table.game(), table.state);
      ASSERT_EQ(pending.kind, Pending::Kind::chance);
      EXPECT_EQ(pending.roll.die, is_special ? Die::motor_special : Die::plain);
      EXPECT_EQ(pending.roll.sides, 6);
      EXPECT_EQ(pending.roll.purpose, static_cast<int>(Purpose::move));
      const int most = is_special ? 3 : 6;
      EXPECT_EQ(legal(table, kChance).size(), static_cast<std::size_t>(most));
      EXPECT_EQ(table.refusal(kChance, roll(0)), Why::face_not_on_die);
      EXPECT_EQ(table.refusal(kChance, roll(most + 1)), Why::face_not_on_die);
      table.take(kChance, roll(most));
    }
    EXPECT_EQ(table.state.phase, Phase::play);
  }
}

// --- Refusals ----------------------------------------------------------------------------------

TEST(Refusals, NameWhatIsWrong) {
  TestTable table;
  table.add_car("20R");
  table.add_car("30R");
  table.turn(0);
  EXPECT_EQ(table.refusal(seat_at(1), throw_dice(Throw::three)), Why::not_your_turn);
  EXPECT_EQ(table.refusal(kChance, roll(1)), Why::die_not_owed);
  EXPECT_EQ(table.refusal(seat_at(0), play(target("25R"))), Why::another_decision_due);
  EXPECT_EQ(table.refusal(seat_at(0), roll(3)), Why::another_decision_due);
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::three)), std::nullopt);
  EXPECT_EQ(table.refusal(seat_at(0), numbered(DecisionKind::throw_dice, 4)), Why::too_many_dice);
  table.car(1).where = Where::out;
  table.turn(0);
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::two)), Why::slower_than_fair_play);
  table.track().rows[20].dice[kRight] = 2;
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::three)), Why::too_many_dice);
  table.car(0).start_phase = true;
  table.turn(0);
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::special)), Why::throw_not_of_start);
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::two)), Why::too_many_dice);
  table.car(0).start_phase = false;
  table.car(0).handicap = true;
  table.turn(0);
  EXPECT_EQ(table.refusal(seat_at(0), throw_dice(Throw::special)), Why::throw_not_of_handicap);
  table.car(0).handicap = false;
  table.car(0).start_phase = true;
  table.turn(0, Throw::one, {4});
  EXPECT_EQ(table.refusal(seat_at(0), play(target("23R"))), Why::target_not_lawful);
  EXPECT_EQ(table.refusal(seat_at(0), play(target("24R"))), std::nullopt);
  EXPECT_EQ(table.refusal(kChance, roll(2)), Why::die_not_owed);
  table.state.phase = Phase::over;
  EXPECT_EQ(table.refusal(seat_at(0), play(target("24R"))), Why::race_over);
  EXPECT_EQ(table.refusal(kSpectator, waive()), Why::race_over);
}

TEST(Refusals, HaveEachANameAndAClause) {
  std::set<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Why::no_tow); ++i) {
    const Why why = static_cast<Why>(i);
    EXPECT_TRUE(names.insert(name(why)).second) << name(why);
    EXPECT_TRUE(clause(why).starts_with("MC-")) << name(why);
  }
}

// What is not on the list is refused, also what no text can say.
TEST(Refusals, MeetDecisionsThatNobodyCanWrite) {
  TestTable table({.faults = Faults::punish});
  table.add_car("20R");
  table.add_car("30R");
  table.track().rows[20].dice[kRight] = 1;
  table.turn(0);
  Decision odd = throw_dice(Throw::one);
  odd.extra = 1;
  EXPECT_NE(table.refusal(seat_at(0), odd), std::nullopt);
  table.turn(0, Throw::two, {1, 1});
  ASSERT_EQ(table.state.phase, Phase::objection);
  EXPECT_NE(table.refusal(seat_at(1), numbered(DecisionKind::object, 1)), std::nullopt);
  EXPECT_NE(table.refusal(seat_at(1), numbered(DecisionKind::waive, 7)), std::nullopt);
  EXPECT_EQ(table.refusal(seat_at(1), waive()), std::nullopt);
}

// --- Too many dice (MC-COL-3 to MC-COL-5, A-35) ------------------------------------------------

TEST(TooManyDice, CanBeThrownOnlyWhereTheyArePunished) {
  TestTable table;
  table.add_car("20R");
  table.track().rows[20].dice[kRight] = 1;
  table.turn(0);
  EXPECT_THAT(legal(table, seat_at(0)), ElementsAre(throw_dice(Throw::one)));
  table.options().faults = Faults::punish;
  EXPECT_THAT(legal(table, seat_at(0)), ElementsAre(throw_dice(Throw::one), throw_dice(Throw::two),
                                                    throw_dice(Throw::three)));
}

TEST(TooManyDice, PutTheCarOutUnlessSomebodyInsists) {
  TestTable table({.faults = Faults::punish});
  for (const char* at : {"30R", "20R", "10R"}) table.add_car(at);
  table.track().rows[20].dice[kRight] = 1;
  table.turn(1, Throw::two, {1, 1});
  ASSERT_EQ(table.state.phase, Phase::objection);
  EXPECT_THAT(legal(table, seat_at(2)), ElementsAre(object(), waive())) << "after the owner";
  EXPECT_THAT(legal(table, seat_at(0)), ElementsAre());
  table.take(seat_at(2), waive());
  const State before = table.state;
  table.take(seat_at(0), object());
  EXPECT_EQ(table.state.phase, Phase::throw_choice) << "MC-COL-4";
  EXPECT_EQ(table.state.move.car, 1);
  EXPECT_EQ(table.at(1), "20R");
  table.state = before;
  table.take(seat_at(0), waive());
  EXPECT_EQ(table.at(1), "OUT") << "MC-COL-3";
  EXPECT_EQ(table.car(1).row, 20);
}

// The story names the place where it stood.
TEST(TooManyDice, PutACarOutInThePitsToo) {
  for (const char* at : {"P54", "B55", "20R"}) {
    TestTable table({.faults = Faults::punish});
    table.add_car(at).pit_flap = false;
    table.car(0).start_phase = at[0] == '2';
    table.turn(0, Throw::three, {1, 1, 1});
    EXPECT_EQ(table.at(0), "OUT") << "nobody else is there to insist";
    ASSERT_FALSE(table.log.events.empty());
    EXPECT_EQ(table.log.events.back().kind, EventKind::went_out);
    EXPECT_EQ(text_of(table.log.events.back().target), at);
  }
}

}  // namespace
}  // namespace chicane::motorchamp
