#include "codec/motorchamp/options_text.h"

#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::motorchamp {
namespace {

// A value of each key other than the default; ranges are given at both ends.
const std::vector<std::pair<std::string, std::vector<std::string>>> kOtherValues = {
    {"laps", {"1", "30"}},
    {"pit_stops", {"0"}},
    {"order_seam", {"leader"}},
    {"slip_one_square", {"0"}},
    {"slip_in_start", {"0"}},
    {"pass_identity", {"distinct"}},
    {"return_mode", {"claim"}},
    {"finish_truncates", {"0"}},
    {"out_rank", {"time"}},
    {"practice_one_over", {"2"}},
    {"practice_out", {"ban"}},
    {"field_cap", {"extended"}},
    {"faults", {"punish"}},
    {"teams", {"1", "5"}},
    {"lone", {"1"}},
    {"addon", {"1"}},
    {"grid", {"practice"}},
};

TEST(MotorOptions, AreEachNamedWithAClauseOfTheRules) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/motorchamp/RULES.md");
  ASSERT_EQ(option_infos().size(), kOtherValues.size());
  for (std::size_t i = 0; i < kOtherValues.size(); ++i) {
    const OptionInfo info = option_infos()[i];
    EXPECT_EQ(info.name, kOtherValues[i].first);
    EXPECT_TRUE(for_tests::has_clause(rules, info.clause)) << info.name;
    EXPECT_FALSE(info.meaning.empty());
    EXPECT_EQ(info.values.front(), option_value({}, info.name)) << "the default comes first";
  }
}

TEST(MotorOptions, TakeEveryValueOfEveryKey) {
  std::set<std::string> texts;
  for (const auto& [key, values] : kOtherValues) {
    for (const std::string& value : values) {
      SCOPED_TRACE(key + "=" + value);
      Options options;
      EXPECT_EQ(set_option(options, key, value), "");
      EXPECT_NE(options, Options{}) << "nothing has changed";
      EXPECT_EQ(option_value(options, key), value);
      const std::string want = key == "laps" ? "laps=" + value : "laps=6 " + key + "=" + value;
      EXPECT_EQ(format_options(options), want);
      EXPECT_TRUE(texts.insert(format_options(options)).second);
      EXPECT_EQ(set_option(options, key, option_value({}, key)), "");
      EXPECT_EQ(options, Options{}) << "and back again";
    }
  }
}

TEST(MotorOptions, AllAtOnceComeBackFromTheirText) {
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

TEST(MotorOptions, SetWhatTheySay) {
  const auto with = [](const char* key, const char* value) {
    Options options;
    EXPECT_EQ(set_option(options, key, value), "");
    return options;
  };
  EXPECT_EQ(with("pit_stops", "no"), Options{.pit_stops = Allowed::no});
  EXPECT_EQ(with("addon", "yes"), Options{.addon = Allowed::yes});
  EXPECT_EQ(with("order_seam", "leader"), Options{.order_seam = OrderSeam::leader});
  EXPECT_EQ(with("return_mode", "claim"), Options{.return_mode = ReturnMode::claim});
  EXPECT_EQ(with("practice_out", "ban"), Options{.practice_out = PracticeOut::ban});
  EXPECT_EQ(with("grid", "practice"), Options{.grid = GridBy::practice});
  EXPECT_EQ(with("teams", "2"), Options{.teams = 2});
}

TEST(MotorOptions, ThatCannotBeAreRefusedAndChangeNothing) {
  const std::pair<const char*, const char*> cases[] = {
      {"laps", "0"},       {"laps", "31"},   {"laps", "six"},
      {"pit_stops", "2"},  {"teams", "-1"},  {"teams", "6"},
      {"order_seam", "x"}, {"weather", "1"}, {"practice_one_over", "0"},
      {"return_mode", ""}, {"faults", "1"},  {"practice_one_over", "3"},
  };
  for (const auto& [key, value] : cases) {
    SCOPED_TRACE(std::string(key) + "=" + value);
    Options options;
    EXPECT_FALSE(set_option(options, key, value).empty());
    EXPECT_EQ(options, Options{});
  }
  Options options;
  EXPECT_EQ(set_option(options, "pit_stops", "maybe"),
            "pit_stops: 'maybe' is no value of it; write 1 or 0");
}

}  // namespace
}  // namespace chicane::motorchamp
