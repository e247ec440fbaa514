#include "core/game_list.h"

#include <gtest/gtest.h>

#include "games/rules.h"

namespace chicane {

namespace {

// Any two games, the other way round.
using Two = GameList<grand_prix_basic::Rules, motorchamp::Rules>;

std::string version_of(std::string_view id) {
  return Two::with(
      id, []<class R>() { return std::string(R::kId) + "/" + std::to_string(R::kVersion); },
      [] { return std::string("none"); });
}

TEST(GameList, CallsForEachGameInItsOrder) {
  std::vector<std::string_view> ids;
  Two::each([&]<class R>() { ids.push_back(R::kId); });
  EXPECT_EQ(ids, (std::vector<std::string_view>{"grand-prix-basic", "motorchamp"}));
  EXPECT_EQ(Two::kCount, 2u);
}

TEST(GameList, FindsAGameByItsId) {
  EXPECT_EQ(version_of("grand-prix-basic"), "grand-prix-basic/1");
  EXPECT_EQ(version_of("motorchamp"), "motorchamp/1");
  EXPECT_EQ(Two::with("motorchamp", []<class R>() { return R::kId; }), "motorchamp");
}

TEST(GameList, AGameThatIsNotListedIsNotFound) {
  EXPECT_EQ(version_of("formula-one"), "none");
  EXPECT_EQ(version_of("motor"), "none");
  EXPECT_EQ(version_of(""), "none");
  EXPECT_EQ(GameList<>::kCount, 0u);
  EXPECT_EQ(GameList<>::find("motorchamp"), 0u);
}

TEST(GameListDeathTest, WhoGivesNoOtherAnswerMustKnowThatTheGameIsListed) {
  EXPECT_DEATH(Two::with("formula-one", []<class R>() { return R::kVersion; }), "place < kCount");
}

// The list of the program itself is src/games/games.list.
TEST(GameList, EachGameIsListedOnce) {
  for (std::size_t i = 0; i < Games::kCount; ++i) EXPECT_EQ(Games::find(Games::kIds[i]), i);
}

}  // namespace

}  // namespace chicane
