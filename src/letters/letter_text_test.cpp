#include "letters/letter_text.h"

#include <gtest/gtest.h>

namespace chicane::letters {
namespace {

TEST(LetterText, KeepsWhatTheSenderWrote) {
  const std::vector<LetterLine> own = own_lines(
      "Hi Max,\r\n\r\n> Plot: 80\r\n> Bye\r\nOn Monday Max wrote:\r\n * Plot: 120.\r\n-- \r\n"
      "Ann, plot 60\r\n");
  ASSERT_EQ(own.size(), 3u);
  EXPECT_EQ(own[0].line, 1);
  EXPECT_EQ(own[0].text, "Hi Max,");
  EXPECT_EQ(own[1].text, "On Monday Max wrote:");
  EXPECT_EQ(own[2].line, 6);
  EXPECT_EQ(own[2].text, "Plot: 120");
}

TEST(LetterText, StopsAtAForwardedLetter) {
  EXPECT_EQ(own_lines("Plot 60\n-----Original Message-----\nPlot 80\n").size(), 1u);
}

TEST(LetterText, TakesLinesApart) {
  struct Case {
    const char* text;
    std::optional<int> turn;
    std::vector<std::string> items;
  };
  const Case cases[] = {
      {"T5: 120, 1W, inside", 5, {"120", "1W", "inside"}},
      {"turn 12 plot 80; 2W", 12, {"plot 80", "2W"}},
      {"Plot: 120 mph", std::nullopt, {"Plot 120"}},
      {"120S", std::nullopt, {"120 slip"}},
      {"Thanks for the report", std::nullopt, {"Thanks for the report"}},
      {"t5x", std::nullopt, {"t5x"}},
      {"T: 120", std::nullopt, {"T 120"}},
      {"T99999: 120", std::nullopt, {"T99999 120"}},
      {"T5:", 5, {}},
      {",,;", std::nullopt, {}},
  };
  for (const Case& c : cases) {
    const OrderLine order = order_line(c.text);
    EXPECT_EQ(order.turn, c.turn) << c.text;
    EXPECT_EQ(order.items, c.items) << c.text;
  }
}

TEST(LetterText, KnowsConditions) {
  EXPECT_TRUE(is_conditional("If Ann plots 120, 100"));
  EXPECT_TRUE(is_conditional("120 unless somebody is on O15"));
  EXPECT_TRUE(is_conditional("otherwise: 80"));
  EXPECT_FALSE(is_conditional("Plot 120, swift and elsewhere"));
}

}  // namespace
}  // namespace chicane::letters
