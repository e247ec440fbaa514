#include "lab/race_run.h"

#include <gtest/gtest.h>

#include <barrier>
#include <thread>

#include "catalog/boards.h"
#include "catalog/rule_sets.h"

namespace chicane::lab {

namespace {

RacePlan small_plan(const RuleSetEntry& rules, std::int64_t races) {
  RacePlan plan;
  plan.rules = rules.id();
  plan.options = "laps=" + std::to_string(rules.fewest_laps());
  plan.boards = {*load_board(rules.default_board())};
  plan.entrants.assign(4, {"rookie", ""});
  plan.entrants.resize(6, {"random", ""});
  plan.seed = 3;
  plan.races = races;
  return plan;
}

RacePlan two_boards(std::int64_t races) {
  RacePlan plan = small_plan(**find_rule_set("speed-circuit"), races);
  plan.boards.push_back(*load_board("imola"));
  return plan;
}

RunResult run(const RacePlan& plan, int threads) {
  LoneCrew alone;
  const std::atomic<bool> is_stopped = false;
  return *run_races({plan, threads, alone, is_stopped}, nothing_done(plan));
}

TEST(RunRaces, ThreadsDoNotChangeTheResult) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const RacePlan plan = small_plan(*rules, 8);
    const RunResult one = run(plan, 1);
    EXPECT_TRUE(one.is_whole);
    EXPECT_EQ(races_done(one.done), 8);
    EXPECT_EQ(run(plan, 3).save, one.save);
  }
}

TEST(RunRaces, TheSeedDoes) {
  RacePlan plan = two_boards(8);
  const DoneRaces one = run(plan, 2).done;
  plan.seed = 4;
  EXPECT_NE(run(plan, 2).done, one);
}

TEST(RunRaces, GoOnFromWhatIsDone) {
  const RacePlan whole = two_boards(12);
  RacePlan half = whole;
  half.races = 5;
  LoneCrew alone;
  const std::atomic<bool> is_stopped = false;
  const Result<DoneRaces, DataError> before =
      parse_save(run(half, 1).save, "half", whole, *plan_options(whole));
  ASSERT_TRUE(before);
  const auto result = run_races({whole, 2, alone, is_stopped}, *before);
  EXPECT_EQ(result->save, run(whole, 1).save);
}

// Stopped at some time and gone on from there, again and again.
TEST(RunRaces, StoppedRacesAreGoneOnFrom) {
  const RacePlan plan = two_boards(600);
  const std::string options = *plan_options(plan);
  LoneCrew alone;
  std::string save = format_save(plan, options, nothing_done(plan));
  bool was_stopped = false;
  for (bool is_whole = false; !is_whole;) {
    const DoneRaces before = *parse_save(save, "save", plan, options);
    std::atomic<bool> is_stopped = false;
    std::jthread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(60));
      is_stopped = true;
    });
    const RunResult result = *run_races({plan, 2, alone, is_stopped}, before);
    EXPECT_GE(races_done(result.done), races_done(before));
    is_whole = result.is_whole;
    was_stopped = was_stopped || !is_whole;
    save = result.save;
  }
  EXPECT_TRUE(was_stopped) << "so many races take longer";
  EXPECT_EQ(save, run(plan, 1).save);
}

TEST(RunRaces, KeepWhatIsDoneFromTimeToTime) {
  const RacePlan plan = two_boards(600);
  LoneCrew alone;
  const std::atomic<bool> is_stopped = false;
  std::int64_t last = 0;
  int times = 0;
  const auto keep = [&](const std::string& save) {
    const auto done = parse_save(save, "save", plan, *plan_options(plan));
    ASSERT_TRUE(done);
    EXPECT_GE(races_done(*done), last);
    last = races_done(*done);
    ++times;
  };
  const auto tell = [&](const RunProgress& progress) { EXPECT_EQ(progress.wanted, 1200); };
  const auto result = run_races({plan, 2, alone, is_stopped, tell, keep, 0}, nothing_done(plan));
  EXPECT_TRUE(result->is_whole);
  EXPECT_GT(times, 0);
}

// Processes as threads, which meet whenever they speak.
class Table {
 public:
  explicit Table(int size) : size_(size), barrier_(size), numbers_(size), texts_(size) {}

  class Chair final : public Crew {
   public:
    Chair(Table& table, int rank) : table_(table), rank_(rank) {}
    int rank() const override { return rank_; }
    int size() const override { return table_.size_; }
    Numbers sum(const Numbers& own) override {
      table_.numbers_[rank_] = own;
      table_.barrier_.arrive_and_wait();
      Numbers sums{};
      for (const Numbers& numbers : table_.numbers_) {
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += numbers[i];
      }
      table_.barrier_.arrive_and_wait();
      return sums;
    }
    std::vector<std::string> gather(const std::string& own) override {
      table_.texts_[rank_] = own;
      table_.barrier_.arrive_and_wait();
      std::vector<std::string> all;
      if (rank_ == 0) all = table_.texts_;
      table_.barrier_.arrive_and_wait();
      return all;
    }

   private:
    Table& table_;
    int rank_;
  };

 private:
  int size_;
  std::barrier<> barrier_;
  std::vector<Crew::Numbers> numbers_;
  std::vector<std::string> texts_;
};

TEST(RunRaces, ACrewHasTheResultOfOne) {
  const RacePlan plan = two_boards(10);
  const std::string alone = run(plan, 1).save;
  RacePlan part = plan;
  part.races = 3;
  const DoneRaces before = run(part, 1).done;
  for (const int size : {2, 3, 23}) {
    SCOPED_TRACE(size);
    Table table(size);
    std::vector<std::string> saves(static_cast<std::size_t>(size));
    {
      std::vector<std::jthread> processes;
      for (int rank = 0; rank < size; ++rank) {
        processes.emplace_back([&, rank] {
          Table::Chair chair(table, rank);
          const std::atomic<bool> is_stopped = false;
          saves[static_cast<std::size_t>(rank)] =
              run_races({plan, 1, chair, is_stopped}, before)->save;
        });
      }
    }
    EXPECT_EQ(saves[0], alone);
  }
}

}  // namespace

}  // namespace chicane::lab
