#include "codec/drawing_json.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "board/board_for_tests.h"

namespace chicane {
namespace {

TEST(DrawingJson, HasEverySpaceWithAnOutline) {
  const Board board = for_tests::ring(40, {"I", "M", "O"});
  const Drawing drawing = draw(board, nullptr);
  const boost::json::value json = boost::json::parse(drawing_json(drawing));
  const boost::json::array& spaces = json.at("spaces").as_array();
  ASSERT_EQ(spaces.size(), board.spaces.size());
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    EXPECT_EQ(spaces[i].at("place").as_string(), place_name(board, static_cast<Index>(i)));
    EXPECT_EQ(spaces[i].at("outline").as_array().size(), 2 * drawing.spaces[i].outline.size());
  }
}

TEST(DrawingJson, CoordinatesAreTenthsOfAUnit) {
  const Drawing drawing = draw(for_tests::ring(40, {"I", "M"}), nullptr);
  const boost::json::value json = boost::json::parse(drawing_json(drawing));
  EXPECT_EQ(json.at("lane").as_int64(), 200);
  EXPECT_NEAR(static_cast<double>(json.at("spaces").at(0).at("middle").at(0).as_int64()),
              drawing.spaces[0].middle.x * kJsonScale, 0.5);
}

TEST(DrawingJson, RolesAreWords) {
  const Drawing drawing = draw(for_tests::ring(40, {"I", "M"}), nullptr);
  const boost::json::value json = boost::json::parse(drawing_json(drawing));
  EXPECT_EQ(json.at("form").as_string(), "lanes");
  EXPECT_EQ(json.at("areas").as_array().size(), drawing.areas.size());
  EXPECT_EQ(json.at("texts").as_array().size(), drawing.texts.size());
  EXPECT_EQ(json.at("texts").at(0).at("role").as_string(),
            drawing::kTextNames[static_cast<std::size_t>(drawing.texts[0].role)]);
}

}  // namespace
}  // namespace chicane
