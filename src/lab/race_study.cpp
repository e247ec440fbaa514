#include "lab/race_study.h"

#include <algorithm>

#include "catalog/boards.h"
#include "games/studies.h"

namespace chicane::lab {

namespace {

double share_at_flag(const Field& field) {
  const auto out = std::count_if(field.begin(), field.end(), [](const CarSeen& car) {
    return car.condition == Condition::out;
  });
  return 1 - static_cast<double>(out) / static_cast<double>(field.size());
}

double front_share(std::size_t winner, const Field& field) {
  const std::size_t before = winner;
  const std::size_t behind = field.size() - 1 - winner;
  return before < behind ? 1 : before == behind ? 0.5 : 0;
}

// The figures of a race that is over.
void add(const RaceWatch& watch, int lap_length, RaceStudy& study) {
  const auto add = [&](Figure figure, double value) {
    study.samples[static_cast<std::size_t>(figure)].add(value);
  };
  add(Figure::overtakes, static_cast<double>(watch.overtakes()) / study.laps);
  add(Figure::lead_changes, watch.lead_changes());
  add(Figure::at_flag, share_at_flag(watch.field()));
  if (watch.gap()) add(Figure::gap, *watch.gap() / lap_length);
  if (watch.field().size() > 1) add(Figure::grid_correlation, grid_correlation(watch.field()));
  const std::optional<std::size_t> winner = watch.winner();
  if (winner) add(Figure::front_wins, front_share(*winner, watch.field()));
  add(Figure::turns, watch.turns());
  add(Figure::winners, winner ? 1 : 0);
}

constexpr std::array<std::string_view, 6> kVerdicts = {"none",         "holds", "perhaps_low",
                                                       "perhaps_high", "low",   "high"};

std::string options_of(int laps) { return "laps=" + std::to_string(laps); }

}  // namespace

const std::array<FigureInfo, kFigures>& figures() {
  static constexpr std::array<FigureInfo, kFigures> kInfos = {{
      {Figure::overtakes, "overtakes_per_lap", "overtakes a lap", 1},
      {Figure::lead_changes, "lead_changes", "lead changes", 1},
      {Figure::at_flag, "at_flag", "cars at the flag", 2},
      {Figure::gap, "gap", "gap, laps", 2},
      {Figure::grid_correlation, "grid_correlation", "grid correlation", 2},
      {Figure::front_wins, "front_wins", "wins from the front half", 2},
      {Figure::turns, "turns", "turns", 1},
      {Figure::winners, "winners", "races with a winner", 2},
  }};
  return kInfos;
}

std::span<const RaceTarget> race_targets() {
  static const std::vector<RaceTarget> kTargets = [] {
    std::vector<RaceTarget> targets = {
        // Retirements are part of some games; a board that takes half the field is too hard.
        {"", Figure::at_flag, {0.5, 1}},
        // One race in a hundred may be won by nobody.
        {"", Figure::winners, {0.99, 1}},
        // The boards made by hand take 21 to 31; half to twice the usual 30 is a race of another
        // length, not another game.
        {"", Figure::turns, {15, 60}},
    };
    // Fields and moves differ so much between the games that the rest is each game's own. Cars of
    // the first three pass each other at least twice a lap; where twelve race, half as often as on
    // the boards made by hand. No race has too many overtakes. The gap is not much above one and a
    // half times that of those boards.
    Games::each([&]<class R>() {
      targets.insert(targets.end(), StudyOf<R>::kTargets.begin(), StudyOf<R>::kTargets.end());
    });
    return targets;
  }();
  return kTargets;
}

std::optional<Range> target_range(std::string_view rules, Figure figure) {
  for (const RaceTarget& target : race_targets()) {
    const bool is_for_rules = target.rules.empty() || target.rules == rules;
    if (is_for_rules && target.figure == figure) return target.range;
  }
  return std::nullopt;
}

std::string_view study_driver(std::string_view rules) {
  return Games::with(rules, []<class R>() { return StudyOf<R>::kDriver; });
}

bool has_targets(const RaceStudy& study) {
  return study.driver == study_driver(study.rules) && study.seats == kStudySeats &&
         study.laps == laps_of_study(**find_rule_set(study.rules));
}

Verdict verdict(const Estimate& estimate, const Range& range) {
  if (range.holds(estimate.mean)) return Verdict::holds;
  if (estimate.mean < range.least)
    return estimate.high() < range.least ? Verdict::low : Verdict::perhaps_low;
  return estimate.low() > range.most ? Verdict::high : Verdict::perhaps_high;
}

Verdict verdict(const RaceStudy& study, Figure figure) {
  const std::optional<Range> range = target_range(study.rules, figure);
  if (!has_targets(study) || !range) return Verdict::none;
  return verdict(study[figure], *range);
}

std::string_view name(Verdict verdict) { return kVerdicts[static_cast<std::size_t>(verdict)]; }

int laps_of_study(const RuleSetEntry& rules) { return std::max(2, rules.fewest_laps()); }

std::vector<int> seats_on(const RuleSetEntry& rules, const Board& board) {
  const Result<std::vector<int>, DataError> lawful =
      rules.seats_lawful(board, options_of(rules.fewest_laps()));
  return lawful ? *lawful : std::vector<int>();
}

Result<RaceStudy, DataError> study_races(const RaceStudyPlan& plan) {
  CHICANE_ASSERT(plan.races > 0);
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  RaceStudy study;
  study.rules = plan.rules;
  study.board = plan.board.name;
  study.driver = plan.driver.empty() ? study_driver(plan.rules) : plan.driver;
  study.seats = plan.seats;
  study.laps = plan.laps.value_or(laps_of_study(**rules));
  const auto seats = static_cast<std::size_t>(plan.seats);
  const Result<std::unique_ptr<RaceRunner>, DataError> runner =
      make_race_runner(plan.rules, plan.board, options_of(study.laps),
                       std::vector<Entrant>(seats, Entrant{study.driver, ""}));
  if (!runner) return Failure{runner.error()};
  const std::vector<int> entrants(seats);
  const std::atomic<bool> is_stopped = false;
  for (int i = 0; i < plan.races; ++i) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(i);
    const RaceSeen& seen = (*runner)->race({seed, entrants, true, plan.answers_max}, is_stopped);
    if (seen.ending == Ending::endless) {
      study.unended.push_back(seed);
      continue;
    }
    ++study.races;
    study.cars = static_cast<int>(seen.watch.field().size());
    add(seen.watch, (*runner)->lap_length(), study);
  }
  return study;
}

}  // namespace chicane::lab
