#include "lab/build_plot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::lab {
namespace {

using ::testing::HasSubstr;

BuildPlot plot_of(std::string_view rules) {
  const BuildSet set = *builds_of(rules);
  BuildPlot plot{"Monza & more", "all", set.categories, set.builds, {}};
  BuildHeat heat{"Lap", {}, true, 1, false};
  for (std::size_t i = 0; i < set.builds.size(); ++i)
    heat.values.push_back(10 + static_cast<double>(i));
  plot.heats.push_back(heat);
  return plot;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

TEST(BuildPlot, EveryBuildOfThe51HasItsCellAndTheBestIsOutlined) {
  const std::string svg = builds_svg({plot_of("speed-circuit")});
  EXPECT_EQ(count(svg, "<title>"), 51u);
  EXPECT_EQ(count(svg, "stroke-width=\"2\""), 1u);
  EXPECT_THAT(svg, HasSubstr("<title>40/20/40/180/6: 10.0</title>"));
  EXPECT_THAT(svg, HasSubstr("red: the best, 40/20/40/180/6"));
  EXPECT_THAT(svg, HasSubstr("Monza &amp; more"));
}

TEST(BuildPlot, BuildsThatShareACellShowTheBest) {
  BuildPlot plot = plot_of("speed-circuit-wbc");
  plot.builds = {{"A", {0, 0, 0, 0, 1, 1}}, {"B", {0, 0, 0, 0, 2, 0}}, {"C", {0, 0, 0, 1, 1, 0}}};
  plot.heats[0].values = {12.0, 13.0, 14.0};
  const auto has = [&](const std::string& title) {
    return builds_svg({plot}).find("<title>" + title + "</title>") != std::string::npos;
  };
  EXPECT_TRUE(has("A: 12.0") && !has("B: 13.0") && has("C: 14.0"));
  plot.heats[0].is_less_better = false;
  EXPECT_TRUE(!has("A: 12.0") && has("B: 13.0") && has("C: 14.0"));
}

TEST(BuildPlot, BuildsThatWereNotMeasuredAreLeftOut) {
  BuildPlot plot = plot_of("speed-circuit");
  for (std::size_t i = 1; i < 51; ++i) plot.heats[0].values[i] = std::nullopt;
  plot.heats[0].has_sign = true;
  EXPECT_EQ(count(builds_svg({plot}), "<title>"), 1u);
  EXPECT_THAT(builds_svg({plot}), HasSubstr("+10.0"));
  plot.heats[0].values[0] = std::nullopt;
  EXPECT_EQ(count(builds_svg({plot}), "<title>"), 0u);
}

}  // namespace
}  // namespace chicane::lab
