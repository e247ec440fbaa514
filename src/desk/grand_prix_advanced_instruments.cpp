#include "desk/grand_prix_advanced_instruments.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "desk/grand_prix_table.h"
#include "desk/json_text.h"
#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/road.h"

namespace chicane::desk {

namespace {

using namespace grand_prix_advanced;

constexpr int kCellsShown = 14;

bool has_gear(const State& state) { return state.go.gear != 0; }
bool has_tolerance(const State& state) {
  return state.phase == Phase::plan || state.phase == Phase::renewal;
}

std::string_view place_kind(const State& state) {
  const Car& car = state.at_wheel();
  if (car.status == Status::box) return "box";
  if (car.status == Status::spun) return "beside";
  return is_flying(state) ? "line" : "cell";
}

// What the risk die gives in a gear, by its face (GPA-RISK-1).
void write_bears(JsonText& json, const State& state, int gear) {
  const int modifier = state.go.modifier + (state.go.held.has(Damage::suspension) ? 1 : 0);
  json.key("bears").begin_array();
  for (int face = 1; face <= kDieSides; ++face) json.value(tolerance(gear, face + modifier));
  json.end_array();
}

// At the start the window is a die's (GPA-STA-1), so there is none to show before it.
void write_gears(JsonText& json, const GrandPrixAdvancedRace& race) {
  const State& state = race.state();
  const Car& car = state.at_wheel();
  json.key("gears").begin_array();
  for (int gear = 1; gear <= kGears; ++gear) {
    const Window window = window_of(race.game(), gear_of(gear), state.go.held);
    json.begin_object().key("gear").value(gear);
    json.key("hasWindow").value(!car.is_starting);
    json.key("least").value(car.is_starting ? 0 : window.least);
    json.key("most").value(car.is_starting ? kStartMost[0] : window.most);
    json.key("push").value(car.is_starting ? 0 : int{gear_of(gear).push});
    write_bears(json, state, gear);
    json.end_object();
  }
  json.end_array();
}

// GPA-PUSH-1  The windows that pushes would bring, by their cells.
void write_pushes(JsonText& json, const State& state) {
  json.key("pushes").begin_array();
  for (int cells = 0; cells <= push_limit(state); ++cells) {
    json.begin_object().key("least").value(state.go.least + cells);
    json.key("most").value(state.go.most + cells).end_object();
  }
  json.end_array();
}

void write_ahead(JsonText& json, const GrandPrixAdvancedRace& race) {
  const State& state = race.state();
  const Car& car = state.at_wheel();
  const CellRing& ring = race.game().ring;
  const int push = has_gear(state) ? push_limit(state) : 0;
  const int shown = std::clamp(state.go.most - state.go.count + push, kCellsShown, kCountMax);
  json.key("ahead").begin_array();
  for (int i = 1; i <= shown; ++i) {
    const int cell = ring.after(car.cell, i);
    const bool is_over_line = is_beyond(ring, car, i);
    const auto cars = cars_in_cell(state, cell);
    json.begin_object().key("place").value(std::to_string(cell));
    json.key("factor").value(is_over_line ? 0 : factor_of(race.game(), car, cell));
    json.key("cars").begin_array();
    if (!is_over_line) {
      for (const std::string& number : cars) json.value(number);
    }
    json.end_array();
    json.key("isFull").value(!is_over_line &&
                             static_cast<int>(cars.size()) >= kRoom[ring.factors[cell]]);
    json.key("isBeyond").value(is_over_line);
    json.key("hasBox").value(cell == ring.box_entry && !state.is_practice && !is_over_line);
    json.end_object();
  }
  json.end_array();
}

void write_ways(JsonText& json, const std::vector<Way>& ways) {
  json.key("ways").begin_array();
  for (const Way& way : ways) {
    json.begin_object().key("brakings").begin_array();
    for (int i = 1; i <= way.plan.cells; ++i) json.value(way.plan.braking(i));
    json.end_array().key("checks").value(int{way.outcome.checks});
    json.key("checkedIn").value(way.outcome.checks > 0 ? int{way.outcome.cells} : 0);
    json.key("isEnd").value(way.outcome.is_end).end_object();
  }
  json.end_array();
}

}  // namespace

std::string instruments_of(const GrandPrixAdvancedRace& race, const std::vector<Way>& ways) {
  const State& state = race.state();
  const Car& car = state.at_wheel();
  const Go& go = state.go;
  JsonText json;
  json.begin_object().key("number").value(owned_car_names(state)[go.car]);
  json.key("where").value(place_kind(state)).key("cell").value(int{car.cell});
  json.key("lapsToGo").value(laps_to_go(race, car)).key("laps").value(race.game().options.laps);
  json.key("isPractice").value(state.is_practice).key("moves").value(int{car.moves});
  json.key("gear").value(int{has_gear(state) ? go.gear : car.gear});
  json.key("isStarting").value(car.is_starting);
  json.key("damages").value(car.damage.size() == 0 ? std::string() : format_damages(car.damage));
  json.key("damagesMax").value(kDamagesHeldMax);
  if (has_gear(state)) {
    json.key("window").begin_object();
    json.key("least").value(std::max(0, go.least - go.count));
    json.key("most").value(go.most - go.count).end_object();
    json.key("pushed").value(int{go.pushed});
  }
  if (state.phase == Phase::push) write_pushes(json, state);
  if (has_tolerance(state)) json.key("tolerance").value(int{go.tolerance});
  write_gears(json, race);
  write_ahead(json, race);
  if (!ways.empty()) write_ways(json, ways);
  json.end_object();
  return json.text();
}

}  // namespace chicane::desk
