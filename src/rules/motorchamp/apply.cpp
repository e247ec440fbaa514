// A lawful decision → the next state and what happened. The order is that of RULES.md, part 2.
#include <bit>

#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/order.h"
#include "rules/motorchamp/preparation.h"
#include "rules/motorchamp/sides.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game), track_(game.track), state_(state), move_(state.move), sink_(sink) {}

  void apply(int seat, const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::grid:
        return take_grid(seat, decision.number);
      case DecisionKind::throw_dice:
        return take_throw(throw_of(decision));
      case DecisionKind::object:
        return take_object(seat);
      case DecisionKind::waive:
        return take_waive();
      case DecisionKind::play:
        return take_play(target_of(decision));
      case DecisionKind::slip:
        return take_slip(target_of(decision));
      case DecisionKind::claim:
        return take_claim(decision.number != 0);
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

 private:
  // --- SET: the grid by throws ------------------------------------------------------------------

  void take_grid(int seat, int car) {
    state_.bids[seat] = static_cast<std::uint8_t>(car);
    emit({.kind = EventKind::chose_for_grid, .car = static_cast<std::uint8_t>(car)});
    begin_dice(Phase::grid_dice);
  }

  void begin_dice(Phase phase) {
    state_.phase = phase;
    move_.faces = {};
    move_.face_count = 0;
  }

  void take_roll(int face) {
    const Throw which = state_.phase == Phase::dice ? move_.thrown : Throw::three;
    move_.faces[move_.face_count++] = static_cast<std::uint8_t>(face);
    if (move_.face_count < kDiceOf[static_cast<std::size_t>(which)]) return;
    switch (state_.phase) {
      case Phase::grid_dice:
        return end_grid_throw();
      case Phase::throw_off:
        return end_throw_off();
      default:
        return end_throw();
    }
  }

  void end_grid_throw() {
    const int seat = grid_seat(state_);
    const int total = total_of(move_);
    tell_throw({.kind = EventKind::threw_for_grid, .car = state_.bids[seat]});
    // A-34  All who are tied throw, in seat order, before any of them is parted.
    state_.list.take_sweep_roll(state_.player_count, seat, total);
    const int next = grid_seat(state_);
    if (next >= 0) {
      // A-34  Who is tied throws again without being asked.
      if (state_.bids[next] != kNoCar) return begin_dice(Phase::grid_dice);
      state_.phase = Phase::grid_choice;
      return;
    }
    const int before = state_.slot_count;
    place_pass(track_, state_);
    tell_slots(before);
    if (has_unplaced(state_)) return begin_grid_pass(state_);
    begin_race();
  }

  void tell_slots(int from) {
    for (int slot = from; slot < state_.slot_count; ++slot) {
      const Car& car = state_.cars[state_.slots[slot]];
      emit({.kind = EventKind::took_slot,
            .car = state_.slots[slot],
            .number = static_cast<std::int16_t>(slot + 1),
            .target = {Goal::track, car.row, car.lane}});
    }
  }

  void begin_race() {
    state_.list = {};
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    begin_next_round();
  }

  // A practice that bans every car leaves nobody to race.
  void begin_next_round() {
    begin_round(game_, state_);
    if (state_.phase == Phase::over) {
      emit({.kind = EventKind::race_ended});
    } else {
      emit({.kind = EventKind::round_began, .number = static_cast<std::int16_t>(state_.round)});
    }
  }

  // --- D1, D1b: the throw -----------------------------------------------------------------------

  void take_throw(Throw which) {
    move_.thrown = which;
    begin_dice(Phase::dice);
  }

  void end_throw() {
    const Car& car = wheel();
    tell_bounded_throw(EventKind::threw);
    // MC-COL-3, A-35
    const int allowed = dice_allowed(game_, state_, car);
    if (kDiceOf[static_cast<std::size_t>(move_.thrown)] > allowed) {
      tell_throw({.kind = EventKind::too_many_dice,
                  .car = move_.car,
                  .number = static_cast<std::int16_t>(allowed)});
      move_.objector = car.owner;
      return ask_next_objector();
    }
    state_.phase = Phase::play;
  }

  void ask_next_objector() {
    move_.objector = static_cast<std::uint8_t>((move_.objector + 1) % state_.player_count);
    if (move_.objector != wheel().owner) {
      state_.phase = Phase::objection;
      return;
    }
    // Nobody insists.
    throw_out(Cause::dice);
    end_move();
  }

  // MC-COL-4, A-41
  void take_object(int seat) {
    emit(
        {.kind = EventKind::objected, .car = move_.car, .number = static_cast<std::int16_t>(seat)});
    begin_turn(game_, state_, move_.car);
  }

  void take_waive() { ask_next_objector(); }

  // --- D2: the landing --------------------------------------------------------------------------

  void take_play(const Target& target) {
    const Drive drive = drive_to(game_, state_, target);
    Car& car = wheel();
    move_.driven = static_cast<std::uint8_t>(drive.rows);
    // Never on the race track is written as a stretch that holds no row.
    const bool is_on_track = drive.track_to >= drive.track_from;
    move_.track_from = static_cast<std::uint8_t>(is_on_track ? drive.track_from : 1);
    move_.track_to = static_cast<std::uint8_t>(is_on_track ? drive.track_to : 0);
    move_.is_straight = drive.is_straight;
    move_.may_slip = target.goal == Goal::track && may_slip();
    if constexpr (kHears<Sink>) {
      bounds_ = bounds_of_throw(game_, state_);
      // MC-PIT-13  In the pit a choice of dice: which one drove is not asked.
      lost_ = move_.regime == Regime::service ? 0 : total_of(move_) - drive.rows;
    }
    if (state_.is_practice) return end_practice_throw(car, target);
    if (move_.regime == Regime::service) take_service(car, target);
    go(car, target, drive.rows);
    if (move_.may_slip) return ask_for_tow();
    end_move();
  }

  // MC-HCP-4, MC-SLP-7, A-06
  bool may_slip() const {
    switch (move_.regime) {
      case Regime::start:
        return game_.options.slip_in_start == Allowed::yes;
      // MC-PIT-17  On the way out of the pits as well.
      case Regime::normal:
      case Regime::service:
      case Regime::outbound:
        return true;
      default:
        return false;
    }
  }

  // MC-PIT-12, MC-HCP-5
  void take_service(Car& car, const Target& target) {
    if (target.goal == Goal::fail) return;
    car.pit_flap = true;
    car.handicap = false;
    tell_throw({.kind = EventKind::service_made, .car = move_.car});
  }

  // Book-keeping 1, 2 and 4: the car is moved, crosses the line, goes to the side or out.
  void go(Car& car, const Target& target, int rows) {
    const bool crosses = rows > 0 && car.row + rows >= track_.count;
    const bool was_on_track = car.where == Where::track;
    switch (target.goal) {
      case Goal::stay:
        return tell_throw({.kind = EventKind::stayed, .car = move_.car});
      case Goal::fail:
        return tell_throw({.kind = EventKind::service_failed, .car = move_.car});
      case Goal::out:
        // MC-PRM-1  One over is out for want of a side place.
        return throw_out(bounds_.over == 1 ? Cause::no_side : bounds_.cause);
      case Goal::no:
        return;
      case Goal::finish:
        return cross(car, was_on_track);
      case Goal::track:
      case Goal::side:
        put(car, Where::track, target);
        tell_move(EventKind::moved, target, rows);
        break;
      case Goal::lane:
        put(car, Where::lane, target);
        tell_move(was_on_track ? EventKind::entered_pit_lane : EventKind::moved, target, rows);
        break;
      case Goal::pit:
        put(car, Where::pit, target);
        tell_move(EventKind::entered_pit, target, rows);
        break;
    }
    // IX-11  On the race track only does the fourth lap give the red flap.
    const bool is_on_track = was_on_track && car.where == Where::track;
    if (crosses) cross(car, is_on_track);
    // IX-05  A car that has finished goes to no side.
    if (target.goal == Goal::side && car.is_running()) {
      car.where = Where::side;
      car.passes = 0;
      car.first_passer = kNoCar;
      car.sequence = next_sequence();
      tell_throw(
          {.kind = EventKind::went_to_side, .car = move_.car, .bounds = bounds_, .target = target});
    }
  }

  static void put(Car& car, Where where, const Target& target) {
    car.where = where;
    car.row = target.row;
    car.lane = target.lane;
  }

  // LAP, HCP, END. MC-LAP-3  On the track, in the pit lane and in the pits alike.
  void cross(Car& car, bool is_on_track) {
    const bool finishes = is_last_crossing(game_, state_, car);
    ++car.laps;
    if (car.laps > 0)
      emit({.kind = EventKind::completed_lap, .car = move_.car, .number = car.laps});
    if (finishes) {
      car.where = Where::finished;
      car.row = car.lane = 0;
      car.sequence = next_sequence();
      emit({.kind = EventKind::finished, .car = move_.car, .number = car.laps});
      move_.may_slip = false;
      if (car.laps == game_.options.laps && !state_.flag) {
        state_.flag = true;
        emit({.kind = EventKind::flag_raised, .car = move_.car});
      }
      return;
    }
    // MC-HCP-1
    if (is_on_track && car.laps == kHandicapLaps && !car.pit_flap &&
        game_.options.pit_stops == Allowed::yes) {
      car.handicap = true;
      move_.may_slip = false;  // IX-17
      emit({.kind = EventKind::got_handicap, .car = move_.car});
    }
  }

  // The number of a finish, an out or a trip to the side. A long race has more of them than there
  // are numbers; then those in use close up, which keeps their order.
  std::uint8_t next_sequence() {
    if (state_.sequence == 0xff) close_up_sequence();
    return ++state_.sequence;
  }

  void close_up_sequence() {
    std::array<int, kCarsMax> places{};
    for (int i = 0; i < state_.car_count; ++i) {
      for (int j = 0; j < state_.car_count; ++j)
        places[i] += state_.cars[j].sequence < state_.cars[i].sequence ? 1 : 0;
    }
    for (int i = 0; i < state_.car_count; ++i)
      state_.cars[i].sequence = static_cast<std::uint8_t>(places[i]);
    state_.sequence = state_.car_count;
  }

  static Target place_of(const Car& car) {
    const Goal goal = car.where == Where::lane  ? Goal::lane
                      : car.where == Where::pit ? Goal::pit
                                                : Goal::track;
    return {goal, car.row, car.lane};
  }

  // MC-PRM-2, IX-03, A-09  Removed where it stood; it has not moved.
  void throw_out(Cause cause) {
    Car& car = wheel();
    ThrowBounds bounds = bounds_;
    bounds.cause = cause;
    tell_throw(
        {.kind = EventKind::went_out, .car = move_.car, .bounds = bounds, .target = place_of(car)});
    car.where = Where::out;
    car.sequence = next_sequence();
    move_.driven = 0;
    move_.track_from = 1;
    move_.track_to = 0;
  }

  // --- D3: slipstream ---------------------------------------------------------------------------

  void ask_for_tow() {
    TargetList tows;
    list_tows(game_, state_, tows);
    if (tows.empty()) return end_move();
    state_.phase = Phase::slip;
  }

  void take_slip(const Target& target) {
    // MC-SLP-2
    if (target.goal == Goal::no) return end_move();
    Car& car = wheel();
    const Reach reach = reach_from(track_, Traffic(state_, move_.car), car.row, car.lane, kTowRows);
    const int rows = target.goal == Goal::finish ? track_.count - car.row : kTowRows;
    move_.is_straight =
        target.goal == Goal::track && (reach.straight[kTowRows] >> target.lane & 1) != 0;
    move_.driven = static_cast<std::uint8_t>(move_.driven + rows);
    move_.track_to = static_cast<std::uint8_t>(move_.track_to + rows);
    emit({.kind = EventKind::took_tow, .car = move_.car, .target = target});
    lost_ = 0;
    go(car, target, rows);
    // MC-SLP-6
    if (move_.may_slip) return ask_for_tow();
    end_move();
  }

  // --- Book-keeping 3 and 5 to 7 ----------------------------------------------------------------

  void end_move() {
    // IX-04  Over dice and tow together, once a move.
    count_passes();
    Car& car = wheel();
    // MC-STA-4, MC-STA-5
    const bool is_beyond = car.laps >= 0 && (car.row > track_.start_row || car.laps > 0);
    if (car.start_phase && (is_beyond || !car.is_running())) car.start_phase = false;
    if (game_.options.return_mode == ReturnMode::automatic) {
      // IX-06  Whatever has freed the square.
      for (int i = 0; i < state_.car_count; ++i) {
        if (may_return(state_, state_.cars[i])) bring_back(i);
      }
      return next_move();
    }
    state_.claims = 0;
    for (int i = 0; i < state_.car_count; ++i) {
      if (may_return(state_, state_.cars[i])) state_.claims |= 1u << i;
    }
    ask_next_claim();
  }

  // IX-15  Side places are independent of one another.
  void count_passes() {
    for (int i = 0; i < state_.car_count; ++i) {
      Car& car = state_.cars[i];
      if (i == move_.car || car.where != Where::side || car.passes >= kPassesToReturn) continue;
      if (!has_passed(track_, move_, car)) continue;
      // MC-TMP-2, A-10
      const bool is_same = car.passes == 1 && car.first_passer == move_.car;
      if (is_same && game_.options.pass_identity == PassIdentity::distinct) continue;
      if (car.passes == 0) car.first_passer = move_.car;
      ++car.passes;
      emit({.kind = EventKind::was_passed,
            .car = static_cast<std::uint8_t>(i),
            .other = move_.car,
            .number = car.passes});
    }
  }

  void bring_back(int number) {
    Car& car = state_.cars[number];
    car.where = Where::track;
    car.passes = 0;
    car.first_passer = kNoCar;
    car.rejoined = true;  // MC-TMP-6
    emit({.kind = EventKind::returned,
          .car = static_cast<std::uint8_t>(number),
          .target = {Goal::track, car.row, car.lane}});
  }

  // D4, MC-TMP-8, A-13
  void ask_next_claim() {
    if (state_.claims == 0) return next_move();
    state_.phase = Phase::claim;
  }

  void take_claim(bool yes) {
    const int car = std::countr_zero(state_.claims);
    state_.claims &= state_.claims - 1;
    if (yes) {
      bring_back(car);
    } else {
      state_.cars[car].passes = kPassesToReturn - 1;
    }
    ask_next_claim();
  }

  // IX-14  The order of the round stands; cars that have gone or come since are left out.
  void next_move() {
    while (++state_.mover < state_.order_count) {
      const Car& car = state_.cars[state_.order[state_.mover]];
      if (car.is_running() && !car.rejoined)
        return begin_turn(game_, state_, state_.order[state_.mover]);
    }
    if (state_.is_manual) {
      state_.phase = has_running() ? Phase::idle : Phase::over;
      return;
    }
    begin_next_round();
  }

  bool has_running() const {
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].is_running()) return true;
    }
    return false;
  }

  // --- PRA: practice ----------------------------------------------------------------------------

  void end_practice_throw(Car& car, const Target& target) {
    switch (target.goal) {
      case Goal::stay:
        // MC-PRA-7, A-32
        car.throws = static_cast<std::uint8_t>(car.throws + game_.options.practice_one_over);
        tell_throw({.kind = EventKind::practice_wasted, .car = move_.car, .bounds = bounds_});
        break;
      case Goal::out:
        car.where = Where::out;
        tell_throw({.kind = EventKind::practice_out, .car = move_.car, .bounds = bounds_});
        break;
      case Goal::finish:
        car.practice_short = static_cast<std::uint8_t>(track_.count - car.row);
        car.practice_total = static_cast<std::uint8_t>(total_of(move_));
        car.has_time = true;
        car.where = Where::finished;
        ++car.laps;
        emit({.kind = EventKind::practice_time,
              .car = move_.car,
              .number = car.throws,
              .over = car.practice_short,
              .total = car.practice_total});
        break;
      default: {
        const bool crosses = car.row + move_.driven >= track_.count;
        if (crosses) ++car.laps;
        ++car.throws;
        put(car, Where::track, target);
        tell_move(EventKind::moved, target, move_.driven);
        break;
      }
    }
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return after_runs();
    }
    if (car.where == Where::track) return begin_turn(game_, state_, move_.car);
    if (begin_next_run(game_, state_)) {
      return emit({.kind = EventKind::began_practice, .car = move_.car});
    }
    after_runs();
  }

  // All runs ended? Then equal times are thrown off.
  void after_runs() {
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].is_running() || state_.cars[i].where == Where::unplaced) return;
    }
    rank_practice(state_);
    go_on_with_throw_offs();
  }

  void go_on_with_throw_offs() {
    if (begin_throw_offs(state_)) return;
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    place_by_practice(game_, state_);
    tell_slots(0);
    begin_race();
  }

  void end_throw_off() {
    const int count = cars_with_time(state_);
    const int car = state_.list.sweep_roller(count);
    const int total = total_of(move_);
    tell_throw({.kind = EventKind::threw_off, .car = static_cast<std::uint8_t>(car)});
    state_.list.take_sweep_roll(count, car, total);
    go_on_with_throw_offs();
  }

  Car& wheel() { return state_.at_wheel(); }
  void emit(const Event& event) { sink_(event); }

  // With the dice that lie on the table.
  void tell_throw(Event event) {
    event.thrown = move_.thrown;
    event.regime = move_.regime;
    event.faces = move_.faces;
    event.total = static_cast<std::int16_t>(total_of(move_));
    emit(event);
  }

  void tell_bounded_throw(EventKind kind) {
    Event event{.kind = kind, .car = move_.car};
    if constexpr (kHears<Sink>) event.bounds = bounds_of_throw(game_, state_);
    tell_throw(event);
  }

  void tell_move(EventKind kind, const Target& target, int rows) {
    emit({.kind = kind,
          .car = move_.car,
          .number = static_cast<std::int16_t>(rows),
          .over = static_cast<std::int16_t>(lost_),
          .target = target});
  }

  const Game& game_;
  const Track& track_;
  State& state_;
  Move& move_;
  Sink& sink_;
  // For events alone: nothing follows from them.
  ThrowBounds bounds_{};
  int lost_ = 0;
};

}  // namespace

void begin_turn(const Game& game, State& state, int number) {
  const Car& car = state.cars[number];
  state.move = {};
  state.move.car = static_cast<std::uint8_t>(number);
  state.move.regime = regime_of(state, car);
  state.move.from_row = car.row;
  state.move.from_where = static_cast<std::uint8_t>(car.where);
  state.move.limit = car.where == Where::track ? game.track[car.row].limit[car.lane]
                                               : static_cast<std::uint8_t>(kNoLimit);
  state.phase = Phase::throw_choice;
}

void begin_round(const Game& game, State& state) {
  for (int i = 0; i < state.car_count; ++i) state.cars[i].rejoined = false;
  state.order_count = static_cast<std::uint8_t>(order_of_round(game, state, state.order));
  state.mover = 0;
  if (state.order_count == 0) {
    state.move = {};
    state.phase = Phase::over;
    return;
  }
  ++state.round;
  begin_turn(game, state, state.order[0]);
}

template <class Sink>
void MotorChamp::apply(const Game& game, State& state, const Checked<MotorChamp>& checked,
                       Sink& sink) {
  Applier<Sink>(game, state, sink).apply(index(checked.seat()), checked.decision());
}

template void MotorChamp::apply(const Game&, State&, const Checked<MotorChamp>&, NoEvents&);
template void MotorChamp::apply(const Game&, State&, const Checked<MotorChamp>&, EventLog<Event>&);

}  // namespace chicane::motorchamp
