#include "lab/build_study.h"

#include <algorithm>
#include <numeric>

#include "base/assert.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "coach/coach.h"

namespace chicane::lab {

namespace {

// Two laps that differ by less are equally fast: a fifth of a row beyond the line.
constexpr double kSame = 0.0002;

// The first categories are what a lap shows; wear and skill come behind them.
constexpr std::size_t kShownByLap = 4;

// A coach of its own: laps of other builds have nothing to do with it, and its room is free again.
Result<std::optional<BuildLap>, DataError> solve(const Race& race, const LapGoal& goal,
                                                 const Build& build) {
  const std::unique_ptr<Coach> coach = make_coach(race, goal);
  CHICANE_ASSERT(coach != nullptr);
  const Result<std::unique_ptr<Race>, DataError> lone = coach->start(build.text);
  if (!lone) return Failure{lone.error()};
  const std::optional<double> value = coach->turns(**lone);
  if (!value) return std::optional<BuildLap>();
  const std::optional<LapForecast> forecast = coach->forecast(**lone);
  return std::optional(BuildLap{forecast->turns, forecast->home, *value});
}

// Intervals are told from the anchor: from a build in the middle they are narrowest.
std::vector<rating::Rating> rate_from_the_middle(const std::vector<rating::Placements>& races,
                                                 int builds) {
  const std::vector<rating::Rating> ratings = rating::rate(races, builds);
  std::vector<int> order(ratings.size());
  std::iota(order.begin(), order.end(), 0);
  const auto middle = order.begin() + builds / 2;
  std::nth_element(order.begin(), middle, order.end(), [&](int a, int b) {
    const double one = ratings[static_cast<std::size_t>(a)].rating;
    const double other = ratings[static_cast<std::size_t>(b)].rating;
    return one != other ? one > other : a < b;
  });
  return rating::rate(races, builds, {.anchor = *middle, .origin = 0});
}

bool dominates(const Build& one, const BuildLap& lap, const Build& other,
               const BuildLap& other_lap) {
  if (lap.value > other_lap.value + kSame) return false;
  bool is_better = lap.value < other_lap.value - kSame;
  for (std::size_t i = kShownByLap; i < one.levels.size(); ++i) {
    if (one.levels[i] < other.levels[i]) return false;
    is_better |= one.levels[i] > other.levels[i];
  }
  return is_better;
}

}  // namespace

std::string options_of(const BuildPlan& plan) {
  return fill("laps={}", plan.laps) + (plan.options.empty() ? "" : " " + plan.options);
}

Result<BuildLaps, DataError> solve_builds(const BuildPlan& plan, const Effort& effort) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  const Result<std::unique_ptr<Race>, DataError> race =
      (*rules)->make_race(plan.board, options_of(plan), {"Seat1", "Seat2"});
  if (!race) return Failure{race.error()};
  LapGoal goal = goal_for_laps(plan.laps);
  goal.is_sure = plan.is_sure;
  BuildLaps laps(plan.builds.size());
  std::vector<std::optional<DataError>> complaints(plan.builds.size());
  do_pieces(effort, static_cast<std::int64_t>(laps.size()), [&](std::size_t, std::int64_t piece) {
    const auto i = static_cast<std::size_t>(piece);
    const Result<std::optional<BuildLap>, DataError> lap = solve(**race, goal, plan.builds[i]);
    if (lap) {
      laps[i] = *lap;
    } else {
      complaints[i] = lap.error();
    }
  });
  for (const std::optional<DataError>& complaint : complaints) {
    if (complaint) return Failure{*complaint};
  }
  return laps;
}

std::vector<std::size_t> undominated(const std::vector<Build>& builds, const BuildLaps& laps) {
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < builds.size(); ++i) {
    bool is_dominated = false;
    for (std::size_t k = 0; k < builds.size() && laps[i] && !is_dominated; ++k)
      is_dominated = laps[k] && dominates(builds[k], *laps[k], builds[i], *laps[i]);
    if (laps[i] && !is_dominated) kept.push_back(i);
  }
  return kept;
}

Result<BuildRun, DataError> race_builds(const BuildPlan& plan, const Effort& effort) {
  const auto count = static_cast<int>(plan.builds.size());
  CHICANE_ASSERT(count > 0 && plan.races > 0 && plan.seats > 0);
  FieldPlan field{plan.rules, plan.board, options_of(plan), {}, plan.seats, plan.answers_max};
  for (const Build& build : plan.builds) field.entrants.push_back({plan.driver, build.text});
  // In a block each build has every seat once.
  const std::vector<Block> blocks =
      mixed_blocks(count, plan.seats, (plan.races + plan.seats - 1) / plan.seats, plan.seed);
  std::vector<FieldRace> races = races_of(blocks, plan.seed);
  const Result<std::vector<DecisionTimes>, DataError> driven = drive_fields(field, effort, races);
  if (!driven) return Failure{driven.error()};

  const std::vector<FieldBlock> done = driven_blocks(blocks, races);
  const std::vector<rating::Placements> placements = placements_of(done);
  const std::vector<rating::Rating> ratings = rate_from_the_middle(placements, count);
  BuildRun run;
  for (int i = 0; i < count; ++i)
    run.builds.push_back({finishes_of(done, i), ratings[static_cast<std::size_t>(i)]});
  run.wanted = static_cast<int>(races.size());
  run.races = static_cast<int>(placements.size());
  return run;
}

}  // namespace chicane::lab
