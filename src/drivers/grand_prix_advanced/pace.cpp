#include "drivers/grand_prix_advanced/pace.h"

#include <algorithm>
#include <bit>

#include "drivers/grand_prix_advanced/gear_times.h"
#include "drivers/grand_prix_advanced/outlook.h"
#include "rules/grand_prix_advanced/gears.h"

namespace chicane::grand_prix_advanced {

namespace {

// GPA-VIC-2  In the move that decides the race a cell is worth a part of a move; in practice it
// only parts equals (GPA-PRA-3).
constexpr Moves kCellBeyond = kMove / 10;
constexpr Moves kPracticeCellBeyond = kMove / 1000;

constexpr DamageSet kSound{};
constexpr Moves kEven = 1000;

// A car in first gear may wait for a better risk die (GPA-MOV-3). `times` are those of the six
// faces if it does not: it waits on all faces but the best few.
Moves with_waiting(std::array<Moves, kDieSides> times) {
  std::sort(times.begin(), times.end());
  Moves best = kNever;
  Moves sum = kDieSides * kMove;
  for (int faces = 1; faces <= kDieSides; ++faces) {
    sum += times[faces - 1];
    best = std::min(best, sum / faces);
  }
  return best;
}

// From first gear, kept.
Moves first_kept(const Pace& pace, const Game& game, State& state) {
  use_gear(game, state, 1, 1);
  Outlook outlook(pace, game, state);
  const bool is_handicapped = state.go.held.has(Damage::suspension);
  std::array<Moves, kDieSides> times;
  Moves sum = 0;
  for (int face = 1; face <= kDieSides; ++face) {
    times[face - 1] = outlook.of_tolerance(tolerance(1, face + (is_handicapped ? 1 : 0)));
    sum += times[face - 1];
  }
  return state.is_practice ? kMove + sum / kDieSides : with_waiting(times);
}

}  // namespace

Pace::Pace(const Game& game, const Temper& temper)
    : temper_(temper), cells_(game.ring.count), box_entry_(game.ring.box_entry) {
  times_.assign(static_cast<std::size_t>(kTables) * kLaps * cells_ * kGears, kNever);
  fill(game, 0, kSound);
  lap_ = times_[place(0, kLaps, 0, 1)] - times_[place(0, kLaps - 1, 0, 1)];
  if (temper.is_practice) return;
  // Repaired cars are sound, so that their table comes first.
  for (const Damage damage :
       {Damage::suspension, Damage::tyres, Damage::gearbox, Damage::brakes, Damage::chassis}) {
    DamageSet held{};
    held.add(damage);
    const int table = table_of(damage);
    fill(game, table, held);
    slowness_[table] =
        std::max(kEven, times_[place(table, 1, 0, 1)] * kEven / times_[place(0, 1, 0, 1)]);
  }
}

Moves Pace::from(int to_go, int cell, int gear, DamageSet damage) const {
  if (to_go == 0) return -cell * (temper_.is_practice ? kPracticeCellBeyond : kCellBeyond);
  const int lap = std::min(to_go, kLaps);
  int worst = 0;
  Moves time = times_[place(0, lap, cell, gear)];
  for (unsigned rest = damage.bits; rest != 0; rest &= rest - 1) {
    const int table = table_of(static_cast<Damage>(std::countr_zero(rest)));
    const Moves with = times_[place(table, lap, cell, gear)];
    if (with < time) continue;
    worst = table;
    time = with;
  }
  // Were the times themselves added up, a car could find that it comes no nearer by driving.
  bool is_counted = false;
  for (unsigned rest = damage.bits; rest != 0; rest &= rest - 1) {
    const int table = table_of(static_cast<Damage>(std::countr_zero(rest)));
    if (table != worst || is_counted) time = time * slowness_[table] / kEven;
    is_counted = is_counted || table == worst;
  }
  return time + (to_go - lap) * lap_;
}

Moves Pace::in_box(int to_go, DamageSet damage) const {
  Moves best = from(to_go, box_entry_, 1, damage);
  for (int i = 0; i < kDamages; ++i) {
    const auto one = static_cast<Damage>(i);
    if (!damage.has(one)) continue;
    DamageSet left = damage;
    left.remove(one);
    best = std::min(best, kMove + in_box(to_go, left));
  }
  return best;
}

// Every go leads on, so that what lies nearer the end is known before what lies behind it.
void Pace::fill(const Game& game, int table, DamageSet damage) {
  State alone{};
  alone.car_count = 1;
  alone.is_practice = temper_.is_practice;
  alone.cars[0].status = Status::run;
  alone.cars[0].damage = damage;
  alone.cars[0].moves = 1;
  alone.go.held = damage;
  for (int lap = 1; lap <= kLaps; ++lap) {
    for (int cell = cells_ - 1; cell >= 0; --cell) {
      alone.cars[0].to_go = static_cast<std::uint8_t>(lap);
      alone.cars[0].cell = static_cast<std::uint8_t>(cell);
      fill_cell(game, table, alone);
    }
  }
}

void Pace::fill_cell(const Game& game, int table, State& alone) {
  Car& car = alone.cars[0];
  Moves* times = &times_[place(table, car.to_go, car.cell, 1)];
  std::array<Moves, kGears> direct;
  for (int gear = 2; gear <= kGears; ++gear)
    direct[gear - 1] = time_of_go(*this, game, alone, gear, gear, 0);
  // First comes first: who waits there for a better die needs to know what it is worth. He may do
  // so after a shift that failed, too (GPA-GEAR-4): that is said again until it stays the same.
  car.gear = 1;
  times[0] = first_kept(*this, game, alone);
  for (Moves last = kNever; times[0] < last;) {
    last = times[0];
    times[0] = std::min(last, kMove + time_of_gear(*this, game, alone, 2, direct[1]));
  }
  direct[0] = time_of_go(*this, game, alone, 1, 1, 0);
  for (int engaged = 2; engaged <= kGears; ++engaged) {
    car.gear = static_cast<std::uint8_t>(engaged);
    Moves best = kNever;
    for (int gear = std::max(1, engaged - 2); gear <= std::min(kGears, engaged + 1); ++gear) {
      if (refuse_gear(game, alone, gear)) continue;
      best = std::min(best, kMove + time_of_gear(*this, game, alone, gear, direct[gear - 1]));
    }
    times[engaged - 1] = best;
  }
}

}  // namespace chicane::grand_prix_advanced
