#include "fair/fair_dice.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace chicane::fair {
namespace {

// Worked out by tools/fair_dice.py, which shares no line with our code.
constexpr std::string_view kSecret =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr std::string_view kOne = "00112233445566778899aabbccddeeff";
constexpr std::string_view kOther = "ffeeddccbbaa99887766554433221100";

std::vector<SeatNonce> nonces() {
  return {{"Valli", *from_hex<kNonceBytes>(kOne)}, {"Ann", *from_hex<kNonceBytes>(kOther)}};
}

FairDice dice(const std::vector<SeatNonce>& seats = nonces()) {
  return {*from_hex<kSecretBytes>(kSecret), "r7", seats};
}

std::vector<int> faces(const FairDice& thrown, int count, int sides = 6) {
  std::vector<int> all;
  for (int i = 0; i < count; ++i) all.push_back(thrown.face(i, "Valli grid d6", sides));
  return all;
}

TEST(FairDice, AreThoseOfTheOtherProgram) {
  EXPECT_EQ(faces(dice(), 8), (std::vector<int>{3, 0, 2, 2, 2, 5, 0, 4}));
  EXPECT_EQ(faces(dice({}), 1), (std::vector<int>{4}));
}

// The table of docs/fair-dice.md.
TEST(FairDice, AreThoseOfTheTestVectors) {
  struct Vector {
    int number;
    const char* label;
    int sides;
    int side;
  };
  for (const auto& [number, label, sides, side] :
       {Vector{0, "Valli grid d6", 6, 3}, Vector{1, "Valli grid d6", 6, 0},
        Vector{5, "Valli grid d6", 6, 5}, Vector{0, "Ann grid d100", 100, 20},
        Vector{2, "all deal secret-d30", 30, 21}, Vector{3, "Ann throw special-d6", 6, 4},
        Vector{4, "x y d1", 1, 0}, Vector{4, "x y d2", 2, 1}})
    EXPECT_EQ(dice().face(number, label, sides), side) << number << " " << label;
}

TEST(FairDice, TheCommitmentIsThatOfTheOtherProgram) {
  EXPECT_EQ(to_hex(commitment(*from_hex<kSecretBytes>(kSecret))),
            "29cfe762ef295eb6b68190394ae01dc63e486126d5a99acd66372a0154a67219");
}

TEST(FairDice, TheSealIsThatOfTheOtherProgram) {
  EXPECT_EQ(to_hex(seal(*from_hex<kSaltBytes>(kOne), "r7", "Ann", 3, "plot 120")),
            "b4f3107dc9dec262e1cb44bf45b03fc5d4cdd381eb612b008dc31029c545b29f");
}

TEST(FairDice, AllThatGoesInMatters) {
  const std::vector<int> usual = faces(dice(), 40);
  std::vector<SeatNonce> other = nonces();
  other[0].nonce[15] ^= 1;
  EXPECT_NE(faces(dice(other), 40), usual);
  std::swap(other[0], other[1]);
  EXPECT_NE(faces(dice(other), 40), usual);
  EXPECT_NE(faces(FairDice(*from_hex<kSecretBytes>(kSecret), "r8", nonces()), 40), usual);
  Secret secret = *from_hex<kSecretBytes>(kSecret);
  secret[0] ^= 1;
  EXPECT_NE(faces(FairDice(secret, "r7", nonces()), 40), usual);
  std::vector<int> relabelled;
  for (int i = 0; i < 40; ++i) relabelled.push_back(dice().face(i, "Ann grid d6", 6));
  EXPECT_NE(relabelled, usual);
}

// Chi-squared with sides − 1 degrees of freedom; five standard deviations above its mean.
TEST(FairDice, ShowEveryFaceAsOften) {
  constexpr int kThrows = 20'000;
  for (const int sides : {2, 3, 6, 20, 52, 256}) {
    std::vector<int> counts(static_cast<std::size_t>(sides));
    for (const int face : faces(dice(), kThrows, sides)) ++counts[static_cast<std::size_t>(face)];
    const double expected = static_cast<double>(kThrows) / sides;
    double chi = 0;
    for (const int count : counts) chi += (count - expected) * (count - expected) / expected;
    EXPECT_LT(chi, sides - 1 + 5 * std::sqrt(2.0 * (sides - 1))) << sides;
  }
}

TEST(FairDice, HexIsReadBackAndNothingElse) {
  EXPECT_EQ(to_hex(*from_hex<kNonceBytes>(kOne)), kOne);
  EXPECT_FALSE(from_hex<kNonceBytes>(kSecret));
  EXPECT_FALSE(from_hex<kNonceBytes>("00112233445566778899AABBCCDDEEFF"));
  EXPECT_FALSE(from_hex<kNonceBytes>("00112233445566778899aabbccddeef"));
  EXPECT_FALSE(from_hex<kNonceBytes>(""));
}

TEST(FairDice, SecretsAreNew) {
  EXPECT_NE(to_hex(new_secret()), to_hex(new_secret()));
  EXPECT_NE(to_hex(new_nonce()), to_hex(new_nonce()));
  EXPECT_NE(to_hex(new_salt()), to_hex(new_salt()));
  const Hash one = commitment(new_secret());
  EXPECT_TRUE(is_same(one, one));
  EXPECT_FALSE(is_same(one, commitment(new_secret())));
}

}  // namespace
}  // namespace chicane::fair
