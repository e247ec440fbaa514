#include "words/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <climits>

namespace chicane {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string formatted(std::string_view text, const Values& values = {}) {
  const Result<Message, DataError> message = parse_message(text);
  return message ? format_message(*message, values) : "refused: " + message.error().what;
}

TEST(Message, IsFilledIn) {
  struct Case {
    const char* rule;
    const char* text;
    Values values;
    const char* want;
  };
  const Case cases[] = {
      {"plain", "Race over", {}, "Race over"},
      {"empty", "", {}, ""},
      {"word", "{who} is out", {{"who", "Ann"}}, "Ann is out"},
      {"number", "{speed} mph", {{"speed", 1200}}, "1200 mph"},
      {"blanks", "{ who }", {{"who", "Ann"}}, "Ann"},
      {"empty word", "[{who}]", {{"who", ""}}, "[]"},
      {"a word is not read again", "{who}", {{"who", "{a} 'b' #"}}, "{a} 'b' #"},
      {"closing brace outside", "a } b", {}, "a } b"},
      {"# outside a plural", "# {n}", {{"n", 1}}, "# 1"},
      {"< before no name", "{a} < 3", {{"a", 1}}, "1 < 3"},
      {"grouped", "{n, number}", {{"n", 1234567}}, "1,234,567"},
      {"not grouped below a thousand", "{n, number}", {{"n", 999}}, "999"},
      {"grouped below zero", "{n, number}", {{"n", -1234}}, "-1,234"},
      {"least number", "{n, number}", {{"n", INT_MIN}}, "-2,147,483,648"},
      {"a decimal at least", "{n, number, ::.0#}", {{"n", 1200}}, "1,200.0"},
      {"none at least", "{n, number, ::.#}", {{"n", 3}}, "3"},
      {"select", "{x, select, a {A} other {O}}", {{"x", "a"}}, "A"},
      {"select, unknown", "{x, select, a {A} other {O}}", {{"x", "z"}}, "O"},
      {"select, empty", "{x, select, a {A} other {O}}", {{"x", ""}}, "O"},
      {"select by a number", "{x, select, 3 {A} other {O}}", {{"x", 3}}, "A"},
      {"empty branch", "a{x, select, a {} other {O}}b", {{"x", "a"}}, "ab"},
      {"nested",
       "{x, select, a {{who}, {y, select, b {B} other {O}}} other {}}",
       {{"x", "a"}, {"y", "b"}, {"who", "Ann"}},
       "Ann, B"},
      {"count", "{n, plural, one {# lap} other {# laps}}", {{"n", 1}}, "1 lap"},
      {"count, grouped", "{n, plural, one {# lap} other {# laps}}", {{"n", 1000}}, "1,000 laps"},
      {"exact before category", "{n, plural, one {a} =1 {b} other {c}}", {{"n", 1}}, "b"},
      {"exact below zero", "{n, plural, =-2 {a} other {b}}", {{"n", -2}}, "a"},
      {"other for a category without a branch", "{n, plural, =0 {a} other {b}}", {{"n", 1}}, "b"},
      {"# in a select in a plural",
       "{n, plural, other {{x, select, other {#}}}}",
       {{"n", 2}, {"x", "a"}},
       "#"},
      {"# of the inner plural",
       "{n, plural, other {#{m, plural, other {#}}#}}",
       {{"n", 2}, {"m", 5}},
       "252"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(formatted(c.text, c.values), c.want);
  }
}

TEST(Message, QuotesWithApostrophes) {
  struct Case {
    const char* rule;
    const char* text;
    const char* want;
  };
  const Case cases[] = {
      {"before a letter", "the host's dice", "the host's dice"},
      {"at the end", "the hosts'", "the hosts'"},
      {"twice", "the host''s", "the host's"},
      {"three times", "a'''b", "a''b"},
      {"four times", "a''''b", "a''b"},
      {"a brace", "'{'n}", "{n}"},
      {"a piece", "'{n} is' 1", "{n} is 1"},
      {"a closing brace in a branch", "{n, plural, other {a '}' b}}", "a } b"},
      {"an apostrophe within", "'{it''s}' 1", "{it's} 1"},
      {"to the end", "'{n} is", "{n} is"},
      {"a pair at the end of what is quoted", "'{n''", "{n'"},
      {"# in a plural", "{n, plural, other {'#' #}}", "# 1"},
      {"# elsewhere", "'#' {n}", "'#' 1"},
      {"a tag", "'<b>'", "<b>"},
      {"a pair, then a piece", "'''{'n", "'{n"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.rule);
    EXPECT_EQ(formatted(c.text, {{"n", 1}}), c.want);
  }
}

TEST(Message, ChoosesThePluralsOfEnglish) {
  struct Case {
    int n;
    const char* cardinal;
    const char* ordinal;
  };
  const Case cases[] = {
      {0, "other", "0th"},     {1, "one", "1st"},       {2, "other", "2nd"},
      {3, "other", "3rd"},     {4, "other", "4th"},     {10, "other", "10th"},
      {11, "other", "11th"},   {12, "other", "12th"},   {13, "other", "13th"},
      {14, "other", "14th"},   {20, "other", "20th"},   {21, "other", "21st"},
      {22, "other", "22nd"},   {23, "other", "23rd"},   {101, "other", "101st"},
      {111, "other", "111th"}, {112, "other", "112th"}, {-1, "one", "-1st"},
      {-11, "other", "-11th"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.n);
    EXPECT_EQ(formatted("{n, plural, one {one} other {other}}", {{"n", c.n}}), c.cardinal);
    EXPECT_EQ(
        formatted("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", {{"n", c.n}}),
        c.ordinal);
  }
}

TEST(Message, ShowsWhatIsMissing) {
  for (const char* text : {"{n}", "{n, number}", "{n, plural, other {#}}",
                           "{n, selectordinal, other {#}}", "{n, select, other {O}}"}) {
    SCOPED_TRACE(text);
    EXPECT_EQ(formatted(text, {{"m", 1}}), "{n}");
  }
  EXPECT_EQ(formatted("{n, number} {n, plural, other {#}}", {{"n", "many"}}), "{n} {n}");
}

TEST(Message, IsRefusedWithAReason) {
  struct Case {
    const char* text;
    const char* want;
  };
  const Case cases[] = {
      {"{", "byte 1: expected a name"},
      {"{}", "byte 1: expected a name"},
      {"{a-b}", "byte 2: expected ','"},
      {"{a b}", "byte 3: expected ','"},
      {"{a", "byte 2: expected ','"},
      {"{a,}", "byte 3: expected number, plural"},
      {"{a, date}", "byte 8: expected number, plural"},
      {"{a, number", "byte 10: expected '}'"},
      {"{a, number, percent}", "byte 12: expected ':'"},
      {"{a, number, ::.}", "byte 15: expected 0 or #"},
      {"{a, plural}", "byte 10: expected ','"},
      {"{a, plural, }", "byte 12: expected a branch 'other'"},
      {"{a, plural, one {b}}", "byte 19: expected a branch 'other'"},
      {"{a, plural, offset:1 other {b}}", "byte 18: expected '{'"},
      {"{a, plural, =x {b} other {c}}", "byte 13: expected a number"},
      {"{a, plural, other {b} other {c}}", "byte 27: a branch comes twice"},
      {"{a, plural, other {b}", "byte 21: expected '}'"},
      {"{a, plural, other {b", "byte 20: expected '}'"},
      {"{a, select, =1 {b} other {c}}", "byte 12: expected a branch 'other'"},
      {"{a, select, other b}", "byte 18: expected '{'"},
      {"<b>bold</b>", "byte 0: tags are not read"},
      {"a </b>", "byte 2: tags are not read"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.text);
    EXPECT_THAT(formatted(c.text), HasSubstr(c.want));
  }
}

TEST(Message, IsRefusedWhenNestedTooDeep) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "{a, select, other {";
  EXPECT_THAT(formatted(text), HasSubstr("nested too deep"));
}

TEST(Message, NamesItsValuesOnce) {
  const Result<Message, DataError> message =
      parse_message("{a} {n, plural, one {{b} {a}} other {#}} {c, number} 'd'");
  ASSERT_TRUE(static_cast<bool>(message));
  EXPECT_THAT(value_names(*message), ElementsAre("a", "n", "b", "c"));
}

}  // namespace
}  // namespace chicane
