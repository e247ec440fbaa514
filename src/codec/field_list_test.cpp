#include "codec/field_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

enum class Light : std::uint8_t { off, red, green };

TEST(FieldList, LeavesOutWhatIsZero) {
  FieldList fields;
  fields.begin("car A");
  fields.add("wear", 0);
  fields.add("speed", 60_mph);
  fields.add("ref", 0_mph);
  fields.add("light", Light::off);
  fields.add("spun", false);
  fields.add("starting", true);
  fields.begin("car B");
  fields.add("light", Light::green);
  fields.begin("car C");
  fields.add("progress", -3);
  fields.begin("car D");
  EXPECT_THAT(fields.lines(),
              ElementsAre("car A speed=60 starting=yes", "car B light=green", "car C progress=-3"));
}

TEST(FieldList, ListsGoAsFarAsTheyCountOrSay) {
  const std::array<int, 4> faces = {0, 5, 0, 0};
  FieldList fields;
  fields.begin("dice");
  fields.add("all", faces);
  fields.add_list("three", faces, 3);
  fields.add_list("none", std::array<int, 4>{}, 0);
  EXPECT_THAT(fields.lines(), ElementsAre("dice all=0,5 three=0,5,0"));
}

TEST(FieldList, SaysWhatAnotherDoesNot) {
  FieldList open;
  open.begin("race");
  open.put("turn", "3");
  open.begin("car A");
  open.put("card", "none");
  open.put("wear", "4");
  FieldList own;
  own.begin("race");
  own.put("turn", "3");
  own.begin("car A");
  own.put("plot", "60");
  own.put("wear", "4");
  EXPECT_THAT(own.beyond(open).lines(), ElementsAre("car A plot=60 card=0"));
  EXPECT_THAT(open.beyond(open).lines(), IsEmpty());
}

TEST(FieldList, NamesWhatHasAName) {
  EXPECT_EQ(name_or_number({"A", "B"}, 1), "B");
  EXPECT_EQ(name_or_number({"A", "B"}, 2), "2");
  EXPECT_EQ(names_of_bits({"A", "B"}, 7), "A,B,2");
}

}  // namespace
}  // namespace chicane
