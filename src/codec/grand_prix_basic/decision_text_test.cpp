#include "codec/grand_prix_basic/decision_text.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace chicane::grand_prix_basic {
namespace {

TEST(GrandPrixBasicDecisionText, EveryKindIsReadAsItIsWritten) {
  for (const char* text :
       {"dice 1", "dice 2", "goal 0", "goal 12", "stop 0", "stop 3", "luck", "roll 6", "roll 24"}) {
    const Result<Decision, std::string> decision = parse_decision(words(text));
    ASSERT_TRUE(static_cast<bool>(decision)) << text << ": " << decision.error();
    EXPECT_EQ(format_decision(*decision), text);
  }
  EXPECT_EQ(*parse_decision(words("goal 7")), goal(7));
  EXPECT_EQ(*parse_decision(words("luck")), luck());
}

TEST(GrandPrixBasicDecisionText, WhatMeansNothingIsNotUnderstood) {
  struct Wrong {
    const char* text;
    const char* what;
  };
  const Wrong wrong[] = {
      {"", "say what you do"},
      {"gaol 3", "'gaol' is no decision; did you mean 'goal'?"},
      {"fly", "'fly' is no decision"},
      {"luck 2", "luck: nothing comes after it"},
      {"dice", "dice: a number comes after it"},
      {"dice two", "dice: a number comes after it"},
      {"goal 3 4", "goal: a number comes after it"},
      {"goal -1", "goal: a number comes after it"},
      {"roll 256", "roll: a number comes after it"},
  };
  for (const Wrong& w : wrong) {
    const Result<Decision, std::string> decision = parse_decision(words(w.text));
    ASSERT_FALSE(static_cast<bool>(decision)) << w.text;
    EXPECT_EQ(decision.error(), w.what);
  }
}

}  // namespace
}  // namespace chicane::grand_prix_basic
