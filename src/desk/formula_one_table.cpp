#include <algorithm>

#include "codec/formula_one/decision_text.h"
#include "desk/formula_one_desk.h"
#include "desk/formula_one_instruments.h"
#include "desk/plain.h"

namespace chicane::desk {

using namespace formula_one;

namespace {

std::string text(int number) { return std::to_string(number); }

void add_marks(const Car& car, std::vector<Say>& marks) {
  if (car.where == Where::spin) marks.push_back({"mark_spun", {}});
  if (car.where == Where::roadside) marks.push_back({"mark_roadside", {}});
  if (car.where == Where::pit) marks.push_back({"mark_in_pit", {}});
  if (car.miss > 0) marks.push_back({"mark_misses", {{"moves", text(car.miss)}}});
  if (car.has_special) marks.push_back({"mark_special_tyres", {}});
  if (car.faulty == Defect::armed) marks.push_back({"mark_faulty_tyres_ahead", {}});
  if (car.faulty == Defect::on) marks.push_back({"mark_faulty_tyres", {}});
  if (car.brake_failure == Defect::armed) marks.push_back({"mark_brake_failure_ahead", {}});
  if (car.brake_failure == Defect::on) marks.push_back({"mark_brake_failure", {}});
}

// A car at the roadside is drawn at the square it stands opposite to; drawings know no other place.
std::string place_of(const FormulaOneRace& race, int number) {
  const Car& car = race.state().cars[number];
  if (car.has_left) return {};
  if (car.where == Where::roadside) return place_name(race.board(), car.at);
  return format_place(race.board(), race.state(), number);
}

CarOnTable car_on_table(const FormulaOneRace& race, int number, const Standing& standing) {
  const State& state = race.state();
  const Car& car = state.cars[number];
  const int laps = race.game().options.laps;
  CarOnTable shown;
  shown.car = number;
  shown.seat = state.seat_of(number);
  shown.shape = number;
  shown.driver = race.names()[shown.seat];
  shown.number = text(number + 1);
  shown.place = place_of(race, number);
  shown.condition = standing.condition;
  shown.result = car.laps == 0 ? "finished" : state.phase == Phase::over ? "unfinished" : "running";
  shown.rank = standing.place;
  shown.distance = standing.distance;
  shown.lap = std::min(laps, laps - car.laps + 1);
  shown.finish_turn = car.finish_round;
  shown.figures = {{"speed", car.speed.mph()}, {"tyres", car.tyre},
                   {"tyres_full", kTyreMax},   {"brakes", car.brake},
                   {"brakes_full", kBrakeMax}, {"cards", car.hand_count},
                   {"laps_to_go", car.laps}};
  add_marks(car, shown.marks);
  return shown;
}

// Who stands off the road is drawn behind who holds the square.
void give_slots(const State& state, std::vector<CarOnTable>& cars) {
  for (CarOnTable& car : cars) {
    for (const CarOnTable& other : cars) {
      if (other.place != car.place || other.place.empty() || other.car == car.car) continue;
      const bool is_on = state.cars[car.car].where == Where::track;
      const bool other_is_on = state.cars[other.car].where == Where::track;
      if (other_is_on != is_on ? other_is_on : other.car < car.car) ++car.slot;
    }
  }
}

}  // namespace

Table table_of(const FormulaOneRace& race) {
  const State& state = race.state();
  Table table = plain_table(race);
  table.phase = phase_name(state.phase);
  table.laps = race.game().options.laps;
  // Nobody has a car before the dice for them are thrown.
  if (state.phase == Phase::draw) return table;
  for (const Standing& standing : race.standings())
    table.cars.push_back(car_on_table(race, state.car_of(standing.seat), standing));
  std::sort(table.cars.begin(), table.cars.end(),
            [](const CarOnTable& a, const CarOnTable& b) { return a.car < b.car; });
  give_slots(state, table.cars);
  for (const CarOnTable& car : table.cars) {
    table.lap = std::max(table.lap, car.lap);
    if (state.cars[car.car].is_racing()) table.movement.push_back(car.car);
  }
  const bool is_moving = !table.is_over && race.has_started() && state.phase != Phase::idle;
  if (is_moving) table.at_wheel = state.move.car;
  return table;
}

}  // namespace chicane::desk
