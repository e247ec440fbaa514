#include "drivers/fortune.h"

#include <gtest/gtest.h>

#include <vector>

#include "rules/motorchamp/motorchamp.h"

namespace chicane {

namespace {

using motorchamp::MotorChamp;

constexpr int kSides = 6;

// The face that a car throws next for that purpose.
int face(Fortune& fortune, int car, int purpose, int turn) {
  motorchamp::DecisionList faces;
  for (int i = 1; i <= kSides; ++i) faces.push_back(motorchamp::roll(i));
  const Roll roll{.purpose = static_cast<std::uint8_t>(purpose),
                  .car = static_cast<std::uint8_t>(car),
                  .sides = kSides};
  return fortune.fall<MotorChamp>(roll, turn, faces).number;
}

std::vector<int> ten_faces(Fortune& fortune, int car, int purpose, int turn) {
  std::vector<int> faces;
  for (int i = 0; i < 10; ++i) faces.push_back(face(fortune, car, purpose, turn));
  return faces;
}

TEST(Fortune, OfACarDoesNotHangOnWhatOthersThrow) {
  Fortune alone(7);
  Fortune among_others(7);
  const std::vector<int> expected = ten_faces(alone, 3, 1, 20);
  ten_faces(among_others, 2, 1, 20);
  ten_faces(among_others, 3, 0, 20);
  EXPECT_EQ(ten_faces(among_others, 3, 1, 20), expected);
}

TEST(Fortune, OfATurnDoesNotHangOnThoseBefore) {
  Fortune late(7);
  Fortune early(7);
  const std::vector<int> expected = ten_faces(late, 3, 1, 20);
  ten_faces(early, 3, 1, 19);
  EXPECT_EQ(ten_faces(early, 3, 1, 20), expected);
}

TEST(Fortune, DiffersByCarPurposeTurnAndSeed) {
  const auto faces_of = [](std::uint64_t seed, int car, int purpose, int turn) {
    Fortune fortune(seed);
    return ten_faces(fortune, car, purpose, turn);
  };
  const std::vector<int> first = faces_of(7, 3, 1, 20);
  EXPECT_NE(faces_of(8, 3, 1, 20), first);
  EXPECT_NE(faces_of(7, 4, 1, 20), first);
  EXPECT_NE(faces_of(7, 3, 2, 20), first);
  EXPECT_NE(faces_of(7, 3, 1, 21), first);
}

TEST(Fortune, IsFair) {
  std::vector<int> counts(kSides + 1, 0);
  for (std::uint64_t seed = 0; seed < 6000; ++seed) {
    Fortune fortune(seed);
    ++counts[static_cast<std::size_t>(face(fortune, 1, 1, 5))];
  }
  for (int i = 1; i <= kSides; ++i) {
    EXPECT_GT(counts[static_cast<std::size_t>(i)], 850) << i;
    EXPECT_LT(counts[static_cast<std::size_t>(i)], 1150) << i;
  }
}

}  // namespace

}  // namespace chicane
