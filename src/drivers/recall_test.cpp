#include "drivers/recall.h"

#include <gtest/gtest.h>

#include "base/digest.h"
#include "catalog/boards.h"
#include "drivers/grand_prix_advanced/field.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/field.h"

namespace chicane {

namespace {

// One who has raced before decides as one does who has not.
template <RuleSet R>
void expect_same_as_without_memory(const char* board, BoardForm form, int seats, int races) {
  using Driver = typename Field<R>::Base;
  const typename R::Game game = *R::make_game(*load_board(board, form), {});
  Shelf shelf;
  const auto newcomer = think_over<Driver>(game, shelf);
  auto veteran = think_over<Driver>(game, shelf);
  veteran.begin_to_recall();
  long asked = 0;
  for (int race = 0; race < races; ++race) {
    typename R::State state = R::setup(game, seats);
    Random dice(static_cast<std::uint64_t>(race));
    NoEvents nobody;
    play_out<R>(
        game, state,
        [&](const auto& now, Seat seat, const auto& legal) {
          const typename R::Decision decision =
              veteran.choose(game, R::view(now, seat), seat, legal);
          ++asked;
          EXPECT_EQ(decision, newcomer.choose(game, R::view(now, seat), seat, legal));
          return decision;
        },
        dice, nobody);
  }
  EXPECT_GT(asked, 1000);
}

TEST(Recall, ChangesNoDecision) {
  expect_same_as_without_memory<speed_circuit::SpeedCircuit>("SB", BoardForm::lanes, 6, 12);
  expect_same_as_without_memory<grand_prix_advanced::GrandPrixAdvanced>("GP-REF", BoardForm::cells,
                                                                        6, 6);
}

TEST(Recall, KnowsWhatWasNoted) {
  Recall recall;
  EXPECT_FALSE(recall.has_begun());
  recall.begin();
  EXPECT_EQ(recall.find(7), std::nullopt);
  EXPECT_EQ(recall.find(0), std::nullopt);
  recall.note(7, 3);
  EXPECT_EQ(recall.find(7), 3u);
  EXPECT_EQ(recall.find(8), std::nullopt);
  recall.note(7, 4);
  EXPECT_EQ(recall.find(7), 4u);
}

// It forgets some, but never answers one question with what another was answered with.
TEST(Recall, MixesNothingUp) {
  Recall recall;
  recall.begin();
  constexpr std::uint64_t kQuestions = 200'000;
  std::uint64_t known = 0;
  for (std::uint64_t i = 1; i <= kQuestions; ++i) {
    recall.note(mix(i), i);
    ASSERT_EQ(recall.find(mix(i)), i);
  }
  for (std::uint64_t i = 1; i <= kQuestions; ++i) {
    const auto answer = recall.find(mix(i));
    if (!answer) continue;
    ++known;
    ASSERT_EQ(*answer, i);
  }
  EXPECT_GT(known, 50'000u);
  EXPECT_LE(known, 65'536u);
}

}  // namespace

}  // namespace chicane
