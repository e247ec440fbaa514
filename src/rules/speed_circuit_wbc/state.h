// The position: a plain value without pointers or padding. RULES.md, section 1, names the fields.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/tied_list.h"
#include "rules/lib/course.h"
#include "rules/lib/passage.h"
#include "rules/lib/path.h"
#include "rules/lib/specs.h"
#include "rules/speed_circuit_wbc/decision.h"
#include "rules/speed_circuit_wbc/options.h"

namespace chicane::speed_circuit_wbc {

// What is fixed for a race.
struct Game {
  Course course;
  Options options;
  // WBC-2.5d  How many steps from a corner space, without a line, enter no space of its corner
  // whose limit is below a speed (index: spaces a turn).
  std::array<std::array<std::uint8_t, kSpeedMax.spaces() + 1>, kSpacesMax> raised_run{};
};

// In the order of a turn (RULES.md, section 2).
enum class Phase : std::uint8_t {
  build,          // P1
  bid,            // P2
  grid_roll,      // P2
  plot,           // T1
  chips,          // T4: chips for the roll of `test`
  dice,           // T4: its dice
  brake_option,   // T4.2
  move,           // T4.3
  corner_option,  // T4.3
  place,          // WBC-2.10f
  side,           // WBC-2.11a
  over,
};

// What the dice are thrown for.
enum class Test : std::uint8_t {
  none,
  start,
  acceleration,
  top_speed,
  brakes,
  chance,
  pass,
  wreck,
};

// In the race, finished, or out of it for one of five reasons.
enum class Status : std::uint8_t {
  running,
  finished,
  crash,      // On the course.
  crash_off,  // Off the course.
  engine,
  brakes,
  kitty,  // Stuck beside the track.
};

inline constexpr std::uint16_t kNoBuild = 0xffff;
inline constexpr std::uint8_t kNoCar = 0xff;

// What the move of this turn still owes: braking makes the car spin on the first posted space it
// enters from then on, all others at the end of the move.
enum class DueSpin : std::uint8_t { none, braking, brake_damage, contact };

struct Car {
  Passage passage;  // Ledgers and lines.
  SpaceId at;
  std::int16_t
      progress;  // p: rows over the whole race; 0 in the last row before the line on the grid.
  std::uint16_t finish_turn;  // 0 until it has finished.
  std::uint16_t build;        // Number of the build, kNoBuild while there is none.
  Specs specs;
  Speed speed;  // Of the last turn as finally driven; 0 after a spin, a stall, before the start.
  Speed ref;    // The same before a spin set it to 0.
  Speed plot;   // Of this turn: as corrected at the reveal, then as the tests leave it.
  Card card;    // As it was given.
  std::uint8_t wear;
  std::uint8_t ones;    // −1 chips.
  std::uint8_t threes;  // −3 chips.
  Bid bid;
  std::uint8_t place;  // Place in the finish, from 1; 0 until it has finished.
  Status status;
  std::array<std::uint8_t, kAheadMax>
      fronts;         // The cars directly ahead when the turn began, or kNoCar.
  bool starting : 1;  // Start Speed governs the next plot.
  bool spun : 1;      // The last turn ended in a spin; during a turn: this one.
  bool engine_damaged : 1;
  bool brakes_damaged : 1;
  bool began_at_zero : 1;  // WBC-2.6d
  bool slip_taken : 1;     // WBC-2.6g  Another has taken its slip this turn.
  bool gives_no_slip : 1;  // W26  Removed before it moved, or deprived of its move.
  bool was_off : 1;        // W16  Off the track at any time of this turn.
  bool lost_move : 1;      // Deprived of its move of this turn by contact.
  std::uint8_t unused_ : 7;

  bool is_running() const { return status == Status::running; }
};

// What comes after a payment.
enum class Next : std::uint8_t { drive_on, step, pass, stop };

// The move of the car at the wheel, while it lasts.
struct Move {
  std::uint32_t path;            // Word of the steps made; see Path.
  std::uint32_t profited_lines;  // Bit l: earlier turns have profited from line l.
  SpaceId from;
  std::int16_t from_progress;
  std::uint8_t path_length;  // Spaces moved.
  Speed attempt;             // The plot before any test.
  Speed speed;               // Driven now.
  Speed over;                // Excess deceleration of this turn so far (WBC-2.7b), …
  std::uint8_t brake_wear;   // … and the wear already paid for it.
  Speed credit;              // W10  Deceleration that the plot has left.
  std::uint8_t bonus;        // Bonus spaces of the slip named.
  std::uint8_t front;        // The car slipped, or kNoCar.
  std::uint8_t chain;        // WBC-2.10e  Passes that make the next one harder.
  std::uint8_t step;         // The step that waits for a payment or a roll.
  std::uint8_t marker;       // The wreck whose roll is due.
  std::uint8_t chips;        // Taken off the roll.
  std::uint8_t dice;         // First die, then the sum of both.
  CornerId due_corner;       // The corner that asks for payment.
  DueSpin due_spin;
  Next next;
  bool brake_tested : 1;    // The brakes have been tested this turn.
  bool is_dying : 1;        // WBC-2.12c  The engine has failed; the car leaves after this move.
  bool no_line : 1;         // WBC-2.10g  A pass was attempted.
  bool is_passing : 1;      // In a space that another car holds.
  bool raised_on_line : 1;  // WBC-2.5d  Lawful only as long as the line is followed.
  bool due_for_line : 1;    // SC-6.4a  The payment is for leaving a line, …
  bool spins_on_line : 1;   // … and a spin for it happens where the car stands.
  bool is_unpaid : 1;       // WBC-3.2  The wear of the option could not be paid.
  std::array<std::uint8_t, 3> unused_;
};

struct State {
  std::array<Car, kCarsMax> cars;
  Move move;
  TiedList<kCarsMax> grid;                   // WBC-H.3  Cars by grid place.
  std::array<SpaceId, kCarsMax> markers;     // WBC-2.13a  Of the turn revealed last, in order.
  std::array<std::uint8_t, kCarsMax> order;  // Cars in order of movement.
  std::uint16_t turn;                        // Turns completed.
  std::uint16_t waiting;  // Bit i: the build, bid or plot of car i is still to come.
  std::uint8_t car_count;
  std::uint8_t order_count;  // 0 until the first reveal.
  std::uint8_t mover;        // Place in `order` of the car that acts.
  std::uint8_t finished;     // Cars that have finished.
  std::uint8_t marker_count;
  Phase phase;
  Test test;
  std::array<std::uint8_t, 3> unused_;

  const Car& at_wheel() const { return cars[order[mover]]; }
  Car& at_wheel() { return cars[order[mover]]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace chicane::speed_circuit_wbc
