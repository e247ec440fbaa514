#include "base/inline_vector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Three = InlineVector<int, 3>;

Three of(std::initializer_list<int> items) {
  Three vector;
  for (const int item : items) vector.push_back(item);
  return vector;
}

TEST(InlineVector, BeginsEmptyAndKeepsTheOrderOfPushing) {
  Three vector;
  EXPECT_TRUE(vector.empty());
  EXPECT_THAT(vector, IsEmpty());
  vector.push_back(5);
  vector.push_back(3);
  EXPECT_FALSE(vector.empty());
  EXPECT_EQ(vector.size(), 2u);
  EXPECT_THAT(vector, ElementsAre(5, 3));
  vector[1] = 4;
  EXPECT_THAT(vector, ElementsAre(5, 4));
}

TEST(InlineVector, GrowsAtItsEndForTheCallerToFill) {
  Three vector = of({1});
  int* first = vector.grow(2);
  EXPECT_EQ(first, vector.begin() + 1);
  first[0] = 2;
  first[1] = 3;
  EXPECT_THAT(vector, ElementsAre(1, 2, 3));
}

TEST(InlineVector, CopiesAreApart) {
  Three vector = of({1, 2, 3});
  Three copy = vector;
  copy[0] = 9;
  EXPECT_THAT(vector, ElementsAre(1, 2, 3));

  Three assigned = of({7, 7, 7});
  assigned = of({8});
  EXPECT_THAT(assigned, ElementsAre(8)) << "what was there is gone";
  const Three& itself = assigned;
  assigned = itself;
  EXPECT_THAT(assigned, ElementsAre(8));
}

TEST(InlineVector, CanBeFilledAgainAfterClearing) {
  Three vector = of({1, 2, 3});
  vector.clear();
  EXPECT_THAT(vector, IsEmpty());
  vector.push_back(4);
  EXPECT_THAT(vector, ElementsAre(4));
}

TEST(InlineVectorDeathTest, ItsBoundsAreGuarded) {
  Three vector = of({1, 2, 3});
  EXPECT_DEATH(vector.push_back(4), "does not hold");
  EXPECT_DEATH(vector.grow(1), "does not hold");
  EXPECT_DEATH(static_cast<void>(vector[3]), "does not hold");
  vector.clear();
  EXPECT_DEATH(static_cast<void>(vector[0]), "does not hold") << "cleared items are gone";
}

}  // namespace
}  // namespace chicane
