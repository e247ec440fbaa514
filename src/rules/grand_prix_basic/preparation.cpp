#include "rules/grand_prix_basic/preparation.h"

#include <algorithm>

namespace chicane::grand_prix_basic {

void draw_place(State& state, int face) {
  const auto is_drawn = [&](int car) {
    return std::find(state.drawn.begin(), state.drawn.begin() + state.drawn_count, car) !=
           state.drawn.begin() + state.drawn_count;
  };
  for (int car = 0; car < state.car_count; ++car) {
    if (is_drawn(car) || --face > 0) continue;
    state.drawn[state.drawn_count++] = static_cast<std::uint8_t>(car);
    break;
  }
  if (state.drawn_count + 1 == state.car_count) draw_place(state, 1);
}

void place_on_grid(const Game& game, State& state) {
  for (int place = 0; place < state.car_count; ++place) {
    Car& car = state.cars[state.drawn[place]];
    car.cell = static_cast<std::uint8_t>(game.ring.start_cell(place));
    car.to_go = static_cast<std::uint8_t>(game.options.laps + 1);
    car.status = Status::run;
    car.arrived = ++state.arrivals;
  }
}

}  // namespace chicane::grand_prix_basic
