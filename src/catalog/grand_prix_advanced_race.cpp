#include "catalog/grand_prix_advanced_race.h"

#include "codec/grand_prix_advanced/options_text.h"
#include "codec/grand_prix_advanced/tables_text.h"

namespace chicane {

using namespace grand_prix_advanced;

std::vector<OptionInfo> GrandPrixAdvancedWords::option_infos() {
  return grand_prix_advanced::option_infos();
}

std::vector<TableInfo> GrandPrixAdvancedWords::table_infos() {
  return grand_prix_advanced::table_infos();
}

SourceInfo GrandPrixAdvancedWords::source_info() { return grand_prix_advanced::source_info(); }

std::string GrandPrixAdvancedWords::set_option(R::Options& options, std::string_view key,
                                               std::string_view value) {
  return grand_prix_advanced::set_option(options, key, value);
}

std::string GrandPrixAdvancedWords::format_options(const R::Options& options) {
  return grand_prix_advanced::format_options(options);
}

bool GrandPrixAdvancedWords::has_formalities(const R::State& state) {
  // First gear alone, no push allowed, one way to go.
  return state.phase == Phase::gear || state.phase == Phase::push || state.phase == Phase::plan ||
         state.phase == Phase::renewal;
}

Result<Decision, std::string> GrandPrixAdvancedWords::parse_text(const Words& words) {
  return parse_decision(words);
}

std::string GrandPrixAdvancedWords::cited_clause(Why why) { return std::string(clause(why)); }

std::string GrandPrixAdvancedWords::sentence(const GrandPrixAdvancedRace& race, Seat seat,
                                             const R::Decision& decision,
                                             const R::Refusal& refusal) {
  return grand_prix_advanced::explain(race.game(), race.state(), seat, decision, refusal.why);
}

bool GrandPrixAdvancedWords::is_draw(int purpose) {
  return static_cast<Purpose>(purpose) == Purpose::start_order;
}

std::string_view GrandPrixAdvancedWords::purpose(int purpose) { return purpose_name(purpose); }

// Before the line is crossed for the first time there is one crossing more than laps.
std::string GrandPrixAdvancedWords::result(const R::Options& options, const Car& car) {
  const std::string sheet =
      car.damage.size() == 0 ? "" : fill(", damaged {}", format_damages(car.damage));
  if (car.status == Status::finished) return fill("finished, cell {}{}", car.cell, sheet);
  if (car.status == Status::out) return fill("out in cell {}{}", car.cell, sheet);
  const int laps = std::min<int>(car.to_go, options.laps);
  const std::string where = car.status == Status::box    ? "in the box"
                            : car.status == Status::spun ? fill("beside cell {}", car.cell)
                                                         : fill("in cell {}", car.cell);
  return fill("{} lap{} to go, {}{}", laps, laps == 1 ? "" : "s", where, sheet);
}

std::string GrandPrixAdvancedWords::cannot_seat(const R::Game& game, const Board& board,
                                                int seats) {
  return cannot_field(board.name, seats, game.options.automatic, kCarsPerTeam,
                      {kTeamsMin, kTeamsMax, game.ring.start_places(), "GPA-GEN-2", "GPA-GRD-1"});
}

std::string_view GrandPrixAdvancedWords::other_circuit(const R::Game& game, int seats) {
  const int automatic = game.options.automatic;
  return longer_grid(seats, std::max(1, kTeamsMin - automatic), kTeamsMax - automatic);
}

}  // namespace chicane
