#include "codec/grand_prix_advanced/options_text.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

const std::vector<std::pair<std::string, std::string>> kOtherValues = {
    {"laps", "20"},
    {"engine_damage", "both"},
    {"tyre_damage", "numbered"},
    {"damage_stops", "yes"},
    {"spin_gear", "unchanged"},
    {"avoid", "gear_only"},
    {"practice_decimals", "literal"},
    {"classification", "run_out"},
    {"start", "practice"},
    {"automatic", "11"},
};

TEST(GrandPrixAdvancedOptions, AreThoseOfTheRules) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_advanced/RULES.md");
  ASSERT_EQ(option_infos().size(), kOtherValues.size());
  for (std::size_t i = 0; i < kOtherValues.size(); ++i) {
    const OptionInfo info = option_infos()[i];
    EXPECT_EQ(info.name, kOtherValues[i].first);
    EXPECT_EQ(option_value(Options{}, info.name), info.values.front()) << "the default first";
    const bool is_switch = info.clause.starts_with("GPA-5.");
    if (!is_switch) continue;
    EXPECT_NE(rules.find("`" + info.name + "` = " + info.values[0] + ", " + info.values[1]),
              std::string::npos)
        << info.name;
    // The row of section 5 that has the switch.
    const std::string row = "| " + info.clause.substr(6) + " |";
    const std::size_t at = rules.find(row);
    ASSERT_NE(at, std::string::npos) << row;
    EXPECT_NE(rules.substr(at, rules.find('\n', at) - at).find("`" + info.name + "`"),
              std::string::npos)
        << info.name;
  }
}

TEST(GrandPrixAdvancedOptions, EveryValueIsReadAndWritten) {
  Options options;
  for (const auto& [key, value] : kOtherValues) {
    EXPECT_EQ(set_option(options, key, value), "");
    EXPECT_EQ(option_value(options, key), value);
  }
  Options again;
  const std::string text = format_options(options);
  for (const std::string_view word : words(text)) {
    const std::optional<KeyValue> pair = key_value(word);
    EXPECT_EQ(set_option(again, pair->key, pair->value), "");
  }
  EXPECT_EQ(again, options);
  for (const char* start : {"draw", "list", "practice"}) {
    EXPECT_EQ(set_option(options, "start", start), "");
    EXPECT_EQ(option_value(options, "start"), start);
  }
}

TEST(GrandPrixAdvancedOptions, WrongOnesAreRefusedWithASentence) {
  Options options;
  const std::pair<const char*, const char*> wrong[] = {
      {"laps", "0"},          {"laps", "21"},       {"laps", "many"},
      {"automatic", "-1"},    {"automatic", "12"},  {"damage_stops", "maybe"},
      {"classification", ""}, {"start", "pursuit"}, {"colour", "red"},
  };
  for (const auto& [key, value] : wrong)
    EXPECT_NE(set_option(options, key, value), "") << key << "=" << value;
  EXPECT_EQ(options, Options{});
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
