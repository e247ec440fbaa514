#include "catalog/motorchamp_race.h"

#include "codec/motorchamp/decision_text.h"
#include "codec/motorchamp/event_rows.h"
#include "codec/motorchamp/options_text.h"
#include "codec/motorchamp/refusal_text.h"
#include "codec/motorchamp/tables_text.h"
#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/field.h"

namespace chicane {

using namespace motorchamp;

namespace {

std::string laps_words(int laps) {
  const int done = std::max(0, laps);
  return fill("{} lap{}", done, done == 1 ? "" : "s");
}

std::string result(const Car& car) {
  switch (car.where) {
    case Where::finished:
      return laps_words(car.laps);
    case Where::out:
      return "out in row " + std::to_string(car.row) + " after " + laps_words(car.laps);
    case Where::side:
      return "off beside row " + std::to_string(car.row) + " after " + laps_words(car.laps);
    case Where::unplaced:
      return "not in the race";
    default:
      return "running, " + laps_words(car.laps);
  }
}

Condition condition(const Car& car) {
  switch (car.where) {
    case Where::track:
      return Condition::driving;
    case Where::lane:
    case Where::pit:
    case Where::side:
      return Condition::halted;
    case Where::finished:
      return Condition::home;
    case Where::out:
    case Where::unplaced:
      break;
  }
  return Condition::out;
}

}  // namespace

std::vector<OptionInfo> MotorChampWords::option_infos() { return motorchamp::option_infos(); }

std::vector<TableInfo> MotorChampWords::table_infos() { return motorchamp::table_infos(); }

SourceInfo MotorChampWords::source_info() { return motorchamp::source_info(); }

std::string MotorChampWords::set_option(R::Options& options, std::string_view key,
                                        std::string_view value) {
  return motorchamp::set_option(options, key, value);
}

std::string MotorChampWords::format_options(const R::Options& options) {
  return motorchamp::format_options(options);
}

// Nothing is hidden in this game.
bool MotorChampWords::is_hidden_round(const R::State&) { return false; }

bool MotorChampWords::has_started(const R::State& state) { return state.round > 0; }

bool MotorChampWords::has_formalities(const R::State& state) {
  return state.phase == Phase::throw_choice || state.phase == Phase::play;
}

Understood<MotorChamp> MotorChampWords::parse(const MotorChampRace& race, Seat,
                                              const Words& words) {
  const Result<Decision, Misread> decision =
      parse_decision(race.game(), motorchamp::car_names(race.state()), words);
  if (decision) return {*decision, {}};
  const Misread& misread = decision.error();
  if (!misread.refusal) return {std::nullopt, {"no_decision", "", misread.what}};
  const Why why = misread.refusal->why;
  return {std::nullopt, refused(why, misread.what + ". " + std::string(clause(why)))};
}

std::string MotorChampWords::format(const MotorChampRace& race, Seat, const R::Decision& decision) {
  return format_decision(motorchamp::car_names(race.state()), decision);
}

Refused MotorChampWords::explain(const MotorChampRace& race, Seat seat, const R::Decision& decision,
                                 const R::Refusal& refusal) {
  return refused(refusal.why,
                 motorchamp::explain(race.game(), race.state(), motorchamp::car_names(race.state()),
                                     seat, decision, refusal.why));
}

std::vector<std::string> MotorChampWords::single_decisions(const Words& words) {
  const std::vector<std::string> said(words.begin(), words.end());
  return {join(said, " ")};
}

std::vector<std::string> MotorChampWords::car_names(const MotorChampRace& race) {
  Names names = motorchamp::car_names(race.state());
  for (std::size_t car = 0; car < names.size(); ++car)
    names[car] += " " + race.names()[race.state().cars[car].owner];
  return names;
}

const EventTable<MotorChamp>& MotorChampWords::events() { return event_table(); }

LineNames MotorChampWords::line_names(const MotorChampRace& race) {
  return motorchamp::line_names(race.state(), motorchamp::car_names(race.state()));
}

int MotorChampWords::seat_of_car(const MotorChampRace& race, int car) {
  return race.state().cars[car].owner;
}

std::string MotorChampWords::roll_label(const MotorChampRace& race, const Roll& roll) {
  return roll_words(motorchamp::car_names(race.state())[roll.car], purpose_name(roll.purpose),
                    roll);
}

std::string_view MotorChampWords::purpose(int purpose) { return purpose_name(purpose); }

// Every car, for a player has several.
CarStandings MotorChampWords::car_standings(const R::Game& game, const R::State& state) {
  std::array<std::uint8_t, kCarsMax> order{};
  const int count = classify(game, state, order);
  CarStandings standings;
  for (int i = 0; i < count; ++i) {
    const Car& car = state.cars[order[i]];
    standings.push_back(
        {order[i], car.owner, i + 1, condition(car), car.laps * game.track.count + car.row});
  }
  return standings;
}

std::vector<Standing> MotorChampWords::standings(const MotorChampRace& race) {
  const State& state = race.state();
  const Names cars = motorchamp::car_names(state);
  std::vector<Standing> standings;
  for (const CarStanding& one : car_standings(race.game(), state)) {
    const Car& car = state.cars[one.car];
    const bool has_ended = !car.is_running();
    standings.push_back({one.seat, fill("{} {}", cars[one.car], race.names()[one.seat]), one.place,
                         has_ended && is_counted(race.game().options, car), result(car),
                         one.condition, one.distance});
  }
  return standings;
}

std::string MotorChampWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  if (R::can_seat(game, seats)) return {};
  const int teams = game.options.teams;
  return fill("{} player{}{} cannot race on {} (MC-PLY)", seats, seats == 1 ? "" : "s",
              teams == 0 ? "" : fill(" with {} team{} each", teams, teams == 1 ? "" : "s"),
              board.name);
}

std::string_view MotorChampWords::other_circuit(const R::Game& game, int seats) {
  const bool is_long = game.track.is_long;
  if (motorchamp::teams_of(game.options, !is_long, seats) == 0) return {};
  return is_long ? "a short circuit" : "a long circuit";
}

}  // namespace chicane
