#include "catalog/grand_prix_basic_race.h"

#include "codec/cited.h"
#include "codec/grand_prix_basic/options_text.h"
#include "codec/grand_prix_basic/tables_text.h"
#include "rules/grand_prix_basic/clauses.h"

namespace chicane {

using namespace grand_prix_basic;

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

bool GrandPrixBasicWords::has_formalities(const R::State& state) {
  return state.phase == Phase::goal;
}

Result<Decision, std::string> GrandPrixBasicWords::parse_text(const Words& words) {
  return parse_decision(words);
}

std::string GrandPrixBasicWords::cited_clause(Why why) {
  return grand_prix_basic::cited_clause(why);
}

std::string GrandPrixBasicWords::sentence(const GrandPrixBasicRace& race, Seat seat,
                                          const R::Decision& decision, const R::Refusal& refusal) {
  return grand_prix_basic::explain(race.game(), race.state(), seat, decision, refusal.why);
}

bool GrandPrixBasicWords::is_draw(int purpose) {
  return static_cast<Purpose>(purpose) == Purpose::start;
}

std::string_view GrandPrixBasicWords::purpose(int purpose) { return purpose_name(purpose); }

// Before the line is crossed for the first time there is one crossing more than laps.
std::string GrandPrixBasicWords::result(const R::Options& options, const Car& car) {
  if (car.status == Status::finished) return fill("finished, cell {}", car.cell);
  const int laps = std::min<int>(car.to_go, options.laps);
  return fill("{} lap{} to go, {} cell {}", laps, laps == 1 ? "" : "s",
              car.is_off_road() ? "beside" : "in", car.cell);
}

std::string GrandPrixBasicWords::cannot_seat(const R::Game& game, const Board& board, int seats) {
  const auto cited_here = [](std::string_view clause) {
    return cited(clause, is_reconstructed(clause));
  };
  return cannot_field(board.name, seats, game.options.automatic, game.options.cars_per_player,
                      {kPlayersMin, kPlayersMax, game.ring.start_places(), cited_here("GPB-GEN-3"),
                       cited_here("GPB-SET-1")});
}

std::string_view GrandPrixBasicWords::other_circuit(const R::Game& game, int seats) {
  const int automatic = game.options.automatic;
  return longer_grid(seats, std::max(1, kPlayersMin - automatic), kPlayersMax - automatic);
}

}  // namespace chicane
