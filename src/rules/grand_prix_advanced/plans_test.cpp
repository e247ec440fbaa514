#include "rules/grand_prix_advanced/plans.h"

#include <set>

#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

// A road without numbers or cars.
Road open_road(int least, int most, int tolerance) {
  Road road{};
  road.least = least;
  road.most = most;
  road.tolerance = tolerance;
  road.box = kNone;
  road.may_box = true;
  road.has_brakes = true;
  road.may_stay = least == 0;
  for (RoadCell& cell : road.cells) cell.has_room = true;
  return road;
}

std::string refusal(const Road& road, const Plan& plan) {
  const std::optional<Why> why = refuse_plan(road, allowance(road), plan);
  return why ? std::string(name(*why)) : std::string();
}

// GPA-MOV-1, GPA-BRK-1, GPA-BRK-3
TEST(GrandPrixAdvancedPlans, CellsAndBrakingsFitTheWindow) {
  Road road = open_road(3, 6, 3);
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "below_minimum");
  EXPECT_EQ(refusal(road, plan_of({0, 1})), "");
  EXPECT_EQ(refusal(road, plan_of({2})), "");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0, 0, 0, 0})), "");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0, 0, 0, 0, 0})), "beyond_maximum");
  EXPECT_EQ(refusal(road, plan_of({6})), "beyond_maximum");
  road.has_brakes = false;
  EXPECT_EQ(refusal(road, plan_of({2})), "no_brakes");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "");
}

// GPA-CAP-2, GPA-CAP-3
TEST(GrandPrixAdvancedPlans, AGoEndsWhereThereIsRoom) {
  Road road = open_road(3, 5, 3);
  road.has_brakes = false;
  for (const int cell : {3, 4}) road.cells[cell] = {0, 4, false};
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "no_room");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0, 0, 0})), "") << "past it";
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "below_minimum") << "something else fits";
  road.cells[5] = {0, 4, false};
  EXPECT_FALSE(allowance(road).fits);
  EXPECT_EQ(allowance(road).last_room, 2);
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "");
  EXPECT_EQ(refusal(road, plan_of({0})), "below_minimum") << "the last cell with room";
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "no_room");
  road.has_brakes = true;
  EXPECT_TRUE(allowance(road).fits) << "braking before the crowd";
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "below_minimum");
  EXPECT_EQ(refusal(road, plan_of({0, 1})), "");
}

// GPA-CAP-3  The last room is taken even if others are endangered.
TEST(GrandPrixAdvancedPlans, TheLastRoomIsTakenWhateverItsFactor) {
  Road road = open_road(2, 3, 0);
  road.has_brakes = false;
  road.cells[1] = {1, 1, true};
  for (const int cell : {2, 3}) road.cells[cell] = {0, 4, false};
  EXPECT_EQ(refusal(road, plan_of({0})), "");
}

// GPA-OVT-1, GPA-OVT-2, GPA-OVT-3, B10
TEST(GrandPrixAdvancedPlans, NobodyIsEndangeredByChoice) {
  Road road = open_road(2, 4, 1);
  road.cells[2] = {0, 2, true};
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "") << "to end there is no passing";
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "endangers_others");
  EXPECT_EQ(refusal(road, plan_of({0, 1})), "") << "1 is within T";
  EXPECT_EQ(refusal(road, plan_of({0, 2})), "endangers_others");
  EXPECT_EQ(refusal(road, plan_of({3})), "") << "at its own risk";

  road.cells[2] = {0, 2, false};  // Full: only braking before it is left.
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "endangers_others");
  EXPECT_EQ(refusal(road, plan_of({1})), "");
  road.is_braking_no_way_out = true;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "") << "B10";
  EXPECT_EQ(refusal(road, plan_of({1})), "") << "may still be done";
  road.is_braking_no_way_out = false;
  road.has_brakes = false;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "") << "forced by the minimum";
}

// An occupied cell takes in brakings up to T; a free one any number.
TEST(GrandPrixAdvancedPlans, BrakingsInOccupiedCellsWithinTAreAWayOut) {
  Road road = open_road(3, 4, 2);
  road.cells[1] = {0, 1, true};
  road.cells[2] = {0, 4, false};
  road.cells[3] = road.cells[4] = {0, 1, true};
  EXPECT_FALSE(allowance(road).accident) << "two brakings in the first cell";
  EXPECT_EQ(refusal(road, plan_of({2})), "");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "endangers_others");
  road.tolerance = 1;
  EXPECT_TRUE(allowance(road).accident) << "it takes in one only";
}

// GPA-GEAR-5, second sentence
TEST(GrandPrixAdvancedPlans, InFifthNoThreeIsEnteredByChoice) {
  Road road = open_road(2, 4, 2);
  road.is_fifth = true;
  road.cells[3] = {3, 0, true};
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "three_in_fifth");
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0, 0})), "three_in_fifth");
  EXPECT_EQ(refusal(road, plan_of({0, 0})), "");
  EXPECT_EQ(refusal(road, plan_of({3})), "") << "brakings do not count";
  road.is_fifth = false;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "");
  road.is_fifth = true;
  road.has_brakes = false;
  road.least = 3;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "") << "there is no other plan";
  road.has_brakes = true;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "three_in_fifth");
  road.is_braking_no_way_out = true;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "") << "B10";
}

// Where both prohibitions cannot be kept, GPA-OVT-2 goes first.
TEST(GrandPrixAdvancedPlans, OthersComeBeforeTheThreeInFifth) {
  Road road = open_road(3, 3, 1);
  road.is_fifth = true;
  road.cells[1] = {0, 1, true};
  road.cells[2] = {3, 0, true};
  EXPECT_EQ(refusal(road, plan_of({2})), "endangers_others") << "no three, but another car";
  EXPECT_EQ(refusal(road, plan_of({0, 1})), "") << "a three, at its own risk";
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0})), "");
  EXPECT_EQ(refusal(road, plan_of({1, 0})), "endangers_others");
}

// GPA-BOX-1
TEST(GrandPrixAdvancedPlans, TheBoxIsOneCountAfterItsEntry) {
  Road road = open_road(3, 5, 1);
  road.box = 2;
  EXPECT_EQ(refusal(road, plan_of({0, 0}, true)), "");
  EXPECT_EQ(refusal(road, plan_of({0}, true)), "box_not_there");
  EXPECT_EQ(refusal(road, plan_of({0, 2}, true)), "") << "brakings are allowed";
  EXPECT_EQ(refusal(road, plan_of({0, 3}, true)), "beyond_maximum");
  road.least = 4;
  EXPECT_EQ(refusal(road, plan_of({0, 0}, true)), "below_minimum");
  road.cells[2] = {0, 2, true};
  EXPECT_EQ(refusal(road, plan_of({1, 0}, true)), "endangers_others") << "the entry is passed";
  road.may_box = false;
  EXPECT_EQ(refusal(road, plan_of({1, 0}, true)), "no_way_to_box");
}

// GPA-OVT-2  The boxes are no way out.
TEST(GrandPrixAdvancedPlans, NobodyHasToEnterTheBox) {
  Road road = open_road(3, 4, 0);
  road.has_brakes = false;
  road.box = 2;
  road.cells[3] = {0, 1, true};
  road.cells[3].has_room = false;
  EXPECT_EQ(refusal(road, plan_of({0, 0, 0, 0})), "");
  EXPECT_EQ(refusal(road, plan_of({0, 0}, true)), "");
}

TEST(GrandPrixAdvancedPlans, StayingNeedsAMinimumOfNothing) {
  Road road = open_road(0, 3, 3);
  EXPECT_EQ(refusal(road, {}), "");
  road.may_stay = false;
  EXPECT_EQ(refusal(road, {}), "must_enter_cell");
  road.cells[0].has_room = false;
  EXPECT_EQ(refusal(road, {}), "no_room");
  road.least = 1;
  EXPECT_EQ(refusal(road, {}), "below_minimum");
}

// What comes before the next die.
TEST(GrandPrixAdvancedPlans, TheOutcomeIsTheFirstChecksOrTheEnd) {
  Road road = open_road(3, 8, 1);
  road.cells[3] = {2, 0, true};
  road.box = 5;
  const auto outcome = [&](const Plan& plan) { return outcome_of(road, plan); };
  EXPECT_EQ(outcome(plan_of({0, 1})), (Outcome{2, 0, true, false, 0}));
  EXPECT_EQ(outcome(plan_of({1, 0})), (Outcome{2, 0, true, false, 0})) << "wherever it brakes";
  EXPECT_EQ(outcome(plan_of({0, 0, 0})), (Outcome{3, 1, true, false, 0}));
  EXPECT_EQ(outcome(plan_of({0, 0, 0, 0})), (Outcome{3, 1, false, false, 3}));
  EXPECT_EQ(outcome(plan_of({1, 0, 0, 0})), (Outcome{3, 1, false, false, 4}));
  EXPECT_EQ(outcome(plan_of({0, 0, 1, 0})), (Outcome{3, 2, false, false, 4}));
  EXPECT_EQ(outcome(plan_of({2, 0, 0, 0})), (Outcome{1, 1, false, false, 3}));
  road.cells[3] = {0, 0, true};
  EXPECT_EQ(outcome(plan_of({0, 0, 0, 0, 0}, true)), (Outcome{5, 0, true, true, 0}));
}

// One plan for each outcome; `known` is left out.
TEST(GrandPrixAdvancedPlans, ListsEveryOutcomeOnce) {
  const Road road = open_road(2, 3, 2);
  DecisionList list;
  list_plans(road, allowance(road), std::nullopt, list);
  // Ends in cells 1, 2, 3, and one check in cell 1 needs three brakings: too many.
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(list[0].plan, plan_of({0, 0}));
  EXPECT_EQ(list[1].plan, plan_of({0, 0, 0}));
  EXPECT_EQ(list[2].plan, plan_of({1}));
  DecisionList others;
  list_plans(road, allowance(road), Outcome{2, 0, true, false, 0}, others);
  EXPECT_EQ(others.size(), 2u);
}

// GPA-CAP-3
TEST(GrandPrixAdvancedPlans, ListsTheLastRoomWhereNothingFits) {
  Road road = open_road(3, 4, 0);
  road.has_brakes = false;
  for (const int cell : {2, 3, 4}) road.cells[cell] = {0, 4, false};
  DecisionList list;
  list_plans(road, allowance(road), std::nullopt, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].plan, plan_of({0}));
}

// GPA-BOX-1  With the brakings that the minimum asks for, where they cost nothing.
TEST(GrandPrixAdvancedPlans, ListsTheBox) {
  const auto lists = [](const Road& road, const Plan& plan) {
    DecisionList list;
    list_plans(road, allowance(road), std::nullopt, list);
    return std::find(list.begin(), list.end(), follow(plan)) != list.end();
  };
  Road road = open_road(0, 3, 1);
  road.box = 0;
  EXPECT_TRUE(lists(road, plan_of({}, true))) << "from the entry";
  road = open_road(4, 6, 1);
  road.box = 2;
  EXPECT_TRUE(lists(road, plan_of({1, 0}, true)));
}

// The longest go there is has its place in a list, whatever the road.
TEST(GrandPrixAdvancedPlans, TheListIsLongEnough) {
  std::size_t longest = 0;
  for (int tolerance = 0; tolerance <= kFactorMax; ++tolerance) {
    for (int least = 0; least <= 12; least += 4) {
      for (int step = 0; step <= 4; ++step) {
        Road road = open_road(least, kCountMax, tolerance);
        road.box = 8;
        // Cells that make a check of their own every few cells, or nowhere.
        for (int cell = 1; step > 0 && cell <= kCountMax; cell += step)
          road.cells[cell].factor = static_cast<std::int8_t>(tolerance);
        DecisionList list;
        list_plans(road, allowance(road), std::nullopt, list);
        longest = std::max(longest, list.size());
      }
    }
  }
  EXPECT_GT(longest, 100u);
  EXPECT_LT(longest, kLegalMax * 3 / 4) << "with room to spare";
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
