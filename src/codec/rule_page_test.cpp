#include "codec/rule_page.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace chicane {
namespace {

TEST(Wrap, PartsAtBlanksAndLeavesLongWordsWhole) {
  EXPECT_EQ(wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrap("one two three", 2), (std::vector<std::string>{"one", "two", "three"}));
  EXPECT_EQ(wrap("", 7), std::vector<std::string>{""});
}

TEST(TablesPage, AlignsNumbersToTheRightAndWordsToTheLeft) {
  const std::vector<TableInfo> tables = {
      {"Points",
       "X-1",
       TableStatus::printed,
       {"place", "points"},
       {{"1st", "10"}, {"2nd", "8"}},
       {}},
      {"Die", "X-2", TableStatus::reconstruction, {"of 36", "result"}, {{"26", "held"}}, "Lost."}};
  EXPECT_EQ(format_tables_page(tables),
            "Points   printed          X-1\n"
            "  place   points\n"
            "  -----   ------\n"
            "  1st         10\n"
            "  2nd          8\n"
            "\n"
            "Die      reconstruction   X-2\n"
            "  of 36   result\n"
            "  -----   ------\n"
            "     26   held\n"
            "  Note: Lost.\n");
}

TEST(TablesPage, WrapsTheLastColumn) {
  std::string text;
  for (int i = 0; i < 30; ++i) text += "words ";
  const std::string page = format_tables_page(
      {{"Long", "X-1", TableStatus::printed, {"card", "what"}, {{"M1", text}}, text}});
  for (const std::string_view line : lines(page)) EXPECT_LE(line.size(), kPageWidth) << line;
  EXPECT_NE(page.find("\n  M1     words"), std::string::npos);
  EXPECT_NE(page.find("\n         words"), std::string::npos) << "the second line begins below";
}

TEST(OptionsPage, HasTheMeaningBelowTheValues) {
  EXPECT_EQ(format_options_page({{"laps", {"2", "a number up to 80"}, "X-1", "length"},
                                 {"order", {"seats"}, "X-2", "who is first"}}),
            "  laps    2 | a number up to 80   X-1\n"
            "          length\n"
            "  order   seats                   X-2\n"
            "          who is first\n");
}

TEST(SourcesPage, NamesBookLanguageAndWhatIsMissing) {
  EXPECT_EQ(format_sources_page({"A game, 1970", "French", {"The board.", "The dice."}, {}}),
            "  rulebook   A game, 1970\n"
            "  language   French\n"
            "  missing    - The board.\n"
            "             - The dice.\n");
}

}  // namespace
}  // namespace chicane
