#include "codec/case_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/files_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(CaseText, IsReadStatementByStatement) {
  const Result<CaseFile, DataError> file = parse_cases(
      "# A file.\n"
      "rules speed-circuit\n"
      "\n"
      "case A-1  two   words # and a comment\n"
      "clauses SC-1 SC-2\n"
      "clauses SC-3\n"
      "board SB\n"
      "do A plot 40\r\n"
      "ask order = A B\n"
      "case B-2\n",
      "t.case");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  EXPECT_EQ(file->source, "t.case");
  EXPECT_EQ(file->rules, "speed-circuit");
  ASSERT_EQ(file->cases.size(), 2u);

  const Case& first = file->cases[0];
  EXPECT_EQ(first.id, "A-1");
  EXPECT_EQ(first.title, "two words");
  EXPECT_EQ(first.line, 4);
  EXPECT_THAT(first.clauses, ElementsAre("SC-1", "SC-2", "SC-3"));
  ASSERT_EQ(first.statements.size(), 3u) << "clauses are no statements";
  EXPECT_EQ(first.statements[1].verb, Verb::do_);
  EXPECT_EQ(first.statements[1].line, 8);
  EXPECT_THAT(first.statements[1].words, ElementsAre("A", "plot", "40"));
  EXPECT_THAT(first.statements[2].words, ElementsAre("order", "=", "A", "B"));

  EXPECT_EQ(file->cases[1].id, "B-2");
  EXPECT_EQ(file->cases[1].title, "");
  EXPECT_THAT(file->cases[1].statements, IsEmpty());
}

TEST(CaseText, KnowsEveryVerb) {
  struct Row {
    const char* statement;
    Verb verb;
  };
  const Row rows[] = {
      {"board SB", Verb::board},       {"mark I1 limit=60", Verb::mark},
      {"opt laps=2", Verb::opt},       {"set key=value", Verb::set},
      {"car A I1", Verb::car},         {"entry A", Verb::entry},
      {"turn A", Verb::turn},          {"do A plot", Verb::do_},
      {"refuse A plot", Verb::refuse}, {"roll 6", Verb::roll},
      {"ask order = A", Verb::ask},    {"expect A p=1", Verb::expect},
      {"leave dice", Verb::leave},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.statement);
    const Result<CaseFile, DataError> file =
        parse_cases("rules r\ncase c\n" + std::string(row.statement) + "\n", "t.case");
    ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
    ASSERT_EQ(file->cases[0].statements.size(), 1u);
    EXPECT_EQ(file->cases[0].statements[0].verb, row.verb);
  }
}

TEST(CaseText, OfTheConformanceSuiteIsRead) {
  const auto files = for_tests::files_below("data/conformance", ".case");
  EXPECT_GE(files.size(), 10u);
  for (const auto& path : files) {
    SCOPED_TRACE(path);
    const Result<CaseFile, DataError> file = parse_cases(for_tests::read_file(path), path.string());
    ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
    EXPECT_FALSE(file->cases.empty());
  }
}

TEST(CaseText, ComplainsWithLineAndCause) {
  struct Complaint {
    std::string text;
    int line;
    const char* what;
  };
  const Complaint complaints[] = {
      {"", 0, "the file is empty; it begins with 'rules' and the id of the rule set"},
      {"# nothing\n", 0, "the file is empty; it begins with 'rules' and the id of the rule set"},
      {"\ncase A\n", 2, "a case file begins with 'rules' and the id of the rule set"},
      {"rules\n", 1, "a case file begins with 'rules' and the id of the rule set"},
      {"rules a b\n", 1, "a case file begins with 'rules' and the id of the rule set"},
      {"rules a\nrules a\n", 2, "rules: said twice; a file has cases of one rule set"},
      {"rules a\ncase\n", 2, "case: an id is missing"},
      {"rules a\ncase A\ncase A again\n", 3, "case: the id 'A' is used twice"},
      {"rules a\nboard SB\n", 2, "board: stands before the first case"},
      {"rules a\ncase A\nplay on\n", 3, "'play' is no statement of the case language"},
      {"rules a\ncase A\nboard\n", 3, "board: too short"},
      {"rules a\ncase A\ndo A\n", 3, "do: too short"},
      {"rules a\ncase A\nrefuse A\n", 3, "refuse: too short"},
      {"rules a\ncase A\nmark I1\n", 3, "mark: too short"},
      {"rules a\ncase A\nexpect A\n", 3, "expect: too short"},
      {"rules a\ncase A\nask order =\n", 3, "ask: too short"},
      {"rules a\ncase A\nroll\n", 3, "roll: too short"},
      {"rules a\n" + std::string(kCaseFileBytesMax, '#'), 0,
       "the file is larger than 1 MiB; split it"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(c.text.substr(0, 80));
    const Result<CaseFile, DataError> file = parse_cases(c.text, "t.case");
    ASSERT_FALSE(static_cast<bool>(file)) << "is read";
    EXPECT_EQ(file.error(), (DataError{"t.case", c.line, c.what}));
  }
}

}  // namespace
}  // namespace chicane
