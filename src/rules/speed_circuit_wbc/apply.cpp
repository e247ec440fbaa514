// A lawful decision → the next state and what happened. The order is that of RULES.md, sections 2
// and 4.
#include <algorithm>

#include "board/board.h"
#include "rules/lib/route.h"
#include "rules/lib/tow.h"
#include "rules/speed_circuit_wbc/chips.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/engine.h"
#include "rules/speed_circuit_wbc/finish.h"
#include "rules/speed_circuit_wbc/odds.h"
#include "rules/speed_circuit_wbc/off_track.h"
#include "rules/speed_circuit_wbc/order.h"
#include "rules/speed_circuit_wbc/passing.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/slip.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"
#include "rules/speed_circuit_wbc/wrecks.h"

namespace chicane::speed_circuit_wbc {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game),
        course_(game.course),
        options_(game.options),
        state_(state),
        move_(state.move),
        sink_(sink) {}

  void apply(int seat, const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::build:
        return take_build(state_.cars[seat], levels(decision));
      case DecisionKind::bid:
        return take_bid(state_.cars[seat], bid_of(decision));
      case DecisionKind::plot:
        return take_plot(state_.cars[seat], card_of(decision));
      case DecisionKind::chips:
        return take_chips(decision.number);
      case DecisionKind::brake:
        return take_brake(chart_option(decision));
      case DecisionKind::drive:
        return take_drive(decision.number);
      case DecisionKind::pass:
        return take_pass(decision.number);
      case DecisionKind::emergency:
        return take_emergency(Speed::from_mph(decision.number));
      case DecisionKind::slip:
        return take_slip(decision.number);
      case DecisionKind::end:
        return end_move(wheel());
      case DecisionKind::corner:
        return take_corner(chart_option(decision));
      case DecisionKind::place:
        return take_place(decision.number);
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

 private:
  // --- P1, P2: builds, bids, grid ---------------------------------------------------------------

  void take_build(Car& car, const Levels& levels) {
    car.build = static_cast<std::uint16_t>(build_number(levels));
    if (is_answer_missing(car)) return;

    for (int i = 0; i < state_.car_count; ++i) {
      Car& each = state_.cars[i];
      equip(each, build_levels(each.build), options_.laps);
      emit({.kind = EventKind::build_revealed,
            .car = car_number(each),
            .number = static_cast<std::int16_t>(each.build)});
    }
    state_.phase = Phase::bid;
    await_all();
  }

  void take_bid(Car& car, const Bid& bid) {
    car.bid = bid;
    if (is_answer_missing(car)) return;

    for (int i = 0; i < state_.car_count; ++i)
      emit({.kind = EventKind::bid_revealed,
            .car = static_cast<std::uint8_t>(i),
            .bid = state_.cars[i].bid});
    take_bids(options_, state_);
    go_on_with_grid();
  }

  void go_on_with_grid() {
    if (state_.grid.roller() >= 0) {
      state_.phase = Phase::grid_roll;
      return;
    }
    place_on_grid(course_, state_);
    for (int place = 0; place < state_.car_count; ++place) {
      const std::uint8_t car = state_.grid.order[place];
      emit({.kind = EventKind::took_grid_place,
            .car = car,
            .number = static_cast<std::int16_t>(place + 1),
            .at = state_.cars[car].at});
    }
    begin_plots();
  }

  // --- T1 to T3: plots, reveal, order -----------------------------------------------------------

  void begin_plots() {
    state_.phase = Phase::plot;
    await_all();
  }

  void take_plot(Car& car, Card card) {
    car.card = card;
    if (is_answer_missing(car)) return;

    // WBC-2.1a  The last card reveals them all; WBC-2.2  errors are corrected now.
    for (int i = 0; i < state_.car_count; ++i) {
      Car& each = state_.cars[i];
      if (!each.is_running()) continue;
      each.plot = corrected(game_, each, each.card);
      each.began_at_zero = each.speed == Speed{};
      each.was_off = course_[each.at].is_strip;
      each.slip_taken = each.gives_no_slip = each.lost_move = false;
    }
    note_fronts(course_, state_);
    set_order(course_, state_);
    for (int place = 0; place < state_.order_count; ++place) {
      const Car& each = state_.cars[state_.order[place]];
      emit({.kind = EventKind::plot_revealed,
            .car = car_number(each),
            .speed = each.plot,
            .card = each.card});
    }
    state_.markers = {};
    state_.marker_count = 0;
    state_.mover = 0;
    begin_move(wheel());
  }

  bool is_answer_missing(const Car& car) {
    state_.waiting = static_cast<std::uint16_t>(state_.waiting & ~(1u << car_number(car)));
    return state_.waiting != 0;
  }

  void await_all() {
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].is_running())
        state_.waiting = static_cast<std::uint16_t>(state_.waiting | 1u << i);
    }
  }

  // --- T4.1: tests ------------------------------------------------------------------------------

  void begin_move(Car& car) {
    move_ = {};
    move_.from = car.at;
    move_.from_progress = car.progress;
    move_.attempt = move_.speed = car.plot;
    move_.front = kNoCar;
    for (int i = 0; i < car.passage.line_count; ++i) {
      const LineId line = car.passage.lines[i].line;
      if (has_profited(course_, car.passage, line)) move_.profited_lines |= 1u << index(line);
    }
    car.spun = false;
    // SC-5.3a, W10  What the plot brakes beyond the deceleration, and what it leaves of it.
    move_.over = excess(car.speed, move_.attempt + car.specs.decel);
    move_.credit = excess(car.specs.decel, excess(car.speed, move_.attempt));
    if (exceeds_start(car)) return begin_test(Test::start);
    if (exceeds_acceleration(car)) return begin_test(Test::acceleration);
    test_top_speed(car);
  }

  // SC-4.3b  Also if a speed above it is merely held. SC-4.4  Which limits the plot exceeds is a
  // matter of the attempt, whatever another test has shown; W4  with recheck what is left of it.
  void test_top_speed(const Car& car) {
    const bool is_recheck = options_.double_test == DoubleTest::recheck;
    if ((is_recheck ? car.plot : move_.attempt) > car.specs.top) return begin_test(Test::top_speed);
    begin_braking();
  }

  // Every roll of a table: WBC-1.3a  chips are named before it, or W3  when the dice lie.
  void begin_test(Test test) {
    state_.test = test;
    move_.chips = move_.dice = 0;
    state_.phase = options_.chips_timing == ChipsTiming::before ? Phase::chips : Phase::dice;
  }

  void take_chips(int modifier) {
    take_off(wheel(), modifier);
    move_.chips = static_cast<std::uint8_t>(modifier);
    if (options_.chips_timing == ChipsTiming::before) {
      state_.phase = Phase::dice;
    } else {
      resolve();
    }
  }

  void take_roll(int face) {
    switch (state_.phase) {
      case Phase::grid_roll:
        return take_grid_roll(face);
      case Phase::side:
        return go_off(wheel(), side_thrown(face), face);
      default:
        break;
    }
    // WBC-3.1
    const bool is_first = move_.dice == 0;
    note_dice(move_.dice, face);
    move_.dice = static_cast<std::uint8_t>(move_.dice + face);
    if (is_first) return;
    if (options_.chips_timing == ChipsTiming::after) {
      state_.phase = Phase::chips;
      return;
    }
    resolve();
  }

  void take_grid_roll(int face) {
    const int car = state_.grid.roller();
    emit({.kind = EventKind::grid_thrown,
          .car = static_cast<std::uint8_t>(car),
          .dice = static_cast<std::uint8_t>(face)});
    state_.grid.take_roll(car, face);
    go_on_with_grid();
  }

  void resolve() {
    Car& car = wheel();
    const int modifier = table_modifier(game_, state_);
    if constexpr (kHears<Sink>) {
      thrown_.sum = move_.dice;
      thrown_.chips = move_.chips;
      thrown_.modifier = static_cast<std::int8_t>(modifier);
    }
    emit(
        {.kind = EventKind::threw, .car = car_number(car), .thrown = thrown_, .test = state_.test});
    const int total = move_.dice - move_.chips + modifier;
    const Test test = state_.test;
    state_.test = Test::none;
    switch (test) {
      case Test::start:
        return resolve_start(car, total);
      case Test::acceleration:
      case Test::top_speed:
        return resolve_engine(car, test, total);
      case Test::brakes:
        return resolve_brakes(car, total);
      case Test::chance:
        return resolve_chance(car, total);
      case Test::pass:
        return resolve_pass(car, total);
      case Test::wreck:
        return resolve_wreck(car, total);
      case Test::none:
        break;
    }
    assertion_failed("dice are owed", __FILE__, __LINE__);
  }

  void replot(Car& car, Speed speed) { car.plot = move_.speed = speed; }

  // WBC-3.6
  void resolve_start(Car& car, int total) {
    if (total < kMisshiftsFrom) {
      emit({.kind = EventKind::start_held,
            .car = car_number(car),
            .thrown = thrown_,
            .speed = car.plot});
      return test_top_speed(car);
    }
    const bool is_stall = total >= kStallsFrom;
    replot(car, is_stall ? Speed{} : excess(move_.attempt, kMisshift));
    emit({.kind = is_stall ? EventKind::stalled : EventKind::misshifted,
          .car = car_number(car),
          .thrown = thrown_,
          .speed = car.plot});
    // WBC-3.6d, W24  After a stall, or a mis-shift to 0, Start Speed governs on or not.
    if (car.plot == Speed{} && options_.stall_restart == StallRestart::accel) car.starting = false;
    if (is_stall) {
      // WBC-3.6e
      if (car.engine_damaged) {
        emit({.kind = EventKind::engine_out,
              .car = car_number(car),
              .at = car.at,
              .test = Test::start});
        return go_out(car, Status::engine);
      }
      damage_engine(options_, car, Test::start);
    }
    begin_driving();
  }

  // WBC-3.5, WBC-2.12
  void resolve_engine(Car& car, Test test, int total) {
    Event event{.kind = EventKind::engine_held,
                .car = car_number(car),
                .thrown = thrown_,
                .speed = car.plot,
                .test = test};
    if (total >= kEngineFailsFrom) {
      const bool fails = car.engine_damaged;
      if (fails) {
        // WBC-2.12c, interaction 3  Half of what was plotted.
        move_.is_dying = true;
        replot(car, half(move_.attempt));
      } else {
        damage_engine(options_, car, test);
        replot(car, excess(move_.attempt, kDamage));
      }
      event.kind = fails ? EventKind::engine_failed : EventKind::engine_damaged;
      event.speed = car.plot;
    }
    emit(event);
    // Interaction 2  After a failure that ends the car the other test is not rolled.
    if (test == Test::acceleration && !move_.is_dying) return test_top_speed(car);
    begin_braking();
  }

  // --- T4.2: braking ----------------------------------------------------------------------------

  // Interaction 4  The slowing that was plotted; what tests took away is no braking.
  void begin_braking() {
    if (move_.over > Speed{}) return demand_braking(Next::drive_on);
    begin_driving();
  }

  void demand_braking(Next next) {
    move_.next = next;
    state_.phase = Phase::brake_option;
  }

  void take_brake(const ChartOption& option) {
    Car& car = wheel();
    const Demand demand = braking_demand(move_);
    const int wear_before = car.wear;
    // WBC-3.2, WBC-3.3d
    if (!pay_wear(car, demand.wear_due(option)) || option.spinout)
      move_.due_spin = DueSpin::braking;
    move_.brake_wear = std::max(move_.brake_wear, option.wear);
    emit({.kind = EventKind::braked,
          .car = car_number(car),
          .number = static_cast<std::int16_t>(wear_before - car.wear),
          .left = car.wear,
          .over = move_.over,
          .option = option});
    if (demand.owes_roll(option)) {
      move_.brake_tested = true;
      return begin_test(Test::brakes);
    }
    go_on(car);
  }

  // WBC-3.7
  void resolve_brakes(Car& car, int total) {
    Event event{
        .kind = EventKind::brakes_held, .car = car_number(car), .thrown = thrown_, .at = car.at};
    if (total >= kBrakesFailFrom) {
      // WBC-2.12f
      if (car.brakes_damaged) {
        event.kind = EventKind::brakes_failed;
        emit(event);
        return go_out(car, Status::brakes);
      }
      damage_brakes(options_, car);
      const int wear_before = car.wear;
      const bool is_paid = pay_wear(car, kBrakeDamageWear);
      if (!is_paid && move_.due_spin == DueSpin::none) move_.due_spin = DueSpin::brake_damage;
      event.kind = EventKind::brakes_damaged;
      event.number = static_cast<std::int16_t>(wear_before - car.wear);
    }
    emit(event);
    go_on(car);
  }

  // --- T4.3: the move ---------------------------------------------------------------------------

  void begin_driving() { state_.phase = Phase::move; }

  // A payment is settled: what it held up comes next.
  void go_on(Car& car) {
    switch (move_.next) {
      case Next::drive_on:
        return begin_driving();
      case Next::step:
        return step_on(car);
      case Next::pass:
        return attempt_pass(car);
      case Next::stop:
        return stop_after_failed_pass(car);
    }
  }

  // WBC-2.7, WBC-2.7c  From now on the new speed holds; entries made before stay as they are.
  void take_emergency(Speed less) {
    const Car& car = wheel();
    move_.speed = move_.speed - less;
    Speed charged = less;
    // W10
    if (options_.eb_credit_unused == EmergencyCredit::unused_deceleration) {
      charged = excess(less, move_.credit);
      move_.credit = excess(move_.credit, less);
    }
    move_.over = move_.over + charged;
    emit({.kind = EventKind::emergency_braked,
          .car = car_number(car),
          .speed = move_.speed,
          .over = move_.over});
    if (charged > Speed{}) demand_braking(Next::drive_on);
  }

  // WBC-2.6
  void take_slip(int front) {
    move_.front = static_cast<std::uint8_t>(front);
    move_.bonus = static_cast<std::uint8_t>(slip_spaces(state_.cars[front].plot));
    emit({.kind = EventKind::slipped,
          .car = car_number(wheel()),
          .other = static_cast<std::uint8_t>(front),
          .number = move_.bonus});
  }

  void take_drive(int step) {
    Car& car = wheel();
    move_.step = static_cast<std::uint8_t>(step);
    const SpaceId to = course_.next(car.at, step);
    if (is_raised(car, move_.speed) && course_[to].corner == course_[move_.from].corner &&
        relies_on_line(course_, car.passage, to, move_.speed)) {
      move_.raised_on_line = true;
    }
    // Lines that the step leaves are settled from the space still occupied (SC-6.4a).
    if (car.passage.line_count > 0) {
      note_lines_left(car, to);
      leave_lines(course_, car.passage, to);
    }
    move_.next = Next::step;
    step_on(car);
  }

  void note_lines_left(const Car& car, SpaceId to) {
    move_.spins_on_line = false;
    for (int i = 0; i < car.passage.line_count; ++i) {
      const LiveLine& live = car.passage.lines[i];
      const bool is_left = to == kNoSpace || next_on(course_, live) != to;
      if (is_left && (move_.profited_lines >> index(live.line) & 1u) != 0)
        move_.spins_on_line = true;
    }
  }

  // The step, once nothing is due for it any more.
  void step_on(Car& car) {
    if (car.passage.ledger_count > 0) {
      if (const Ledger* due = find_due(car.passage)) return demand(car, *due, true);
    }
    move_.chain = options_.pass_chain == PassChain::same_move ? move_.chain : std::uint8_t{0};
    move_.is_passing = false;
    enter(car, course_.next(car.at, move_.step));
  }

  // The car enters the space: lines go on or begin, a pending spin happens, the entry is charged.
  void enter(Car& car, SpaceId to) {
    // WBC-2.6g  The slip is taken with its first space.
    if (is_bonus_next(move_) && move_.front != kNoCar) state_.cars[move_.front].slip_taken = true;
    Path path{move_.path, move_.path_length};
    path.push(move_.step);
    move_.path = path.word;
    move_.path_length = path.length;
    car.progress = static_cast<std::int16_t>(car.progress + course_.gain(car.at, to));
    car.at = to;
    move_.next = Next::drive_on;
    enter_lines(car, to);
    // WBC-2.4a, WBC-2.4b  Only entering a posted space counts.
    if (course_[to].is_posted()) {
      // Interaction 7  The first posted space from then on, not charged.
      if (move_.due_spin == DueSpin::braking) return spin(car, SpinCause::braking, to);
      enter_corner(course_, car.passage, to, move_.speed);
      // WBC-2.5b  Up to the level bought nothing more is due.
      if (const Ledger* due = find_due(car.passage)) return demand(car, *due, false);
    }
    arrive(car);
  }

  void enter_lines(Car& car, SpaceId to) {
    if (car.passage.line_count > 0) advance_lines(course_, car.passage, to);
    const CourseSpace& space = course_[to];
    if (!space.has_joinable_line || move_.no_line) return;
    for (int i = 0; i < space.line_count; ++i) {
      if (can_join(car.passage, space.lines[i])) join_line(car.passage, space.lines[i]);
    }
  }

  // All that the space asked for is paid.
  void arrive(Car& car) {
    if (!car.passage.is_empty()) settle_on(course_, car.passage, car.at);
    begin_driving();
  }

  // A corner asks for payment.
  void demand(Car& car, const Ledger& ledger, bool for_line) {
    move_.due_corner = ledger.corner;
    move_.due_for_line = for_line;
    // WBC-3.4d
    const Speed over = need(ledger);
    if (over >= kCrashOver) return crash_off(car, over);
    state_.phase = Phase::corner_option;
  }

  // WBC-3.4, WBC-2.5a  A level is bought for the whole corner; WBC-2.5c  of a higher one the
  // difference is due.
  void take_corner(const ChartOption& option) {
    Car& car = wheel();
    Ledger& ledger = *find_ledger(car.passage, move_.due_corner);
    const Speed needed = need(ledger);
    const int wear_before = car.wear;
    const bool owes = owes_roll(ledger, option);
    // WBC-3.2  What could not be paid buys nothing.
    move_.is_unpaid = !pay_wear(car, unpaid_wear(ledger, option));
    if (!move_.is_unpaid) buy_level(ledger, needed, option.wear, option.die);
    emit({.kind = EventKind::corner_paid,
          .car = car_number(car),
          .number = static_cast<std::int16_t>(wear_before - car.wear),
          .left = car.wear,
          .corner = move_.due_corner,
          .over = needed,
          .option = option,
          .for_line = move_.due_for_line,
          .unpaid = move_.is_unpaid});
    if (owes) return begin_test(Test::chance);
    if (move_.is_unpaid) return spin_in_corner(car);
    corner_settled(car);
  }

  // WBC-3.9
  void resolve_chance(Car& car, int total) {
    Event event{.kind = EventKind::chance_safe,
                .car = car_number(car),
                .thrown = thrown_,
                .corner = move_.due_corner,
                .unpaid = move_.is_unpaid};
    if (total >= kChanceCrashesFrom) {
      event.kind = EventKind::chance_crash;
      emit(event);
      return crash(car, corner_spin_place(car));
    }
    // Interaction 8  What could not be paid spins, whatever else the dice say.
    const bool spins = total >= kChanceSpinsFrom || move_.is_unpaid;
    if (total >= kChanceSpinsFrom) event.kind = EventKind::chance_spin;
    emit(event);
    if (spins) return spin_in_corner(car);
    corner_settled(car);
  }

  void corner_settled(Car& car) {
    if (move_.next != Next::drive_on) return go_on(car);
    // One entry can make two corners due only through lines; they are asked for one by one.
    if (const Ledger* due = find_due(car.passage)) return demand(car, *due, false);
    arrive(car);
  }

  // --- WBC-2.10: forced passes ------------------------------------------------------------------

  void take_pass(int step) {
    Car& car = wheel();
    move_.step = static_cast<std::uint8_t>(step);
    // WBC-2.10g  The lines are lost, and settled before the roll.
    note_lines_left(car, kNoSpace);
    while (car.passage.line_count > 0) leave_line(course_, car.passage, car.passage.line_count - 1);
    move_.no_line = true;
    move_.next = Next::pass;
    attempt_pass(car);
  }

  void attempt_pass(Car& car) {
    if (const Ledger* due = find_due(car.passage)) return demand(car, *due, true);
    begin_test(Test::pass);
  }

  // WBC-3.8
  void resolve_pass(Car& car, int total) {
    const SpaceId to = course_.next(car.at, move_.step);
    const std::uint8_t passee = other_car_on(state_, to);
    Event event{.kind = EventKind::passed,
                .car = car_number(car),
                .other = passee,
                .thrown = thrown_,
                .at = to};
    if (total < kPassFailsFrom) {
      emit(event);
      ++move_.chain;
      move_.is_passing = true;
      return enter(car, to);
    }
    // WBC-2.10c
    const Speed lost_from = move_.speed;
    move_.speed = std::min(car.plot, Speed::from_spaces(move_.path_length));
    event.speed = move_.speed;
    if (total < kContactFrom) {
      event.kind = EventKind::pass_failed;
      emit(event);
    } else {
      // WBC-2.10d
      const int wear_before = car.wear;
      if (!pay_wear(car, kContactWear) && move_.due_spin == DueSpin::none)
        move_.due_spin = DueSpin::contact;
      event.kind = EventKind::contact;
      event.number = static_cast<std::int16_t>(wear_before - car.wear);
      emit(event);
      hit(state_.cars[passee]);
    }
    // W11
    const Speed lost = excess(lost_from, move_.speed);
    if (options_.failed_pass_braking == FailedPassBraking::chart && lost > Speed{}) {
      move_.over = move_.over + lost;
      return demand_braking(Next::stop);
    }
    stop_after_failed_pass(car);
  }

  void hit(Car& passee) {
    const int wear_before = passee.wear;
    const bool is_paid = pay_wear(passee, kContactWear);
    emit({.kind = EventKind::passee_hit,
          .car = car_number(passee),
          .number = static_cast<std::int16_t>(wear_before - passee.wear)});
    if (is_paid) return;
    // Interaction 11  It spins where it stands, and loses its move if that is still to come.
    if (!has_moved(passee)) passee.lost_move = passee.gives_no_slip = true;
    spin_where_it_stands(passee, SpinCause::contact);
  }

  bool has_moved(const Car& car) const {
    for (int place = 0; place < state_.mover; ++place) {
      if (state_.order[place] == car_number(car)) return true;
    }
    return false;
  }

  void stop_after_failed_pass(Car& car) {
    if (!move_.is_passing) return end_move(car);
    // WBC-2.10f  It cannot stay where another car stands.
    const InlineVector<std::uint8_t, 2> places = stopping_places(game_, state_);
    if (places.size() == 2) {
      state_.phase = Phase::place;
      return;
    }
    if (places.size() == 1) return take_place(places[0]);
    // WBC-2.11a
    const std::optional<Side> side = nearer_side(course_[car.at]);
    if (side) return go_off(car, *side, 0);
    state_.phase = Phase::side;
  }

  void take_place(int row_place) {
    Car& car = wheel();
    const int first = index(car.at) - course_[car.at].row_place;
    car.at = static_cast<SpaceId>(first + row_place);
    move_.is_passing = false;
    emit({.kind = EventKind::placed, .car = car_number(car), .at = car.at});
    settle_on(course_, car.passage, car.at);
    end_move(car);
  }

  // WBC-2.11a, WBC-2.11b  `face`: of the die for the side; 0 if none was thrown.
  void go_off(Car& car, Side side, int face) {
    set_back(car, free_strip(course_, state_, side, course_[car.at].row));
    move_.is_passing = false;
    move_.speed = half(move_.speed);
    car.was_off = true;
    settle_on(course_, car.passage, car.at);
    emit({.kind = EventKind::went_off,
          .car = car_number(car),
          .dice = static_cast<std::uint8_t>(face),
          .at = car.at,
          .speed = move_.speed});
    end_move(car);
  }

  // --- Spins and crashes ------------------------------------------------------------------------

  // Puts the car on a space of its row or behind it.
  void set_back(Car& car, SpaceId to) {
    car.progress = static_cast<std::int16_t>(
        car.progress - rows_between(course_[to].row, course_[car.at].row, course_.rows));
    car.at = to;
  }

  // Interaction 7  Where a spin for the payment that is due happens.
  SpaceId corner_spin_place(const Car& car) const {
    if (move_.due_for_line && move_.spins_on_line) return car.at;
    const SpaceId posted = first_posted(course_, move_.due_corner, move_.from,
                                        {move_.path, move_.path_length}, move_.path_length);
    return posted == kNoSpace ? car.at : posted;
  }

  void spin_in_corner(Car& car) {
    spin(car, move_.due_for_line ? SpinCause::line : SpinCause::cornering, corner_spin_place(car));
  }

  // Interaction 7  If another car holds the space: back along the own path to the nearest free one.
  SpaceId nearest_free(SpaceId at) const {
    const Path path{move_.path, move_.path_length};
    int steps = path.length;
    while (steps > 0 && route_end(course_, move_.from, path, steps) != at) --steps;
    while (steps > 0 && other_car_on(state_, route_end(course_, move_.from, path, steps)) != kNoCar)
      --steps;
    return route_end(course_, move_.from, path, steps);
  }

  void spin(Car& car, SpinCause cause, SpaceId at) {
    set_back(car, nearest_free(at));
    end_in_spin(car, cause);
  }

  void end_in_spin(Car& car, SpinCause cause) {
    car.ref = move_.speed;
    spin_where_it_stands(car, cause);
    begin_wrecks(car);
  }

  // Interaction 10, WBC-2.9d
  void spin_where_it_stands(Car& car, SpinCause cause) {
    spin_out(course_, car.passage, car.at);
    car.speed = Speed{};
    car.spun = true;
    car.starting = false;
    emit({.kind = EventKind::spun_out,
          .car = car_number(car),
          .at = car.at,
          .over = cause == SpinCause::braking ? move_.over : Speed{},
          .spin = cause});
  }

  // WBC-2.13a, interaction 9
  void crash(Car& car, SpaceId at) {
    set_back(car, nearest_free(at));
    leave_wreck(car);
    finish_move(car);
  }

  void leave_wreck(Car& car) {
    car.speed = Speed{};
    // W23  Beside the track there is nothing to mark.
    const bool is_off = course_[car.at].is_strip;
    car.status = is_off ? Status::crash_off : Status::crash;
    if (!is_off) state_.markers[state_.marker_count++] = car.at;
    emit({.kind = is_off ? EventKind::crashed_off : EventKind::crashed,
          .car = car_number(car),
          .at = car.at});
  }

  // WBC-3.4d
  void crash_off(Car& car, Speed over) {
    car.speed = Speed{};
    car.status = Status::crash_off;
    emit({.kind = EventKind::crashed_off,
          .car = car_number(car),
          .at = car.at,
          .corner = move_.due_corner,
          .over = over});
    finish_move(car);
  }

  // WBC-2.12f, WBC-3.6e  Removed at once, wherever it is.
  void go_out(Car& car, Status why) {
    car.status = why;
    car.speed = Speed{};
    // W26
    if (move_.path_length == 0) car.gives_no_slip = true;
    finish_move(car);
  }

  // --- End of a move ----------------------------------------------------------------------------

  void end_move(Car& car) {
    switch (move_.due_spin) {
      case DueSpin::none:
        break;
      case DueSpin::braking:
        return end_in_spin(car, SpinCause::braking);
      case DueSpin::brake_damage:
        return end_in_spin(car, SpinCause::brake_damage);
      case DueSpin::contact:
        return end_in_spin(car, SpinCause::contact);
    }
    car.speed = car.ref = move_.speed;
    // W29  A starting car that has not moved is still starting.
    if (move_.path_length > 0) car.starting = false;
    begin_wrecks(car);
  }

  // T4.4  WBC-2.13d  One roll per marker, first marker first.
  void begin_wrecks(Car& car) {
    emit_drive(car);
    move_.marker = 0;
    next_wreck(car);
  }

  void next_wreck(Car& car) {
    for (; move_.marker < state_.marker_count; ++move_.marker) {
      if (passes_wreck(course_, car, move_, state_.markers[move_.marker]))
        return begin_test(Test::wreck);
    }
    finish_move(car);
  }

  void resolve_wreck(Car& car, int total) {
    Event event{.kind = EventKind::wreck_safe,
                .car = car_number(car),
                .thrown = thrown_,
                .at = state_.markers[move_.marker],
                .spun = car.spun};
    if (total >= kChanceCrashesFrom) {
      event.kind = EventKind::wreck_crash;
      emit(event);
      leave_wreck(car);
      return finish_move(car);
    }
    const bool spins = total >= kChanceSpinsFrom;
    if (spins) event.kind = EventKind::wreck_spin;
    emit(event);
    if (spins && !car.spun) spin_where_it_stands(car, SpinCause::wreck);
    ++move_.marker;
    next_wreck(car);
  }

  void finish_move(Car& car) {
    // WBC-2.12c, WBC-2.12d
    if (move_.is_dying && car.is_running() && !has_come_home(game_, car)) {
      car.status = Status::engine;
      emit({.kind = EventKind::engine_out, .car = car_number(car), .at = car.at});
    }
    while (++state_.mover < state_.order_count) {
      if (wheel().is_running() && !wheel().lost_move) return begin_move(wheel());
    }
    end_turn();
  }

  void emit_drive(const Car& car) {
    emit({.kind = EventKind::drove,
          .car = car_number(car),
          .number = move_.path_length,
          .at = move_.from,
          .to = car.at,
          .speed = car.speed});
    const int laps = laps_completed(course_, car.progress);
    if (laps > laps_completed(course_, move_.from_progress))
      emit({.kind = EventKind::completed_lap,
            .car = car_number(car),
            .number = static_cast<std::int16_t>(laps)});
  }

  // --- T5: end of turn --------------------------------------------------------------------------

  void end_turn() {
    state_.mover = 0;
    state_.move = {};
    state_.test = Test::none;
    ++state_.turn;
    for (int i = 0; i < state_.car_count; ++i) {
      Car& car = state_.cars[i];
      // WBC-2.11f  A car that has finished owes nothing; WBC-T.3  one that waits owes each turn.
      if (car.is_running() && !has_come_home(game_, car) && owes_off_fee(game_, car))
        take_off_fee(car);
    }
    for (const std::uint8_t car : finishers(game_, state_)) {
      Car& home = state_.cars[car];
      home.status = Status::finished;
      home.place = ++state_.finished;
      home.finish_turn = state_.turn;
      emit({.kind = EventKind::finished,
            .car = car,
            .number = state_.finished,
            .late = is_late(course_, home)});
    }
    emit({.kind = EventKind::turn_ended, .number = static_cast<std::int16_t>(state_.turn)});
    if (!is_race_over(game_, state_)) return begin_plots();
    state_.phase = Phase::over;
    emit({.kind = EventKind::race_ended});
  }

  void take_off_fee(Car& car) {
    const FeePaid paid = pay_off_fee(options_, car);
    if (paid.is_stuck) {
      car.status = Status::kitty;
      return emit({.kind = EventKind::stuck, .car = car_number(car), .at = car.at});
    }
    emit({.kind = EventKind::off_fee_paid,
          .car = car_number(car),
          .other = static_cast<std::uint8_t>(paid.chips),
          .number = static_cast<std::int16_t>(paid.wear)});
  }

  Car& wheel() { return state_.at_wheel(); }
  std::uint8_t car_number(const Car& car) const {
    return static_cast<std::uint8_t>(&car - state_.cars.data());
  }
  void emit(const Event& event) { sink_(event); }

  // What lies on the table, for those who hear of it.
  void note_dice(int first, int second) {
    if constexpr (kHears<Sink>)
      thrown_.faces = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  }

  const Game& game_;
  const Course& course_;
  const Options& options_;
  State& state_;
  Move& move_;
  Sink& sink_;
  // For events alone: nothing follows from it.
  Thrown thrown_{};
};

}  // namespace

template <class Sink>
void SpeedCircuitWbc::apply(const Game& game, State& state, const Checked<SpeedCircuitWbc>& checked,
                            Sink& sink) {
  Applier<Sink>(game, state, sink).apply(index(checked.seat()), checked.decision());
}

template void SpeedCircuitWbc::apply(const Game&, State&, const Checked<SpeedCircuitWbc>&,
                                     NoEvents&);
template void SpeedCircuitWbc::apply(const Game&, State&, const Checked<SpeedCircuitWbc>&,
                                     EventLog<Event>&);

}  // namespace chicane::speed_circuit_wbc
