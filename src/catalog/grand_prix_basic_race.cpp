#include "catalog/grand_prix_basic_race.h"

#include "catalog/teams.h"
#include "codec/cited.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/grand_prix_basic/event_text.h"
#include "codec/grand_prix_basic/options_text.h"
#include "codec/grand_prix_basic/refusal_text.h"
#include "codec/grand_prix_basic/tables_text.h"
#include "rules/grand_prix_basic/clauses.h"
#include "rules/grand_prix_basic/order.h"

namespace chicane {

using namespace grand_prix_basic;

namespace {

// Before the line is crossed for the first time there is one crossing more than laps.
std::string result(const Options& options, const Car& car) {
  if (car.status == Status::finished) return fill("finished, cell {}", car.cell);
  const int laps = std::min<int>(car.to_go, options.laps);
  return fill("{} lap{} to go, {} cell {}", laps, laps == 1 ? "" : "s",
              car.is_off_road() ? "beside" : "in", car.cell);
}

std::string cited_here(std::string_view clause) { return cited(clause, is_reconstructed(clause)); }

}  // namespace

std::vector<OptionInfo> GrandPrixBasicWords::option_infos() {
  return grand_prix_basic::option_infos();
}

std::vector<TableInfo> GrandPrixBasicWords::table_infos() {
  return grand_prix_basic::table_infos();
}

SourceInfo GrandPrixBasicWords::source_info() { return grand_prix_basic::source_info(); }

std::string GrandPrixBasicWords::set_option(R::Options& options, std::string_view key,
                                            std::string_view value) {
  return grand_prix_basic::set_option(options, key, value);
}

std::string GrandPrixBasicWords::format_options(const R::Options& options) {
  return grand_prix_basic::format_options(options);
}

// Nothing is hidden in this game.
bool GrandPrixBasicWords::is_hidden_round(const R::State&) { return false; }

bool GrandPrixBasicWords::has_started(const R::State& state) { return state.move > 0; }

bool GrandPrixBasicWords::has_formalities(const R::State& state) {
  return state.phase == Phase::goal;
}

Understood<GrandPrixBasic> GrandPrixBasicWords::parse(const GrandPrixBasicRace&, Seat,
                                                      const Words& words) {
  const Result<Decision, std::string> decision = parse_decision(words);
  if (decision) return {*decision, {}};
  return {std::nullopt, {"no_decision", "", decision.error()}};
}

std::string GrandPrixBasicWords::format(const GrandPrixBasicRace&, Seat,
                                        const R::Decision& decision) {
  return format_decision(decision);
}

Refused GrandPrixBasicWords::explain(const GrandPrixBasicRace& race, Seat seat,
                                     const R::Decision& decision, const R::Refusal& refusal) {
  return {std::string(name(refusal.why)), cited_clause(refusal.why),
          grand_prix_basic::explain(race.game(), race.state(), seat, decision, refusal.why)};
}

std::vector<std::string> GrandPrixBasicWords::single_decisions(const Words& words) {
  const std::vector<std::string> said(words.begin(), words.end());
  return {join(said, " ")};
}

Happening GrandPrixBasicWords::tell(const GrandPrixBasicRace& race, const R::Event& event) {
  const Names cars = owned_car_names(race.state());
  const bool is_of_race =
      event.kind == EventKind::move_began || event.kind == EventKind::race_ended;
  return {format_event(cars, event),
          tell_event(cars, players_of(race), race.game(), race.state(), event),
          clause(race.state(), event),
          is_of_race ? -1 : seat_of_owner(race, race.state().cars[event.car].owner)};
}

// The draw is for a place, other dice for a car.
std::string GrandPrixBasicWords::roll_label(const GrandPrixBasicRace& race, const Roll& roll) {
  const bool is_draw = static_cast<Purpose>(roll.purpose) == Purpose::start;
  return roll_words(
      is_draw ? fill("place-{}", roll.car + 1) : owned_car_names(race.state())[roll.car],
      purpose_name(roll.purpose), roll);
}

std::vector<Standing> GrandPrixBasicWords::standings(const GrandPrixBasicRace& race) {
  std::array<std::uint8_t, kCarsMax> order{};
  const int count = classify(race.state(), order);
  // GPB-VIC-3  When the race is over the rest are classified as they stand.
  const bool is_over = race.state().phase == Phase::over;
  return standings_of_cars(
      race, order, count, [&](const Car& car) { return is_over || car.status == Status::finished; },
      [&](const Car& car) { return result(race.game().options, car); });
}

std::string GrandPrixBasicWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  return cannot_field(board.name, seats, game.options.automatic, game.options.cars_per_player,
                      {kPlayersMin, kPlayersMax, game.ring.start_places(), cited_here("GPB-GEN-3"),
                       cited_here("GPB-SET-1")});
}

const RuleSetEntry& grand_prix_basic_entry() {
  static const RuleEntry<GrandPrixBasic, GrandPrixBasicWords> entry;
  return entry;
}

}  // namespace chicane
