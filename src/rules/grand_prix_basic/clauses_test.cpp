#include "rules/grand_prix_basic/clauses.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace chicane::grand_prix_basic {
namespace {

// The rows of section 3: "| GPB-GEN-3 | R | …".
TEST(GrandPrixBasicClauses, AreReconstructedWhereTheRulesSaySo) {
  std::ifstream rules(std::string(CHICANE_SOURCE_DIR) + "/src/rules/grand_prix_basic/RULES.md");
  ASSERT_TRUE(rules.is_open());
  int printed = 0;
  int reconstructed = 0;
  for (std::string line; std::getline(rules, line);) {
    if (!line.starts_with("| GPB-")) continue;
    const std::string id = line.substr(2, line.find(' ', 2) - 2);
    const std::string source = line.substr(line.find("| ", 2) + 2, 1);
    ASSERT_TRUE(source == "T" || source == "R") << line;
    EXPECT_EQ(is_reconstructed(id), source == "R") << id;
    ++(source == "R" ? reconstructed : printed);
  }
  EXPECT_EQ(reconstructed, 15);
  EXPECT_EQ(printed, 11);
}

TEST(GrandPrixBasicClauses, OthersAreNot) {
  for (const char* clause : {"", "GPB-RSK", "GPB-RSK-11", "GPB-4.1", "GPB-5.C8"})
    EXPECT_FALSE(is_reconstructed(clause)) << clause;
}

}  // namespace
}  // namespace chicane::grand_prix_basic
