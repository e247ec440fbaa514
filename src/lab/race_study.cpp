#include "lab/race_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/random.h"
#include "catalog/boards.h"
#include "drivers/random_play.h"

namespace chicane::lab {

namespace {

// Of the standard normal distribution: 95 % lie within.
constexpr double kNormal95 = 1.96;

std::vector<std::string> seat_names(int seats) {
  std::vector<std::string> names;
  for (int i = 1; i <= seats; ++i) names.push_back("Seat" + std::to_string(i));
  return names;
}

void decide_lawfully(Race& race, Seat seat, const std::string& decision) {
  const bool is_lawful = static_cast<bool>(race.decide(seat, decision));
  CHICANE_ASSERT(is_lawful);
}

// Of the same race: dice, drivers and lots have nothing in common.
enum class Stream : std::uint8_t { dice, driver, lots };
std::uint64_t seed_of(std::uint64_t seed, Stream stream) {
  return mix(seed ^ (static_cast<std::uint64_t>(stream) + 1) * 0x9e3779b97f4a7c15u);
}

std::vector<Seat> in_any_order(const SeatSet& seats, Random& lots) {
  std::vector<Seat> order;
  for (const Seat seat : seats) order.push_back(seat);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[lots.below(static_cast<std::uint32_t>(i))]);
  return order;
}

// Rookies build and bid by their seats, alike in every race. Where no dice are thrown every race
// would be the same one, and a fast car would always start from the same place: so what they would
// answer goes round among them by lot.
void answer_by_lot(Race& race, Driver& driver, Random& lots) {
  const SeatSet seats = race.pending().seats;
  std::vector<std::string> answers;
  for (const Seat seat : in_any_order(seats, lots)) answers.push_back(driver.choose(race, seat));
  std::size_t next = 0;
  for (const Seat seat : seats) {
    // A car may be unable to pay what another would bid.
    if (race.decide(seat, answers[next++])) continue;
    decide_lawfully(race, seat, driver.choose(race, seat));
  }
}

void answer(Race& race, Driver& driver, Random& dice, Random& lots) {
  const Pending pending = race.pending();
  const Seat seat = next_to_answer(pending);
  if (seat == kChance) {
    const int face = face_of(pending.roll.die, dice.roll(pending.roll.sides));
    return decide_lawfully(race, seat, "roll " + std::to_string(face));
  }
  if (!race.has_started() && race.is_hidden_round()) return answer_by_lot(race, driver, lots);
  decide_lawfully(race, seat, driver.choose(race, seat));
}

// Watches one race and gives its figures.
class RaceWatch {
 public:
  void see(const Race& race) {
    if (!race.has_started()) return;
    if (grid_.empty()) return see_grid(race);
    if (race.turn() == turn_ && !race.pending().is_over()) return;
    turn_ = race.turn();
    see_turn(race);
  }

  int cars() const { return static_cast<int>(grid_.size()); }

  // The race is over.
  void add_to(RaceStudy& study) const {
    const auto add = [&](Figure figure, double value) {
      study.samples[static_cast<std::size_t>(figure)].add(value);
    };
    add(Figure::overtakes, static_cast<double>(overtakes_) / study.laps);
    add(Figure::lead_changes, lead_changes_);
    add(Figure::at_flag, share_at_flag());
    if (gap_) add(Figure::gap, *gap_);
    if (grid_.size() > 1) add(Figure::grid_correlation, grid_correlation(field_));
    const std::optional<std::size_t> winner = winner_in(field_);
    if (winner) add(Figure::front_wins, front_share(*winner));
    add(Figure::turns, turn_);
    add(Figure::winners, winner ? 1 : 0);
  }

 private:
  void see_grid(const Race& race) {
    for (const Standing& standing : race.standings()) grid_.push_back(standing.name);
    turn_ = race.turn();
    see_turn(race);
  }

  void see_turn(const Race& race) {
    field_ = field_of(race.standings());
    overtakes_ += order_.see(field_);
    if (is_flag_out_) return;
    lead_changes_ += lead_.see(field_) ? 1 : 0;
    const std::optional<std::size_t> winner = winner_in(field_);
    if (!winner) return;
    is_flag_out_ = true;
    gap_ = gap_behind(*winner, race.lap_length());
  }

  Field field_of(const std::vector<Standing>& standings) const {
    Field field(grid_.size());
    for (const Standing& standing : standings) {
      const auto on_grid = std::find(grid_.begin(), grid_.end(), standing.name);
      CHICANE_ASSERT(on_grid != grid_.end());
      field[static_cast<std::size_t>(on_grid - grid_.begin())] = {
          standing.condition, standing.distance, standing.place};
    }
    return field;
  }

  static std::optional<std::size_t> winner_in(const Field& field) {
    for (std::size_t i = 0; i < field.size(); ++i) {
      if (field[i].place == 1 && field[i].condition == Condition::home) return i;
    }
    return std::nullopt;
  }

  std::optional<double> gap_behind(std::size_t winner, int lap_length) const {
    int others = 0;
    int rows = 0;
    for (std::size_t i = 0; i < field_.size(); ++i) {
      if (i == winner || field_[i].condition == Condition::out) continue;
      ++others;
      rows += field_[winner].distance - field_[i].distance;
    }
    if (others == 0) return std::nullopt;
    return static_cast<double>(rows) / others / lap_length;
  }

  double share_at_flag() const {
    const auto out = std::count_if(field_.begin(), field_.end(), [](const CarSeen& car) {
      return car.condition == Condition::out;
    });
    return 1 - static_cast<double>(out) / static_cast<double>(field_.size());
  }

  double front_share(std::size_t winner) const {
    const std::size_t before = winner;
    const std::size_t behind = field_.size() - 1 - winner;
    return before < behind ? 1 : before == behind ? 0.5 : 0;
  }

  std::vector<std::string> grid_;  // Names of the cars, the first one first.
  Field field_;                    // As last seen.
  OrderWatch order_;
  LeadWatch lead_;
  int turn_ = 0;
  int overtakes_ = 0;
  int lead_changes_ = 0;
  bool is_flag_out_ = false;
  std::optional<double> gap_;
};

constexpr std::array<std::string_view, 6> kVerdicts = {"none",         "holds", "perhaps_low",
                                                       "perhaps_high", "low",   "high"};

std::string options_of(int laps) { return "laps=" + std::to_string(laps); }

}  // namespace

void Sample::add(double value) {
  ++count_;
  sum_ += value;
  squares_ += value * value;
}

Estimate Sample::estimate() const {
  if (count_ == 0) return {};
  const double mean = sum_ / count_;
  if (count_ == 1) return {mean, std::numeric_limits<double>::infinity(), 1};
  // Rounding may leave a little less than nothing.
  const double variance = std::max(0.0, (squares_ - sum_ * mean) / (count_ - 1));
  return {mean, kNormal95 * std::sqrt(variance / count_), count_};
}

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

int OrderWatch::see(const Field& field) {
  orders_.resize(field.size() * field.size());
  int overtakes = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) overtakes += has_inverted(i, j, field) ? 1 : 0;
  }
  return overtakes;
}

bool OrderWatch::has_inverted(std::size_t one, std::size_t other, const Field& field) {
  Order& order = orders_[one * field.size() + other];
  const bool are_driving =
      field[one].condition == Condition::driving && field[other].condition == Condition::driving;
  if (!are_driving) {
    order = Order::unknown;
    return false;
  }
  if (field[one].distance == field[other].distance) return false;
  const Order now = field[one].distance > field[other].distance ? Order::before : Order::behind;
  const bool has_changed = order != Order::unknown && order != now;
  order = now;
  return has_changed;
}

bool LeadWatch::see(const Field& field) {
  std::optional<std::size_t> first;
  bool is_alone = false;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (field[i].condition == Condition::out) continue;
    if (first && field[i].distance <= field[*first].distance) {
      is_alone = is_alone && field[i].distance < field[*first].distance;
      continue;
    }
    first = i;
    is_alone = true;
  }
  // Who is level with the leader has not passed him.
  if (!is_alone) return false;
  const bool has_changed = leader_ && leader_ != first;
  leader_ = first;
  return has_changed;
}

double grid_correlation(const Field& field) {
  CHICANE_ASSERT(field.size() > 1);
  const auto count = static_cast<double>(field.size());
  double squares = 0;
  for (std::size_t i = 0; i < field.size(); ++i) {
    const double moved = static_cast<double>(i) + 1 - field[i].place;
    squares += moved * moved;
  }
  return 1 - 6 * squares / (count * (count * count - 1));
}

std::span<const RaceTarget> race_targets() {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  static constexpr RaceTarget kTargets[] = {
      // Retirements are part of some games; a board that takes half the field is too hard.
      {"", Figure::at_flag, {0.5, 1}},
      // One race in a hundred may be won by nobody.
      {"", Figure::winners, {0.99, 1}},
      // The boards made by hand take 21 to 31; half to twice the usual 30 is a race of another
      // length, not another game.
      {"", Figure::turns, {15, 60}},

      // Fields and moves differ so much between the games that what follows is each game's own.
      // Cars of the first three pass each other at least twice a lap; where twelve race, half as
      // often as on the boards made by hand. No race has too many overtakes. The gap is not much
      // above one and a half times that of those boards.
      //
      // The grid of the Speed Circuit family goes by builds and bids, and rookies of one build
      // drive alike: who starts and stays in front says more about the cars than about the board.
      {"speed-circuit", Figure::overtakes, {2, kAny}},
      {"speed-circuit", Figure::gap, {0, 0.25}},
      {"speed-circuit-wbc", Figure::overtakes, {2, kAny}},
      {"speed-circuit-wbc", Figure::gap, {0, 0.25}},
      // In Formula One all start level: there is no grid to speak of. F1-REF: 2.4 changes, 0.26.
      {"formula-one", Figure::overtakes, {2, kAny}},
      {"formula-one", Figure::lead_changes, {1.2, kAny}},
      {"formula-one", Figure::gap, {0, 0.4}},
      // The twelve circuits of the pieces: 25 to 34, 2.9 to 4.4, 0.41 to 0.52. With a grid by lot
      // the front must be worth something, but not everything; they have correlations of 0.28 to
      // 0.37 and 0.80 to 0.88 of the wins from the front.
      {"motorchamp", Figure::overtakes, {13, kAny}},
      {"motorchamp", Figure::lead_changes, {1.5, kAny}},
      {"motorchamp", Figure::gap, {0, 0.8}},
      {"motorchamp", Figure::grid_correlation, {-0.2, 0.7}},
      {"motorchamp", Figure::front_wins, {0.35, 0.92}},
      // GP-REF: 23.5, 4.7, 0.39, 0.10, 0.63
      {"grand-prix-basic", Figure::overtakes, {12, kAny}},
      {"grand-prix-basic", Figure::lead_changes, {2.3, kAny}},
      {"grand-prix-basic", Figure::gap, {0, 0.65}},
      {"grand-prix-basic", Figure::grid_correlation, {-0.2, 0.7}},
      {"grand-prix-basic", Figure::front_wins, {0.35, 0.92}},
      // GP-REF: 39, 2.2, 0.45, 0.13, 0.63
      {"grand-prix-advanced", Figure::overtakes, {19, kAny}},
      {"grand-prix-advanced", Figure::lead_changes, {0.8, kAny}},
      {"grand-prix-advanced", Figure::gap, {0, 0.7}},
      {"grand-prix-advanced", Figure::grid_correlation, {-0.2, 0.7}},
      {"grand-prix-advanced", Figure::front_wins, {0.35, 0.92}},
  };
  return kTargets;
}

std::optional<Range> target_range(std::string_view rules, Figure figure) {
  for (const RaceTarget& target : race_targets()) {
    const bool is_for_rules = target.rules.empty() || target.rules == rules;
    if (is_for_rules && target.figure == figure) return target.range;
  }
  return std::nullopt;
}

bool has_targets(const RaceStudy& study) {
  return study.driver == kStudyDriver && study.seats == kStudySeats &&
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
  const std::string options = options_of(rules.fewest_laps());
  std::vector<int> numbers;
  for (int seats = 1; seats <= kStudySeatsMax; ++seats) {
    if (rules.make_race(board, options, seat_names(seats))) numbers.push_back(seats);
  }
  return numbers;
}

Ending drive_race(Race& race, Driver& driver, std::uint64_t seed,
                  const std::function<void(const Race& race)>& watch, long answers_max) {
  Random dice(seed_of(seed, Stream::dice));
  Random lots(seed_of(seed, Stream::lots));
  driver.reseed(seed_of(seed, Stream::driver));
  for (long i = 0; i < answers_max; ++i) {
    if (race.pending().is_over()) return Ending::over;
    answer(race, driver, dice, lots);
    watch(race);
  }
  return Ending::endless;
}

Result<RaceStudy, DataError> study_races(const RaceStudyPlan& plan) {
  CHICANE_ASSERT(plan.races > 0);
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  RaceStudy study;
  study.rules = plan.rules;
  study.board = plan.board.name;
  study.driver = plan.driver;
  study.seats = plan.seats;
  study.laps = plan.laps.value_or(laps_of_study(**rules));
  const Result<std::unique_ptr<Race>, DataError> start =
      (*rules)->make_race(plan.board, options_of(study.laps), seat_names(plan.seats));
  if (!start) return Failure{start.error()};
  const Result<std::unique_ptr<Driver>, DataError> driver =
      make_driver(plan.driver, **start, plan.seed);
  if (!driver) return Failure{driver.error()};
  for (int i = 0; i < plan.races; ++i) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(i);
    const std::unique_ptr<Race> race = (*start)->clone();
    RaceWatch watch;
    const Ending ending = drive_race(
        *race, **driver, seed, [&](const Race& now) { watch.see(now); }, plan.answers_max);
    if (ending == Ending::endless) {
      study.unended.push_back(seed);
      continue;
    }
    ++study.races;
    study.cars = watch.cars();
    watch.add_to(study);
  }
  return study;
}

}  // namespace chicane::lab
