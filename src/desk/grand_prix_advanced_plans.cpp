#include "desk/grand_prix_advanced_plans.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "desk/grand_prix_odds.h"
#include "desk/grand_prix_table.h"
#include "drivers/grand_prix_advanced/way_odds.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::desk {

namespace {

using namespace grand_prix_advanced;

constexpr std::size_t kWaysMax = 14;
constexpr int kBoxEnd = -1;  // The box is an end of its own.

Plan plan_meant(const State& state, const Decision& decision) {
  return decision.kind == DecisionKind::keep ? state.go.plan().after(state.go.done) : decision.plan;
}

int cell_ahead(const GrandPrixAdvancedRace& race, int cells) {
  return race.game().ring.after(race.state().at_wheel().cell, cells);
}

// "33 34 34": a cell for each braking in it.
std::string braking_cells(const GrandPrixAdvancedRace& race, const Plan& plan) {
  std::vector<std::string> cells;
  for (int i = 1; i <= plan.cells; ++i) {
    for (int k = 0; k < plan.braking(i); ++k) cells.push_back(std::to_string(cell_ahead(race, i)));
  }
  return join(cells, " ");
}

// What stands in the cell where it ends.
void note_end(Choice& choice, const GrandPrixAdvancedRace& race, const Plan& plan) {
  const State& state = race.state();
  if (plan.is_box) return choice.notes.push_back({"note_box", {}});
  if (plan.cells == 0)
    return choice.notes.push_back({state.go.entered > 0 ? "note_stop" : "note_stay", {}});
  if (is_beyond(race.game().ring, state.at_wheel(), plan.cells))
    return choice.notes.push_back({state.is_practice ? "note_lap_done" : "note_home", {}});
  const int cell = cell_ahead(race, plan.cells);
  if (const int factor = factor_of(race.game(), state.at_wheel(), cell); factor > 0)
    choice.notes.push_back({"note_factor", {{"factor", std::to_string(factor)}}});
  if (const auto cars = cars_in_cell(state, cell); !cars.empty())
    choice.notes.push_back({"note_with", {{"cars", join(cars, " ")}}});
}

void note_checks(Choice& choice, const GrandPrixAdvancedRace& race, const Way& way) {
  if (way.outcome.checks == 0) return;
  choice.notes.push_back({"note_checks",
                          {{"checks", std::to_string(way.outcome.checks)},
                           {"cell", std::to_string(cell_ahead(race, way.outcome.cells))}}});
  if (!way.outcome.is_end) choice.notes.push_back({"note_again", {}});
}

}  // namespace

std::vector<Way> ways_offered(const GrandPrixAdvancedRace& race, Seat seat) {
  const State& state = race.state();
  const Road road = road_ahead(race.game(), state);
  DecisionList legal;
  GrandPrixAdvanced::legal(race.game(), state, seat, legal);
  std::vector<Way> ways;
  for (const Decision& decision : legal) {
    const Plan plan = plan_meant(state, decision);
    ways.push_back({decision, plan, outcome_of(road, plan)});
  }
  const auto rank = [](const Way& way) {
    return std::tuple(way.decision.kind != DecisionKind::keep, way.outcome.checks, -way.plan.cells,
                      way.plan.brakings_in_all(), way.decision);
  };
  std::sort(ways.begin(), ways.end(),
            [&](const Way& a, const Way& b) { return rank(a) < rank(b); });
  std::map<int, int> fewest;  // Checks, by the end.
  std::erase_if(ways, [&](const Way& way) {
    if (way.decision.kind == DecisionKind::keep) return false;
    const int end = way.plan.is_box ? kBoxEnd : way.plan.cells;
    return way.outcome.checks > fewest.emplace(end, way.outcome.checks).first->second;
  });
  if (ways.size() > kWaysMax) ways.erase(ways.begin() + kWaysMax, ways.end());
  return ways;
}

Choice choice_of_way(const GrandPrixAdvancedRace& race, const Way& way) {
  const State& state = race.state();
  const Plan& plan = way.plan;
  Choice choice;
  choice.decision = format_decision(way.decision);
  choice.kind = verb(way.decision.kind);
  choice.rows = plan.cells;
  for (int i = 1; i <= plan.cells; ++i) choice.path.push_back(std::to_string(cell_ahead(race, i)));
  if (plan.is_box) choice.path.emplace_back("box");
  if (choice.path.empty()) {
    choice.path.push_back(
        state.at_wheel().status == Status::box ? "box" : std::to_string(cell_ahead(race, 0)));
  }
  choice.to = choice.path.back();
  choice.label = choice.to;
  note_end(choice, race, plan);
  if (const std::string cells = braking_cells(race, plan); !cells.empty())
    choice.notes.push_back({"note_braking", {{"cells", cells}}});
  note_checks(choice, race, way);
  if (way.outcome.checks == 0) return choice;
  const WayOdds odds = odds_of_plan(race.game(), state, plan);
  set_throw(choice, readable("checks", {{"unharmed", odds.unharmed, Tone::free},
                                        {"spin", odds.spun, Tone::wear},
                                        {"damaged", odds.damaged, Tone::out},
                                        {"out", odds.out, Tone::out}}));
  return choice;
}

}  // namespace chicane::desk
