#include "lab/place_plot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::lab {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;

PlacePlot small_plot() {
  return {"Monza & more", "two cars", {{"rookie <1>", "fast", {0.75, 0.25}, {1.25, 0.1, 40}}}};
}

TEST(PlacePlot, SaysEachShareAndEscapesNames) {
  const std::string svg = places_svg({small_plot()});
  EXPECT_THAT(svg, HasSubstr("Monza &amp; more"));
  EXPECT_THAT(svg, HasSubstr("rookie &lt;1&gt;"));
  EXPECT_THAT(svg, HasSubstr(">75.0 %<"));
  EXPECT_THAT(svg, HasSubstr(">25.0 %<"));
  EXPECT_THAT(svg, HasSubstr(">2nd<"));
  EXPECT_THAT(svg, Not(HasSubstr(">3rd<")));
}

TEST(PlacePlot, StandsWithoutAHeadWhereThePageHasOne) {
  PlacePlot plot = small_plot();
  plot.title.clear();
  EXPECT_THAT(places_svg({plot}), Not(HasSubstr("two cars")));
}

// One race has no interval: the mark stands alone.
TEST(PlacePlot, DrawsTheIntervalIfThereIsOne) {
  PlacePlot plot = small_plot();
  EXPECT_THAT(places_svg({plot}), HasSubstr("<line class=\"pp-mean\""));
  plot.rows[0].mean = estimate(1, 1, 1);
  EXPECT_THAT(places_svg({plot}), Not(HasSubstr("<line class=\"pp-mean\"")));
}

}  // namespace

}  // namespace chicane::lab
