// The position: a plain value without pointers or padding. RULES.md, section 1, names the fields.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/formula_one/decision.h"
#include "rules/formula_one/options.h"
#include "rules/formula_one/track.h"

namespace chicane::formula_one {

// What is fixed for a race.
struct Game {
  Track track;
  Options options;
};

enum class Phase : std::uint8_t {
  draw,          // F1-SET-1: dice for the cars.
  shuffle_pits,  // F1-SET-4
  deal,
  speed,    // Steps 1 and 2
  drive,    // Step 3
  match,    // Step 4
  card,     // Step 5
  special,  // Step 6: special tyres, …
  penalty,  // … dice.
  idle,     // Between two turns; only with is_manual.
  over,
};

enum class Where : std::uint8_t {
  absent,    // No such car in this race.
  track,     // On the square `at`.
  pit,       // In its own.
  spin,      // At the spin-off point of the band `at`.
  roadside,  // Opposite the square `at`.
};

// Where a car can stand. The pit must be its own.
struct Place {
  Where where{};
  SquareId at = 0;
};

enum class Defect : std::uint8_t { none, armed, on };

struct Car {
  SquareId at;
  Where where;
  Speed speed;
  std::uint8_t tyre;
  std::uint8_t brake;
  std::uint8_t laps;  // Still to complete.
  std::uint8_t miss;
  Speed cap;  // F1-MOV-5
  Defect brake_failure;
  Defect faulty;
  bool has_special;
  bool has_left;  // A14  Finished, and taken off the track.
  std::uint8_t finish_round;
  std::uint8_t hand_count;                  // Open to all, …
  std::array<std::uint8_t, kTactics> hand;  // … the cards are not.

  Place place() const { return {where, at}; }
  bool is_racing() const { return where != Where::absent && laps > 0; }
  bool is_on_track() const { return where == Where::track && !has_left; }
  bool is_spun_off() const { return where == Where::spin || where == Where::roadside; }
};

// A band or the line, as a move enters them.
struct Passed {
  static constexpr std::uint8_t kLine = 0xfe;

  std::uint8_t what;  // A band, or kLine.
  Speed safe;
  bool is_extra;  // On squares of a card (F1-COR-8).
  std::uint8_t unused_;
};
inline constexpr int kPassedMax = kBandsMax + 2;

// The turn of the car at the wheel, while it lasts.
struct Move {
  std::uint8_t car;
  Speed start;   // Speedometer when the turn began.
  Speed set;     // F1-MOV-1
  Speed judged;  // F1-COR-8, A6  For the squares of the normal move.
  Where from_where;
  std::uint8_t exempt;  // F1-TAC-5  The place in `passed` of the band that is, or kNoBand.
  SquareId from_at;
  std::uint8_t passed_count;
  std::uint8_t next;        // In `passed`: to be resolved.
  std::uint8_t first_face;  // Of two dice, or 0.
  bool has_superb : 1;
  bool is_off : 1;       // It began off the track (F1-RED-6).
  bool is_arriving : 1;  // Into the pit.
  bool has_held : 1;     // Special tyres held back at the band at hand.
  bool is_locked : 1;    // F1-BLK-7  Off the track with no way out.
  std::uint8_t unused_ : 3;
  std::array<Passed, kPassedMax> passed;
};

struct State {
  std::array<Car, kCarsMax> cars;  // By number − 1.
  Move move;
  std::array<PitCard, kPitCards> pit_deck;         // Top first.
  std::array<Tactic, kTacticCards> discard;        // Top last.
  std::array<std::uint8_t, kTactics> tactic_left;  // Not yet dealt.
  std::array<std::uint8_t, kCarsMax> sums;         // F1-SET-1  By seat, of the throw open now.
  std::uint8_t pit_count;
  std::uint8_t pit_seen;  // So many from the bottom have lain open.
  std::uint8_t discard_count;
  std::uint8_t dealt;    // Tactic cards.
  std::uint8_t drawing;  // Seats that throw for car 1, one bit each.
  std::uint8_t seat_count;
  std::uint8_t first_seat;  // Drives car 1.
  std::uint8_t acted;       // Cars that have had their turn in this round, one bit each.
  std::uint8_t still;       // F1-FIN-4
  Phase phase;
  bool has_changed : 1;  // Some car has changed its place in this round.
  bool is_manual : 1;    // A case says who moves.
  std::uint8_t unused_ : 6;
  std::uint16_t round;

  const Car& at_wheel() const { return cars[move.car]; }
  Car& at_wheel() { return cars[move.car]; }
  // F1-SET-1  Clockwise from the seat of car 1.
  int seat_of(int car) const { return (first_seat + car) % seat_count; }
  int car_of(int seat) const { return (seat - first_seat + seat_count) % seat_count; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace chicane::formula_one
