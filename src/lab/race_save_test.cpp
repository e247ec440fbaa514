#include "lab/race_save.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "catalog/boards.h"
#include "lab/race_run.h"

namespace chicane::lab {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(NumberRanges, GrowTogether) {
  NumberRanges set;
  set.add({4, 6});
  set.add({0, 2});
  set.add({8, 9});
  EXPECT_THAT(set.ranges(), ElementsAre(NumberRange{0, 2}, NumberRange{4, 6}, NumberRange{8, 9}));
  EXPECT_THAT(set.missing(10),
              ElementsAre(NumberRange{2, 4}, NumberRange{6, 8}, NumberRange{9, 10}));
  EXPECT_THAT(set.missing(5), ElementsAre(NumberRange{2, 4}));
  set.add({2, 4});
  EXPECT_THAT(set.ranges(), ElementsAre(NumberRange{0, 6}, NumberRange{8, 9}));
  set.add({6, 8});
  EXPECT_THAT(set.ranges(), ElementsAre(NumberRange{0, 9}));
  EXPECT_EQ(set.size(), 9);
  EXPECT_EQ(set.end(), 9);
  EXPECT_TRUE(set.missing(9).empty());
}

RacePlan small_plan() {
  RacePlan plan;
  plan.rules = "speed-circuit";
  plan.options = "laps=1";
  plan.boards = {*load_board("monza")};
  plan.entrants = {{"rookie", ""}, {"random", ""}, {"rookie", "1/1/1/1/1"}};
  plan.seed = 5;
  plan.races = 4;
  return plan;
}

std::string save_of(const RacePlan& plan) {
  LoneCrew alone;
  const std::atomic<bool> is_stopped = false;
  return run_races({plan, 1, alone, is_stopped}, nothing_done(plan))->save;
}

TEST(RaceSave, IsReadAsItWasWritten) {
  const RacePlan plan = small_plan();
  const std::string options = *plan_options(plan);
  const std::string text = save_of(plan);
  const Result<DoneRaces, DataError> read = parse_save(text, "x", plan, options);
  ASSERT_TRUE(read);
  EXPECT_EQ(races_done(*read), 4);
  EXPECT_FALSE((*read)[0].tally.dice.empty());
  EXPECT_EQ(format_save(plan, options, *read), text);
}

TEST(RaceSave, OfAnotherPlanIsRefused) {
  const RacePlan plan = small_plan();
  const std::string text = save_of(plan);
  const auto complaint = [&](const RacePlan& other) {
    const auto read = parse_save(text, "x.races", other, *plan_options(other));
    return read ? "" : to_string(read.error());
  };
  EXPECT_EQ(complaint(plan), "");
  RacePlan other = plan;
  other.races = 400;
  EXPECT_EQ(complaint(other), "") << "more races are the same plan";
  other = plan;
  other.seed = 6;
  EXPECT_THAT(complaint(other), HasSubstr("x.races:4: these are races of another plan: the file "
                                          "has 'seed 5', the command 'seed 6'"));
  other = plan;
  other.options = "laps=2";
  EXPECT_THAT(complaint(other), HasSubstr("x.races:3: these are races of another plan"));
  other = plan;
  other.keeps_seats = true;
  EXPECT_THAT(complaint(other), HasSubstr("another plan"));
  other = plan;
  other.entrants.pop_back();
  EXPECT_THAT(complaint(other), HasSubstr("the file has 'entrant rookie 1/1/1/1/1'"));
  other = plan;
  other.entrants.push_back({"rookie", ""});
  EXPECT_THAT(complaint(other), HasSubstr("another plan"));
  other = plan;
  other.boards = {*load_board("imola")};
  EXPECT_THAT(complaint(other), HasSubstr("another plan: the file has 'board monza"));
}

// Whatever becomes of the file, it is read as it was written or refused.
TEST(RaceSave, BrokenFilesAreRefused) {
  const RacePlan plan = small_plan();
  const std::string options = *plan_options(plan);
  const std::string text = save_of(plan);
  EXPECT_FALSE(parse_save("", "x", plan, options));
  EXPECT_THAT(parse_save("hello\n", "x", plan, options).error().what,
              HasSubstr("this is no file of races; one begins with 'chicane races 1'"));
  for (std::size_t size = 0; size + 1 < text.size(); size += 7)
    EXPECT_FALSE(parse_save(text.substr(0, size), "x", plan, options)) << size;
  EXPECT_FALSE(parse_save(text + "more\n", "x", plan, options));
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string copy = text;
    copy.replace(copy.find(from), from.size(), to);
    return static_cast<bool>(parse_save(copy, "x", plan, options));
  };
  EXPECT_TRUE(changed("done 0-3", "done 0-3"));
  EXPECT_FALSE(changed("done 0-3", "done 0-4")) << "more than were added up";
  EXPECT_FALSE(changed("done 0-3", "done 0-1 1-2"));
  EXPECT_FALSE(changed("done 0-3", "done 2-3 0-1"));
  EXPECT_FALSE(changed("done 0-3", "done 3-0"));
  EXPECT_FALSE(changed("done 0-3", "done -1-2"));
  EXPECT_FALSE(changed("done 0-3", "done 0-99999999999999999999"));
  EXPECT_FALSE(changed("races 4", "races -4"));
  EXPECT_FALSE(changed("races 4", "races 4 4"));
  EXPECT_FALSE(changed("die 0 6 0", "die 0 7 0"));
  EXPECT_FALSE(changed("die 0 6 0", "die 0 6 9"));
}

}  // namespace

}  // namespace chicane::lab
