#include "drivers/formula_one/club.h"

#include <gtest/gtest.h>

#include "drivers/lawful_choice_for_tests.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

constexpr for_tests::LawfulChoice<FormulaOne> choice;

TEST(FormulaOneClub, ChoosesFromTheListWhateverThePosition) {
  const Game game = *FormulaOne::make_game(reference_board(), {});
  const Club club(game);
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    for_tests::expect_lawful_choices<FormulaOne>(club, game, 2 + static_cast<int>(seed % 5), seed);
}

// Who reckons exactly is never slower from the same squares, and sometimes faster.
TEST(FormulaOneClub, TakesTheLowestOfSpeedsWithinHalfATurn) {
  TestTable table({}, reference_board());
  const Club club(table.game());
  const Reckoner reckoner(table.game());
  int slower = 0;
  int faster = 0;
  for (const char* at : {"1.0", "2.0", "3.0", "4.0", "5.0", "6.0"}) {
    TestTable alone({}, reference_board());
    alone.add_car(0, at, 60_mph);
    alone.turn(0);
    const Speed own = speed_of(choice(club, alone.game(), alone.state, seat_at(0)));
    const Speed exact = speed_of(choice(reckoner, alone.game(), alone.state, seat_at(0)));
    slower += own < exact ? 1 : 0;
    faster += exact < own ? 1 : 0;
  }
  EXPECT_GT(slower, 0);
  EXPECT_EQ(faster, 0);
}

}  // namespace
}  // namespace chicane::formula_one
