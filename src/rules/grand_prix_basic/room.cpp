#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

int cars_in(const State& state, int cell) {
  int count = 0;
  for (int i = 0; i < state.car_count; ++i) {
    if (i != state.go.car && state.cars[i].status == Status::run && state.cars[i].cell == cell)
      ++count;
  }
  return count;
}

bool is_home(const Game& game, const State& state, int cells) {
  const Car& car = state.at_wheel();
  return car.to_go == 1 && game.ring.crosses_line(car.cell, cells);
}

bool has_room(const Game& game, const State& state, int cells) {
  if (is_home(game, state, cells)) return true;
  return cars_in(state, game.ring.after(state.at_wheel().cell, cells)) < kRoom;
}

bool has_room_within(const Game& game, const State& state, int most) {
  for (int cells = 1; cells <= most; ++cells) {
    if (has_room(game, state, cells)) return true;
  }
  return false;
}

}  // namespace chicane::grand_prix_basic
