#include "catalog/formula_one_race.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/recorded_race_for_tests.h"

namespace chicane {
namespace {

// F1-SET-4  The dice that shuffle are marked, and nothing is told of them.
TEST(FormulaOneRaceDoor, SecretDiceHaveALabelAndNoStory) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("F1-REF", "", {"Ann", "Ben", "Cleo"}, "formula-one");
  Random random(3);
  int secret = 0;
  while (!race->has_started()) {
    const Pending pending = race->pending();
    ASSERT_EQ(pending.kind, Pending::Kind::chance);
    const std::string label = race->roll_label();
    const bool is_secret =
        label.find(" secret-d" + std::to_string(pending.roll.sides)) != std::string::npos;
    EXPECT_EQ(is_secret, pending.roll.is_secret) << label;
    const int face = static_cast<int>(random.below(pending.roll.sides)) + 1;
    const auto done = race->decide(kChance, "roll " + std::to_string(face));
    ASSERT_TRUE(static_cast<bool>(done));
    if (!is_secret) continue;
    ++secret;
    for (const Happening& happening : *done)
      EXPECT_TRUE(happening.line == "cards_dealt" || happening.line == "round_began 1")
          << happening.line;
  }
  EXPECT_EQ(secret, 15 + 15);
  EXPECT_TRUE(race->has_secrets());
}

// F1-SET-4  Two races that differ in the dice of the shuffle alone look the same to those who
// watch; to a driver they differ in his own hand and nothing else.
TEST(FormulaOneRaceDoor, ViewsShowNoCardsButTheOwnHand) {
  const std::unique_ptr<Race> one =
      for_tests::new_race("F1-REF", "", {"Ann", "Ben", "Cleo"}, "formula-one");
  const std::unique_ptr<Race> other = one->clone();
  const auto hand = [](const Race& race, int seat) {
    const auto& state = dynamic_cast<const FormulaOneRace&>(race).state();
    return state.cars[state.car_of(seat)].hand;
  };
  Random random(3);
  int alike = 0;
  int apart = 0;
  while (!one->has_started()) {
    const Roll roll = one->pending().roll;
    const std::uint32_t face = random.below(roll.sides);
    const std::uint32_t other_face = roll.is_secret ? random.below(roll.sides) : face;
    ASSERT_TRUE(one->decide(kChance, "roll " + std::to_string(face + 1)));
    ASSERT_TRUE(other->decide(kChance, "roll " + std::to_string(other_face + 1)));
    ASSERT_EQ(one->view(kSpectator), other->view(kSpectator));
    for (int seat = 0; seat < 3; ++seat) {
      const bool is_alike = hand(*one, seat) == hand(*other, seat);
      ASSERT_EQ(one->view(seat_at(seat)) == other->view(seat_at(seat)), is_alike);
      if (roll.is_secret) ++(is_alike ? alike : apart);
    }
  }
  EXPECT_NE(one->digest(), other->digest());
  EXPECT_GT(alike, 0);
  EXPECT_GT(apart, 0);
}

// The excerpt of a whole race names no face of a secret die and no digest.
TEST(FormulaOneRaceDoor, ExcerptOfARaceKeepsItsSecrets) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("F1-REF", "", {"Ann", "Ben"}, "formula-one");
  const Result<Record, DataError> record =
      parse_record(for_tests::play_and_record(*race, 4), "t.race");
  ASSERT_TRUE(static_cast<bool>(record));
  int secret = 0;
  const std::string excerpt = record_excerpt(*record, {});
  for (const std::string_view line : lines(excerpt)) {
    EXPECT_EQ(line.find(" state "), std::string::npos) << line;
    EXPECT_EQ(line.find(" lines "), std::string::npos) << line;
    if (line.find("secret-d") == std::string::npos) continue;
    ++secret;
    EXPECT_TRUE(line.starts_with("chance roll ? for ")) << line;
  }
  EXPECT_EQ(secret, 15 + 10);
}

// F1-SET-3  The grid is the number of the car, on every board.
TEST(FormulaOneRaceDoor, CarsLineUpByTheirNumbers) {
  for (const std::string_view name : board_names()) {
    const Board board = *load_board(name);
    if (!board.banded || board.grid.size() < 6) continue;
    SCOPED_TRACE(name);
    const std::vector<std::string> names = {"Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz"};
    const std::unique_ptr<Race> race = for_tests::new_race(name, "", names, "formula-one");
    Random random(2);
    while (!race->has_started())
      ASSERT_TRUE(race->decide(
          kChance, "roll " + std::to_string(1 + random.below(race->pending().roll.sides))));
    const auto& state = dynamic_cast<const FormulaOneRace&>(*race).state();
    int car = 0;
    for (const Standing& standing : race->standings()) {
      EXPECT_EQ(standing.seat, state.seat_of(car++));
      EXPECT_FALSE(standing.has_finished);
    }
  }
}

// F1-FIN-3  At the end all have their place, home or not.
TEST(FormulaOneRaceDoor, AllAreClassifiedAtTheEnd) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("F1-REF", "", {"Ann", "Ben", "Cleo", "Dora"}, "formula-one");
  for_tests::play_and_record(*race, 6);
  ASSERT_TRUE(race->pending().is_over());
  int place = 0;
  int home = 0;
  for (const Standing& standing : race->standings()) {
    EXPECT_EQ(standing.place, ++place);
    EXPECT_TRUE(standing.has_finished) << standing.result;
    home += standing.condition == Condition::home ? 1 : 0;
  }
  EXPECT_LT(home, place) << "the race ends with the round of the first who is home";
}

// What a driver says out of turn is read and written from where his own car stands.
TEST(FormulaOneRaceDoor, SquaresAreToldFromTheOwnCar) {
  const std::unique_ptr<Race> race =
      for_tests::new_race("F1-REF", "", {"Ann", "Ben"}, "formula-one");
  Random random(1);
  while (!race->has_started())
    ASSERT_TRUE(static_cast<bool>(race->decide(
        kChance, "roll " + std::to_string(1 + random.below(race->pending().roll.sides)))));
  const auto& known = dynamic_cast<const FormulaOneRace&>(*race);
  for (int seat = 0; seat < 2; ++seat) {
    const std::string text = known.state().car_of(seat) == 0 ? "drive 6.1 5.2" : "drive 5.1 5.2";
    const auto understood = FormulaOneWords::parse(known, seat_at(seat), words(text));
    ASSERT_TRUE(understood.decision.has_value()) << understood.refused.what;
    EXPECT_EQ(FormulaOneWords::format(known, seat_at(seat), *understood.decision), text);
  }
}

// F1-SET-2
TEST(FormulaOneRaceDoor, TwoToSixCanRace) {
  const RuleSetEntry& rules = **find_rule_set("formula-one");
  for (int seats = 1; seats <= 8; ++seats) {
    const std::vector<std::string> names(seats, "A");
    EXPECT_EQ(static_cast<bool>(rules.make_race(*load_board("F1-REF"), "", names)),
              seats >= 2 && seats <= 6);
    EXPECT_FALSE(static_cast<bool>(rules.make_race(*load_board("F1-TT"), "", names)));
    EXPECT_FALSE(static_cast<bool>(rules.make_race(*load_board("M60"), "", names)));
  }
}

}  // namespace
}  // namespace chicane
