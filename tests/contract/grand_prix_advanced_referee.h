// The referee: follows a race decision by decision with books of its own and says what RULES.md
// makes of each. Legality is the judge's; this is what comes after it.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <optional>
#include <set>

#include "contract/grand_prix_advanced_judge.h"
#include "rules/grand_prix_advanced/order.h"

namespace chicane::grand_prix_advanced::slow {

class Referee {
 public:
  // The decision is about to be taken.
  void hears(const State& state, const Decision& decision) {
    before_ = state;
    decision_ = decision;
  }

  // The state that came of it; the first one of a race comes of nothing.
  void sees(const Game& game, const State& state) {
    const bool is_first = !before_.has_value();
    if (!is_first) watch(game, *before_, state);
    if (::testing::Test::HasFatalFailure()) return;
    if (is_first && state.move == 1) begin_move(state);
    check_cars(game, state);
    before_.reset();
    if (is_first) check_go_begins(game, state);
  }

  // One cell may hold too many: a car that found room nowhere stands there (GPA-CAP-3).
  void permits_crowd(int cell) { crowded_.insert(cell); }

 private:
  static bool begins_go(const State& state) {
    return state.phase == Phase::box || state.phase == Phase::gear ||
           state.phase == Phase::automatic || state.phase == Phase::over ||
           (state.phase == Phase::start && state.at_wheel().is_automatic);
  }
  static int laps_and_cells(const Game& game, const Car& car) {
    return -car.to_go * game.ring.count + car.cell;
  }

  // --- Every state ---------------------------------------------------------------------------

  void check_cars(const Game& game, const State& state) const {
    if (state.phase == Phase::draw) return;
    std::vector<int> in_cell(static_cast<std::size_t>(game.ring.count));
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      ASSERT_LT(car.cell, game.ring.count);
      ASSERT_TRUE(car.gear >= 1 && car.gear <= 5);
      ASSERT_LE(car.to_go, state.is_practice ? 2 : game.options.laps + 1);
      if (state.is_practice) {
        ASSERT_EQ(car.damage.bits, 0) << "GPA-PRA-2";
        ASSERT_EQ(car.status == Status::run, i == state.go.car);
        continue;
      }
      ASSERT_NE(car.status, Status::absent);
      if (car.is_racing()) {
        ASSERT_LE(car.damage.size(), 4) << "GPA-DMG-6";
      }
      ASSERT_LE(car.damage.size(), 5);
      const bool is_driving = i == state.go.car && !begins_go(state);
      // On its way over the line it has finished, and still drives on.
      ASSERT_EQ(car.to_go == 0 && !is_driving, car.status == Status::finished);
      if (car.status == Status::box) {
        ASSERT_EQ(car.cell, game.ring.box_entry);
        ASSERT_FALSE(car.is_automatic) << "GPA-AUT-4";
      }
      if (car.is_automatic) {
        ASSERT_NE(car.status, Status::spun);
      }
      if (car.status == Status::run && !is_driving) ++in_cell[car.cell];
    }
    if (game.options.damage_stops) return;
    for (int cell = 0; cell < game.ring.count; ++cell) {
      if (crowded_.contains(cell)) continue;
      ASSERT_LE(in_cell[cell], 4 - game.ring.factors[cell]) << "GPA-CAP-1, cell " << cell;
    }
  }

  // --- From one state to the next ------------------------------------------------------------

  void watch(const Game& game, const State& before, const State& after) {
    if (before.phase == Phase::draw) return watch_draw(game, before, after);
    const int wheel = before.go.car;
    const bool starts = before.is_practice && !after.is_practice;
    if (!starts) check_others(before, after, wheel);
    if (::testing::Test::HasFatalFailure()) return;
    const bool ends = begins_go(after) && decision_.kind != DecisionKind::leave;
    entered_ = entered_ || has_entered(before, after, wheel);
    watch_phase(game, before, after, ends);
    if (::testing::Test::HasFatalFailure() || !ends) return;
    accident_ = damaged_ = false;
    if (before.is_practice) return watch_practice(game, before, after);
    end_go(game, before, after);
    check_go_begins(game, after);
  }

  static bool has_entered(const State& before, const State& after, int wheel) {
    const Car& was = before.cars[wheel];
    const Car& is = after.cars[wheel];
    return was.cell != is.cell || (was.status != Status::box && is.status == Status::box);
  }

  // Nobody but the car at the wheel changes, save one that is thrown for (GPA-ACC-2).
  void check_others(const State& before, const State& after, int wheel) const {
    for (int i = 0; i < before.car_count; ++i) {
      const Car& was = before.cars[i];
      Car is = after.cars[i];
      if (i == wheel) {
        const bool has_gone = was.status == Status::out || was.status == Status::finished;
        if (!has_gone) continue;
        ASSERT_TRUE(is.cell == was.cell && is.status == was.status && is.to_go == was.to_go);
        continue;
      }
      const bool is_victim = before.phase == Phase::others_damage && i == before.go.victim;
      if (is_victim) {
        ASSERT_EQ(was.status, Status::run);
        const Damage damage = table_c(decision_.number);
        ASSERT_EQ(is.status == Status::out, is_last(was, damage)) << "GPA-DMG-6";
        is.damage = was.damage;
        is.status = was.status;
      }
      if (before.is_practice) continue;  // The next one comes to the line.
      ASSERT_EQ(std::memcmp(&was, &is, sizeof(Car)), 0) << "car " << i << " has changed";
    }
  }

  void watch_phase(const Game& game, const State& before, const State& after, bool ends) {
    const Car& was = before.at_wheel();
    const int face = decision_.number;
    switch (before.phase) {
      case Phase::box:
        ASSERT_EQ(ends, decision_.kind == DecisionKind::repair) << "GPA-BOX-4";
        if (ends) {
          ASSERT_EQ(after.cars[before.go.car].damage.bits, was.damage.bits & ~(1u << face));
        }
        return;
      case Phase::tyres:
        ASSERT_TRUE(ends);
        ASSERT_EQ(after.cars[before.go.car].damage.has(Damage::tyres),
                  decision_.kind == DecisionKind::pass);
        return;
      case Phase::gear:
        return watch_gear(game, before, after);
      case Phase::shift:
        return watch_shift(game, before, after);
      case Phase::start:
        if (was.is_automatic) return watch_automatic(game, before, after, start_most(face));
        ASSERT_EQ(after.phase, Phase::push);
        ASSERT_EQ(after.go.least, 0) << "GPA-STA-1";
        ASSERT_EQ(after.go.most, start_most(face) - lowers(before.go.held));
        return;
      case Phase::automatic:
        return watch_automatic(game, before, after, face <= 2 ? 5 : face <= 4 ? 6 : 9);
      case Phase::push:
        ASSERT_EQ(after.phase, face > 0 ? Phase::engine : Phase::risk);
        return;
      case Phase::engine:
        return watch_engine(before, after, ends);
      case Phase::risk:
        ASSERT_EQ(after.phase, Phase::plan);
        ASSERT_EQ(after.go.tolerance, table_a(before, face)) << "GPA-RISK-1";
        return;
      case Phase::plan:
      case Phase::renewal:
        return watch_plan(game, before, after, ends);
      case Phase::check:
        return watch_check(game, before, after, ends);
      case Phase::restart: {
        const Car& is = after.cars[before.go.car];
        ASSERT_EQ(is.status, face >= 5 ? Status::out : Status::spun) << "GPA-DMG-3";
        if (game.options.spin_gear == SpinGear::first) {
          ASSERT_EQ(is.gear, 1) << "B6";
        } else if (ends) {
          ASSERT_EQ(is.gear, before.go.wanted) << "B6";
        }
        return watch_end_of_checks(game, before, after, ends);
      }
      case Phase::damage: {
        const Car& is = after.cars[before.go.car];
        const bool is_out = is_last(was, table_c(face));
        damaged_ = true;
        ASSERT_TRUE(is.damage.has(table_c(face)));
        ASSERT_EQ(is.status == Status::out, is_out) << "GPA-DMG-6";
        if (is_out || before.go.checks == 1) return watch_end_of_checks(game, before, after, ends);
        ASSERT_EQ(after.phase, Phase::check);
        ASSERT_EQ(after.go.checks, before.go.checks - 1);
        return;
      }
      case Phase::involvement:
        if (face % 2 != 0) {
          ASSERT_EQ(after.phase, Phase::others_damage) << "GPA-ACC-1";
          ASSERT_EQ(after.go.victim, before.go.victim);
          return;
        }
        return watch_next_victim(game, before, after, ends);
      case Phase::others_damage:
        return watch_next_victim(game, before, after, ends);
      default:
        FAIL() << "nothing is decided in phase " << static_cast<int>(before.phase);
    }
  }

  // --- GEAR, PUSH, RISK ----------------------------------------------------------------------

  static int lowers(DamageSet held) {
    return (held.has(Damage::engine) ? 1 : 0) + (held.has(Damage::chassis) ? 1 : 0);
  }
  static int start_most(int face) { return face == 6 ? 3 : face == 5 ? 4 : 5; }
  // Formula of section 6.1.
  static int table_a(const State& before, int face) {
    const int s = before.go.gear + face + before.go.modifier +
                  (before.go.held.has(Damage::suspension) ? 1 : 0);
    const int bears = s <= 6 ? 3 : s <= 8 ? 2 : s <= 10 ? 1 : 0;
    return before.go.gear == 5 ? std::min(2, bears) : bears;
  }
  static Damage table_c(int face) {
    const Damage table[] = {Damage::suspension, Damage::suspension, Damage::tyres,
                            Damage::gearbox,    Damage::brakes,     Damage::chassis};
    return table[face - 1];
  }
  static bool is_last(const Car& car, Damage damage) {
    return car.damage.has(damage) || car.damage.size() == 4;
  }

  // GPA-GEAR-1, GPA-MOV-2, B1
  static void check_window(const Game& game, const State& state, int gear) {
    const int least[] = {0, 2, 3, 5, 8};
    const int most[] = {3, 5, 6, 9, 12};
    const bool is_lower =
        game.options.engine_damage == EngineDamage::both && state.go.held.has(Damage::engine);
    ASSERT_EQ(state.go.gear, gear);
    ASSERT_EQ(state.go.least, std::max(0, least[gear - 1] - (is_lower ? 1 : 0)));
    ASSERT_EQ(state.go.most, most[gear - 1] - lowers(state.go.held));
    ASSERT_EQ(state.phase, state.at_wheel().is_starting ? Phase::start : Phase::push);
  }

  static void watch_gear(const Game& game, const State& before, const State& after) {
    const Car& car = before.at_wheel();
    const int gear = after.go.wanted;
    const bool is_free =
        car.is_starting || car.status == Status::box ||
        (car.status == Status::spun && game.options.spin_gear == SpinGear::first) ||
        (before.is_practice && car.moves == 0);
    const bool owes_die =
        !is_free && gear != car.gear && (gear == car.gear - 2 || car.damage.has(Damage::gearbox));
    ASSERT_EQ(after.phase == Phase::shift, owes_die) << "GPA-GEAR-3, GPA-GEAR-4";
    if (owes_die) return;
    ASSERT_EQ(after.at_wheel().gear, gear);
    ASSERT_EQ(after.go.modifier, 0);
    check_window(game, after, gear);
  }

  void watch_shift(const Game& game, const State& before, const State& after) const {
    const int old = before.at_wheel().gear;
    const bool fails = decision_.number == 6;
    const int wanted = before.go.wanted;
    ASSERT_EQ(after.go.modifier, fails ? 1 : 0);
    ASSERT_EQ(after.at_wheel().gear, fails ? old : wanted);
    // GPA-GEAR-4  With gearbox damage the old one stays.
    ASSERT_EQ(after.go.wanted, fails && wanted != old - 2 ? old : wanted);
    check_window(game, after, fails ? old : wanted);
  }

  // GPA-PUSH-1, GPA-PUSH-2, GPA-PRA-2
  void watch_engine(const State& before, const State& after, bool ends) const {
    const int pushed = before.go.pushed;
    const Car& was = before.at_wheel();
    const Car& is = after.cars[before.go.car];
    const bool succeeds = decision_.number > pushed;
    const bool is_out = !succeeds && !before.is_practice && is_last(was, Damage::engine);
    ASSERT_EQ(ends, is_out);
    ASSERT_EQ(is.status == Status::out, is_out);
    if (is_out) return;
    ASSERT_EQ(after.phase, Phase::risk);
    ASSERT_EQ(after.go.least, before.go.least + (succeeds ? pushed : 0));
    ASSERT_EQ(after.go.most, before.go.most + (succeeds ? pushed : 0));
    ASSERT_EQ(after.go.held.bits, before.go.held.bits);
    ASSERT_EQ(is.damage.size(), was.damage.size() + (succeeds || before.is_practice ? 0 : 1));
    ASSERT_EQ(after.go.extras, before.go.extras + (!succeeds && before.is_practice ? 1 : 0));
  }

  // --- Movement ------------------------------------------------------------------------------

  // GPA-AUT-1, GPA-AUT-2: counted down from the cell of the die.
  void watch_automatic(const Game& game, const State& before, const State& after, int cells) const {
    const Car& was = before.at_wheel();
    const Car& is = after.cars[before.go.car];
    const auto is_full = [&](int ahead) {
      const int cell = was.cell + ahead;
      if (was.to_go == 1 && cell >= game.ring.count) return false;
      int cars = 0;
      for (int i = 0; i < before.car_count; ++i) {
        cars += i != before.go.car && before.cars[i].status == Status::run &&
                before.cars[i].cell == cell % game.ring.count;
      }
      return cars >= 4 - game.ring.factors[cell % game.ring.count];
    };
    while (cells > 0 && is_full(cells)) --cells;
    if (before.is_practice && after.cars[before.go.car].status == Status::absent) return;
    if (before.is_practice && !after.is_practice) return;
    ASSERT_EQ(laps_and_cells(game, is), laps_and_cells(game, was) + cells) << "GPA-AUT-2";
    ASSERT_EQ(was.damage.bits, is.damage.bits);
  }

  void watch_plan(const Game& game, const State& before, const State& after, bool ends) {
    const bool keeps = decision_.kind == DecisionKind::keep;
    const Sheet sheet = Sheet::of(keeps ? before.go.plan().after(before.go.done) : decision_.plan);
    const auto [cells, checks, is_end, is_box, count] = Ahead(game, before).course(sheet);
    const bool is_lap_over = before.is_practice && after.cars[before.go.car].status != Status::run;
    accident_ = damaged_ = false;
    is_at_end_ = is_end;
    if (checks > 0) {
      ASSERT_EQ(after.phase, Phase::check);
      ASSERT_EQ(after.go.checks, checks) << "GPA-DMG-2";
      if (!is_end) {
        ASSERT_EQ(after.go.count, before.go.count + count);
      }
    } else if (is_box && before.at_wheel().damage.has(Damage::tyres)) {
      ASSERT_EQ(after.phase, Phase::tyres) << "GPA-BOX-3";
    } else {
      ASSERT_TRUE(ends);
    }
    if (is_lap_over || (before.is_practice && !after.is_practice)) return;
    const Car& was = before.at_wheel();
    const Car& is = after.cars[before.go.car];
    ASSERT_EQ(laps_and_cells(game, is), laps_and_cells(game, was) + cells) << "GPA-LAP-1";
    if (is_box) {
      ASSERT_EQ(is.status, Status::box);
    } else if (cells > 0) {
      ASSERT_EQ(is.status,
                is.to_go == 0 && ends && !before.is_practice ? Status::finished : Status::run);
    } else {
      ASSERT_EQ(is.status, was.status);
    }
    if (cells == 0 && !is_box && before.go.entered == 0) {
      ASSERT_EQ(is.arrived, was.arrived) << "GPA-MOV-3";
    } else if (ends) {
      ASSERT_EQ(is.arrived, before.arrivals + 1) << "GPA-CAP-4";
    }
  }

  // --- DMG, ACC ------------------------------------------------------------------------------

  void watch_check(const Game& game, const State& before, const State& after, bool ends) {
    const int face = decision_.number;
    if (face > 2 && !before.is_practice) {
      accident_ = true;
      ASSERT_EQ(after.phase, face == 3 ? Phase::restart : Phase::damage) << "GPA-DMG-2";
      return;
    }
    if (before.go.checks == 1) return watch_end_of_checks(game, before, after, ends);
    ASSERT_EQ(after.phase, Phase::check);
    ASSERT_EQ(after.go.checks, before.go.checks - 1);
    ASSERT_EQ(after.go.extras, before.go.extras + (face > 2 ? 1 : 0)) << "GPA-PRA-2";
  }

  void watch_end_of_checks(const Game& game, const State& before, const State& after, bool ends) {
    victims_.clear();
    const Car& wheel = before.at_wheel();
    for (int i = 0; accident_ && i < before.car_count; ++i) {
      const Car& car = before.cars[i];
      if (i != before.go.car && car.status == Status::run && car.cell == wheel.cell)
        victims_.push_back(i);
    }
    // From the back, so that the front car is taken first.
    std::sort(victims_.begin(), victims_.end(),
              [&](int a, int b) { return before.cars[a].arrived > before.cars[b].arrived; });
    watch_next_victim(game, before, after, ends);
  }

  // GPA-ACC-1, and what follows the checks of a cell.
  void watch_next_victim(const Game& game, const State& before, const State& after, bool ends) {
    if (!victims_.empty()) {
      ASSERT_EQ(after.phase, Phase::involvement) << "GPA-ACC-1";
      ASSERT_EQ(after.go.victim, victims_.back());
      victims_.pop_back();
      return;
    }
    const bool is_gone = after.cars[before.go.car].status == Status::spun ||
                         after.cars[before.go.car].status == Status::out;
    const bool is_stopped = damaged_ && game.options.damage_stops;
    ASSERT_EQ(ends, is_gone || is_stopped || is_at_end_) << "section 4, item 4";
    if (!ends) {
      ASSERT_EQ(after.phase, Phase::renewal);
    }
  }

  // --- Moves ---------------------------------------------------------------------------------

  // GPA-ORD-1, GPA-ORD-2: the foremost of those left, again and again.
  static std::vector<int> order_by_hand(const State& state, bool is_late) {
    const auto rank = [&](int i) {
      const Car& car = state.cars[i];
      const int beside = car.status == Status::box ? 0 : car.status == Status::run ? 1 : 2;
      return std::tuple(car.to_go, -car.cell, beside, car.arrived);
    };
    std::vector<int> left;
    for (int i = 0; i < state.car_count; ++i) {
      if (state.cars[i].is_racing() && (state.cars[i].status != Status::run) == is_late)
        left.push_back(i);
    }
    std::vector<int> order;
    while (!left.empty()) {
      const auto first = std::min_element(left.begin(), left.end(),
                                          [&](int a, int b) { return rank(a) < rank(b); });
      order.push_back(*first);
      left.erase(first);
    }
    return order;
  }

  void begin_move(const State& state) {
    order_ = order_by_hand(state, false);
    for (const int car : order_by_hand(state, true)) order_.push_back(car);
    acted_.clear();
    entered_ = false;
  }

  void watch_draw(const Game& game, const State& before, const State& after) {
    if (after.phase == Phase::draw) {
      ASSERT_EQ(after.drawn_count, before.drawn_count + 1);
      return;
    }
    watch_grid(game, after);
  }

  // GPA-GRD-1, GPA-GRD-3
  void watch_grid(const Game& game, const State& state) {
    ASSERT_EQ(std::set<int>(state.drawn.begin(), state.drawn.begin() + state.car_count).size(),
              state.car_count);
    for (int place = 0; place < state.car_count; ++place) {
      const Car& car = state.cars[state.drawn[place]];
      ASSERT_EQ(car.cell, game.ring.count - 1 - place / 4);
      ASSERT_EQ(car.to_go, game.options.laps + 1) << "GPA-LAP-1";
      ASSERT_EQ(car.damage.bits, 0);
      ASSERT_EQ(car.gear, 1);
      ASSERT_TRUE(car.is_starting && car.status == Status::run);
    }
    begin_move(state);
    for (int place = 0; place < state.car_count; ++place)
      ASSERT_EQ(order_[place], state.drawn[place]) << "GPA-STA-1";
    check_go_begins(game, state);
  }

  // GPA-PRA-1 … GPA-PRA-3
  void watch_practice(const Game& game, const State& before, const State& after) {
    const int wheel = before.go.car;
    const Car& is = after.cars[wheel];
    ASSERT_GT(is.moves, before.cars[wheel].moves);
    if (after.is_practice && after.go.car == wheel) {
      ASSERT_GT(laps_and_cells(game, is), -2 * game.ring.count + game.ring.count - 1);
      return;
    }
    ASSERT_TRUE(is.beyond >= 1 && is.beyond <= 16);
    if (after.is_practice) {
      ASSERT_EQ(after.go.car, wheel + 1);
      ASSERT_EQ(is.cell + 1, is.beyond);
      return;
    }
    for (int place = 1; place < after.car_count; ++place) {
      const Car& ahead = after.cars[after.drawn[place - 1]];
      const Car& behind = after.cars[after.drawn[place]];
      const int sign = game.options.practice_decimals == Decimals::farther ? -1 : 1;
      ASSERT_LT(std::tuple(ahead.moves, sign * ahead.beyond, after.drawn[place - 1]),
                std::tuple(behind.moves, sign * behind.beyond, after.drawn[place]));
    }
    watch_grid(game, after);
  }

  void end_go(const Game& game, const State& before, const State& after) {
    acted_.insert(before.go.car);
    ASSERT_FALSE(after.cars[before.go.car].is_starting);
    // GPA-GEAR-3  The wanted gear comes in after the movement.
    const Car& car = after.cars[before.go.car];
    if (car.status == Status::run && before.go.wanted != 0) {
      ASSERT_EQ(car.gear, before.go.wanted);
    }
    for (const int next : order_) {
      if (after.cars[next].is_racing() && !acted_.contains(next)) {
        ASSERT_EQ(after.go.car, next) << "GPA-ORD-1";
        ASSERT_EQ(after.move, before.move);
        return;
      }
    }
    end_move(game, before, after);
  }

  // GPA-VIC-2, GPA-VIC-4, B19
  void end_move(const Game& game, const State& before, const State& after) {
    still_ = entered_ ? 0 : still_ + 1;
    ASSERT_EQ(after.still, still_);
    bool has_racer = false;
    bool has_finisher = false;
    for (int i = 0; i < after.car_count; ++i) {
      has_racer = has_racer || after.cars[i].is_racing();
      has_finisher = has_finisher || after.cars[i].status == Status::finished;
    }
    const bool stops = has_finisher && game.options.classification == Classification::stop;
    ASSERT_EQ(after.phase == Phase::over, !has_racer || stops || still_ == 10) << "GPA-VIC-4";
    for (int i = 0; i < after.car_count; ++i) {
      if (after.cars[i].status == Status::finished && !home_.contains(i)) home_[i] = before.move;
    }
    if (after.phase == Phase::over) return check_classification(game, after);
    ASSERT_EQ(after.move, before.move + 1);
    begin_move(after);
    ASSERT_EQ(after.go.car, order_.at(0));
  }

  // GPA-VIC-2, GPA-VIC-3, B19
  void check_classification(const Game&, const State& state) {
    std::vector<std::pair<std::tuple<bool, std::uint32_t, int, int, int, std::uint32_t>, int>> cars;
    for (int i = 0; i < state.car_count; ++i) {
      const Car& car = state.cars[i];
      if (car.status == Status::out) continue;
      const bool is_home = car.status == Status::finished;
      const int beside = car.status == Status::box ? 0 : car.status == Status::spun ? 2 : 1;
      const std::uint32_t when = is_home ? home_[i] : 0;
      cars.push_back({{!is_home, when, car.to_go, -car.cell, beside, car.arrived}, i});
    }
    std::sort(cars.begin(), cars.end());
    std::array<std::uint8_t, kCarsMax> classified{};
    ASSERT_EQ(classify(state, classified), static_cast<int>(cars.size()));
    for (std::size_t i = 0; i < cars.size(); ++i) ASSERT_EQ(classified[i], cars[i].second);
  }

  void check_go_begins(const Game&, const State& state) {
    if (state.phase == Phase::over || state.phase == Phase::draw) return;
    const Car& car = state.at_wheel();
    ASSERT_TRUE(car.is_racing());
    ASSERT_EQ(state.go.held.bits, car.damage.bits) << "section 4, item 2";
    if (car.is_automatic) {
      ASSERT_EQ(state.phase, car.is_starting ? Phase::start : Phase::automatic);
    } else {
      ASSERT_EQ(state.phase, car.status == Status::box ? Phase::box : Phase::gear);
    }
    // A crowd is over once there is room again.
    std::erase_if(crowded_, [&](int cell) {
      return std::none_of(
          state.cars.begin(), state.cars.begin() + state.car_count,
          [&](const Car& there) { return there.status == Status::run && there.cell == cell; });
    });
  }

  std::optional<State> before_;
  Decision decision_;
  std::vector<int> order_;
  std::set<int> acted_;
  std::vector<int> victims_;
  std::set<int> crowded_;
  std::map<int, std::uint32_t> home_;
  int still_ = 0;
  bool entered_ = false;
  bool accident_ = false;
  bool damaged_ = false;
  bool is_at_end_ = false;
};

}  // namespace chicane::grand_prix_advanced::slow
