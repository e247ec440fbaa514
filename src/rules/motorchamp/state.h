// The position: a plain value without pointers or padding. RULES.md, part 1, names the fields.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/tied_list.h"
#include "rules/motorchamp/decision.h"
#include "rules/motorchamp/options.h"
#include "rules/motorchamp/tables.h"
#include "rules/motorchamp/track.h"

namespace chicane::motorchamp {

// What is fixed for a race.
struct Game {
  Track track;
  Options options;
};

enum class Phase : std::uint8_t {
  grid_choice,  // D0: which unplaced car a player throws for.
  grid_dice,
  throw_choice,  // D1
  dice,
  objection,  // D1b
  play,       // D2
  slip,       // D3
  claim,      // D4
  throw_off,  // MC-PRA-9: dice for equal practice times.
  idle,       // Between two moves; only with is_manual.
  over,
};

enum class Where : std::uint8_t {
  track,
  lane,
  pit,
  side,
  out,
  finished,
  unplaced,  // Before the grid is made, or not qualified.
};

inline constexpr std::uint8_t kNoCar = 0xff;

struct Car {
  Where where;
  std::uint8_t row;
  std::uint8_t lane;  // kRight or kLeft, on the track and beside it.
  std::int8_t laps;   // −1 on the grid; laps completed is never below 0.
  std::uint8_t passes;
  std::uint8_t first_passer;
  std::uint8_t team;            // From 1.
  std::uint8_t owner;           // Seat.
  std::uint8_t sequence;        // When it finished, went out or went to the side.
  std::uint8_t throws;          // MC-PRA-3  In practice.
  std::uint8_t practice_short;  // MC-PRA-4  b, …
  std::uint8_t practice_total;  // … and c (MC-PRA-5) of the time.
  bool start_phase : 1;
  bool pit_flap : 1;
  bool handicap : 1;
  bool rejoined : 1;  // Came back from the side in this round.
  bool has_time : 1;  // Has ended its practice lap.
  std::uint8_t unused_ : 3;

  // On the track, in the pit lane or in a pit.
  bool is_running() const { return where <= Where::pit; }
};

// RULES.md, part 1.4  Fixed for a move.
enum class Regime : std::uint8_t { start, normal, handicap, inbound, service, outbound, practice };

// The move of the car at the wheel, while it lasts.
struct Move {
  std::uint8_t car;
  Regime regime;
  Throw thrown;
  std::array<std::uint8_t, 3> faces;
  std::uint8_t face_count;
  std::uint8_t from_row;
  std::uint8_t from_where;  // Where.
  std::uint8_t driven;      // Rows driven so far.
  std::uint8_t track_from;  // Rows driven when it was first, …
  std::uint8_t track_to;    // … and last on the race track.
  std::uint8_t objector;    // Seat whose answer is due.
  std::uint8_t limit;       // Of the square where it began.
  bool is_straight : 1;     // Some path to where it stands ends with a straight step.
  bool may_slip : 1;
  std::uint8_t unused_ : 6;
  std::uint8_t unused2_;
};

struct State {
  std::array<Car, kCarsMax> cars;
  Move move;
  TiedList<kCarsMax> list;  // Grid throws of a pass (by seat), or practice (by car).
  std::array<std::uint8_t, kCarsMax> order;  // Cars in order of movement.
  std::array<std::uint8_t, kCarsMax> slots;  // Cars by grid slot.
  std::array<std::uint8_t, kPlayersMax>
      bids;              // Car each player throws for in this pass, or kNoCar.
  std::uint32_t claims;  // Bit i: car i may still claim its return.
  std::uint16_t round;
  std::uint8_t car_count;
  std::uint8_t player_count;
  std::uint8_t order_count;
  std::uint8_t mover;
  std::uint8_t slot_count;  // Slots taken while the grid is made.
  std::uint8_t sequence;    // Of finishes and outs, counted up.
  Phase phase;
  bool flag : 1;         // MC-END-1
  bool is_practice : 1;  // The runs before the race.
  bool is_manual : 1;    // A case says when a round begins, or who moves.
  std::uint8_t unused_ : 5;
  std::array<std::uint8_t, 2> unused2_;

  const Car& at_wheel() const { return cars[move.car]; }
  Car& at_wheel() { return cars[move.car]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace chicane::motorchamp
