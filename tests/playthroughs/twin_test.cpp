// Twins of the golden races: lists of decisions and dice that are played without a driver. Drivers,
// words and defaults may change, and these files stay as they are; one changes only where a rule
// changes on purpose. To write one anew: CHICANE_REWRITE_TWIN=NAME build/release/playthrough_test
#include "playthroughs/twin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace chicane {
namespace {

const std::filesystem::path kFolder =
    std::filesystem::path(CHICANE_SOURCE_DIR) / "tests" / "playthroughs";

class TwinTest : public ::testing::TestWithParam<GoldenRace> {};

TEST_P(TwinTest, PlaysAsItDid) {
  const GoldenRace& golden = GetParam();
  const std::string path = kFolder / (golden.name + ".moves");
  if (const char* name = std::getenv("CHICANE_REWRITE_TWIN"); name && golden.name == name)
    std::ofstream(path) << record_twin(golden);
  std::ifstream file(path);
  ASSERT_TRUE(file) << path << " is missing; write it with CHICANE_REWRITE_TWIN=" << golden.name;
  std::ostringstream text;
  text << file.rdbuf();
  if (const std::string complaint = replay_twin(text.str()); !complaint.empty())
    FAIL() << path << ":" << complaint;
}

TEST(Twins, EachIsPlayed) {
  const std::vector<GoldenRace> played = golden_races();
  for (const auto& file : std::filesystem::directory_iterator(kFolder)) {
    if (file.path().extension() != ".moves") continue;
    EXPECT_TRUE(std::any_of(played.begin(), played.end(), [&](const GoldenRace& golden) {
      return golden.name == file.path().stem();
    })) << file.path();
  }
}

INSTANTIATE_TEST_SUITE_P(Races, TwinTest, ::testing::ValuesIn(golden_races()),
                         [](const auto& race) { return race.param.name; });

}  // namespace
}  // namespace chicane
