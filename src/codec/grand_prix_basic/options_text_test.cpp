#include "codec/grand_prix_basic/options_text.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "codec/files_for_tests.h"

namespace chicane::grand_prix_basic {
namespace {

const std::vector<std::pair<std::string, std::string>> kOtherValues = {
    {"laps", "20"},
    {"order", "seats"},
    {"cars_per_player", "1"},
    {"automatic", "11"},
};

TEST(GrandPrixBasicOptions, AreThoseOfTheRules) {
  const std::string rules =
      for_tests::read_file(for_tests::repository() / "src/rules/grand_prix_basic/RULES.md");
  ASSERT_EQ(option_infos().size(), kOtherValues.size());
  for (std::size_t i = 0; i < kOtherValues.size(); ++i) {
    const OptionInfo info = option_infos()[i];
    EXPECT_EQ(info.name, kOtherValues[i].first);
    EXPECT_EQ(option_value(Options{}, info.name), info.values.front()) << "the default first";
  }
  EXPECT_NE(rules.find("`order` = position, seats"), std::string::npos);
  EXPECT_NE(rules.find("`cars_per_player` = 2, 1"), std::string::npos);
}

TEST(GrandPrixBasicOptions, SayWhatIsReconstructed) {
  EXPECT_EQ(option_infos()[0].clause, "GPB-LAP-1");
  EXPECT_EQ(option_infos()[3].clause, "GPB-GEN-3 (reconstructed)");
}

TEST(GrandPrixBasicOptions, EveryValueIsReadAndWritten) {
  Options options;
  for (const auto& [key, value] : kOtherValues) {
    EXPECT_EQ(set_option(options, key, value), "");
    EXPECT_EQ(option_value(options, key), value);
  }
  EXPECT_EQ(
      options,
      (Options{.laps = 20, .order = MoveOrder::seats, .cars_per_player = 1, .automatic = 11}));
  Options again;
  const std::string text = format_options(options);
  for (const std::string_view word : words(text)) {
    const std::optional<KeyValue> pair = key_value(word);
    EXPECT_EQ(set_option(again, pair->key, pair->value), "");
  }
  EXPECT_EQ(again, options);
  EXPECT_EQ(set_option(options, "automatic", "0"), "");
  EXPECT_EQ(options.automatic, 0);
}

TEST(GrandPrixBasicOptions, WrongOnesAreRefusedWithASentence) {
  Options options;
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, const char*>>{{"laps", "0"},
                                                        {"laps", "21"},
                                                        {"order", "grid"},
                                                        {"cars_per_player", "0"},
                                                        {"cars_per_player", "3"},
                                                        {"automatic", "12"},
                                                        {"automatic", "-1"},
                                                        {"colour", "red"}})
    EXPECT_NE(set_option(options, key, value), "") << key << "=" << value;
  EXPECT_EQ(options, Options{});
}

}  // namespace
}  // namespace chicane::grand_prix_basic
