#include "drawing/html.h"

#include <gtest/gtest.h>

namespace chicane::drawing {
namespace {

TEST(Html, TextCannotBecomeMarkup) {
  EXPECT_EQ(markup_text("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
}

TEST(Html, APageIsWholeAndKnowsBothThemes) {
  const std::string page = html_page("A < B", "<h1>Head</h1>", "<p>Body</p>");
  EXPECT_EQ(page.find("<!doctype html>"), 0u);
  EXPECT_NE(page.find("<title>A &lt; B</title>"), std::string::npos);
  EXPECT_NE(page.find("<header><h1>Head</h1></header>\n<p>Body</p></main>"), std::string::npos);
  // Every colour is set, for light and for dark.
  EXPECT_NE(page.find("--paper:#F4EFE3;"), std::string::npos);
  EXPECT_NE(page.find("--paper:#0F1214;"), std::string::npos);
  EXPECT_EQ(page.find("{}"), std::string::npos);
}

}  // namespace
}  // namespace chicane::drawing
