#include "fair/dice_tally.h"

#include <gtest/gtest.h>

#include "fair/fair_race_for_tests.h"

namespace chicane::fair {
namespace {

Record with_dice(const std::vector<std::pair<int, std::string>>& dice) {
  Record record;
  for (const auto& [face, label] : dice) {
    RecordLine line{};
    line.kind = RecordLine::Kind::roll;
    line.decision = fill("roll {}", face);
    line.label = label;
    record.lines.push_back(line);
  }
  return record;
}

TEST(DiceTally, CountsFacesAgainstWhatIsExpected) {
  // Expected are 2/3 of each face: (4/3)²·3/2 + 2·(1/3)²·3/2 + 3·(2/3)²·3/2 = 5.
  const std::vector<DieTally> tallies =
      tally(with_dice({{6, "A grid d6"}, {6, "B grid d6"}, {1, "A chance d6"}, {2, "A grid d6"}}));
  ASSERT_EQ(tallies.size(), 1u);
  EXPECT_EQ(tallies[0].die, "d6");
  EXPECT_EQ(tallies[0].rolled, 4);
  ASSERT_EQ(tallies[0].faces.size(), 6u);
  EXPECT_EQ(tallies[0].faces[5].face, 6);
  EXPECT_EQ(tallies[0].faces[5].rolled, 2);
  EXPECT_EQ(tallies[0].faces[5].expected, 667);
  EXPECT_EQ(tallies[0].faces[2].rolled, 0);
  EXPECT_EQ(tallies[0].chi_square, 5000);
  EXPECT_EQ(tallies[0].degrees_of_freedom, 5);
}

TEST(DiceTally, KnowsThatTheSpecialDieHasThreeFacesOfUnequalSides) {
  std::vector<std::pair<int, std::string>> dice;
  for (const int face : {1, 2, 2, 2, 3, 3}) dice.push_back({face, "A throw special-d6"});
  const std::vector<DieTally> even = tally(with_dice(dice));
  ASSERT_EQ(even.size(), 1u);
  EXPECT_EQ(even[0].chi_square, 0) << "as it should be";
  EXPECT_EQ(even[0].degrees_of_freedom, 2);
  EXPECT_EQ(even[0].faces[1].expected, 3000);
  dice[0].first = 3;  // (1)²/1 + 0 + (1)²/2
  EXPECT_EQ(tally(with_dice(dice))[0].chi_square, 1500);
}

TEST(DiceTally, LeavesSecretDiceOut) {
  EXPECT_TRUE(tally(with_dice({{3, "all pit secret-d15"}, {3, "A x d0"}, {7, "A x d6"}})).empty());
}

TEST(DiceTally, CountsEveryOpenDieOfARace) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const auto race =
        for_tests::new_race(rules->default_board(), fill("laps={}", rules->fewest_laps()),
                            {"Ann", "Ben", "Cleo"}, rules->id());
    const Result<Record, DataError> record =
        parse_record(for_tests::FairRace(*race, 5).run(), "race");
    ASSERT_TRUE(record);
    int open = 0;
    for (const RecordLine& line : record->lines)
      open += line.kind == RecordLine::Kind::roll && line.label.find("secret") == std::string::npos;
    int counted = 0;
    for (const DieTally& die : tally(*record)) {
      counted += die.rolled;
      std::int64_t expected = 0;
      for (const FaceTally& face : die.faces) expected += face.expected;
      EXPECT_NEAR(static_cast<double>(expected), 1000.0 * die.rolled,
                  static_cast<double>(die.faces.size()));
    }
    EXPECT_GT(open, 0);
    EXPECT_EQ(counted, open);
  }
}

}  // namespace
}  // namespace chicane::fair
