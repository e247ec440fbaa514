#include "rules/formula_one/cards.h"

#include <gmock/gmock.h>

#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

using ::testing::ElementsAre;

std::vector<PitCard> deck(const State& state) {
  return {state.pit_deck.begin(), state.pit_deck.begin() + state.pit_count};
}

// F1-PIT-7
TEST(FormulaOneCards, PitCardsGoFromTheTopToTheBottom) {
  TestTable table;
  table.stack_pit_cards({PitCard::miss_two, PitCard::quick, PitCard::first_80});
  EXPECT_EQ(draw_pit_card(table.state), PitCard::miss_two);
  EXPECT_THAT(deck(table.state), ElementsAre(PitCard::quick, PitCard::first_80));
  EXPECT_EQ(table.state.pit_seen, 0);
  put_under(table.state, PitCard::miss_two);
  EXPECT_THAT(deck(table.state), ElementsAre(PitCard::quick, PitCard::first_80, PitCard::miss_two));
  EXPECT_EQ(table.state.pit_seen, 1);
  put_under(table.state, draw_pit_card(table.state));
  put_under(table.state, draw_pit_card(table.state));
  EXPECT_EQ(table.state.pit_seen, 3) << "all have lain open";
  EXPECT_EQ(draw_pit_card(table.state), PitCard::miss_two);
  EXPECT_EQ(table.state.pit_seen, 2);
  EXPECT_EQ(table.state.pit_deck[2], PitCard{}) << "no trace of it";
}

TEST(FormulaOneCards, AnEmptyDeckGivesNone) {
  TestTable table;
  EXPECT_EQ(draw_pit_card(table.state), PitCard::hidden);
}

// F1-TAC-1, 6.3 XT
TEST(FormulaOneCards, TacticCardsAreDiscardedAndTakenBackFromTheTop) {
  TestTable table;
  table.add_car(0, "2.5");
  table.give(0, Tactic::gear);
  table.give(0, Tactic::reactions);
  discard_tactic(table.state, 0, Tactic::gear);
  discard_tactic(table.state, 0, Tactic::reactions);
  EXPECT_EQ(table.car(0).hand_count, 0);
  EXPECT_EQ(table.state.discard_count, 2);
  Tactic taken{};
  ASSERT_TRUE(take_discarded(table.state, 0, taken));
  EXPECT_EQ(taken, Tactic::reactions);
  EXPECT_EQ(table.car(0).hand[static_cast<std::size_t>(Tactic::reactions)], 1);
  EXPECT_EQ(table.car(0).hand_count, 1);
  ASSERT_TRUE(take_discarded(table.state, 0, taken));
  EXPECT_EQ(taken, Tactic::gear);
  EXPECT_FALSE(take_discarded(table.state, 0, taken));
  EXPECT_EQ(table.state.discard, (std::array<Tactic, kTacticCards>{})) << "no trace of them";
}

// F1-PIT-6, F1-PIT-7, 6.3
TEST(FormulaOneCards, ArrivalResetsDrawsAndObeys) {
  struct Case {
    PitCard card;
    int miss;
    Speed cap;
    bool is_kept;
  };
  const Case cases[] = {
      {PitCard::miss_one, 1, 60_mph, false},     {PitCard::miss_two, 2, 60_mph, false},
      {PitCard::quick, 0, 60_mph, false},        {PitCard::first_80, 0, 80_mph, false},
      {PitCard::first_40, 0, 40_mph, false},     {PitCard::first_20, 0, 20_mph, false},
      {PitCard::extra_tactic, 1, 60_mph, false}, {PitCard::special_tyres, 1, 60_mph, true},
      {PitCard::faulty_tyres, 0, 60_mph, true},  {PitCard::brake_failure, 0, 60_mph, false},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(static_cast<int>(c.card));
    TestTable table;
    Car& car = table.add_car(0, "1.1", 40_mph);
    car.tyre = 7;
    car.brake = 4;
    table.stack_pit_cards({c.card});
    table.state.discard[table.state.discard_count++] = Tactic::slipstream;
    table.turn(0);
    table.take(set(20_mph));
    table.drive_to({"P"});
    EXPECT_EQ(table.place(0), "P");
    EXPECT_EQ(car.speed, 0_mph);
    EXPECT_EQ(car.tyre + car.brake, 0);
    EXPECT_EQ(car.laps, 3);
    EXPECT_EQ(car.miss, c.miss);
    EXPECT_EQ(car.cap, c.cap);
    EXPECT_EQ(table.state.pit_count, c.is_kept ? 0 : 1);
    EXPECT_EQ(car.hand_count, c.card == PitCard::extra_tactic ? 1 : 0);
    EXPECT_EQ(car.has_special, c.card == PitCard::special_tyres);
    EXPECT_EQ(car.faulty, c.card == PitCard::faulty_tyres ? Defect::armed : Defect::none);
    EXPECT_EQ(car.brake_failure, c.card == PitCard::brake_failure ? Defect::armed : Defect::none);
  }
}

// F1-PIT-7  What a car keeps goes back before it draws again.
TEST(FormulaOneCards, KeptCardsGoUnderTheDeckAtTheNextStop) {
  TestTable table;
  Car& car = table.add_car(0, "1.1", 20_mph);
  car.has_special = true;
  car.faulty = Defect::on;
  car.brake_failure = Defect::on;
  table.stack_pit_cards({PitCard::quick});
  table.turn(0);
  table.take(set(20_mph));
  table.drive_to({"P"});
  EXPECT_THAT(deck(table.state),
              ElementsAre(PitCard::special_tyres, PitCard::faulty_tyres, PitCard::quick));
  EXPECT_FALSE(car.has_special);
  EXPECT_EQ(car.faulty, Defect::none);
  EXPECT_EQ(car.brake_failure, Defect::none);
  EXPECT_EQ(table.state.pit_seen, 3);
}

}  // namespace
}  // namespace chicane::formula_one
