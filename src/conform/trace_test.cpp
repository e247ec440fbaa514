#include "conform/trace.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chicane::conform {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

Trace trace(const std::string& rules, const std::string& body) {
  const Result<CaseFile, DataError> file =
      parse_cases("rules " + rules + "\ncase X\n" + body, "t.case");
  EXPECT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  return trace_case(file->rules, file->cases.at(0));
}

std::vector<std::string> what_happened(const Trace& trace) {
  std::vector<std::string> all;
  for (const TraceStep& step : trace.steps) all.push_back(step.what);
  return all;
}

TEST(Trace, HasAStepForThePositionAndForEveryDecision) {
  const Trace found =
      trace("speed-circuit", "board SB\ncar A I1 speed=40\ndo A plot 40\ndo A drive I2 I3\n");
  EXPECT_TRUE(found.result.passed);
  EXPECT_THAT(what_happened(found), ElementsAre("position", "A plot 40", "A drive I2 I3"));
  EXPECT_EQ(found.steps[1].line, 5);
  EXPECT_THAT(found.steps[0][TraceKind::asked], ElementsAre("A"));
  EXPECT_THAT(
      found.steps[0][TraceKind::answers],
      ElementsAre("A plot 0", "A plot 20", "A plot 40", "A plot 60", "A plot 80", "A plot 100"));
  EXPECT_THAT(found.steps[1][TraceKind::events], ElementsAre("plot_revealed A 40 (SC-3.6)"));
  EXPECT_THAT(found.steps[2][TraceKind::views], Contains(testing::HasSubstr("car A at=I3")));
}

TEST(Trace, NamesRefusalsAndLeavesTheRestAsItWas) {
  const Trace found = trace("speed-circuit", "board SB\ncar A I1 speed=40\nrefuse A plot 200\n");
  EXPECT_THAT(what_happened(found), ElementsAre("position", "A plot 200"));
  EXPECT_THAT(found.steps[1][TraceKind::refusal],
              ElementsAre("speed_above_acceleration (SC-4.3a)"));
  EXPECT_THAT(found.steps[1][TraceKind::events], IsEmpty());
  for (const TraceKind kind :
       {TraceKind::asked, TraceKind::answers, TraceKind::state, TraceKind::views})
    EXPECT_EQ(found.steps[1][kind], found.steps[0][kind]);
}

TEST(Trace, TellsWhatIsHiddenToItsOwnerAlone) {
  const Trace found =
      trace("speed-circuit", "board SB\ncar A I1 speed=40\ncar B O1 speed=40\ndo A plot 80\n");
  ASSERT_EQ(found.steps.size(), 2u);
  const TraceLines& views = found.steps[1][TraceKind::views];
  EXPECT_THAT(views, Contains("A: car A plot=80"));
  EXPECT_THAT(views, Not(Contains(testing::StartsWith("B:"))));
  EXPECT_THAT(views, Not(Contains(testing::ContainsRegex("everybody: car A .*plot="))));
  EXPECT_THAT(found.steps[1][TraceKind::state], Contains("hidden: car A plot=80"));
}

TEST(Trace, ASpaceIsAStepWhereTheRulesMoveSpaceBySpace) {
  const Trace found =
      trace("speed-circuit-wbc", "board SB\ncar A I1 speed=40\ndo A plot 40\ndo A drive I2 I3\n");
  EXPECT_TRUE(found.result.passed) << found.result.complaint;
  EXPECT_THAT(what_happened(found),
              ElementsAre("position", "A plot 40", "A drive I2", "A drive I3"));
}

TEST(Trace, ShowsTheDieThatIsOwed) {
  const Trace found =
      trace("motorchamp", "board M60\ncar A 10R\nturn A\ndo A throw NNS\nroll 3\nleave dice\n");
  ASSERT_GE(found.steps.size(), 4u) << found.result.complaint;
  EXPECT_THAT(found.steps[2][TraceKind::asked], ElementsAre("die A move d6"));
  EXPECT_THAT(found.steps[2][TraceKind::answers],
              ElementsAre("roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"));
}

TEST(Trace, HasNoStepWithoutARace) {
  EXPECT_THAT(trace("speed-circuit", "entry A races=1,2\nask A points = 15\n").steps, IsEmpty());
}

TEST(Trace, DigestsAreOfLines) {
  EXPECT_EQ(trace_digest({}), "-");
  EXPECT_EQ(trace_digest({"roll 1", "roll 2"}).size(), 8u);
  EXPECT_NE(trace_digest({"roll 1", "roll 2"}), trace_digest({"roll 1 roll 2"}));
  EXPECT_NE(trace_digest({"ab", "c"}), trace_digest({"a", "bc"}));
}

}  // namespace
}  // namespace chicane::conform
