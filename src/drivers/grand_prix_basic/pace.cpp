#include "drivers/grand_prix_basic/pace.h"

#include <algorithm>

#include "drivers/grand_prix_basic/outlook.h"

namespace chicane::grand_prix_basic {

namespace {

constexpr Goes kCellBeyond = kGo / 1000;

}  // namespace

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

Goes Pace::ahead_of(const Game& game, const Car& car, int cells) const {
  const int cell = game.ring.after(car.cell, cells);
  const int to_go = car.to_go - (game.ring.crosses_line(car.cell, cells) ? 1 : 0);
  // GPB-VIC-2  Far beyond the final line is a little better than just beyond it.
  return to_go == 0 ? -cell * kCellBeyond : from(to_go, cell);
}

}  // namespace chicane::grand_prix_basic
