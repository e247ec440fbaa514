#include "codec/grand_prix_advanced/decision_text.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace chicane::grand_prix_advanced {
namespace {

TEST(GrandPrixAdvancedDecisionText, EveryKindIsReadAsItIsWritten) {
  const std::string texts[] = {
      "repair S",
      "repair M",
      "leave",
      "gear 1",
      "gear 5",
      "push 0",
      "push 4",
      "keep",
      "plan",
      "plan 0 2 0",
      "plan box",
      "plan 15",
      "plan 0 0 1 box",
      "pass",
      "roll 6",
      "roll 24",
      "plan 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
      "plan 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 box",
  };
  for (const std::string& text : texts) {
    const Result<Decision, std::string> decision = parse_decision(words(text));
    ASSERT_TRUE(static_cast<bool>(decision)) << text << ": " << decision.error();
    EXPECT_EQ(format_decision(*decision), text);
  }
}

TEST(GrandPrixAdvancedDecisionText, APlanHasTheBrakingsOfEachCell) {
  const Decision decision = *parse_decision(words("plan 0 2 1 box"));
  EXPECT_EQ(decision.plan.cells, 3);
  EXPECT_EQ(decision.plan.braking(1), 0);
  EXPECT_EQ(decision.plan.braking(2), 2);
  EXPECT_EQ(decision.plan.braking(3), 1);
  EXPECT_TRUE(decision.plan.is_box);
  EXPECT_EQ(decision.plan.count(), 7);
  EXPECT_EQ(format_decision(follow(decision.plan.after(1))), "plan 2 1 box");
}

TEST(GrandPrixAdvancedDecisionText, WhatMeansNothingIsMisread) {
  const std::string plan =
      "plan: say the brakings in each cell entered, 0 to 15, at most 16 cells; at the end perhaps "
      "'box'";
  const std::string repair = "repair: say which damage, one of S G C F T M";
  const std::pair<std::string, std::string> wrong[] = {
      {"", "say what you do"},
      {"gaer 3", "'gaer' is no decision; did you mean 'gear'?"},
      {"xyzzyx", "'xyzzyx' is no decision"},
      {"keep it", "keep: nothing comes after it"},
      {"leave 1", "leave: nothing comes after it"},
      {"gear", "gear: a number comes after it"},
      {"gear up", "gear: a number comes after it"},
      {"gear 3 4", "gear: a number comes after it"},
      {"push -1", "push: a number comes after it"},
      {"roll 256", "roll: a number comes after it"},
      {"repair", repair},
      {"repair X", repair},
      {"repair SG", repair},
      {"repair S G", repair},
      {"plan fast", plan},
      {"plan 16", plan},
      {"plan -1", plan},
      {"plan box 0", plan},
      {"plan 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", plan},
  };
  for (const auto& [text, what] : wrong) {
    const Result<Decision, std::string> decision = parse_decision(words(text));
    ASSERT_FALSE(static_cast<bool>(decision)) << text;
    EXPECT_EQ(decision.error(), what) << text;
  }
}

TEST(GrandPrixAdvancedDecisionText, DamagesHaveLetters) {
  for (int i = 0; i < kDamages; ++i) {
    const auto damage = static_cast<Damage>(i);
    EXPECT_EQ(damage_of(letter(damage)), damage);
  }
  EXPECT_EQ(letter(Damage::suspension), "S");
  EXPECT_EQ(letter(Damage::tyres), "G");
  EXPECT_EQ(letter(Damage::gearbox), "C");
  EXPECT_EQ(letter(Damage::brakes), "F");
  EXPECT_EQ(letter(Damage::chassis), "T");
  EXPECT_EQ(letter(Damage::engine), "M");
  for (const char* text : {"", "s", "X", "SG"}) EXPECT_FALSE(damage_of(text).has_value()) << text;
}

TEST(GrandPrixAdvancedDecisionText, DamagesAreListedByLetter) {
  for (const char* text : {"-", "M", "G,S", "C,F,G,M,S,T"}) {
    const std::optional<DamageSet> set = parse_damages(text);
    ASSERT_TRUE(set.has_value()) << text;
    EXPECT_EQ(format_damages(*set), text);
  }
  EXPECT_EQ(format_damages(*parse_damages("S,G")), "G,S") << "in any order";
  for (const char* text : {"", "S,S", "S,", "S,X", "SG"})
    EXPECT_FALSE(parse_damages(text).has_value()) << text;
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
