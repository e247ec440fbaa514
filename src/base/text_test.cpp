#include "base/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <climits>

#include "base/data_error.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Words, AreSeparatedByBlanksTabsAndReturnsOnly) {
  EXPECT_THAT(words("grid I40  M40"), ElementsAre("grid", "I40", "M40"));
  EXPECT_THAT(words("\t limit\tK1 "), ElementsAre("limit", "K1"));
  EXPECT_THAT(words("a\rb\fc"), ElementsAre("a", "b\fc"));
  EXPECT_THAT(words(""), IsEmpty());
  EXPECT_THAT(words(" \t "), IsEmpty());
}

TEST(Split, KeepsEmptyPieces) {
  EXPECT_THAT(split("1/0/2", '/'), ElementsAre("1", "0", "2"));
  EXPECT_THAT(split("a//b", '/'), ElementsAre("a", "", "b"));
  EXPECT_THAT(split("/", '/'), ElementsAre("", ""));
  EXPECT_THAT(split("", '/'), ElementsAre(""));
}

TEST(Lines, EndInNewlineWithOrWithoutCarriageReturn) {
  EXPECT_THAT(lines("a\nb\n"), ElementsAre("a", "b"));
  EXPECT_THAT(lines("a\r\nb"), ElementsAre("a", "b"));
  EXPECT_THAT(lines("a\n\nb\n\n"), ElementsAre("a", "", "b", ""));
  EXPECT_THAT(lines("a\r\r\n"), ElementsAre("a\r")) << "one end, not two";
  EXPECT_THAT(lines("a\rb"), ElementsAre("a\rb"));
  EXPECT_THAT(lines(""), IsEmpty());
}

TEST(Trim, TakesBlanksAndTabsFromBothEnds) {
  EXPECT_EQ(trim(" \tplot 120\t "), "plot 120");
  EXPECT_EQ(trim(" \t "), "");
  EXPECT_EQ(trim(""), "");
}

TEST(Number, IsTheWholeTextWithinItsBounds) {
  struct Case {
    const char* text;
    int low;
    int high;
    std::optional<int> want;
  };
  const Case cases[] = {
      {"0", 0, 9, 0},
      {"9", 0, 9, 9},
      {"10", 0, 9, std::nullopt},
      {"-1", 0, 9, std::nullopt},
      {"-1", -1, 9, -1},
      {"2147483647", 0, INT_MAX, INT_MAX},
      {"2147483648", 0, INT_MAX, std::nullopt},
      {"99999999999999999999", 0, INT_MAX, std::nullopt},
      {"", 0, 9, std::nullopt},
      {"+3", 0, 9, std::nullopt},
      {" 3", 0, 9, std::nullopt},
      {"3 ", 0, 9, std::nullopt},
      {"03x", 0, 9, std::nullopt},
      {"3.0", 0, 9, std::nullopt},
      {"0x3", 0, 9, std::nullopt},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.text);
    EXPECT_EQ(number(c.text, c.low, c.high), c.want);
  }
}

TEST(HexNumber, IsTheWholeTextInSixtyFourBits) {
  EXPECT_EQ(hex_number("0"), 0u);
  EXPECT_EQ(hex_number("5f0c1d2e3a4b5c6d"), 0x5f0c1d2e3a4b5c6du);
  EXPECT_EQ(hex_number("ffffffffffffffff"), UINT64_MAX);
  for (const char* wrong : {"", "10000000000000000", "0x1f", "1g", "-1", " 1"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(hex_number(wrong), std::nullopt);
  }
}

TEST(KeyValue, IsSplitAtTheFirstEqualSign) {
  const std::optional<KeyValue> plain = key_value("laps=2");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->key, "laps");
  EXPECT_EQ(plain->value, "2");

  const std::optional<KeyValue> twice = key_value("a=b=c");
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->key, "a");
  EXPECT_EQ(twice->value, "b=c");

  const std::optional<KeyValue> without_value = key_value("a=");
  ASSERT_TRUE(without_value);
  EXPECT_EQ(without_value->value, "");

  for (const char* wrong : {"", "=", "=2", "laps"}) {
    SCOPED_TRACE(wrong);
    EXPECT_FALSE(key_value(wrong));
  }
}

TEST(Join, PutsTheSeparatorBetween) {
  EXPECT_EQ(join({}, ", "), "");
  EXPECT_EQ(join({"a"}, ", "), "a");
  EXPECT_EQ(join({"a", "", "b"}, ", "), "a, , b");
}

TEST(Fill, ReplacesEachHoleByTheNextArgument) {
  EXPECT_EQ(fill("{} of {}", 3, "six"), "3 of six");
  EXPECT_EQ(fill("no hole"), "no hole");
  EXPECT_EQ(fill("{}{}", std::string("a"), std::string_view("b")), "ab");
  EXPECT_EQ(fill("{} and {}", "{}", "x"), "{} and x") << "an argument is never a pattern";
}

TEST(FillDeathTest, HolesAndArgumentsMustBeEqualInNumber) {
  EXPECT_DEATH(fill_words("{} {}", {"one"}), "does not hold");
  EXPECT_DEATH(fill_words("{}", {"one", "two"}), "does not hold");
}

TEST(Nearest, IsASlipOfThePenOrNothing) {
  const std::vector<std::string> choices = {"grid", "grey", "limit", "corner", "line"};
  struct Case {
    const char* word;
    const char* want;
  };
  const Case cases[] = {
      {"limt", "limit"},     // One letter missing.
      {"linit", "limit"},    // One letter wrong.
      {"gridd", "grid"},     // One letter too many.
      {"gird", "grid"},      // Two swapped.
      {"conrer", "corner"},  // Two swapped in a longer one.
      {"limit", "limit"},
      {"gri", "grid"},  // Short words forgive one letter, …
      {"gr", ""},       // … not two.
      {"girds", ""},    // Three letters are too many for a word of five.
      {"circuit", ""},  // Far from all.
      {"", ""},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.word);
    EXPECT_EQ(nearest(c.word, choices), c.want);
  }
  EXPECT_EQ(nearest("gred", {"grey", "grid"}), "grey") << "of equally near ones the first";
  EXPECT_EQ(nearest("limit", {}), "");
}

TEST(Ordinal, CountsInEnglish) {
  const std::pair<int, const char*> cases[] = {
      {1, "1st"},     {2, "2nd"},     {3, "3rd"},     {4, "4th"},     {10, "10th"}, {11, "11th"},
      {12, "12th"},   {13, "13th"},   {21, "21st"},   {22, "22nd"},   {23, "23rd"}, {24, "24th"},
      {101, "101st"}, {111, "111th"}, {112, "112th"}, {113, "113th"}, {0, "0th"}};
  for (const auto& [n, want] : cases) EXPECT_EQ(ordinal(n), want);
}

TEST(DataErrorText, NamesSourceAndLineAsFarAsTheyAreKnown) {
  EXPECT_EQ(to_string(DataError{"monza.board", 12, "too short"}), "monza.board:12: too short");
  EXPECT_EQ(to_string(DataError{"--laps", 0, "too many"}), "--laps: too many");
  EXPECT_EQ(to_string(DataError{"", 3, "wrong"}), "line 3: wrong");
  EXPECT_EQ(to_string(DataError{"", 0, "wrong"}), "wrong");
}

}  // namespace
}  // namespace chicane
