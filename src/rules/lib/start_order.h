// The draw of the start order and the start cells (GPA-GRD-1, GPA-GRD-2, GPB-SET-1). `State` has
// cars, car_count, drawn, drawn_count and arrivals.
#pragma once

#include <algorithm>
#include <cstdint>

#include "rules/lib/cell_ring.h"

namespace chicane {

// The f-th of the cars left takes the next place; the last needs no die.
template <class State>
void draw_place(State& state, int face) {
  const auto is_drawn = [&](int car) {
    const auto end = state.drawn.begin() + state.drawn_count;
    return std::find(state.drawn.begin(), end, car) != end;
  };
  for (int car = 0; car < state.car_count; ++car) {
    if (is_drawn(car) || --face > 0) continue;
    state.drawn[state.drawn_count++] = static_cast<std::uint8_t>(car);
    break;
  }
  if (state.drawn_count + 1 == state.car_count) draw_place(state, 1);
}

// The die that has drawn a place, counted from 0; the last place has none.
struct PlaceDie {
  int face = 0;
  int sides = 0;
};

template <class State>
PlaceDie die_of_place(const State& state, int place) {
  PlaceDie die;
  for (int later = place; later < state.car_count; ++later) {
    ++die.sides;
    if (state.drawn[later] <= state.drawn[place]) ++die.face;
  }
  return die.sides == 1 ? PlaceDie{} : die;
}

// Four cars to a start cell, in the order drawn, behind the line.
template <class State>
void place_on_start_cells(const CellRing& ring, int laps, State& state) {
  for (int place = 0; place < state.car_count; ++place) {
    auto& car = state.cars[state.drawn[place]];
    car.cell = static_cast<std::uint8_t>(ring.start_cell(place));
    car.to_go = static_cast<std::uint8_t>(laps + 1);
    car.arrived = ++state.arrivals;
  }
}

}  // namespace chicane
