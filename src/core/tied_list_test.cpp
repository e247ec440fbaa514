#include "core/tied_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace chicane {
namespace {

using ::testing::ElementsAre;

// Entrants by value, highest first.
template <std::size_t N>
TiedList<N> ranked(const std::vector<int>& values) {
  TiedList<N> list{};
  list.rank(static_cast<int>(values.size()), [&](int a, int b) { return values[a] > values[b]; });
  return list;
}

template <std::size_t N>
std::vector<int> listed(const TiedList<N>& list, int count) {
  return {list.order.begin(), list.order.begin() + count};
}

// Each die falls to the entrant that is to throw; the entrants are what comes back.
template <std::size_t N>
std::vector<int> throw_dice(TiedList<N>& list, const std::vector<int>& faces) {
  std::vector<int> entrants;
  for (const int face : faces) {
    entrants.push_back(list.roller());
    list.take_roll(entrants.back(), face);
  }
  return entrants;
}

TEST(TiedList, WithoutTiesAsksForNoDice) {
  const TiedList<4> list = ranked<4>({10, 30, 20});
  EXPECT_THAT(listed(list, 3), ElementsAre(1, 2, 0));
  EXPECT_EQ(list.roller(), -1);
}

TEST(TiedList, OfOneOrNobodyAsksForNoDice) {
  EXPECT_EQ(ranked<4>({10}).roller(), -1);
  EXPECT_EQ(ranked<4>({}).roller(), -1);
}

TEST(TiedList, ListsEqualEntrantsInSeatOrderUntilTheyThrow) {
  const TiedList<4> list = ranked<4>({20, 10, 20});
  EXPECT_THAT(listed(list, 3), ElementsAre(0, 2, 1));
  EXPECT_TRUE(list.is_tied(0));
  EXPECT_FALSE(list.is_tied(1));
}

TEST(TiedList, TiedEntrantsThrowInSeatOrderHigherGoesFirst) {
  TiedList<4> list = ranked<4>({20, 10, 20, 20});
  EXPECT_THAT(throw_dice(list, {37, 100, 38}), ElementsAre(0, 2, 3));
  EXPECT_EQ(list.roller(), -1);
  EXPECT_THAT(listed(list, 4), ElementsAre(2, 3, 0, 1));
}

TEST(TiedList, TheBestContestedPlaceIsThrownForFirst) {
  TiedList<4> list = ranked<4>({10, 20, 10, 20});
  EXPECT_THAT(throw_dice(list, {1, 2, 1, 2}), ElementsAre(1, 3, 0, 2));
  EXPECT_THAT(listed(list, 4), ElementsAre(3, 1, 2, 0));
}

TEST(TiedList, EqualFacesThrowAgainAtOnceAmongThemselves) {
  TiedList<4> list = ranked<4>({7, 7, 7, 7});
  EXPECT_THAT(throw_dice(list, {3, 5, 3, 5}), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(throw_dice(list, {2, 2}), ElementsAre(1, 3)) << "equal again";
  EXPECT_THAT(throw_dice(list, {1, 6}), ElementsAre(1, 3));
  EXPECT_THAT(throw_dice(list, {1, 6}), ElementsAre(0, 2)) << "then the next place";
  EXPECT_EQ(list.roller(), -1);
  EXPECT_THAT(listed(list, 4), ElementsAre(3, 1, 2, 0));
}

TEST(TiedList, ForgetsTheFacesOfARoundThatIsOver) {
  TiedList<4> list = ranked<4>({7, 7});
  throw_dice(list, {3, 5});
  EXPECT_THAT(list.faces, ElementsAre(0, 0, 0, 0)) << "equal lists have equal bytes";
}

// More entrants than a word of ties has bits.
TEST(TiedList, PartsTiesFurtherDown) {
  std::vector<int> values;
  for (int i = 0; i < 40; ++i) values.push_back(100 - i);
  values[20] = values[19] = values[18];
  values[39] = values[38];
  TiedList<40> list = ranked<40>(values);
  EXPECT_THAT(throw_dice(list, {1, 2, 3, 1, 2}), ElementsAre(18, 19, 20, 38, 39));
  EXPECT_EQ(list.roller(), -1);
  EXPECT_EQ(list.order[17], 17);
  EXPECT_EQ(list.order[18], 20);
  EXPECT_EQ(list.order[20], 18);
  EXPECT_EQ(list.order[38], 39);
}

TEST(TiedList, AllTiedFillTheWholeList) {
  TiedList<16> list = ranked<16>(std::vector<int>(16, 5));
  std::vector<int> faces;
  for (int i = 0; i < 16; ++i) faces.push_back(i + 1);
  throw_dice(list, faces);
  EXPECT_EQ(list.roller(), -1);
  EXPECT_EQ(list.order[0], 15);
  EXPECT_EQ(list.order[15], 0);
}

TEST(TiedListDeathTest, TakesNoMoreThanItHolds) {
  TiedList<2> list{};
  EXPECT_DEATH(list.rank(3, [](int, int) { return false; }), "does not hold");
}

}  // namespace
}  // namespace chicane
