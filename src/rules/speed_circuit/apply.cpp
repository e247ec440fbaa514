// A lawful decision → the next state and what happened. The order is that of RULES.md, sections 2
// and 4.
#include <algorithm>

#include "rules/speed_circuit/acceleration.h"
#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/driving.h"
#include "rules/speed_circuit/finish.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/procedure.h"
#include "rules/speed_circuit/slipstream.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit/walk.h"

namespace chicane::speed_circuit {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game), course_(game.course), state_(state), sink_(sink) {}

  // What is large is kept apart: most decisions are a plot that is not the last, or a drive.
  void apply(int seat, const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::build:
        return take_build(seat, points(decision));
      case DecisionKind::plot:
        return take_plot(seat, decision);
      case DecisionKind::brake:
        return take_brake(chart_option(decision));
      case DecisionKind::drive:
        return take_drive(path(decision));
      case DecisionKind::corner:
        return take_corner(chart_option(decision));
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

 private:
  // --- P1, P2: builds and grid ------------------------------------------------------------------

  [[gnu::noinline]] void take_build(int seat, const Points& points) {
    state_.cars[seat].build = static_cast<std::uint8_t>(build_number(points));
    if (is_answer_missing(seat)) return;

    // SC-2.5  All builds are revealed together.
    for (int i = 0; i < state_.car_count; ++i) {
      Car& each = state_.cars[i];
      const Points& built = build_points(each.build);
      each.specs = specs_of(built);
      each.wear = static_cast<std::uint16_t>(wear_of(built, game_.options.laps));
      emit({.kind = EventKind::build_revealed, .car = car_number(each), .number = each.build});
    }
    list_grid(state_);
    go_on_with_grid();
  }

  void go_on_with_grid() {
    if (state_.grid.roller() >= 0) {
      state_.phase = Phase::grid_roll;
      return;
    }
    place_on_grid(course_, state_);
    for (std::uint16_t place = 0; place < state_.car_count; ++place) {
      const std::uint8_t car = state_.grid.order[place];
      emit({.kind = EventKind::took_grid_place,
            .car = car,
            .number = static_cast<std::uint16_t>(place + 1),
            .at = state_.cars[car].at});
    }
    begin_plots();
  }

  // --- T1 to T3: plots, reveal, order -----------------------------------------------------------

  void take_plot(int seat, const Decision& decision) {
    Car& car = state_.cars[seat];
    car.plot = Speed::from_spaces(decision.number / 20);
    car.slip = static_cast<SlipMark>(decision.extra) == SlipMark::yes;
    if (!is_answer_missing(seat)) reveal_plots();
  }

  // SC-3.6  The last plot reveals them all.
  [[gnu::noinline]] void reveal_plots() {
    for (int i = 0; i < state_.car_count; ++i) {
      Car& each = state_.cars[i];
      if (!each.is_running()) continue;
      each.has_tested = false;
      each.due_spin = DueSpin::none;
      if (each.slip) note_fronts(game_, state_, i);
    }
    set_order(course_, state_);
    for (int place = 0; place < state_.order_count; ++place) {
      const Car& each = state_.cars[state_.order[place]];
      emit({.kind = EventKind::plot_revealed,
            .car = car_number(each),
            .number = each.slip,
            .speed = each.plot});
    }
    state_.mover = 0;
    state_.is_testing_all = game_.options.test_timing == TestTiming::after_reveal;
    begin_tests(wheel());
  }

  // The seat has answered; are there others whose answer is still to come?
  bool is_answer_missing(int seat) {
    state_.waiting = static_cast<std::uint16_t>(state_.waiting & ~(1u << seat));
    return state_.waiting != 0;
  }

  void begin_plots() {
    state_.phase = Phase::plot;
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].is_running())
        state_.waiting = static_cast<std::uint16_t>(state_.waiting | 1u << i);
    }
  }

  // --- T4.1 to T4.3: tests and braking ----------------------------------------------------------

  void begin_tests(Car& car) {
    car.driven = car.plot;
    car.spun = false;
    // SC-10.1
    if (car.starting && car.plot > car.specs.start) {
      state_.phase = Phase::start_test;
      return;
    }
    car.stalls = 0;
    test_acceleration(car);
  }

  void test_acceleration(Car& car) {
    if (exceeds_acceleration(car)) {
      state_.phase = Phase::acceleration_test;
      return;
    }
    test_top_speed(car);
  }

  void test_top_speed(Car& car) {
    if (exceeds_top_speed(car)) {
      state_.phase = Phase::top_speed_test;
      return;
    }
    begin_braking(car);
  }

  void begin_braking(Car& car) {
    const Speed over = braking_over(car, car.plot);
    if (over == Speed{}) return end_tests(car);
    if (can_pay_braking(car, over)) {
      state_.phase = Phase::brake_option;
      return;
    }
    // Q11, unpayable_decel = spin: what wear is left is lost, no test, spinout as in SC-9.1b.
    emit({.kind = EventKind::braking_unpayable, .car = car_number(car), .over = over});
    car.wear = 0;
    car.due_spin = DueSpin::braking;
    end_tests(car);
  }

  [[gnu::noinline]] void take_brake(const ChartOption& option) {
    Car& car = wheel();
    const int cost = wear_cost(car, option.wear);
    car.wear = static_cast<std::uint16_t>(car.wear - cost);
    // SC-5.3e
    if (option.spinout) car.due_spin = DueSpin::braking;
    emit({.kind = EventKind::braked,
          .car = car_number(car),
          .number = static_cast<std::uint16_t>(cost),
          .left = car.wear,
          .over = braking_over(car, car.plot),
          .option = option});
    if (option.die) {
      state_.phase = Phase::brake_test;
      return;
    }
    end_tests(car);
  }

  void end_tests(Car& car) {
    car.has_tested = true;
    if (state_.is_testing_all) return test_next();
    begin_drive(car);
  }

  // Q7, test_timing = after_reveal: the tests of all cars come before the first move.
  void test_next() {
    while (++state_.mover < state_.order_count) {
      if (wheel().is_running()) return begin_tests(wheel());
    }
    state_.is_testing_all = false;
    state_.mover = 0;
    // One that stalled has lost its turn; one that went out is gone.
    if (wheel().is_running() && wheel().stalls == 0) return begin_drive(wheel());
    move_next();
  }

  [[gnu::noinline]] void take_roll(int face) {
    switch (state_.phase) {
      case Phase::grid_roll:
        return take_grid(face);
      case Phase::start_test:
        return take_start_test(face);
      case Phase::acceleration_test:
        return take_engine_test(face, EngineTest::acceleration);
      case Phase::top_speed_test:
        return take_engine_test(face, EngineTest::top_speed);
      case Phase::brake_test:
        return take_brake_test(face);
      case Phase::chance_table:
        return take_chance(face);
      case Phase::build:
      case Phase::plot:
      case Phase::brake_option:
      case Phase::drive:
      case Phase::corner_option:
      case Phase::over:
        break;
    }
    assertion_failed("a die is owed", __FILE__, __LINE__);
  }

  void take_grid(int face) {
    const int car = state_.grid.roller();
    emit({.kind = EventKind::grid_thrown,
          .car = static_cast<std::uint8_t>(car),
          .face = static_cast<std::uint8_t>(face)});
    state_.grid.take_roll(car, face);
    go_on_with_grid();
  }

  // SC-10.1, SC-10.2
  void take_start_test(int face) {
    Car& car = wheel();
    const auto thrown = static_cast<std::uint8_t>(face);
    if (face < kStallsFrom) {
      emit({.kind = EventKind::start_held, .car = car_number(car), .face = thrown});
      car.stalls = 0;
      return test_acceleration(car);
    }
    emit({.kind = EventKind::stalled, .car = car_number(car), .face = thrown});
    car.driven = car.speed = car.ref = Speed{};
    if (++car.stalls == kStallsOut) {
      emit({.kind = EventKind::stalled_out, .car = car_number(car)});
      return go_out(Status::stall);
    }
    car.has_tested = true;
    skip_to_next();
  }

  void take_engine_test(int face, EngineTest test) {
    Car& car = wheel();
    Event event{.car = car_number(car), .face = static_cast<std::uint8_t>(face), .test = test};
    // SC-4.4, Q9  Which limits the plot exceeded is a matter of the specifications it was made
    // with: both dice are owed, whatever the first shows.
    const bool owes_second = test == EngineTest::acceleration && exceeds_top_speed(car);
    if (car.is_running()) {
      switch (engine_result(car.engine_damaged, face)) {
        case EngineResult::holds:
          event.kind = EventKind::engine_held;
          break;
        case EngineResult::damaged:
          damage_engine(game_.options, car);
          event.kind = EventKind::engine_damaged;
          event.speed = car.driven;
          break;
        case EngineResult::burnt_out:
          car.status = Status::engine;
          event.kind = EventKind::engine_burnt_out;
          break;
      }
    } else {
      event.kind = EventKind::threw_in_vain;
    }
    emit(event);
    if (owes_second) {
      state_.phase = Phase::top_speed_test;
      return;
    }
    if (!car.is_running()) return skip_to_next();
    begin_braking(car);
  }

  void take_brake_test(int face) {
    Car& car = wheel();
    Event event{.car = car_number(car), .face = static_cast<std::uint8_t>(face)};
    switch (brake_result(car.brakes_strained, face)) {
      case BrakeResult::holds:
        event.kind = EventKind::brakes_held;
        break;
      case BrakeResult::strained: {
        const int wear_before = car.wear;
        const bool is_unpaid = strain_brakes(car);
        // SC-5.4c  Spins at the end of its move, unless braking 80 over makes it spin sooner.
        if (is_unpaid && car.due_spin == DueSpin::none) car.due_spin = DueSpin::strain;
        event.kind = EventKind::brakes_strained;
        event.number = static_cast<std::uint16_t>(wear_before - car.wear);
        event.left = car.wear;
        break;
      }
      case BrakeResult::withdraws:
        event.kind = EventKind::withdrew;
        emit(event);
        return go_out(Status::brakes);
    }
    emit(event);
    end_tests(car);
  }

  // --- T4.4, T4.5: slipstream and path ----------------------------------------------------------

  void begin_drive(const Car& car) {
    state_.move = {.from = car.at, .had_no_wear = car.wear == 0};
    find_path_rules(game_, state_);
    state_.phase = Phase::drive;
    if (car.slip) {
      const std::uint8_t bonus = state_.move.rules.bonus;
      emit({.kind = bonus > 0 ? EventKind::slip_taken : EventKind::slip_refused,
            .car = car_number(car),
            .number = bonus});
    }
  }

  void take_drive(const Path& path) {
    Car& car = wheel();
    state_.move.path = path.word;
    state_.move.path_length = path.length;
    if (car.passage.line_count > 0) return walk_off_lines(car);
    walk(car);
  }

  [[gnu::noinline]] void walk_off_lines(Car& car) {
    drop_broken_lines(course_, car.passage, car.at, chosen_path());
    walk(car);
  }

  // --- T4.6: the walk ---------------------------------------------------------------------------

  Path chosen_path() const { return {state_.move.path, state_.move.path_length}; }

  // Goes on from where the walk stands, until a payment is asked for or the move is over. Also
  // entered again after a payment; what has been done by then is not done twice. Flat: the small
  // functions of passage.h and walk.h and the next car's turn come in here; what is rare and large
  // is kept apart.
  [[gnu::flatten]] void walk(Car& car) {
    const Path path = chosen_path();
    while (true) {
      if (car.passage.is_empty()) {
        run_on(car, path);
      } else {
        settle_on(course_, car.passage, car.at);
      }
      if (state_.move.steps_done == path.length) return end_path(car);
      const int step = state_.move.steps_done;
      const SpaceId to = course_.next(car.at, path.step(step));

      // (a)  Lines that the step leaves are settled from the space still occupied (SC-6.4a).
      leave_lines(course_, car.passage, to);
      if (const Ledger* due = find_due(car.passage)) return demand(car, *due, true, false);

      // (b)  The car enters; lines go on, are completed or begin.
      if (car.passage.line_count > 0 || course_[to].has_joinable_line)
        enter_lines(course_, car.passage, to, path, step);
      enter(car, to);
      if (!course_[to].is_posted()) continue;

      // (c)  SC-9.1b  A braking spinout stops on the first posted space; nothing more is charged.
      if (car.due_spin == DueSpin::braking) return spin(car, SpinCause::braking, to);

      // (d)  SC-6.1, SC-6.5b  The entry joins the ledger of its own corner.
      if (is_free_entry(game_, state_.move.from, to, car.driven, car.ref)) continue;
      enter_corner(course_, car.passage, to, car.driven);
      if (const Ledger* due = find_due(car.passage)) {
        const bool is_barred =
            state_.move.had_no_wear &&
            breaks_zero_wear(game_, to, car.driven,
                             followed_bonus(course_, car.passage, to, path, step));
        return demand(car, *due, false, is_barred);
      }
    }
  }

  // With no ledger open and no line followed, nothing happens before the next posted space or the
  // next line.
  void run_on(Car& car, Path path) {
    SpaceId at = car.at;
    int progress = car.progress;
    const CourseSpace* from = &course_[at];
    int step = state_.move.steps_done;
    for (; step < path.length; ++step) {
      const SpaceId to = from->steps[path.step(step)];
      const CourseSpace& space = course_[to];
      if (space.is_posted() || space.has_joinable_line) break;
      progress += course_.gain(*from, space);
      at = to;
      from = &space;
    }
    car.at = at;
    car.progress = static_cast<std::int16_t>(progress);
    state_.move.steps_done = static_cast<std::uint8_t>(step);
  }

  void enter(Car& car, SpaceId to) {
    car.progress = static_cast<std::int16_t>(car.progress + course_.gain(car.at, to));
    car.at = to;
    ++state_.move.steps_done;
  }

  // A corner asks for payment.
  [[gnu::noinline]] void demand(Car& car, const Ledger& ledger, bool for_line, bool is_barred) {
    const Speed needed = need(ledger);
    state_.move.due_corner = ledger.corner;
    state_.move.due_for_line = for_line;
    // SC-6.6d
    if (needed >= kCrashOver) return crash(car, needed);
    if (!is_barred && can_pay_corner(car, ledger, needed)) {
      state_.phase = Phase::corner_option;
      return;
    }
    // SC-6.6h, SC-6.8c
    emit({.kind = EventKind::corner_unpayable,
          .car = car_number(car),
          .corner = ledger.corner,
          .over = needed,
          .for_line = for_line});
    car.wear = 0;
    spin_in_corner(car);
  }

  [[gnu::noinline]] void take_corner(const ChartOption& option) {
    Car& car = wheel();
    Ledger& ledger = *find_ledger(car.passage, state_.move.due_corner);
    const Speed needed = need(ledger);
    const int cost = corner_wear_due(car, ledger, option);
    const bool must_roll = owes_roll(ledger, option);
    car.wear = static_cast<std::uint16_t>(car.wear - cost);
    buy_level(ledger, needed, option.wear, option.die);
    emit({.kind = EventKind::corner_paid,
          .car = car_number(car),
          .number = static_cast<std::uint16_t>(cost),
          .left = car.wear,
          .corner = ledger.corner,
          .over = needed,
          .option = option,
          .for_line = state_.move.due_for_line});
    if (option.spinout) return spin_in_corner(car);
    if (must_roll) {
      state_.phase = Phase::chance_table;
      return;
    }
    walk(car);
  }

  // SC-6.6e to SC-6.6g
  void take_chance(int face) {
    Car& car = wheel();
    Event event{.car = car_number(car),
                .face = static_cast<std::uint8_t>(face),
                .corner = state_.move.due_corner};
    switch (chance_result(face)) {
      case ChanceResult::safe:
        event.kind = EventKind::chance_safe;
        emit(event);
        return walk(car);
      case ChanceResult::spinout:
        event.kind = EventKind::chance_spin;
        emit(event);
        return spin_in_corner(car);
      case ChanceResult::crash:
        event.kind = EventKind::chance_crash;
        emit(event);
        return crash(car, Speed{});
    }
  }

  void end_path(Car& car) {
    // SC-8.2
    if (state_.move.rules.is_collision) return spin(car, SpinCause::collision, car.at);
    // SC-9.1b without a posted space on the way, SC-5.4c
    if (car.due_spin == DueSpin::braking) return spin(car, SpinCause::braking, car.at);
    if (car.due_spin == DueSpin::strain) return spin(car, SpinCause::strain, car.at);

    // SC-7.7  Bonus spaces are no speed.
    car.speed = car.ref = car.driven;
    // SC-9.3  It accelerates as usual from the speed driven. Q5  A starting car that chose 0 is
    // still starting.
    if (car.driven > Speed{}) car.starting = car.starting_after_spin = false;
    emit_drive(car);
    move_next();
  }

  // --- Spinouts and crashes ---------------------------------------------------------------------

  [[gnu::noinline]] void spin_in_corner(Car& car) {
    // SC-6.4b  Leaving a line: on the last space of it.
    if (state_.move.due_for_line) return spin(car, SpinCause::line, car.at);
    // SC-9.1a, Q25
    const SpaceId at = game_.options.spin_space == SpinSpace::first_offending
                           ? car.at
                           : first_posted(course_, state_.move.due_corner, state_.move.from,
                                          chosen_path(), state_.move.steps_done);
    spin(car, SpinCause::cornering, at);
  }

  [[gnu::noinline]] void spin(Car& car, SpinCause cause, SpaceId at) {
    car.progress = static_cast<std::int16_t>(
        car.progress - rows_between(course_[at].row, course_[car.at].row, course_.rows));
    car.at = at;
    spin_out(course_, car.passage, at);
    car.ref = car.driven;
    car.speed = Speed{};
    // SC-9.2
    car.starting = car.starting_after_spin = car.spun = true;
    emit_drive(car);
    emit({.kind = EventKind::spun_out, .car = car_number(car), .at = at, .spin = cause});
    move_next();
  }

  // SC-6.6d, SC-6.6g  `over`: by how much it was too fast; nothing if the die did it.
  [[gnu::noinline]] void crash(Car& car, Speed over) {
    // Q31, crash_after_line = finished: it had passed the line and has finished where it crashed.
    const bool has_finished =
        game_.options.crash_after_line == CrashAfterLine::finished && has_passed_finish(game_, car);
    car.speed = Speed{};
    if (!has_finished) car.status = Status::crash;
    emit_drive(car);
    emit({.kind = EventKind::crashed,
          .car = car_number(car),
          .at = car.at,
          .corner = state_.move.due_corner,
          .over = over});
    move_next();
  }

  // Out before the move: removed where it stands (Q13).
  void go_out(Status why) {
    wheel().status = why;
    skip_to_next();
  }

  void skip_to_next() {
    if (state_.is_testing_all) return test_next();
    move_next();
  }

  // --- End of a move and of a turn --------------------------------------------------------------

  void emit_drive(const Car& car) {
    if constexpr (std::is_same_v<Sink, NoEvents>) return;
    emit({.kind = EventKind::drove,
          .car = car_number(car),
          .number = state_.move.steps_done,
          .at = state_.move.from,
          .to = car.at,
          .speed = car.driven});
    const int rows = rows_between(course_[state_.move.from].row, course_[car.at].row, course_.rows);
    const int laps = laps_completed(course_, car.progress);
    if (laps > laps_completed(course_, car.progress - rows) && car.status == Status::running) {
      emit({.kind = EventKind::completed_lap,
            .car = car_number(car),
            .number = static_cast<std::uint16_t>(laps)});
    }
  }

  void move_next() {
    while (++state_.mover < state_.order_count) {
      Car& car = wheel();
      if (!car.is_running()) continue;
      if (game_.options.test_timing == TestTiming::own_move) return begin_tests(car);
      if (car.stalls == 0) return begin_drive(car);
    }
    end_turn();
  }

  // T5
  [[gnu::noinline]] void end_turn() {
    state_.mover = 0;
    state_.move = {};
    ++state_.turn;
    for (const std::uint8_t car : finishers(game_, state_)) {
      state_.cars[car].status = Status::finished;
      state_.cars[car].place = ++state_.finished;
      state_.cars[car].finish_turn = state_.turn;
      emit({.kind = EventKind::finished, .car = car, .number = state_.finished});
    }
    emit({.kind = EventKind::turn_ended, .number = state_.turn});
    // SC-11.3  The race goes on for the other places.
    if (!is_race_over(game_, state_)) return begin_plots();
    state_.phase = Phase::over;
    emit({.kind = EventKind::race_ended});
  }

  Car& wheel() { return state_.at_wheel(); }
  std::uint8_t car_number(const Car& car) const {
    return static_cast<std::uint8_t>(&car - state_.cars.data());
  }
  void emit(const Event& event) { sink_(event); }

  const Game& game_;
  const Course& course_;
  State& state_;
  Sink& sink_;
};

}  // namespace

template <class Sink>
void SpeedCircuit::apply(const Game& game, State& state, const Checked<SpeedCircuit>& checked,
                         Sink& sink) {
  Applier<Sink>(game, state, sink).apply(index(checked.seat()), checked.decision());
}

template void SpeedCircuit::apply(const Game&, State&, const Checked<SpeedCircuit>&, NoEvents&);
template void SpeedCircuit::apply(const Game&, State&, const Checked<SpeedCircuit>&,
                                  EventLog<Event>&);

}  // namespace chicane::speed_circuit
