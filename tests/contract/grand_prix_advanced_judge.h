// The slow judge: what RULES.md allows a driver, found by writing down every plan there is. It
// knows nothing of the engine but its state, so that the two can be measured by one another.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "rules/grand_prix_advanced/state.h"

namespace chicane::grand_prix_advanced::slow {

struct Sheet {
  std::vector<int> brakings;  // In each cell entered.
  bool is_box = false;

  int cells() const { return static_cast<int>(brakings.size()); }
  int brakings_in_all() const {
    int sum = 0;
    for (const int braking : brakings) sum += braking;
    return sum;
  }
  // GPA-BRK-1, GPA-BOX-1
  int count() const { return cells() + brakings_in_all() + (is_box ? 1 : 0); }

  Decision decision() const {
    Plan plan;
    plan.cells = static_cast<std::uint8_t>(cells());
    for (int i = 1; i <= cells(); ++i) plan.brake(i, brakings[i - 1]);
    plan.is_box = is_box;
    return follow(plan);
  }
  static Sheet of(const Plan& plan) {
    Sheet sheet;
    for (int i = 1; i <= plan.cells; ++i) sheet.brakings.push_back(plan.braking(i));
    sheet.is_box = plan.is_box;
    return sheet;
  }
};

// Every sheet with at most so many cells and brakings together, with the box and without.
inline void every_sheet(int most, Sheet& sheet, auto&& see) {
  for (const bool is_box : {false, true}) {
    sheet.is_box = is_box;
    see(sheet);
  }
  for (int braking = 0; braking < most; ++braking) {
    sheet.brakings.push_back(braking);
    every_sheet(most - 1 - braking, sheet, see);
    sheet.brakings.pop_back();
  }
}
inline std::vector<Sheet> every_sheet(int most) {
  std::vector<Sheet> all;
  Sheet sheet;
  every_sheet(most, sheet, [&](const Sheet& each) { all.push_back(each); });
  return all;
}

// Up to the first checks, or to the end: cell, checks, whether it is the last, box, count.
using Course = std::tuple<int, int, bool, bool, int>;

// What the cells ahead hold for the car at the wheel; cell 0 is its own.
class Ahead {
 public:
  Ahead(const Game& game, const State& state) : game_(game), state_(state) {}

  int most_left() const { return state_.go.most - state_.go.count; }

  // GPA-CAP-1
  bool has_room(int i) const { return is_home(i) || others(i) < 4 - printed(i); }

  // GPA-MOV-1
  bool is_in_window(const Sheet& sheet) const {
    const int count = state_.go.count + sheet.count();
    return count >= state_.go.least && count <= state_.go.most;
  }

  // GPA-BRK-3
  bool can_brake(const Sheet& sheet) const {
    return sheet.brakings_in_all() == 0 || !car().damage.has(Damage::brakes);
  }

  // GPA-CAP-2, GPA-MOV-3, GPA-PRA-1; section 4, item 4.
  bool may_end(const Sheet& sheet) const {
    if (sheet.cells() > 0) return has_room(sheet.cells());
    return state_.go.entered == 0 ? !state_.is_practice : has_room(0);
  }

  // GPA-BOX-1
  bool reaches_box(const Sheet& sheet) const {
    return state_.go.gear <= 3 && !state_.is_practice && car().status != Status::box &&
           cell(sheet.cells()) == game_.ring.box_entry && !is_home(sheet.cells());
  }

  // GPA-OVT-2
  bool endangers(const Sheet& sheet) const {
    for (int i = 1; i <= sheet.cells(); ++i) {
      const bool goes_on = i < sheet.cells() || sheet.is_box;
      if (others(i) > 0 && checks(i, sheet.brakings[i - 1], goes_on) > 0) return true;
    }
    return false;
  }

  // GPA-GEAR-5, second sentence
  bool reaches_three(const Sheet& sheet) const {
    if (state_.go.gear != 5) return false;
    for (int i = 1; i <= sheet.cells(); ++i) {
      const bool goes_on = i < sheet.cells() || sheet.is_box;
      if (!is_home(i) && factor(i, goes_on) >= 3) return true;
    }
    return false;
  }

  Course course(const Sheet& sheet) const {
    int count = 0;
    for (int i = 1; i <= sheet.cells(); ++i) {
      const bool goes_on = i < sheet.cells() || sheet.is_box;
      count += 1 + sheet.brakings[i - 1];
      const int due = checks(i, sheet.brakings[i - 1], goes_on);
      if (due > 0) return {i, due, !goes_on, false, goes_on ? count : 0};
    }
    return {sheet.cells(), 0, true, sheet.is_box, 0};
  }

 private:
  const Car& car() const { return state_.cars[state_.go.car]; }
  int cell(int i) const { return (car().cell + i) % game_.ring.count; }
  int printed(int i) const { return game_.ring.factors[cell(i)]; }

  // GPA-VIC-1
  bool is_home(int i) const {
    int to_go = car().to_go;
    for (int step = 1; step <= i; ++step) to_go -= cell(step) == 0 ? 1 : 0;
    return to_go <= 0;
  }

  // GPA-CAP-4
  int others(int i) const {
    int count = 0;
    for (int other = 0; other < state_.car_count; ++other) {
      const Car& there = state_.cars[other];
      if (other != state_.go.car && there.status == Status::run && there.cell == cell(i)) ++count;
    }
    return count;
  }

  // GPA-RISK-2 without brakings, GPA-DMG-5, B2
  int factor(int i, bool goes_on) const {
    int factor = printed(i);
    const bool is_raised = game_.options.tyre_damage == TyreDamage::all || factor > 0;
    if (car().damage.has(Damage::tyres) && is_raised) ++factor;
    return factor + (goes_on ? others(i) : 0);
  }

  // GPA-RISK-3, GPA-RISK-4
  int checks(int i, int brakings, bool goes_on) const {
    if (is_home(i)) return 0;
    return std::max(0, std::min(3, factor(i, goes_on) + brakings) - state_.go.tolerance);
  }

  const Game& game_;
  const State& state_;
};

class Judge {
 public:
  Judge(const Game& game, const State& state) : ahead_(game, state) {
    const int most = ahead_.most_left();
    for (const Sheet& sheet : every_sheet(std::max(0, most))) {
      if (sheet.is_box || !fits(sheet)) continue;
      any_fits_ = true;
      // B10
      if (game.options.avoid == Avoid::gear_only && sheet.brakings_in_all() > 0) continue;
      const bool is_safe = !ahead_.endangers(sheet);
      const bool is_below = !ahead_.reaches_three(sheet);
      safe_ = safe_ || is_safe;
      below_ = below_ || is_below;
      safe_below_ = safe_below_ || (is_safe && is_below);
    }
    // GPA-CAP-3
    for (int i = 1; i <= most; ++i) {
      if (ahead_.has_room(i)) last_room_ = i;
    }
  }

  bool allows(const Sheet& sheet) const {
    if (sheet.is_box) {
      if (!ahead_.reaches_box(sheet) || !ahead_.is_in_window(sheet) || !ahead_.can_brake(sheet))
        return false;
    } else {
      if (!any_fits_) return sheet.brakings_in_all() == 0 && sheet.cells() == last_room_;
      if (!fits(sheet)) return false;
    }
    if (safe_ && ahead_.endangers(sheet)) return false;
    // GPA-GEAR-5  Among the plans that endanger nobody, where there are such.
    return !(safe_ ? safe_below_ : below_) || !ahead_.reaches_three(sheet);
  }

  bool any_fits() const { return any_fits_; }
  bool is_forced() const { return any_fits_ && !safe_; }
  bool is_three_forced() const { return any_fits_ && !(safe_ ? safe_below_ : below_); }

 private:
  bool fits(const Sheet& sheet) const {
    return ahead_.is_in_window(sheet) && ahead_.can_brake(sheet) && ahead_.may_end(sheet);
  }

  Ahead ahead_;
  bool any_fits_ = false;
  bool safe_ = false;
  bool below_ = false;
  bool safe_below_ = false;
  int last_room_ = 0;
};

// Table of section 2, GPA-GEAR-2 … GPA-GEAR-5, GPA-PRA-1
inline bool may_take_gear(const Game& game, const State& state, int gear) {
  const Car& car = state.cars[state.go.car];
  if (gear < 1 || gear > 5) return false;
  const bool is_first = car.status == Status::box || car.is_starting ||
                        (car.status == Status::spun && game.options.spin_gear == SpinGear::first);
  if (is_first) return gear == 1;
  const bool is_flying = state.is_practice && car.moves == 0;
  const int change = gear - car.gear;
  if (!is_flying && (change > 1 || change < -2)) return false;
  if (!is_flying && change == -2 && car.damage.has(Damage::gearbox)) return false;
  if (gear != 5) return true;
  int to_go = car.to_go;
  for (int i = 1; i <= 8; ++i) {
    const int cell = (car.cell + i) % game.ring.count;
    if (cell == 0 && --to_go == 0) return true;  // GPA-VIC-1
    int factor = game.ring.factors[cell];
    const bool is_raised = game.options.tyre_damage == TyreDamage::all || factor > 0;
    if (car.damage.has(Damage::tyres) && is_raised) ++factor;
    for (int other = 0; i < 8 && other < state.car_count; ++other) {
      const Car& there = state.cars[other];
      if (other != state.go.car && there.status == Status::run && there.cell == cell) ++factor;
    }
    if (factor >= 3) return false;
  }
  return true;
}

// GPA-GEAR-1, GPA-GEAR-3, GPA-STA-1
inline int most_pushed(const State& state) {
  const int limits[] = {2, 2, 3, 4, 4};
  const bool is_out_of_gear = state.go.wanted + 2 == state.go.gear;
  return state.at_wheel().is_starting || is_out_of_gear ? 0 : limits[state.go.gear - 1];
}

}  // namespace chicane::grand_prix_advanced::slow
