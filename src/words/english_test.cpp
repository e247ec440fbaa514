#include "words/english.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "words/say.h"

namespace chicane {
namespace {

TEST(English, HasTheTextsOfTheCatalogueSorted) {
  const std::span<const EnglishText> texts = english_texts();
  EXPECT_GT(texts.size(), 2000U);
  const auto is_sorted = [](const EnglishText& a, const EnglishText& b) { return a.key < b.key; };
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end(), is_sorted));
  for (const EnglishText& text : texts) EXPECT_EQ(english(text.key), text.text) << text.key;
}

TEST(English, CanAllBeRead) {
  for (const EnglishText& text : english_texts()) {
    const Result<Message, DataError> message = parse_message(text.text);
    EXPECT_TRUE(static_cast<bool>(message)) << text.key << ": " << message.error().what;
  }
}

TEST(English, IsEmptyForAKeyThatIsNotThere) {
  for (const char* key : {"", "race", "race.", "race.no_such_text", "race.yes_", "zzz"}) {
    SCOPED_TRACE(key);
    EXPECT_EQ(english(key), "");
    EXPECT_FALSE(has_english(key));
  }
  EXPECT_TRUE(has_english("race.turn"));
}

TEST(Say, FillsInATextOfTheCatalogue) {
  EXPECT_EQ(say("race.turn"), "turn");
  EXPECT_EQ(say("race.game_and_laps", {{"game", "MotorChamp"}, {"laps", 2}}), "MotorChamp, 2 laps");
}

TEST(Say, ShowsAKeyThatIsNotThere) { EXPECT_EQ(say("race.no_such_text"), "race.no_such_text"); }

}  // namespace
}  // namespace chicane
