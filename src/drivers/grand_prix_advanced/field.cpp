#include "drivers/grand_prix_advanced/field.h"

#include <algorithm>

#include "rules/grand_prix_advanced/order.h"

namespace chicane {

using grand_prix_advanced::Car;
using grand_prix_advanced::kMove;
using grand_prix_advanced::Status;

using TheField = Field<grand_prix_advanced::GrandPrixAdvanced>;

namespace {

// More than any race.
constexpr double kOut = 10'000;
constexpr double kCellBeyond = 0.001;

}  // namespace

TheField::Base::Base(const Game& game) : Club(game, grand_prix_advanced::kFast) {}

TheField::Promise::Promise(const Game& game) : pace_(game, grand_prix_advanced::kFast[1]) {}

double TheField::Promise::turns(const Game&, const State& state, int number) const {
  const Car& car = state.cars[number];
  const auto in_turns = [](grand_prix_advanced::Moves moves) {
    return static_cast<double>(moves) / kMove;
  };
  switch (car.status) {
    case Status::absent:
    case Status::out:
      return kOut;
    case Status::finished:
      return -kCellBeyond * car.beyond;
    case Status::box:
      return in_turns(pace_.in_box(car.to_go, car.damage));
    case Status::spun:
    case Status::run:
      break;
  }
  return in_turns(pace_.from(car.to_go, car.cell, std::max<int>(car.gear, 1), car.damage));
}

int TheField::settled(const Game&, const State& state, Order& cars) {
  const int all = classify(state, cars);
  if (state.phase == grand_prix_advanced::Phase::over) return all;
  int home = 0;
  while (home < all && state.cars[cars[static_cast<std::size_t>(home)]].status == Status::finished)
    ++home;
  return home;
}

}  // namespace chicane
