#include "codec/speed_circuit_wbc/options_text.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::speed_circuit_wbc {
namespace {

std::string rules() {
  return for_tests::read_file(for_tests::repository() / "src/rules/speed_circuit_wbc/RULES.md");
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

TEST(WbcOptionInfos, AreLapsTheFinalAndEverySwitchOfTheRules) {
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
  EXPECT_EQ(wanted.size(), 16u);
  wanted.insert({"laps", "race", "best"});
  EXPECT_EQ(names, wanted);
}

TEST(WbcOptionInfos, NameTheDefaultFirst) {
  const Options defaults;
  for (const OptionInfo& info : option_infos()) {
    SCOPED_TRACE(info.name);
    EXPECT_EQ(option_value(defaults, info.name), info.values.front());
  }
}

// The values that a ruling prints are the values that can be set.
TEST(WbcOptionInfos, HaveTheValuesOfTheRules) {
  for (const OptionInfo& info : option_infos()) {
    if (!info.clause.starts_with("W") || info.clause.starts_with("WBC")) continue;
    const std::string form = "`" + info.name + " = " + join(info.values, " \\| ") + "`";
    if (info.name == "turn_limit") continue;  // `none \| a number`
    EXPECT_NE(rules().find(form), std::string::npos) << form;
  }
}

// A word of each key other than the default; ranges are given at both ends.
const std::vector<std::pair<std::string, std::vector<std::string>>> kOtherValues = {
    {"laps", {"1", "30"}},
    {"race", {"final"}},
    {"best", {"1", "0/2", "1/2/8/3", "99/0/0/0/0/0/0/0/0/0/0/99"}},
    {"chips_timing", {"after"}},
    {"double_test", {"recheck"}},
    {"damage_floor", {"none"}},
    {"unpayable_choice", {"last_resort"}},
    {"eb_credit_unused", {"true"}},
    {"failed_pass_braking", {"chart"}},
    {"pass_chain", {"same_move"}},
    {"blocked_row", {"occupied_space"}},
    {"pass_counts_slip", {"false"}},
    {"off_fee", {"any_time"}},
    {"off_unpaid", {"both"}},
    {"bid_minus3", {"one"}},
    {"three_wide", {"exactly"}},
    {"stall_restart", {"accel"}},
    {"plot_entry", {"legal_only"}},
    {"turn_limit", {"1", "9999"}},
};

TEST(WbcOptions, TakeEveryValueOfEveryKey) {
  ASSERT_EQ(kOtherValues.size(), option_infos().size());
  std::set<std::string> texts;
  for (const auto& [key, values] : kOtherValues) {
    for (const std::string& value : values) {
      SCOPED_TRACE(key + "=" + value);
      Options options;
      EXPECT_EQ(set_option(options, key, value), "");
      EXPECT_NE(options, Options{}) << "nothing has changed";
      EXPECT_EQ(option_value(options, key), value);
      const std::string want = key == "laps" ? "laps=" + value : "laps=3 " + key + "=" + value;
      EXPECT_EQ(format_options(options), want);
      EXPECT_TRUE(texts.insert(format_options(options)).second);

      EXPECT_EQ(set_option(options, key, option_value({}, key)), "");
      EXPECT_EQ(options, Options{}) << "and back again";
    }
  }
}

TEST(WbcOptions, AllAtOnceComeBackFromTheirText) {
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

// Each key sets its own switch: the enumerator that its word stands for.
TEST(WbcOptions, SetWhatTheySay) {
  const auto with = [](const char* key, const char* value) {
    Options options;
    EXPECT_EQ(set_option(options, key, value), "");
    return options;
  };
  EXPECT_EQ(with("eb_credit_unused", "true"),
            Options{.eb_credit_unused = EmergencyCredit::unused_deceleration});
  EXPECT_EQ(with("pass_counts_slip", "false"), Options{.pass_counts_slip = PassCountsSlip::no});
  EXPECT_EQ(with("bid_minus3", "one"), Options{.bid_minus3 = BidMinus3::one});
  EXPECT_EQ(with("off_unpaid", "both"), Options{.off_unpaid = OffUnpaid::both});
  EXPECT_EQ(with("race", "final"), Options{.race = RaceKind::final});
  EXPECT_EQ(with("best", "0/7").best[1], 7) << "by seat";
  EXPECT_EQ(with("turn_limit", "40"), Options{.turn_limit = 40});
}

TEST(WbcOptions, SayLapsAlwaysAndOthersWhereTheyDiffer) {
  EXPECT_EQ(format_options({}), "laps=3");
  EXPECT_EQ(format_options({.laps = 2, .race = RaceKind::final, .turn_limit = 40}),
            "laps=2 race=final turn_limit=40");
}

TEST(WbcOptions, ComplainOfWhatTheyDoNotKnow) {
  const std::string best =
      " is no value of it; write none or a place from 0 to 99 for each seat, "
      "like 1/2/8/3";
  struct Complaint {
    const char* key;
    const char* value;
    std::string what;
  };
  const Complaint complaints[] = {
      {"laps", "0", "laps: '0' is no value of it; write a number from 1 to 30"},
      {"laps", "31", "laps: '31' is no value of it; write a number from 1 to 30"},
      {"race", "heats", "race: 'heats' is no value of it; write heat or final"},
      {"best", "", "best: ''" + best},
      {"best", "1/x", "best: '1/x'" + best},
      {"best", "100", "best: '100'" + best},
      {"best", "1/2/3/4/5/6/7/8/9/10/11/12/13", "best: '1/2/3/4/5/6/7/8/9/10/11/12/13'" + best},
      {"eb_credit_unused", "yes", "eb_credit_unused: 'yes' is no value of it; write false or true"},
      {"turn_limit", "0",
       "turn_limit: '0' is no value of it; write none or a number from 1 to 9999"},
      {"turn_limit", "10000",
       "turn_limit: '10000' is no value of it; write none or a number from 1 to 9999"},
      {"min_speed", "20", "there is no option 'min_speed'"},
      {"of_fee", "any_time", "there is no option 'of_fee'; did you mean 'off_fee'?"},
      {"", "", "there is no option ''"},
  };
  for (const Complaint& c : complaints) {
    SCOPED_TRACE(std::string(c.key) + "=" + c.value);
    Options options;
    EXPECT_EQ(set_option(options, c.key, c.value), c.what);
    EXPECT_EQ(options, Options{}) << "a complaint changes nothing";
  }
  EXPECT_EQ(option_value({}, "weather"), "");
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc
