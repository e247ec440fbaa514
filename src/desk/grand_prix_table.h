// What the tables of both levels of Grand Prix share: cars with owners in cells, several in one.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "catalog/teams.h"
#include "desk/plain.h"

namespace chicane::desk {

// Cars that stand together: on the road first come first, then those beside it.
template <class State, class PlaceOf>
int slot_of(const State& state, int car, PlaceOf place_of) {
  const auto& own = state.cars[car];
  const std::string place = place_of(own);
  int before = 0;
  for (int i = 0; i < state.car_count; ++i) {
    const auto& other = state.cars[i];
    if (i == car || place_of(other) != place) continue;
    const int rank = std::max(0, other.beside());
    const int own_rank = std::max(0, own.beside());
    if (rank != own_rank ? rank < own_rank : other.arrived < own.arrived) ++before;
  }
  return before;
}

// Before the line is crossed for the first time there is one crossing more than laps.
template <class TheRace, class Car>
int laps_to_go(const TheRace& race, const Car& car) {
  return std::min<int>(car.to_go, race.game().options.laps);
}

template <class Car>
Condition condition_of(const Car& car) {
  using Status = decltype(car.status);
  if (car.status == Status::finished) return Condition::home;
  // Those who have not come to the start yet are about to.
  if (car.status == Status::run || car.status == Status::absent) return Condition::driving;
  return car.is_racing() ? Condition::halted : Condition::out;
}

// By car: its place from 1. Those who are not classified come last, in the order of entry.
template <class State>
std::vector<int> ranks_of(const State& state) {
  decltype(state.order) order{};
  const int classified = classify(state, order);
  std::vector<int> ranks(state.car_count, 0);
  for (int i = 0; i < classified; ++i) ranks[order[i]] = i + 1;
  int next = classified;
  for (int& rank : ranks) {
    if (rank == 0) rank = ++next;
  }
  return ranks;
}

// All but what a level says of its cars: place, result, figures, marks.
template <class TheRace, class PlaceOf>
Table table_of_cells(const TheRace& race, PlaceOf place_of) {
  const auto& state = race.state();
  Table table = plain_table(race);
  table.laps = race.game().options.laps;
  const Names numbers = owned_car_names(state);
  const Names players = players_of(race);
  const std::vector<int> ranks = ranks_of(state);
  int fewest = table.laps;
  for (int i = 0; i < state.car_count; ++i) {
    const auto& car = state.cars[i];
    CarOnTable row;
    row.car = i;
    row.seat = seat_of_owner(race, car.owner);
    row.shape = car.owner;
    row.driver = row.seat >= 0 ? players[car.owner] : std::string();
    row.number = numbers[i];
    row.place = place_of(car);
    row.slot = row.place.empty() ? 0 : slot_of(state, i, place_of);
    row.condition = condition_of(car);
    row.rank = ranks[i];
    row.distance = distance_of(race.game(), car);
    row.lap = std::clamp(table.laps - car.to_go + 1, 1, table.laps);
    if (table.has_started) fewest = std::min<int>(fewest, car.to_go);
    table.cars.push_back(std::move(row));
  }
  table.lap = std::clamp(table.laps - fewest + 1, 1, table.laps);
  table.movement.assign(state.order.begin(), state.order.begin() + state.order_count);
  const bool is_drawing = state.phase == decltype(state.phase)::draw;
  if (!table.is_over && !is_drawing) table.at_wheel = state.go.car;
  return table;
}

// "2b 3a": the other cars on the road in a cell, first come first.
template <class State>
std::vector<std::string> cars_in_cell(const State& state, int cell) {
  using Status = decltype(state.cars[0].status);
  std::vector<int> found;
  for (int i = 0; i < state.car_count; ++i) {
    if (i != state.go.car && state.cars[i].status == Status::run && state.cars[i].cell == cell)
      found.push_back(i);
  }
  std::sort(found.begin(), found.end(),
            [&](int a, int b) { return state.cars[a].arrived < state.cars[b].arrived; });
  const Names numbers = owned_car_names(state);
  std::vector<std::string> names;
  for (const int i : found) names.push_back(numbers[i]);
  return names;
}

}  // namespace chicane::desk
