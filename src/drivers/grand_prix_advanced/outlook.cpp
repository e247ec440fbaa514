#include "drivers/grand_prix_advanced/outlook.h"

#include <algorithm>

namespace chicane::grand_prix_advanced {

namespace {

// GPA-PRA-2  Four faces of table B in six are a move more.
constexpr Moves kFault = kMove * 4 / 6;

// GPA-DMG-3  One in three destroys the car.
constexpr int kSpinsToAWreck = 3;

// For each cell ahead how near those are who stand before it, in all.
using Crowds = std::array<int, kCountMax + 1>;

Crowds crowds_ahead(const Game& game, const State& state, int most) {
  Crowds crowds{};
  const Car& own = state.at_wheel();
  for (int i = 0; i < state.car_count; ++i) {
    const Car& car = state.cars[i];
    if ((state.acted >> i & 1u) == 0 || i == state.go.car || car.status != Status::run) continue;
    const int ahead = (own.to_go - car.to_go) * game.ring.count + car.cell - own.cell;
    for (int cell = std::max(0, ahead - kCrowdNear + 1); cell <= std::min(most, ahead); ++cell)
      crowds[cell] += kCrowdNear - (ahead - cell);
  }
  return crowds;
}

}  // namespace

Outlook::Outlook(const Pace& pace, const Game& game, const State& state)
    : road_(road_ahead(game, state)),
      gear_(state.go.gear),
      handicap_(state.go.held.has(Damage::suspension) ? 1 : 0),
      is_practice_(state.is_practice),
      has_entered_(state.go.entered > 0),
      damage_(price_of_damage(pace.temper(), state.at_wheel().damage)) {
  const Car& car = state.at_wheel();
  const int spun_gear = game.options.spin_gear == SpinGear::first ? 1 : state.go.gear;
  const Moves destroyed = pace.temper().destroyed * kMove / kSpinsToAWreck;
  const Moves held_up = pace.temper().held_up_thousandths * kMove / 1000;
  const Crowds crowds = held_up > 0 ? crowds_ahead(game, state, road_.most) : Crowds{};
  for (int i = 0; i <= road_.most; ++i) {
    const int cell = game.ring.after(car.cell, i);
    const int to_go = car.to_go - (game.ring.crosses_line(car.cell, i) ? 1 : 0);
    stops_[i] = pace.from(to_go, cell, state.go.wanted, car.damage);
    if (to_go > 0) stops_[i] += held_up * crowds[i];
    spins_[i] = to_go == 0 ? stops_[i] : destroyed + pace.from(to_go, cell, spun_gear, car.damage);
    if (road_.box == i && car.damage.size() > 0) box_ = pace.at_box(to_go, car.damage);
  }
}

// One check: nothing 2, spin 1, damage 3 of six.
Moves Outlook::checked(int cell, int checks, Moves time) const {
  if (checks <= 0) return time;
  if (is_practice_) return time + checks * kFault;
  for (int i = 0; i < checks; ++i) time = (5 * time + spins_[cell] + 3 * damage_) / kDieSides;
  return time;
}

Moves Outlook::of_tolerance(int tolerance) {
  road_.tolerance = tolerance;
  const Allowance allowed = allowance(road_);
  for (int cell = road_.most; cell >= 0; --cell) {
    for (int count = cell; count <= count_max(cell); ++count) look_on(allowed, cell, count);
  }
  const Moves best = onwards_[0][0];
  return allowed.fits ? best : std::min(best, of_last_room(allowed.last_room));
}

void Outlook::look_on(const Allowance& allowed, int cell, int count) {
  Moves best = kNever;
  if (road_.box == cell && count + 1 >= road_.least && count + 1 <= road_.most) best = box_;
  const int brakings = road_.has_brakes ? std::max(0, road_.least - count - 1) : 0;
  for (int k = 0; k <= brakings && count + 1 + k <= road_.most; ++k)
    best = std::min(best, of_entry(allowed, cell + 1, count + 1 + k, k));
  onwards_[cell][count] = best;
}

// The count includes the cell and the brakings in it.
Moves Outlook::of_entry(const Allowance& allowed, int cell, int count, int brakings) const {
  const bool may_end = road_.cells[cell].has_room && count >= road_.least;
  Moves onwards = count <= count_max(cell) ? onwards_[cell][count] : kNever;
  Moves best = kNever;
  if (!road_.is_occupied(cell)) {
    if (may_end) onwards = std::min(onwards, stops_[cell]);
  } else if (may_end && may_enter(allowed, cell, false, brakings)) {
    best = checked(cell, road_.checks(cell, false, brakings), stops_[cell]);
  }
  if (onwards >= kNever || !may_enter(allowed, cell, true, brakings)) return best;
  const int checks = road_.checks(cell, true, brakings);
  // After checks he may think again (section 4, item 4).
  if (checks > 0 && may_end) onwards = std::min(onwards, stops_[cell]);
  return std::min(best, checked(cell, checks, onwards));
}

// GPA-OVT-2, GPA-GEAR-5
bool Outlook::may_enter(const Allowance& allowed, int cell, bool goes_on, int brakings) const {
  if (road_.is_fifth && !allowed.fifth && road_.factor(cell, goes_on) >= kFactorMax) return false;
  return allowed.accident || !road_.is_occupied(cell) || road_.checks(cell, goes_on, brakings) <= 0;
}

// GPA-CAP-3
Moves Outlook::of_last_room(int last) const {
  Moves time = stops_[last];
  for (int cell = last; cell > 0; --cell)
    time = checked(cell, road_.checks(cell, cell < last, 0), time);
  return time;
}

Moves Outlook::of_clear_way() const {
  Moves best = kNever;
  for (int cell = 1; cell <= road_.most; ++cell) {
    const bool may_end = road_.cells[cell].has_room && cell >= road_.least;
    if (may_end && is_clear(cell, false)) best = std::min(best, stops_[cell]);
    if (!is_clear(cell, true)) break;
  }
  return best;
}

Moves Outlook::of_die(int modifier) {
  std::array<Moves, kFactorMax + 1> known;
  known.fill(kNever);
  const Moves least = least_within(road_.most);
  Moves sum = 0;
  for (int face = 1; face <= kDieSides; ++face) {
    const int bears = tolerance(gear_, face + modifier + handicap_);
    Moves& time = known[bears];
    if (time == kNever) {
      road_.tolerance = bears;
      time = of_clear_way();
      // Where the best of all is to be had for nothing, other ways need not be looked at.
      if (time > least) time = std::min(of_tolerance(bears), of_stay());
    }
    sum += time;
  }
  return sum / kDieSides;
}

// A go ends with a stop, a spin or in the box; dice mix these, and damages come on top.
Moves Outlook::least_within(int cells) const {
  Moves least = box_;
  for (int i = 0; i <= cells; ++i) least = std::min({least, stops_[i], spins_[i]});
  return least;
}

Moves Outlook::of_plan(const Plan& plan) const {
  const Outcome outcome = outcome_of(road_, plan);
  if (outcome.is_box) return box_;
  const int cell = outcome.cells;
  if (cell == 0) return of_stay();
  if (outcome.is_end) return checked(cell, outcome.checks, stops_[cell]);
  if (outcome.count > count_max(cell)) return kNever;
  Moves onwards = onwards_[cell][outcome.count];
  if (road_.cells[cell].has_room && outcome.count >= road_.least)
    onwards = std::min(onwards, stops_[cell]);
  // A stop in the last cell with room (GPA-CAP-3) is on nobody's way.
  if (onwards >= kNever) onwards = stops_[plan.cells];
  return checked(cell, outcome.checks, onwards);
}

}  // namespace chicane::grand_prix_advanced
