#include "codec/formula_one/options_text.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::formula_one {
namespace {

const std::vector<std::pair<std::string, std::string>> kOtherValues = {
    {"laps", "10"},
    {"short_race", "yes"},
    {"baulk_reduction", "separate"},
    {"baulked_band_speed", "reduced"},
    {"tactic_bands", "no"},
    {"carburettor_card", "speed_and_squares"},
    {"classification", "run_out"},
};

TEST(FormulaOneOptions, AreThoseOfTheRules) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/formula_one/RULES.md");
  ASSERT_EQ(option_infos().size(), kOtherValues.size());
  for (std::size_t i = 0; i < kOtherValues.size(); ++i) {
    const OptionInfo info = option_infos()[i];
    EXPECT_EQ(info.name, kOtherValues[i].first);
    EXPECT_EQ(option_value(Options{}, info.name), info.values.front()) << "the default first";
    if (info.name == "laps") continue;
    EXPECT_NE(rules.find("`" + info.name + "` = " + info.values[0] + ", " + info.values[1]),
              std::string::npos)
        << info.name;
  }
}

TEST(FormulaOneOptions, EveryValueIsReadAndWritten) {
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
}

TEST(FormulaOneOptions, WrongOnesAreRefusedWithASentence) {
  Options options;
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, const char*>>{{"laps", "0"},
                                                        {"laps", "11"},
                                                        {"laps", "-1"},
                                                        {"laps", "many"},
                                                        {"short_race", "maybe"},
                                                        {"classification", ""},
                                                        {"colour", "red"}})
    EXPECT_NE(set_option(options, key, value), "") << key << "=" << value;
  EXPECT_EQ(options, Options{});
}

}  // namespace
}  // namespace chicane::formula_one
