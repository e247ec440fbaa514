#include "drawing/svg.h"

#include <gtest/gtest.h>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

Drawing picture() {
  Board board = for_tests::ring(40, {"I", "M", "O"});
  board.title = "Fast & <loose>";
  board.corners.push_back({"K1", "North"});
  for_tests::space(board, "I12").limit = 60;
  for_tests::space(board, "I12").corner = 0;
  return draw(board, nullptr);
}

TEST(Svg, SpacesCarryTheirPlaceAndTitle) {
  const std::string svg = to_svg(picture(), {});
  EXPECT_NE(svg.find("id=\"I12\""), std::string::npos);
  EXPECT_NE(svg.find("<title>I12, limit 60</title>"), std::string::npos);
  EXPECT_NE(svg.find("<title>O40</title>"), std::string::npos);
}

TEST(Svg, WordsAreEscaped) {
  const std::string svg = to_svg(picture(), {});
  EXPECT_NE(svg.find("Fast &amp; &lt;loose&gt;"), std::string::npos);
  EXPECT_EQ(svg.find("<loose>"), std::string::npos);
}

TEST(Svg, StandaloneFilesNameTheirColours) {
  const std::string light = to_svg(picture(), {Theme::light, 0});
  EXPECT_EQ(light.find("var("), std::string::npos);
  EXPECT_NE(light.find("#E4E5D3"), std::string::npos);
  EXPECT_NE(to_svg(picture(), {Theme::dark, 0}).find("#141A18"), std::string::npos);
  const std::string page = to_svg(picture(), {Theme::page, 0});
  EXPECT_NE(page.find("var(--field)"), std::string::npos);
  EXPECT_EQ(page.find("#E4E5D3"), std::string::npos);
}

TEST(Svg, SmallPicturesLeaveOutWhatBlurs) {
  const std::string small = to_svg(picture(), {Theme::light, 300});
  EXPECT_EQ(small.find("<text class=\"limit\""), std::string::npos);
  EXPECT_EQ(small.find("class=\"trees\""), std::string::npos);
  EXPECT_EQ(small.find("<text class=\"tick\""), std::string::npos);
  EXPECT_EQ(to_svg(picture(), {Theme::light, 150}).find("<text class=\"corner-name\""),
            std::string::npos);
  const std::string large = to_svg(picture(), {Theme::light, 1600});
  EXPECT_NE(large.find("<text class=\"limit\""), std::string::npos);
  EXPECT_NE(large.find("<text class=\"tick\""), std::string::npos);
  EXPECT_NE(large.find("<text class=\"corner-name\""), std::string::npos);
}

}  // namespace
}  // namespace chicane
