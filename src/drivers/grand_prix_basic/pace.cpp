#include "drivers/grand_prix_basic/pace.h"

#include <algorithm>

#include "drivers/grand_prix_basic/outlook.h"

namespace chicane::grand_prix_basic {

// Every go leads on, so that what lies nearer the end is known before what lies behind it.
Pace::Pace(const Game& game) : cells_(game.ring.count) {
  const int crossings = game.options.laps + 1;
  times_.assign(static_cast<std::size_t>(crossings + 1) * cells_, 0);
  State alone{};
  alone.car_count = 1;
  Car& car = alone.cars[0];
  car.status = Status::run;
  for (int to_go = 1; to_go <= crossings; ++to_go) {
    for (int cell = cells_ - 1; cell >= 0; --cell) {
      car.to_go = static_cast<std::uint8_t>(to_go);
      car.cell = static_cast<std::uint8_t>(cell);
      const Outlook outlook(*this, game, alone);
      times_[to_go * cells_ + cell] = kGo + std::min(outlook.of_dice(1), outlook.of_dice(2));
    }
  }
}

}  // namespace chicane::grand_prix_basic
