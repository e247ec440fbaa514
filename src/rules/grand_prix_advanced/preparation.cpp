#include "rules/grand_prix_advanced/preparation.h"

#include "rules/lib/start_order.h"

namespace chicane::grand_prix_advanced {

void go_to_line(const Game& game, State& state, int car) {
  Car& driver = state.cars[car];
  driver.cell = static_cast<std::uint8_t>(game.ring.count - 1);
  driver.to_go = 2;  // Onto the lap, and home.
  driver.gear = 1;
  driver.status = Status::run;
}

void place_on_grid(const Game& game, State& state) {
  state.is_practice = false;
  place_on_start_cells(game.ring, game.options.laps, state);
  for (int i = 0; i < state.car_count; ++i) {
    Car& car = state.cars[i];
    car.gear = 1;
    car.damage = {};
    car.status = Status::run;
    car.is_starting = true;
  }
}

}  // namespace chicane::grand_prix_advanced
