#include "lab/motorchamp_circuits.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "drivers/motorchamp/rookie.h"
#include "drivers/random_play.h"
#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/targets.h"

namespace chicane::lab {

namespace {

using motorchamp::Car;
using motorchamp::Decision;
using motorchamp::DecisionList;
using motorchamp::Event;
using motorchamp::EventKind;
using motorchamp::Game;
using motorchamp::MotorChamp;
using motorchamp::Rookie;
using motorchamp::State;
using motorchamp::Tempers;

// Players with one team each: two cars.
constexpr std::array<int, 3> kPlayersLong = {6, 7, 8};
constexpr std::array<int, 3> kPlayersShort = {4, 5, 6};

// Tempers by team. In a mixed field they go round from race to race, so that each is driven by as
// many cars.
Tempers tempers_of(StudyDrivers drivers, int race) {
  using motorchamp::kMixed;
  switch (drivers) {
    case StudyDrivers::mixed:
      return {kMixed[race % 3], kMixed[(race + 1) % 3], kMixed[(race + 2) % 3]};
    case StudyDrivers::cautious:
      return {motorchamp::kCautious, motorchamp::kCautious, motorchamp::kCautious};
    case StudyDrivers::bold:
      return {motorchamp::kBold, motorchamp::kBold, motorchamp::kBold};
    case StudyDrivers::normal:
    case StudyDrivers::random:
      break;
  }
  return {motorchamp::kNormal, motorchamp::kNormal, motorchamp::kNormal};
}

// Watches one race and adds it to the study.
class Watcher {
 public:
  Watcher(const Game& game, int shift, CircuitStudy& study)
      : game_(game), shift_(shift), study_(study) {}

  EventLog<Event>& log() { return log_; }

  // Before each decision of a driver: what has happened since the last, and what he does now.
  void see(const State& state, const Decision& decision) {
    read_log(state);
    if (state.phase != motorchamp::Phase::play) return;
    if (motorchamp::target_of(decision).goal != motorchamp::Goal::out) return;
    // MC-LIM-4  Two over the limit is out whoever is in the way.
    const bool is_by_limit = motorchamp::total_of(state.move) >= state.move.limit + 2;
    ++(is_by_limit ? study_.out_by_limit : study_.out_by_blockage);
  }

  void end(const State& state) {
    read_log(state);
    ++study_.races;
    study_.cars += state.car_count;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (car.where == motorchamp::Where::side) ++study_.left;
      if (motorchamp::is_counted(game_.options, car)) ++study_.classified;
    }
    if (!state.flag) ++study_.no_winner;
    study_.rounds.push_back(state.round);
  }

 private:
  void read_log(const State& state) {
    for (const Event& event : log_.events) read(state, event);
    log_.events.clear();
  }

  void read(const State& state, const Event& event) {
    switch (event.kind) {
      case EventKind::took_slot:
        slots_[event.car] = event.number;
        break;
      case EventKind::round_began:
        round_ = event.number;
        if (!state.flag) look_at_lead(state);
        break;
      case EventKind::took_tow:
        ++study_.tows;
        break;
      case EventKind::went_to_side:
        ++study_.went_off;
        break;
      case EventKind::returned:
        ++study_.came_back;
        break;
      case EventKind::went_out:
        ++study_.out;
        break;
      case EventKind::service_made:
        ++study_.stops;
        break;
      case EventKind::got_handicap:
        ++study_.red_flaps;
        break;
      case EventKind::finished:
        ++study_.finished;
        if (event.number == game_.options.laps) ++study_.six_laps;
        break;
      case EventKind::flag_raised:
        study_.rounds_to_win += round_;
        study_.winner_slots += slots_[event.car];
        ++study_.wins[(state.cars[event.car].team + shift_) % kTemperKinds];
        break;
      default:
        break;
    }
  }

  // The running car that has come furthest. One that is level with the leader has not passed him.
  void look_at_lead(const State& state) {
    int leader = -1;
    int furthest = std::numeric_limits<int>::min();
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (!car.is_running()) continue;
      const int distance = car.laps * game_.track.count + car.row;
      if (distance < furthest || (distance == furthest && i != leader_)) continue;
      leader = i;
      furthest = distance;
    }
    // Before the first round the cars stand on the grid.
    if (round_ > 2 && leader != leader_) ++study_.lead_changes;
    leader_ = leader;
  }

  const Game& game_;
  const int shift_;
  CircuitStudy& study_;
  EventLog<Event> log_;
  std::array<int, motorchamp::kCarsMax> slots_{};
  int round_ = 0;
  int leader_ = -1;
};

void run_race(const StudyPlan& plan, const Game& game, int race, CircuitStudy& study) {
  const auto& players = game.track.is_long ? kPlayersLong : kPlayersShort;
  const int shift = race / 3 % kTemperKinds;  // Each field size has every shift.
  const Rookie rookie(tempers_of(plan.drivers, shift), motorchamp::kPitsInTurn);
  Random random(plan.seed + static_cast<std::uint64_t>(race));
  Watcher watcher(game, shift, study);
  State state = MotorChamp::setup(game, players[race % 3]);
  play_out<MotorChamp>(
      game, state,
      [&](const State& now, Seat seat, const DecisionList& legal) {
        const bool is_random =
            plan.drivers == StudyDrivers::random && now.phase == motorchamp::Phase::throw_choice;
        const Decision decision = is_random ? choose_random<MotorChamp>(legal, random)
                                            : rookie.choose(game, now, seat, legal);
        watcher.see(now, decision);
        return decision;
      },
      random, watcher.log());
  watcher.end(state);
}

}  // namespace

std::optional<StudyDrivers> study_drivers(std::string_view name) {
  const auto found = std::find(kStudyDrivers.begin(), kStudyDrivers.end(), name);
  if (found == kStudyDrivers.end()) return std::nullopt;
  return static_cast<StudyDrivers>(found - kStudyDrivers.begin());
}

double CircuitStudy::mean_rounds() const {
  return per_race(std::accumulate(rounds.begin(), rounds.end(), 0));
}

int CircuitStudy::rounds_at(int percent) const {
  const std::size_t rank = (rounds.size() * static_cast<std::size_t>(percent) + 99) / 100;
  return rounds[std::max<std::size_t>(rank, 1) - 1];
}

Result<CircuitStudy, DataError> study_circuit(const StudyPlan& plan) {
  CHICANE_ASSERT(plan.races > 0);
  const Result<Game, DataError> game = MotorChamp::make_game(plan.board, {});
  if (!game) return Failure{game.error()};
  CircuitStudy study;
  study.circuit = plan.board.name;
  study.rows = game->track.count;
  study.is_long = game->track.is_long;
  for (int race = 0; race < plan.races; ++race) run_race(plan, *game, race, study);
  std::sort(study.rounds.begin(), study.rounds.end());
  return study;
}

std::span<const StudyTarget> study_targets() {
  constexpr double kAny = std::numeric_limits<double>::infinity();
  static constexpr StudyTarget kTargets[] = {
      {"cars classified, %",
       0,
       {50, 80},
       {50, 80},
       [](const CircuitStudy& s) { return s.percent_of_cars(s.classified); }},
      {"cars permanently out, %",
       0,
       {25, 50},
       {25, 50},
       [](const CircuitStudy& s) { return s.percent_of_cars(s.out); }},
      {"temporary outs per car and race",
       1,
       {0.7, 2},
       {0.7, 2},
       [](const CircuitStudy& s) { return s.per_car(s.went_off); }},
      {"cars left on the side at the end, %",
       0,
       {0, 6},
       {0, 6},
       [](const CircuitStudy& s) { return s.percent_of_cars(s.left); }},
      {"lead changes",
       1,
       {8, kAny},
       {6, kAny},
       [](const CircuitStudy& s) { return s.per_race(s.lead_changes); }},
      {"rounds in all, mean",
       0,
       {60, 80},
       {45, 65},
       [](const CircuitStudy& s) { return s.mean_rounds(); }},
      {"cars that get the red flap, %",
       0,
       {0, 33},
       {0, 33},
       [](const CircuitStudy& s) { return s.percent_of_cars(s.red_flaps); }},
      {"races without a winner, %",
       1,
       {0, 1},
       {0, 1},
       [](const CircuitStudy& s) { return s.percent_of_races(s.no_winner); }},
      // The middle of the grid, over the three sizes of field.
      {"mean slot of the winner",
       1,
       {3, 7.5},
       {3, 5.5},
       [](const CircuitStudy& s) { return s.per_win(s.winner_slots); }},
  };
  return kTargets;
}

}  // namespace chicane::lab
