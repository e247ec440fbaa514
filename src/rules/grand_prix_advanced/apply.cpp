// A lawful decision → the next state and what happened. The order is that of RULES.md, section 2.
#include <algorithm>

#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/order.h"
#include "rules/grand_prix_advanced/preparation.h"
#include "rules/grand_prix_advanced/road.h"
#include "rules/lib/goes.h"
#include "rules/lib/start_order.h"

namespace chicane::grand_prix_advanced {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game), state_(state), go_(state.go), sink_(sink) {}

  void apply(const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::repair:
        return take_repair(static_cast<Damage>(decision.number));
      case DecisionKind::leave:
        state_.phase = Phase::gear;
        return;
      case DecisionKind::gear:
        return take_gear(decision.number);
      case DecisionKind::push:
        return take_push(decision.number);
      case DecisionKind::keep:
        return drive();
      case DecisionKind::plan:
        go_.follow(decision.plan);
        return drive();
      case DecisionKind::pass:
        return end_go();
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

  void begin(int number) {
    const Car& car = state_.cars[number];
    go_ = {};
    go_.car = static_cast<std::uint8_t>(number);
    go_.held = car.damage;
    go_.may_push = !car.is_starting;
    if (car.is_automatic) {
      state_.phase = car.is_starting ? Phase::start : Phase::automatic;
    } else {
      state_.phase = car.status == Status::box ? Phase::box : Phase::gear;
    }
  }

 private:
  void take_roll(int face) {
    switch (state_.phase) {
      case Phase::draw:
        return take_draw(face);
      case Phase::shift:
        return take_shift(face);
      case Phase::start:
        return take_start(face);
      case Phase::engine:
        return take_engine(face);
      case Phase::check:
        return take_check(face);
      case Phase::restart:
        return take_restart(face);
      case Phase::damage:
        return take_damage(face);
      case Phase::involvement:
        return take_involvement(face);
      case Phase::others_damage:
        return take_others_damage(face);
      case Phase::automatic:
        return drive_automatically(kAutomaticCells[face - 1], face);
      default:
        return take_risk(face);
    }
  }

  // --- GRD, PRA ----------------------------------------------------------------------------------

  void take_draw(int face) {
    draw_place(state_, face);
    if (state_.drawn_count == state_.car_count) start();
  }

  void start() {
    place_on_grid(game_, state_);
    for (int place = 0; place < state_.car_count; ++place) {
      const int car = state_.drawn[place];
      emit({.kind = EventKind::took_place,
            .car = static_cast<std::uint8_t>(car),
            .number = place + 1,
            .cell = state_.cars[car].cell});
    }
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    call_move();
    begin(next_car(state_));
  }

  // GPA-PRA-2, GPA-PRA-3  A go of the practice lap is over.
  void end_practice_go() {
    Car& car = wheel();
    car.moves = static_cast<std::uint16_t>(car.moves + 1 + go_.extras);
    if (go_.extras > 0)
      emit({.kind = EventKind::fault_counted, .car = go_.car, .number = go_.extras});
    const bool is_done = car.to_go == 0;
    if (is_done) {
      car.beyond = static_cast<std::uint8_t>(car.cell + 1);
      car.status = Status::absent;
      emit({.kind = EventKind::lap_timed, .car = go_.car, .number = car.moves, .cell = car.beyond});
    }
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    if (!is_done) return begin(go_.car);
    const int next = go_.car + 1;
    if (next == state_.car_count) {
      order_by_practice(game_, state_);
      return start();
    }
    go_to_line(game_, state_, next);
    begin(next);
  }

  // --- GEAR, PUSH, RISK --------------------------------------------------------------------------

  void take_gear(int gear) {
    go_.wanted = static_cast<std::uint8_t>(gear);
    if (needs_shift_die(game_, state_, gear)) {
      state_.phase = Phase::shift;
      return;
    }
    engage(gear);
  }

  // GPA-GEAR-3, GPA-GEAR-4
  void take_shift(int face) {
    hear(face);
    if (face < kShiftFails) return engage(go_.wanted);
    const Car& car = wheel();
    const bool is_double = go_.wanted + 2 == car.gear;
    emit({.kind = is_double ? EventKind::missed_double : EventKind::missed_shift,
          .car = go_.car,
          .number = go_.wanted,
          .face = static_cast<std::uint8_t>(face)});
    go_.modifier = 1;
    go_.may_push = !is_double;
    if (!is_double) go_.wanted = car.gear;
    use(car.gear);
  }

  void engage(int gear) {
    Car& car = wheel();
    if (gear != car.gear)
      emit({.kind = EventKind::shifted, .car = go_.car, .number = gear, .face = heard_.face});
    car.gear = static_cast<std::uint8_t>(gear);
    use(gear);
  }

  void use(int gear) {
    go_.gear = static_cast<std::uint8_t>(gear);
    set_window(window_of(game_, gear_of(gear), go_.held));
    state_.phase = wheel().is_starting ? Phase::start : Phase::push;
  }

  void set_window(const Window& window) {
    go_.least = static_cast<std::uint8_t>(window.least);
    go_.most = static_cast<std::uint8_t>(window.most);
  }

  // GPA-STA-1, GPA-AUT-3
  void take_start(int face) {
    if (wheel().is_automatic) return drive_automatically(kStartMost[face - 1], face);
    set_window(start_window(face, go_.held));
    emit({.kind = EventKind::start_called,
          .car = go_.car,
          .number = go_.most,
          .face = static_cast<std::uint8_t>(face)});
    state_.phase = Phase::push;
  }

  void take_push(int cells) {
    go_.pushed = static_cast<std::uint8_t>(cells);
    state_.phase = cells > 0 ? Phase::engine : Phase::risk;
  }

  // GPA-PUSH-1, GPA-PUSH-2
  void take_engine(int face) {
    state_.phase = Phase::risk;
    if (face > go_.pushed) {
      go_.least = static_cast<std::uint8_t>(go_.least + go_.pushed);
      go_.most = static_cast<std::uint8_t>(go_.most + go_.pushed);
      tell_push(EventKind::pushed, face);
      return;
    }
    tell_push(EventKind::overrevved, face);
    if (state_.is_practice) {
      ++go_.extras;
      return;
    }
    hear(0);
    suffer(go_.car, Damage::engine);
    if (wheel().status == Status::out) end_go();
  }

  void tell_push(EventKind kind, int face) {
    emit({.kind = kind,
          .car = go_.car,
          .number = go_.pushed,
          .face = static_cast<std::uint8_t>(face)});
  }

  // GPA-RISK-1
  void take_risk(int face) {
    const int die = face + go_.modifier + (go_.held.has(Damage::suspension) ? 1 : 0);
    go_.tolerance = static_cast<std::uint8_t>(tolerance(go_.gear, die));
    emit({.kind = EventKind::bears,
          .car = go_.car,
          .number = go_.tolerance,
          .cell = static_cast<std::uint8_t>(die),
          .face = static_cast<std::uint8_t>(face),
          .gear = go_.gear});
    state_.phase = Phase::plan;
  }

  // --- MOV, BRK, OVT -----------------------------------------------------------------------------

  // Cell by cell until one is checked, or the plan is at its end.
  void drive() {
    while (go_.done < go_.plan_cells) {
      const int brakings = go_.plan().braking(++go_.done);
      enter_cell();
      go_.count = static_cast<std::uint8_t>(go_.count + 1 + brakings);
      if (const int checks = checks_here(brakings); checks > 0) {
        go_.checks = static_cast<std::uint8_t>(checks);
        state_.phase = Phase::check;
        return;
      }
    }
    if (go_.is_to_box) return arrive_in_box();
    settle();
  }

  bool goes_on() const { return go_.done < go_.plan_cells || go_.is_to_box; }

  // GPA-RISK-2, GPA-RISK-3, GPA-OVT-1, GPA-VIC-1. GPA-RISK-4, GPA-DMG-1  In each cell
  // that is entered, above the tolerance.
  int checks_here(int brakings) const {
    const Car& car = state_.at_wheel();
    if (car.to_go == 0 || go_.tolerance >= kFactorMax) return 0;
    int factor = factor_of(game_, car, car.cell) + brakings;
    if (goes_on()) factor += cars_in(state_, car.cell);
    return std::min(factor, kFactorMax) - go_.tolerance;
  }

  // GPA-LAP-1
  void enter_cell() {
    Car& car = wheel();
    if (car.status == Status::box)
      emit({.kind = EventKind::left_box,
            .car = go_.car,
            .cell = static_cast<std::uint8_t>(game_.ring.after(car.cell, 1))});
    const bool crosses = game_.ring.crosses_line(car.cell, 1);
    car.cell = static_cast<std::uint8_t>(game_.ring.after(car.cell, 1));
    car.status = Status::run;
    ++go_.entered;
    if (!crosses) return;
    --car.to_go;
    emit({.kind = EventKind::completed_lap, .car = go_.car, .number = car.to_go});
  }

  // GPA-AUT-1, GPA-AUT-2
  void drive_automatically(int cells, int face) {
    const Car& car = wheel();
    hear_automatic(face, cells);
    while (cells > 0 && !has_room(car, cells)) --cells;
    go_.plan_cells = static_cast<std::uint8_t>(cells);
    go_.tolerance = kFactorMax;  // GPA-AUT-4  No checks.
    drive();
  }

  bool has_room(const Car& car, int cells) const {
    if (is_beyond(game_.ring, car, cells)) return true;
    const int cell = game_.ring.after(car.cell, cells);
    return cars_in(state_, cell) < kRoom[game_.ring.factors[cell]];
  }

  // --- DMG, ACC ----------------------------------------------------------------------------------

  void take_check(int face) {
    tell(EventKind::checked, face);
    const CheckResult result = kTableB[face - 1];
    if (result == CheckResult::nothing) return end_check();
    // GPA-PRA-2
    if (state_.is_practice) {
      ++go_.extras;
      return end_check();
    }
    go_.has_accident = true;
    state_.phase = result == CheckResult::spin ? Phase::restart : Phase::damage;
  }

  void end_check() {
    if (--go_.checks > 0) {
      state_.phase = Phase::check;
      return;
    }
    end_checks();
  }

  // GPA-DMG-3
  void take_restart(int face) {
    Car& car = wheel();
    const bool is_destroyed = face >= kDestroyedFrom;
    car.status = is_destroyed ? Status::out : Status::spun;
    car.arrived = ++state_.arrivals;
    if (game_.options.spin_gear == SpinGear::first) go_.wanted = car.gear = 1;
    tell(is_destroyed ? EventKind::destroyed : EventKind::spun, face);
    end_checks();
  }

  void take_damage(int face) {
    go_.is_damaged = true;
    hear(face);
    suffer(go_.car, kTableC[face - 1]);
    if (wheel().status == Status::out) return end_checks();
    // GPA-DMG-7  Else it goes on.
    end_check();
  }

  // GPA-DMG-5, GPA-DMG-6
  void suffer(int number, Damage damage) {
    Car& car = state_.cars[number];
    const bool is_same = car.damage.has(damage);
    const bool is_eliminated = is_same || car.damage.size() == kDamagesHeldMax;
    car.damage.add(damage);
    emit({.kind = EventKind::damaged,
          .car = static_cast<std::uint8_t>(number),
          .number = static_cast<int>(damage),
          .cell = car.cell,
          .face = heard_.face});
    if (!is_eliminated) return;
    car.status = Status::out;
    emit({.kind = EventKind::eliminated,
          .car = static_cast<std::uint8_t>(number),
          .number = static_cast<int>(damage),
          .cell = car.cell,
          .is_same = is_same});
  }

  // GPA-ACC-1
  void end_checks() {
    go_.checks = 0;
    if (go_.has_accident) {
      for (int i = 0; i < state_.car_count; ++i) {
        if (i != go_.car && is_here(i)) go_.involved |= std::uint32_t{1} << i;
      }
    }
    look_at_next();
  }

  bool is_here(int car) const {
    return state_.cars[car].status == Status::run &&
           state_.cars[car].cell == state_.at_wheel().cell;
  }

  // The front car of those still to be looked at.
  void look_at_next() {
    if (go_.involved == 0) return end_cell();
    unsigned front = kCarsMax;
    for (unsigned i = 0; i < state_.car_count; ++i) {
      if ((go_.involved >> i & 1u) == 0) continue;
      if (front == kCarsMax || state_.cars[i].arrived < state_.cars[front].arrived) front = i;
    }
    go_.involved &= ~(std::uint32_t{1} << front);
    go_.victim = static_cast<std::uint8_t>(front);
    state_.phase = Phase::involvement;
  }

  void take_involvement(int face) {
    const bool is_involved = face % 2 != 0;
    emit({.kind = is_involved ? EventKind::involved : EventKind::escaped,
          .car = go_.victim,
          .number = face,
          .cell = wheel().cell,
          .other = go_.car});
    if (!is_involved) return look_at_next();
    state_.phase = Phase::others_damage;
  }

  // GPA-ACC-2
  void take_others_damage(int face) {
    hear(face);
    suffer(go_.victim, kTableC[face - 1]);
    look_at_next();
  }

  // Section 4, item 4
  void end_cell() {
    const bool is_stopped = go_.is_damaged && game_.options.damage_stops;  // B3
    go_.has_accident = go_.is_damaged = false;
    go_.victim = 0;
    if (wheel().status != Status::run) return end_go();
    if (is_stopped || !goes_on()) return settle();
    state_.phase = Phase::renewal;
  }

  void tell(EventKind kind, int die) {
    emit({.kind = kind,
          .car = go_.car,
          .number = die,
          .cell = wheel().cell,
          .tolerance = go_.tolerance,
          .is_practice = state_.is_practice});
  }

  // --- The end of a go ---------------------------------------------------------------------------

  void settle() {
    Car& car = wheel();
    if (go_.entered == 0) {
      emit({.kind = EventKind::stayed, .car = go_.car, .face = heard_.drive, .most = heard_.most});
      return end_go();
    }
    car.arrived = ++state_.arrivals;
    emit({.kind = EventKind::moved,
          .car = go_.car,
          .number = go_.entered,
          .cell = car.cell,
          .face = heard_.drive,
          .most = heard_.most});
    // GPA-VIC-1
    if (car.to_go == 0 && !state_.is_practice) {
      car.status = Status::finished;
      car.finish = static_cast<std::uint8_t>(state_.finishes + 1);
      emit({.kind = EventKind::finished, .car = go_.car, .cell = car.cell});
    }
    end_go();
  }

  // GPA-BOX-2, GPA-BOX-3
  void arrive_in_box() {
    Car& car = wheel();
    car.status = Status::box;
    car.arrived = ++state_.arrivals;
    go_.wanted = car.gear = 1;
    ++go_.entered;
    emit({.kind = EventKind::entered_box, .car = go_.car});
    if (!car.damage.has(Damage::tyres)) return end_go();
    state_.phase = Phase::tyres;
  }

  void take_repair(Damage damage) {
    wheel().damage.remove(damage);
    emit({.kind = EventKind::repaired, .car = go_.car, .number = static_cast<int>(damage)});
    end_go();
  }

  void end_go() {
    Car& car = wheel();
    // GPA-GEAR-3  The gear that was missed.
    if (go_.wanted != 0) car.gear = go_.wanted;
    if (state_.is_practice) return end_practice_go();
    car.is_starting = false;
    state_.has_entered = state_.has_entered || go_.entered > 0;
    mark_acted(state_, go_.car);
    if (all_have_acted(state_) && !end_move()) return;
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    begin(next_car(state_));
  }

  // --- The move ----------------------------------------------------------------------------------

  void call_move() {
    begin_move(state_);
    emit({.kind = EventKind::move_began, .number = static_cast<std::int32_t>(state_.move)});
  }

  // False if the race is over (GPA-VIC-2, GPA-VIC-4, B19).
  bool end_move() {
    state_.still = static_cast<std::uint8_t>(state_.has_entered ? 0 : state_.still + 1);
    bool has_finisher = false;
    bool has_new_finisher = false;
    bool has_racer = false;
    for (int i = 0; i < state_.car_count; ++i) {
      const Car& car = state_.cars[i];
      has_racer = has_racer || car.is_racing();
      if (car.status != Status::finished) continue;
      has_finisher = true;
      has_new_finisher = has_new_finisher || car.finish > state_.finishes;
    }
    if (has_new_finisher) ++state_.finishes;
    const bool is_home = has_finisher && game_.options.classification == Classification::stop;
    if (has_racer && !is_home && state_.still < kStillMovesMax) {
      call_move();
      return true;
    }
    state_.phase = Phase::over;
    emit({.kind = EventKind::race_ended});
    return false;
  }

  Car& wheel() { return state_.at_wheel(); }
  void emit(const Event& event) { sink_(event); }

  // The die that the next event tells.
  void hear(int face) {
    if constexpr (kHears<Sink>) heard_.face = static_cast<std::uint8_t>(face);
  }
  // The die by which an automatic car drives, and the cells that it gives.
  void hear_automatic(int face, int most) {
    if constexpr (kHears<Sink>) {
      heard_.drive = static_cast<std::uint8_t>(face);
      heard_.most = static_cast<std::uint8_t>(most);
    }
  }

  const Game& game_;
  State& state_;
  Go& go_;
  Sink& sink_;
  // What only events say; nothing where nobody hears.
  struct Heard {
    std::uint8_t face = 0;
    std::uint8_t drive = 0;
    std::uint8_t most = 0;
  };
  struct Unheard {
    static constexpr std::uint8_t face = 0;
    static constexpr std::uint8_t drive = 0;
    static constexpr std::uint8_t most = 0;
  };
  [[no_unique_address]] std::conditional_t<kHears<Sink>, Heard, Unheard> heard_;
};

}  // namespace

void begin_go(const Game& game, State& state, int car) {
  NoEvents nobody;
  Applier<NoEvents>(game, state, nobody).begin(car);
}

void begin_move(State& state) {
  state.acted = 0;
  state.has_entered = false;
  ++state.move;
  state.order_count = static_cast<std::uint8_t>(order_of_move(state, state.order));
}

template <class Sink>
void GrandPrixAdvanced::apply(const Game& game, State& state,
                              const Checked<GrandPrixAdvanced>& checked, Sink& sink) {
  Applier<Sink>(game, state, sink).apply(checked.decision());
}

template void GrandPrixAdvanced::apply(const Game&, State&, const Checked<GrandPrixAdvanced>&,
                                       NoEvents&);
template void GrandPrixAdvanced::apply(const Game&, State&, const Checked<GrandPrixAdvanced>&,
                                       EventLog<Event>&);

}  // namespace chicane::grand_prix_advanced
