#include "rules/grand_prix_basic/preparation.h"

#include "rules/lib/start_order.h"

namespace chicane::grand_prix_basic {

void place_on_grid(const Game& game, State& state) {
  place_on_start_cells(game.ring, game.options.laps, state);
  for (int i = 0; i < state.car_count; ++i) state.cars[i].status = Status::run;
}

}  // namespace chicane::grand_prix_basic
