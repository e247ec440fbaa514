#include "board/banded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "board/banded_for_tests.h"

namespace chicane {
namespace {

using for_tests::BandPlan;
using for_tests::laid_out;
using for_tests::reference_board;
using for_tests::reference_plan;
using for_tests::test_track;
using for_tests::test_track_plan;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> steps_from(const Board& board, const std::string& place) {
  std::vector<std::string> names;
  for (const Index to : board.spaces[*find_space(board, place)].steps)
    names.push_back(place_name(board, to));
  return names;
}

// F1-DIR-1  Straight on first, then one lane in, then one lane out.
TEST(Banded, StepsLeadAheadAndOneLaneAside) {
  const Board board = reference_board();
  EXPECT_EQ(board.spaces.size(), 206u);
  EXPECT_THAT(steps_from(board, "2.0"), ElementsAre("2.1", "1.1", "3.1"));
  EXPECT_THAT(steps_from(board, "1.0"), ElementsAre("1.1", "2.1"));
  EXPECT_THAT(steps_from(board, "6.59"), ElementsAre("6.0", "5.0"));
  // Islands are missing lanes.
  EXPECT_THAT(steps_from(board, "2.9"), ElementsAre("1.10", "3.10"));
  EXPECT_THAT(steps_from(board, "1.21"), ElementsAre("1.22"));
  // A long square is entered from the row before its first and left from its last.
  EXPECT_THAT(steps_from(board, "1.10"), ElementsAre("1.13"));
  EXPECT_THAT(steps_from(board, "3.10"), ElementsAre("3.11", "4.11"));
  EXPECT_THAT(steps_from(board, "1.13"), ElementsAre("1.14"));
  EXPECT_THAT(steps_from(board, "2.42"), ElementsAre("2.43", "3.43"));
  EXPECT_THAT(steps_from(board, "1.43"), ElementsAre("1.44", "2.44"));
  EXPECT_FALSE(find_space(board, "1.12").has_value());
}

TEST(Banded, OutermostSquareOfARowBeginsThere) {
  const Board board = reference_board();
  EXPECT_EQ(place_name(board, outermost_in_row(board, 13 + 1)), "4.13");
  EXPECT_EQ(place_name(board, outermost_in_row(board, 0 + 1)), "6.0");
  EXPECT_EQ(place_name(board, outermost_in_row(board, 25 + 1)), "3.25");
  BandPlan plan = test_track_plan();
  plan.longs = {{2, 21, 22}};
  EXPECT_EQ(outermost_in_row(laid_out(plan), 22 + 1), kNone);
}

TEST(Banded, BoardsOfTheRulesAreSound) {
  EXPECT_THAT(validate(test_track()), IsEmpty());
  EXPECT_THAT(validate(reference_board()), IsEmpty());
}

// Each fault by its name, and nothing else.
TEST(Banded, EveryFaultIsNamed) {
  struct Wrong {
    const char* what;
    Fault fault;
    void (*change)(BandPlan&);
  };
  const Wrong wrong[] = {
      {"29 rows; a circuit has 30 to 120", Fault::band_rows,
       [](BandPlan& plan) {
         plan.rows = 29;
         plan.stretches = {{0, 28, {1, 2, 3}}};
       }},
      {"121 rows; a circuit has 30 to 120", Fault::band_rows,
       [](BandPlan& plan) {
         plan.rows = 121;
         plan.stretches = {{0, 120, {1, 2, 3}}};
       }},
      {"a long square of 4 rows; 3 are the most", Fault::band_rows,
       [](BandPlan& plan) { plan.longs = {{1, 30, 33}}; }},
      {"B1: lane 2 needs a safety speed of 20 to 160 in twenties", Fault::band_safety,
       [](BandPlan& plan) { plan.bands[0].safe.erase(plan.bands[0].safe.begin() + 1); }},
      {"B1: lane 1 needs a safety speed of 20 to 160 in twenties", Fault::band_safety,
       [](BandPlan& plan) { plan.bands[0].safe[0].second = 50; }},
      {"B1: lane 1 needs a safety speed of 20 to 160 in twenties", Fault::band_safety,
       [](BandPlan& plan) { plan.bands[0].safe[0].second = 180; }},
      {"B1 lies too close to B2", Fault::band_close,
       [](BandPlan& plan) { plan.bands[0].row = 12; }},
      {"B1 lies too close to the line", Fault::band_close,
       [](BandPlan& plan) { plan.bands[0].row = 1; }},
      {"B1 lies too close to the line", Fault::band_close,
       [](BandPlan& plan) { plan.bands[0].row = 37; }},
      {"a long square lies on the line", Fault::band_close,
       [](BandPlan& plan) { plan.longs = {{3, 38, 39}}; }},
      {"no square begins behind B3: nobody could come back from its spin-off", Fault::dead_end,
       [](BandPlan& plan) { plan.longs = {{2, 21, 22}}; }},
      {"name the corners behind which tyres and brakes fail: 'tyres B1', 'brakes B3'",
       Fault::band_defect, [](BandPlan& plan) { plan.tyres = kNone; }},
      {"name the corners behind which tyres and brakes fail: 'tyres B1', 'brakes B3'",
       Fault::band_defect, [](BandPlan& plan) { plan.brakes = kNone; }},
      {"the pit of car 1 in row 21 has no way in and out on lane 1", Fault::band_pit,
       [](BandPlan& plan) { plan.pits[0] = 21; }},
      {"the pit of car 6 in row 33 has no way in and out on lane 1", Fault::band_pit,
       [](BandPlan& plan) {
         plan.longs = {{1, 31, 32}};
         plan.pits[5] = 33;
       }},
      {"1.5 is a starting place twice", Fault::grid_place_twice,
       [](BandPlan& plan) { plan.grid = {"1.5", "2.5", "1.5"}; }},
      {"row 30 has no square", Fault::empty_row,
       [](BandPlan& plan) { plan.stretches[2] = {24, 29, {1, 2, 3}}; }},
  };
  for (const Wrong& w : wrong) {
    SCOPED_TRACE(w.what);
    BandPlan plan = test_track_plan();
    w.change(plan);
    std::vector<std::string> said;
    bool is_found = false;
    for (const Finding& finding : validate(laid_out(plan))) {
      said.push_back(std::string(name(finding.fault)) + ": " + finding.what);
      is_found = is_found || (finding.fault == w.fault && finding.what == w.what);
    }
    EXPECT_TRUE(is_found) << ::testing::PrintToString(said);
  }
}

TEST(Banded, DeadEndsAndSquaresNobodyReachesAreFound) {
  BandPlan plan = test_track_plan();
  plan.stretches[1] = {20, 23, {5}};
  bool has_dead_end = false;
  bool has_unreachable = false;
  for (const Finding& finding : validate(laid_out(plan))) {
    has_dead_end = has_dead_end || finding.what == "1.19 leads nowhere";
    has_unreachable = has_unreachable || finding.what == "no way leads to 5.20";
  }
  EXPECT_TRUE(has_dead_end);
  EXPECT_TRUE(has_unreachable);
}

// Too many long squares: a move of 14 squares could pass the line twice.
TEST(Banded, NoMoveDrivesAWholeLap) {
  BandPlan plan{.name = "short",
                .rows = 30,
                .line = 29,
                .stretches = {{0, 29, {1}}},
                .longs = {},
                .bands = {{13, {{1, 60}}, ""}},
                .tyres = 0,
                .brakes = 0,
                .pits = {2, 1, 0, 29, 28, 27},
                .grid = {"1.0"}};
  for (int i = 0; i < 7; ++i) plan.longs.push_back({1, 5 + 3 * i, 7 + 3 * i});
  EXPECT_THAT(validate(laid_out(plan)), IsEmpty());
  plan.longs.push_back({1, 3, 4});
  EXPECT_THAT(validate(laid_out(plan)), IsEmpty());
  plan.longs.back() = {1, 2, 4};
  const std::vector<Finding> findings = validate(laid_out(plan));
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fault, Fault::band_rows);
  EXPECT_TRUE(is_fatal(findings[0].fault));
}

// Three bands within reach of one move, six lanes with a speed of their own: more outcomes than a
// list of the rules can hold.
TEST(Banded, TooManyWaysAreFound) {
  const std::vector<std::pair<int, int>> all = {{1, 20}, {2, 40},  {3, 60},
                                                {4, 80}, {5, 100}, {6, 120}};
  BandPlan plan{.name = "wide",
                .rows = 60,
                .line = 59,
                .stretches = {{0, 59, {1, 2, 3, 4, 5, 6}}},
                .longs = {},
                .bands = {{10, all, ""}, {13, all, ""}, {16, all, ""}},
                .tyres = 0,
                .brakes = 2,
                .pits = {2, 1, 0, 59, 58, 57},
                .grid = {}};
  const std::vector<Finding> findings = validate(laid_out(plan));
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].fault, Fault::band_close);
  EXPECT_THAT(findings[0].what,
              ::testing::EndsWith("too many ways lead past too many different safety speeds"));
  plan.bands[1].row = 30;
  plan.bands[2].row = 45;
  EXPECT_THAT(validate(laid_out(plan)), IsEmpty());
}

}  // namespace
}  // namespace chicane
