// The position: a plain value without pointers or padding. RULES.md, section 1, names the fields.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/tied_list.h"
#include "rules/lib/course.h"
#include "rules/lib/passage.h"
#include "rules/lib/specs.h"
#include "rules/lib/speed.h"
#include "rules/speed_circuit/options.h"
#include "rules/speed_circuit/path_table.h"
#include "rules/speed_circuit/tables.h"

namespace chicane::speed_circuit {

// What is fixed for a race.
struct Game {
  Course course;
  Options options;
  // What follows from board and options alone (open_road.cpp, standard_paths.cpp).
  // SC-6.8b  How many steps from a space a car without wear can drive at a speed (index: spaces a
  // turn) on the empty board.
  std::array<std::array<std::uint8_t, 12>, kSpacesMax> clear_run{};
  // SC-6.5c  The fastest that a car on a corner space may become within the corner, without a line
  // and on each line.
  std::array<Speed, kSpacesMax> raise_cap{};
  std::array<std::array<Speed, kLineLengthMax>, kLinesMax> raise_cap_on{};
  StandardPaths standard_paths;
};

// In the order of a turn (RULES.md, section 2).
enum class Phase : std::uint8_t {
  build,              // P1
  grid_roll,          // P2
  plot,               // T1
  start_test,         // T4.1
  acceleration_test,  // T4.2
  top_speed_test,     // T4.2
  brake_option,       // T4.3
  brake_test,         // T4.3
  drive,              // T4.5
  corner_option,      // T4.6
  chance_table,       // T4.6
  over,
};

// In the race, finished, or out of it for one of four reasons.
enum class Status : std::uint8_t { running, finished, crash, engine, brakes, stall };

inline constexpr std::uint8_t kNoBuild = 0xff;
inline constexpr std::uint8_t kNoCar = 0xff;

// Why the car will spin out on its move of this turn: SC-5.3e on the first posted space, SC-5.4c at
// its end.
enum class DueSpin : std::uint8_t { none, braking, strain };

struct Car {
  Passage passage;  // Ledgers and lines.
  SpaceId at;
  std::int16_t
      progress;  // p: rows over the whole race; 0 in the last row before the line on the grid.
  std::uint16_t wear;
  std::uint16_t finish_turn;  // 0 until it has finished.
  Specs specs;
  Speed speed;  // Of the last turn as finally driven; 0 after a spinout, a stall, before the start.
  Speed ref;    // The same before a spinout set it to 0 (SC-6.5c).
  Speed plot;
  Speed driven;         // This turn's speed after engine tests (SC-7.5b).
  std::uint8_t build;   // Number of the build, kNoBuild while there is none.
  std::uint8_t stalls;  // Consecutive ones.
  std::uint8_t place;   // Place in the finish, from 1; 0 until it has finished.
  Status status;
  bool slip;                 // The S mark.
  bool starting;             // Start Speed governs the next plot.
  bool starting_after_spin;  // … because of a spinout or collision (Q6).
  bool spun;                 // The last turn ended in a spinout or collision.
  bool engine_damaged;
  bool brakes_strained;
  bool has_tested;   // Tests of this turn are done; `driven` holds (SC-7.5b).
  DueSpin due_spin;  // The move of this turn will end in a spinout.
  std::array<std::uint8_t, kAheadMax>
      fronts;  // With the S mark: the cars directly ahead when the turn began, or kNoCar.
  std::array<std::uint8_t, 2> unused_;

  bool is_running() const { return status == Status::running; }
};

// Which paths the rules leave to the moving car; found when its drive falls due.
struct PathRules {
  std::uint8_t length;         // Spaces to drive, bonus included.
  std::uint8_t bonus;          // SC-7.5, SC-7.6: so many of them at the end.
  bool is_collision;           // SC-8.2  No free path of full length exists.
  bool keeps_speed_in_corner;  // SC-6.5c holds: at least one path keeps it.
  bool keeps_zero_wear;        // SC-6.8c holds.
  bool keeps_below_crash;      // Q17, over_60_corner = illegal holds.
  std::array<std::uint8_t, 2> unused_;

  // Nothing but the length: no bonus, no collision, no filter that some path breaks.
  bool is_plain() const { return std::bit_cast<std::uint64_t>(*this) >> 8 == 0; }
};

// The move of the car at the wheel, while it lasts.
struct Move {
  std::uint32_t path;  // Word of the chosen path; see Path.
  SpaceId from;
  std::uint16_t traffic;  // Bit i: car i stands within reach.
  std::uint8_t path_length;
  std::uint8_t steps_done;
  PathRules rules;
  bool had_no_wear;     // SC-6.8c  Wear was 0 when the path was chosen.
  CornerId due_corner;  // The corner that asks for payment.
  bool due_for_line;    // SC-6.4a  … because a line is being left.
  std::array<std::uint8_t, 3> unused_;
};

struct State {
  std::array<Car, kCarsMax> cars;
  Move move;
  std::uint16_t turn;       // Turns completed.
  std::uint16_t waiting;    // Bit i: the build or plot of car i is still to come (SC-2.4c, SC-3.6).
  TiedList<kCarsMax> grid;  // SC-2.7  Cars by grid place.
  std::array<std::uint8_t, kCarsMax> order;  // Cars in order of movement.
  std::uint8_t car_count;
  std::uint8_t order_count;  // 0 until the first reveal.
  std::uint8_t mover;        // Place in `order` of the car that acts.
  std::uint8_t finished;     // Cars that have finished.
  Phase phase;
  bool is_testing_all;  // Q7, test_timing = after_reveal: tests of all cars come first.

  const Car& at_wheel() const { return cars[order[mover]]; }
  Car& at_wheel() { return cars[order[mover]]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace chicane::speed_circuit
