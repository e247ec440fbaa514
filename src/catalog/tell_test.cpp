#include "catalog/tell.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/recorded_race_for_tests.h"

namespace chicane {
namespace {

using ::testing::ElementsAre;

// A race of MotorChamp as an example; its cars are 1a, 1b, 2a, …
std::unique_ptr<Race> race() {
  return for_tests::new_race("mc-a2-z2", "", {"Ann", "Ben"}, "motorchamp");
}

Happening with_fields(std::string_view kind, std::string_view clause, Weight weight, int car,
                      std::vector<EventField> fields) {
  Happening happening;
  happening.kind = kind;
  happening.clause = clause;
  happening.weight = weight;
  happening.car = car;
  happening.fields = std::move(fields);
  return happening;
}

EventField number(std::string_view name, int value) {
  return {name, FieldType::number, value, {}, {}};
}
EventField car(int value) { return {"who", FieldType::car, value, {}, {}}; }
EventField text(std::string_view name, FieldType type, const char* value) {
  return {name, type, 0, value, {}};
}
EventField dice(const std::vector<int>& faces) {
  EventField field{"faces", FieldType::dice, 0, {}, {}};
  for (const int face : faces) field.faces.push_back(static_cast<std::uint8_t>(face));
  return field;
}

Happening threw(int who, const std::vector<int>& faces, int total) {
  return with_fields("threw", "MC-DIC-3", Weight::routine, who,
                     {car(who), dice(faces), number("dice", static_cast<int>(faces.size())),
                      number("total", total), number("limit", 0)});
}

Happening moved(int who, const char* at, int rows) {
  return with_fields(
      "moved", "MC-MOV-1", Weight::routine, who,
      {car(who), text("at", FieldType::place, at), number("rows", rows), number("lost", 0)});
}

Happening went_out(int who, const std::vector<int>& faces, int total) {
  return with_fields(
      "went_out", "MC-PRM-2", Weight::incident, who,
      {car(who), text("at", FieldType::place, "28L"), dice(faces),
       number("dice", static_cast<int>(faces.size())), number("total", total), number("limit", 9),
       number("road", 11), number("over", 2), text("cause", FieldType::word, "limit"),
       text("cause_clause", FieldType::clause, "MC-LIM-4")});
}

std::vector<std::string> texts_of(const std::vector<HappeningInTurn>& all) {
  std::vector<std::string> texts;
  for (const StoryLine& line : story_lines(*race(), all))
    texts.push_back(line.text + " " + line.clause);
  return texts;
}

TEST(Tell, NamesTheCarTheDiceAndWhatTheyHadToBeat) {
  EXPECT_EQ(tell(*race(), went_out(0, {6, 5}, 11)),
            "1a Ann throws 6+5 = 11 on a limit of 9, two over: out for good at 28L.");
  EXPECT_EQ(tell(*race(), threw(0, {4}, 4)), "1a Ann throws 4.");
}

TEST(StoryLines, AreOneForWhatATurnBringsACar) {
  EXPECT_THAT(texts_of({{3, threw(0, {6, 3}, 9)},
                        {3, threw(1, {2, 2}, 4)},
                        {3, moved(1, "9R", 4)},
                        {3, moved(0, "28L", 9)},
                        {4, threw(0, {1, 2}, 3)}}),
              ElementsAre("1b Ann throws 2+2 = 4; drives 4 rows to 9R. MC-MOV-1",
                          "1a Ann throws 6+3 = 9; drives 9 rows to 28L. MC-MOV-1",
                          "1a Ann throws 1+2 = 3. MC-DIC-3"));
}

TEST(StoryLines, DoNotTellAThrowTwice) {
  EXPECT_THAT(texts_of({{3, threw(0, {6, 5}, 11)}, {3, went_out(0, {6, 5}, 11)}}),
              ElementsAre("1a Ann throws 6+5 = 11 on a limit of 9, two over: out for good at 28L. "
                          "MC-LIM-4, MC-PRM-2"));
}

// That a round began is seen by the turn.
TEST(StoryLines, LeaveOutWhatEveryTurnBringsTheRace) {
  EXPECT_TRUE(texts_of({{3, with_fields("round_began", "MC-ORD-2", Weight::routine, -1,
                                        {number("round", 3)})}})
                  .empty());
}

}  // namespace
}  // namespace chicane
