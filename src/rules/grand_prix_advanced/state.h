// The position: a plain value without pointers or padding. RULES.md, section 1, names the fields.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "rules/grand_prix_advanced/decision.h"
#include "rules/grand_prix_advanced/options.h"
#include "rules/grand_prix_advanced/tables.h"
#include "rules/lib/cell_ring.h"

namespace chicane::grand_prix_advanced {

struct Game {
  CellRing ring;
  Options options;
};

// A set of damages, one bit each.
struct DamageSet {
  std::uint8_t bits;

  constexpr bool has(Damage damage) const { return (bits >> static_cast<int>(damage) & 1u) != 0; }
  constexpr void add(Damage damage) {
    bits = static_cast<std::uint8_t>(bits | 1u << static_cast<int>(damage));
  }
  constexpr void remove(Damage damage) {
    bits = static_cast<std::uint8_t>(bits & ~(1u << static_cast<int>(damage)));
  }
  constexpr int size() const { return std::popcount(bits); }
};

enum class Phase : std::uint8_t {
  draw,           // GPA-GRD-2: dice.
  box,            // GPA-BOX-4: repair or leave.
  gear,           // Step A
  shift,          // Step A': a die.
  start,          // GPA-STA-1: a die.
  push,           // Step B
  engine,         // Step C: a die.
  risk,           // Step D: a die.
  plan,           // Step E
  check,          // Step E': dice, table B, …
  restart,        // … after a spin,
  damage,         // … table C,
  involvement,    // … and for the others in the cell (GPA-ACC-1),
  others_damage,  // … table C.
  renewal,        // Step E after checks.
  tyres,          // GPA-BOX-3
  automatic,      // GPA-AUT-1: a die.
  idle,           // Between two goes; only with is_manual.
  over,
};

enum class Status : std::uint8_t { absent, run, spun, box, finished, out };

struct Car {
  std::uint8_t cell;
  std::uint8_t to_go;
  std::uint8_t gear;
  DamageSet damage;
  Status status;
  std::uint8_t owner;  // Seat, or a team beyond the seats that is automatic.
  bool is_automatic;
  bool is_starting;
  std::uint32_t arrived;  // Counted up: the place in the queue of a cell.
  std::uint16_t moves;    // Of the practice lap, with extras (GPA-PRA-3).
  std::uint8_t beyond;    // Cells beyond the line in its last move.
  std::uint8_t finish;    // Which of the moves with a finish (B19), from 1.

  bool is_racing() const {
    return status == Status::run || status == Status::spun || status == Status::box;
  }
  // GPA-ORD-2  In front of the cars of its cell, among them, or behind them.
  int beside() const { return status == Status::box ? -1 : status == Status::spun ? 1 : 0; }
};

// The go of the car at the wheel, while it lasts.
struct Go {
  std::uint64_t brakings;  // Of the plan; with plan_cells and is_to_box (decision.h).
  std::uint32_t involved;  // Cars still to be looked at after an accident, one bit each.
  std::uint8_t car;
  std::uint8_t gear;    // The one used.
  std::uint8_t wanted;  // Engaged after the movement (GPA-GEAR-3).
  std::uint8_t modifier;
  DamageSet held;  // When the go began.
  std::uint8_t least;
  std::uint8_t most;
  std::uint8_t tolerance;
  std::uint8_t pushed;
  std::uint8_t count;    // So far.
  std::uint8_t entered;  // Cells so far; the box is one.
  std::uint8_t plan_cells;
  std::uint8_t done;    // Of the plan, cells.
  std::uint8_t checks;  // Still to be made in this cell.
  std::uint8_t victim;  // Whose damage is thrown for.
  std::uint8_t extras;  // GPA-PRA-2
  bool may_push;
  bool has_accident;  // In this cell: TC or D.
  bool is_damaged;    // In this cell: D.
  bool is_to_box;

  Plan plan() const { return {brakings, plan_cells, is_to_box}; }
  void follow(const Plan& plan) {
    brakings = plan.brakings;
    plan_cells = plan.cells;
    is_to_box = plan.is_box;
    done = 0;
  }
};

struct State {
  std::array<Car, kCarsMax> cars;
  Go go;
  std::array<std::uint8_t, kCarsMax> order;  // Of this move.
  std::array<std::uint8_t, kCarsMax> drawn;  // The start order, by place.
  std::uint32_t acted;                       // Cars that have had their go, one bit each.
  std::uint32_t arrivals;
  std::uint32_t move;
  std::uint8_t car_count;
  std::uint8_t order_count;
  std::uint8_t drawn_count;
  std::uint8_t still;     // GPA-VIC-4
  std::uint8_t finishes;  // Moves in which a car has finished.
  Phase phase;
  bool is_practice;
  bool is_manual;
  bool has_entered;  // Somebody in this move, a cell or the box.
  std::array<std::uint8_t, 3> unused_;

  const Car& at_wheel() const { return cars[go.car]; }
  Car& at_wheel() { return cars[go.car]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

// GPA-PRA-1  The first go of a practice lap: any gear.
inline bool is_flying(const State& state) {
  return state.is_practice && state.at_wheel().moves == 0;
}

}  // namespace chicane::grand_prix_advanced
