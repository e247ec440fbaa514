#include <algorithm>
#include <array>

#include "codec/motorchamp/decision_text.h"
#include "desk/motorchamp_desk.h"
#include "desk/motorchamp_instruments.h"
#include "desk/plain.h"
#include "rules/motorchamp/classification.h"

namespace chicane::desk {

using namespace motorchamp;

namespace {

std::string_view result_of(const Car& car) {
  switch (car.where) {
    case Where::finished:
      return "finished";
    case Where::out:
      return "out";
    case Where::side:
      return "side";
    case Where::unplaced:
      return "not_placed";
    case Where::track:
    case Where::lane:
    case Where::pit:
      break;
  }
  return "running";
}

Condition condition_of(const Car& car) {
  switch (car.where) {
    case Where::track:
      return Condition::driving;
    case Where::lane:
    case Where::pit:
    case Where::side:
    case Where::unplaced:
      return Condition::halted;
    case Where::finished:
      return Condition::home;
    case Where::out:
      break;
  }
  return Condition::out;
}

void add_marks(const Car& car, std::vector<Say>& marks) {
  if (car.where == Where::side)
    marks.push_back({"mark_side", {{"passes", std::to_string(car.passes)}}});
  if (car.where == Where::lane) marks.push_back({"mark_pit_lane", {}});
  if (car.where == Where::pit) marks.push_back({"mark_in_pit", {}});
  if (car.handicap) marks.push_back({"mark_red_flap", {}});
  if (car.pit_flap) marks.push_back({"mark_stop_made", {}});
}

CarOnTable car_on_table(const MotorChampRace& race, int number, int rank) {
  const Car& car = race.state().cars[number];
  CarOnTable shown;
  shown.car = number;
  shown.seat = car.owner;
  shown.shape = car.team - 1;
  shown.driver = race.names()[car.owner];
  shown.number = car_names(race.state())[number];
  const bool is_on_board = car.is_running() || car.where == Where::side;
  if (is_on_board) shown.place = format_place(car);
  shown.condition = condition_of(car);
  shown.result = result_of(car);
  shown.rank = rank;
  shown.distance = car.laps * race.game().track.count + car.row;
  const int laps = std::max<int>(0, car.laps);
  shown.lap = std::min(laps + 1, race.game().options.laps);
  shown.figures = {{"laps", laps}};
  add_marks(car, shown.marks);
  return shown;
}

}  // namespace

Table table_of(const MotorChampRace& race) {
  const State& state = race.state();
  Table table = plain_table(race);
  table.phase = phase_name(state.phase);
  table.laps = race.game().options.laps;
  std::array<std::uint8_t, kCarsMax> order{};
  int ranked = classify(race.game(), state, order);
  std::array<int, kCarsMax> ranks{};
  for (int i = 0; i < ranked; ++i) ranks[order[i]] = i + 1;
  for (int i = 0; i < state.car_count; ++i) {
    // Cars without a place on the grid come after the others.
    if (ranks[i] == 0) ranks[i] = ++ranked;
    table.cars.push_back(car_on_table(race, i, ranks[i]));
    table.lap = std::max(table.lap, table.cars.back().lap);
  }
  for (int i = 0; i < state.order_count; ++i) table.movement.push_back(state.order[i]);
  const bool is_moving = state.phase == Phase::throw_choice || state.phase == Phase::dice ||
                         state.phase == Phase::objection || state.phase == Phase::play ||
                         state.phase == Phase::slip;
  if (is_moving) table.at_wheel = state.move.car;
  return table;
}

}  // namespace chicane::desk
