#include "catalog/formula_one_race.h"

#include "codec/formula_one/decision_text.h"
#include "codec/formula_one/event_rows.h"
#include "codec/formula_one/options_text.h"
#include "codec/formula_one/refusal_text.h"
#include "codec/formula_one/tables_text.h"
#include "rules/formula_one/classification.h"
#include "rules/formula_one/tactics.h"

namespace chicane {

using namespace formula_one;

namespace {

std::string result(const Board& board, const State& state, int car) {
  const int laps = state.cars[car].laps;
  if (laps == 0)
    return state.cars[car].finish_round > 0
               ? fill("finished, round {}", state.cars[car].finish_round)
               : "finished";
  return fill("{} lap{} to go, at {}", laps, laps == 1 ? "" : "s", format_place(board, state, car));
}

// Nobody is ever out: who has left the road comes back.
Condition condition(const Car& car) {
  if (car.laps == 0) return Condition::home;
  return car.is_on_track() ? Condition::driving : Condition::halted;
}

int distance(const Game& game, const State& state, int car) {
  const Track& track = game.track;
  return (game.options.laps - state.cars[car].laps) * track.row_count +
         track.rows_past_line(row_of(track, state, car));
}

// Squares are told from where the car of the seat stands.
State speaking(const FormulaOneRace& race, Seat seat) {
  State state = race.state();
  if (seat != kChance && race.has_started())
    state.move.car = static_cast<std::uint8_t>(state.car_of(index(seat)));
  return state;
}

}  // namespace

std::vector<OptionInfo> FormulaOneWords::option_infos() { return formula_one::option_infos(); }

std::vector<TableInfo> FormulaOneWords::table_infos() { return formula_one::table_infos(); }

SourceInfo FormulaOneWords::source_info() { return formula_one::source_info(); }

std::string FormulaOneWords::set_option(R::Options& options, std::string_view key,
                                        std::string_view value) {
  return formula_one::set_option(options, key, value);
}

std::string FormulaOneWords::format_options(const R::Options& options) {
  return formula_one::format_options(options);
}

// Drivers answer one after the other; what is hidden are their hands.
bool FormulaOneWords::is_hidden_round(const R::State&) { return false; }

bool FormulaOneWords::has_started(const R::State& state) { return state.round > 0; }

// Whoever has cards in hand is asked for one, though it may be none that can be played now: who
// passes unasked would show that.
bool FormulaOneWords::has_formalities(const R::State& state) {
  if (state.phase != Phase::card) return state.phase == Phase::drive;
  return state.at_wheel().hand_count == 0 || refuse_any_card(state);
}

Understood<FormulaOne> FormulaOneWords::parse(const FormulaOneRace& race, Seat seat,
                                              const Words& words) {
  const Result<Decision, Misread> decision =
      parse_decision(race.board(), race.game(), speaking(race, seat), words);
  if (decision) return {*decision, {}};
  const Misread& misread = decision.error();
  if (!misread.refusal) return {std::nullopt, {"no_decision", "", misread.what}};
  const Why why = misread.refusal->why;
  return {std::nullopt, refused(why, misread.what + ". " + std::string(clause(why)))};
}

std::string FormulaOneWords::format(const FormulaOneRace& race, Seat seat,
                                    const R::Decision& decision) {
  return format_decision(race.board(), race.game(), speaking(race, seat), decision);
}

Refused FormulaOneWords::explain(const FormulaOneRace& race, Seat seat, const R::Decision& decision,
                                 const R::Refusal& refusal) {
  return refused(refusal.why, formula_one::explain(race.board(), race.game(), race.state(), seat,
                                                   decision, refusal.why));
}

std::vector<std::string> FormulaOneWords::single_decisions(const Words& words) {
  const std::vector<std::string> said(words.begin(), words.end());
  return {join(said, " ")};
}

std::vector<std::string> FormulaOneWords::car_names(const FormulaOneRace& race) {
  std::vector<std::string> names;
  for (int car = 0; car < race.state().seat_count; ++car)
    names.push_back(race.names()[race.state().seat_of(car)]);
  return names;
}

const EventTable<FormulaOne>& FormulaOneWords::events() { return event_table(); }

LineNames FormulaOneWords::line_names(const FormulaOneRace&) { return formula_one::line_names(); }

int FormulaOneWords::seat_of_car(const FormulaOneRace& race, int car) {
  return race.state().seat_of(car);
}

Thrower FormulaOneWords::thrower(const FormulaOneRace& race, const Roll& roll) {
  if (static_cast<Purpose>(roll.purpose) == Purpose::cars) return {-1, roll.car};
  return {roll.car, race.state().seat_of(roll.car)};
}

std::string FormulaOneWords::roll_label(const FormulaOneRace& race, const Roll& roll) {
  const bool is_by_seat = static_cast<Purpose>(roll.purpose) == Purpose::cars;
  const std::string& who =
      race.names()[is_by_seat ? static_cast<int>(roll.car) : race.state().seat_of(roll.car)];
  return roll_words(who, purpose_name(roll.purpose), roll);
}

std::string_view FormulaOneWords::purpose(int purpose) { return purpose_name(purpose); }

CarStandings FormulaOneWords::car_standings(const R::Game& game, const R::State& state) {
  std::array<std::uint8_t, kCarsMax> cars{};
  const int count = formula_one::standings(game, state, cars);
  CarStandings standings;
  for (int i = 0; i < count; ++i) {
    standings.push_back({cars[i], state.seat_of(cars[i]), i + 1, condition(state.cars[cars[i]]),
                         distance(game, state, cars[i])});
  }
  return standings;
}

std::vector<Standing> FormulaOneWords::standings(const FormulaOneRace& race) {
  const State& state = race.state();
  std::vector<Standing> standings;
  for (const CarStanding& one : car_standings(race.game(), state)) {
    // F1-FIN-3  Those behind the winner are classified as they stand.
    const bool is_classified = state.cars[one.car].laps == 0 || state.phase == Phase::over;
    standings.push_back({one.seat, race.names()[one.seat], one.place, is_classified,
                         result(race.board(), state, one.car), one.condition, one.distance});
  }
  return standings;
}

std::string FormulaOneWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  if (seats >= kCarsMin && seats <= R::seats_max(game)) return {};
  if (R::seats_max(game) == 0) return fill("{} has no grid: nobody can race there", board.name);
  return fill("{} driver{} cannot race on {}: two to {} can (F1-SET-2)", seats,
              seats == 1 ? "" : "s", board.name, R::seats_max(game));
}

std::string_view FormulaOneWords::other_circuit(const R::Game&, int seats) {
  return longer_grid(seats, kCarsMin, kCarsMax);
}

}  // namespace chicane
