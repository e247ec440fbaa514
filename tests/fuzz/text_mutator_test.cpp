#include "fuzz/text_mutator.h"

#include <gtest/gtest.h>

#include <set>

namespace chicane::fuzz {
namespace {

constexpr std::string_view kText = "rows 30\nlanes I O\ngrid I30 O30";

TEST(TextMutator, MakesMostlyNewTexts) {
  std::set<std::string> made;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    made.insert(mutated(kText, random));
    made.insert(crossed(kText, "name monza\nend", random));
  }
  EXPECT_GT(made.size(), 200u);
}

TEST(TextMutator, GivesTheSameTextForTheSameSeed) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random one(seed);
    Random other(seed);
    EXPECT_EQ(mutated(kText, one), mutated(kText, other));
    EXPECT_EQ(crossed(kText, "x y", one), crossed(kText, "x y", other));
  }
}

TEST(TextMutator, TakesAnyBytes) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  for (const std::string& text : {std::string(), std::string(" "), std::string("\n\n"), all}) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      mutated(text, random);
      crossed(text, all, random);
      crossed(all, text, random);
    }
  }
}

}  // namespace
}  // namespace chicane::fuzz
