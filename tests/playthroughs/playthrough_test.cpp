// Golden races: every decision with what it caused, as text. A change of play shows as a difference
// in review. To write them anew: CHICANE_REWRITE=1 build/release/playthrough_test
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "base/digest.h"
#include "playthroughs/golden_races.h"

namespace chicane {
namespace {

std::string text_of(const GoldenRace& golden) {
  const std::unique_ptr<Race> race = begin(golden);
  std::ostringstream out;
  out << "race " << race->rules() << "/" << race->rules_version() << " board=" << race->board().name
      << " " << race->options() << "\n";
  int turn = 0;
  play(golden, *race, [&](const GoldenStep& step) {
    out << step.who << " " << step.decision << (step.label.empty() ? "" : " for " + step.label)
        << "\n";
    for (const Happening& happening : step.happenings) {
      out << "    " << happening.line << " " << happening.clause << "\n";
    }
    if (race->turn() != turn)
      out << "state " << (turn = race->turn()) << " digest " << to_hex(race->digest()) << "\n";
  });
  for (const Standing& standing : race->standings()) {
    out << "result " << standing.place << " " << standing.name << " " << standing.result << "\n";
  }
  return out.str();
}

class PlaythroughTest : public ::testing::TestWithParam<GoldenRace> {};

TEST_P(PlaythroughTest, IsAsItWas) {
  const std::string path =
      std::string(CHICANE_SOURCE_DIR) + "/tests/playthroughs/" + GetParam().name + ".txt";
  const std::string now = text_of(GetParam());
  if (std::getenv("CHICANE_REWRITE") != nullptr) {
    std::ofstream(path) << now;
    GTEST_SKIP() << "written anew: " << path;
  }
  std::ifstream file(path);
  ASSERT_TRUE(file) << path << " is missing; write it with CHICANE_REWRITE=1";
  std::ostringstream before;
  before << file.rdbuf();
  // The first line that differs says more than two long texts.
  std::istringstream lines_now(now);
  std::istringstream lines_before(before.str());
  std::string line_now;
  std::string line_before;
  for (int line = 1;; ++line) {
    const bool more_now = static_cast<bool>(std::getline(lines_now, line_now));
    const bool more_before = static_cast<bool>(std::getline(lines_before, line_before));
    if (!more_now && !more_before) break;
    ASSERT_EQ(more_now ? line_now : "(ended)", more_before ? line_before : "(ended)")
        << path << ":" << line;
  }
}

INSTANTIATE_TEST_SUITE_P(Races, PlaythroughTest, ::testing::ValuesIn(golden_races()),
                         [](const auto& race) { return race.param.name; });

}  // namespace
}  // namespace chicane
