#include "drivers/decision_tree.h"

#include <gtest/gtest.h>

namespace chicane {

namespace {

std::uint32_t add(DecisionTree& tree, std::uint64_t digest, std::size_t decisions) {
  return tree.find_or_add(digest, decisions, [] { return std::size_t{1}; });
}

TEST(DecisionTree, TriesTheUsualDecisionFirst) {
  DecisionTree tree(16);
  Random random(1);
  EXPECT_EQ(tree.select(add(tree, 5, 4), random), 1u);
}

TEST(DecisionTree, FindsWhatItHas) {
  DecisionTree tree(16);
  const std::uint32_t one = add(tree, 5, 2);
  const std::uint32_t other = add(tree, 5 + 32, 2);
  EXPECT_NE(one, other);
  EXPECT_EQ(add(tree, 5, 2), one);
  EXPECT_EQ(tree.find(5), one);
  EXPECT_EQ(tree.find(6), DecisionTree::kNone);
  EXPECT_EQ(add(tree, 5 + 32, 2), other);
  EXPECT_EQ(tree.size(), 2u);
  tree.clear();
  EXPECT_EQ(tree.size(), 0u);
}

TEST(DecisionTree, HasRoomForSoManyAndNoMore) {
  DecisionTree tree(4);
  for (std::uint64_t digest = 1; digest <= 4; ++digest)
    EXPECT_NE(add(tree, digest, 2), DecisionTree::kNone);
  EXPECT_EQ(add(tree, 5, 2), DecisionTree::kNone);
  EXPECT_NE(add(tree, 4, 2), DecisionTree::kNone);
  DecisionTree wide(4);
  EXPECT_EQ(add(wide, 1, 33), DecisionTree::kNone);
}

// The fourth brings a twentieth more than the others, through noise four times as large.
TEST(DecisionTree, LearnsWhatIsBestThroughNoise) {
  DecisionTree tree(16);
  Random random(7);
  const std::uint32_t situation = add(tree, 9, 6);
  for (int i = 0; i < 20'000; ++i) {
    const std::size_t decision = tree.select(situation, random);
    ASSERT_LT(decision, 6u);
    const double noise = (random.below(401) - 200.0) / 1000;
    tree.learn(situation, decision, (decision == 3 ? 0.55 : 0.5) + noise);
  }
  EXPECT_EQ(tree.proved(situation), 3u);
}

TEST(DecisionTree, KeepsToTheUsualDecisionWhereNoneIsBetter) {
  DecisionTree tree(16);
  Random random(7);
  const std::uint32_t situation = add(tree, 9, 6);
  EXPECT_EQ(tree.proved(situation), 1u) << "nothing has been tried";
  for (int i = 0; i < 5'000; ++i) {
    const std::size_t decision = tree.select(situation, random);
    tree.learn(situation, decision, 0.5 + (random.below(401) - 200.0) / 1000);
  }
  EXPECT_EQ(tree.proved(situation), 1u);
}

}  // namespace

}  // namespace chicane
