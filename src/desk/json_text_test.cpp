#include "desk/json_text.h"

#include <gtest/gtest.h>

namespace chicane::desk {
namespace {

TEST(JsonText, SeparatesMembersAndElements) {
  JsonText json;
  json.begin_object()
      .key("speed")
      .value(120)
      .key("hand")
      .begin_array()
      .value("SD")
      .value("SS3")
      .end_array();
  json.key("is_hidden").value(true).key("me").raw("{}").end_object();
  EXPECT_EQ(json.text(), R"({"speed":120,"hand":["SD","SS3"],"is_hidden":true,"me":{}})");
}

TEST(JsonText, EscapesWhatJsonForbids) {
  JsonText json;
  json.value("a \"b\" \\ c\nü");
  EXPECT_EQ(json.text(), "\"a \\\"b\\\" \\\\ c\\u000aü\"");
}

}  // namespace
}  // namespace chicane::desk
