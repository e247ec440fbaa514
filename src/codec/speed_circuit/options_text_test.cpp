#include "codec/speed_circuit/options_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::speed_circuit {
namespace {

std::string rules() {
  return for_tests::read_file(for_tests::repository() / "src/rules/speed_circuit/RULES.md");
}

// The switches of section 5 of the rules, written `name = default \| other`.
std::set<std::string> switches_of_the_rules() {
  std::set<std::string> names;
  const std::string text = rules();
  const std::regex form("`([a-z0-9_]+) = [^`]*\\\\\\|[^`]*`");
  for (auto found = std::sregex_iterator(text.begin(), text.end(), form);
       found != std::sregex_iterator(); ++found) {
    names.insert((*found)[1]);
  }
  return names;
}

TEST(OptionInfos, AreLapsAndEverySwitchOfTheRules) {
  std::set<std::string> names;
  for (const OptionInfo& info : option_infos()) {
    SCOPED_TRACE(info.name);
    EXPECT_TRUE(names.insert(info.name).second) << "listed twice";
    EXPECT_GE(info.values.size(), 2u);
    EXPECT_TRUE(for_tests::has_clause(rules(), info.clause)) << info.clause;
    EXPECT_FALSE(info.meaning.empty());
  }
  EXPECT_EQ(option_infos().front().name, "laps");
  std::set<std::string> wanted = switches_of_the_rules();
  EXPECT_GE(wanted.size(), 14u);
  wanted.insert("laps");
  EXPECT_EQ(names, wanted);
}

TEST(OptionInfos, NameTheDefaultFirst) {
  const Options defaults;
  for (const OptionInfo& info : option_infos()) {
    SCOPED_TRACE(info.name);
    EXPECT_EQ(option_value(defaults, info.name), info.values.front());
  }
}

// A word of each key other than the default; ranges are given at both ends.
const std::vector<std::pair<std::string, std::vector<std::string>>> kOtherValues = {
    {"laps", {"2", "80"}},
    {"start_speed_rule", {"exact"}},
    {"min_speed", {"20"}},
    {"push_after_spin", {"forbidden"}},
    {"test_timing", {"after_reveal"}},
    {"engine_fail_speed", {"attempt_minus_20"}},
    {"unpayable_decel", {"spin"}},
    {"corner_lower_limit", {"free"}},
    {"over_60_corner", {"illegal"}},
    {"zero_wear_cap", {"effective"}},
    {"arrow_join", {"before_corner", "any"}},
    {"spin_space", {"first_offending"}},
    {"crash_after_line", {"finished"}},
    {"race_end", {"first_1", "first_12"}},
    {"turn_limit", {"1", "9999"}},
};

TEST(Options, TakeEveryValueOfEveryKey) {
  ASSERT_EQ(kOtherValues.size(), option_infos().size());
  std::set<std::string> texts;
  for (const auto& [key, values] : kOtherValues) {
    for (const std::string& value : values) {
      SCOPED_TRACE(key + "=" + value);
      Options options;
      EXPECT_EQ(set_option(options, key, value), "");
      EXPECT_NE(options, Options{}) << "nothing has changed";
      EXPECT_EQ(option_value(options, key), value);
      const std::string want = key == "laps" ? "laps=" + value : "laps=1 " + key + "=" + value;
      EXPECT_EQ(format_options(options), want);
      EXPECT_TRUE(texts.insert(format_options(options)).second);

      EXPECT_EQ(set_option(options, key, option_value({}, key)), "");
      EXPECT_EQ(options, Options{}) << "and back again";
    }
  }
}

TEST(Options, AllAtOnceComeBackFromTheirText) {
  Options options;
  for (const auto& [key, values] : kOtherValues)
    ASSERT_EQ(set_option(options, key, values.back()), "");
  Options read;
  const std::string text = format_options(options);
  for (const std::string_view word : words(text)) {
    const std::optional<KeyValue> pair = key_value(word);
    ASSERT_TRUE(pair);
    EXPECT_EQ(set_option(read, pair->key, pair->value), "");
  }
  EXPECT_EQ(read, options);
}

TEST(Options, SayLapsAlwaysAndOthersWhereTheyDiffer) {
  EXPECT_EQ(format_options({}), "laps=1");
  EXPECT_EQ(format_options({.laps = 3, .min_speed = MinSpeed::twenty, .turn_limit = 40}),
            "laps=3 min_speed=20 turn_limit=40");
}

TEST(Options, ComplainOfWhatTheyDoNotKnow) {
  struct Complaint {
    const char* key;
    const char* value;
    const char* what;
  };
  const Complaint complaints[] = {
      {"laps", "0", "laps: '0' is no value of it; write a number from 1 to 80"},
      {"laps", "81", "laps: '81' is no value of it; write a number from 1 to 80"},
      {"laps", "two", "laps: 'two' is no value of it; write a number from 1 to 80"},
      {"turn_limit", "0",
       "turn_limit: '0' is no value of it; write none or a number from 1 to 9999"},
      {"turn_limit", "10000",
       "turn_limit: '10000' is no value of it; write none or a number from 1 to 9999"},
      {"race_end", "first_0",
       "race_end: 'first_0' is no value of it; write all or first_1 to first_12"},
      {"race_end", "first_13",
       "race_end: 'first_13' is no value of it; write all or first_1 to first_12"},
      {"race_end", "3", "race_end: '3' is no value of it; write all or first_1 to first_12"},
      {"min_speed", "40", "min_speed: '40' is no value of it; write 0 or 20"},
      {"arrow_join", "",
       "arrow_join: '' is no value of it; write first_space or before_corner or any"},
      {"lapps", "2", "there is no option 'lapps'; did you mean 'laps'?"},
      {"arow_join", "any", "there is no option 'arow_join'; did you mean 'arrow_join'?"},
      {"weather", "rain", "there is no option 'weather'"},
      {"", "", "there is no option ''"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(std::string(c.key) + "=" + c.value);
    Options options;
    EXPECT_EQ(set_option(options, c.key, c.value), c.what);
    EXPECT_EQ(options, Options{}) << "a complaint changes nothing";
  }
}

}  // namespace
}  // namespace chicane::speed_circuit
