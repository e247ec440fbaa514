// The position: a plain value without pointers or padding. RULES.md, section 1, names the fields.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/grand_prix_basic/decision.h"
#include "rules/grand_prix_basic/options.h"
#include "rules/grand_prix_basic/tables.h"
#include "rules/lib/cell_ring.h"

namespace chicane::grand_prix_basic {

struct Game {
  CellRing ring;
  Options options;
};

enum class Phase : std::uint8_t {
  draw,       // GPB-SET-1: the start order.
  dice,       // Step 1
  movement,   // Step 2: dice.
  automatic,  // GPB-AUT-1: the die of an automatic car.
  goal,       // Step 3
  overtake,   // Step 4: dice, …
  risk,
  lost,  // Step 5
  luck,  // Step 6: dice.
  accident,
  idle,  // Between two goes; only with is_manual.
  over,
};

enum class Status : std::uint8_t { absent, run, off, finished };

struct Car {
  std::uint8_t cell;
  std::uint8_t to_go;
  Status status;
  std::uint8_t skip;
  // Counted up: the place in the queue of a cell. The longest race, cell by cell, has more goes
  // than sixteen bits count.
  std::uint32_t arrived;
  std::uint8_t owner;  // Seat, or a player beyond the seats who is automatic.
  bool is_automatic;
  std::array<std::uint8_t, 2> unused_;

  bool is_off_road() const { return status == Status::off; }
  int beside() const { return is_off_road() ? 1 : 0; }
  bool is_racing() const { return status == Status::run || status == Status::off; }
};

// The go of the car at the wheel, while it lasts.
struct Go {
  std::uint8_t car;
  std::uint8_t dice;
  std::uint8_t thrown;  // Dice that lie on the table.
  std::uint8_t total;
  std::uint8_t goal;     // Cells.
  std::uint8_t entered;  // Cells behind it.
  bool is_stopping;      // After a lost overtaking roll, in its cell (GPB-OVT-5).
  std::uint8_t unused_;
};

struct State {
  std::array<Car, kCarsMax> cars;
  Go go;
  std::array<std::uint8_t, kCarsMax> order;  // Of this move.
  std::array<std::uint8_t, kCarsMax> drawn;  // GPB-SET-1  By place.
  std::uint32_t acted;                       // Cars that have had their go, one bit each.
  std::uint32_t arrivals;
  std::uint16_t move;
  std::uint8_t car_count;
  std::uint8_t order_count;
  std::uint8_t drawn_count;
  Phase phase;
  bool is_manual;
  std::uint8_t unused_;

  const Car& at_wheel() const { return cars[go.car]; }
  Car& at_wheel() { return cars[go.car]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace chicane::grand_prix_basic
