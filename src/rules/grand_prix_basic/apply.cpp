// A lawful decision → the next state and what happened. The order is that of RULES.md, section 2.
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/grand_prix_basic/order.h"
#include "rules/grand_prix_basic/preparation.h"
#include "rules/grand_prix_basic/room.h"
#include "rules/lib/goes.h"
#include "rules/lib/start_order.h"

namespace chicane::grand_prix_basic {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game), state_(state), go_(state.go), sink_(sink) {}

  void apply(const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::dice:
        go_.dice = decision.number;
        state_.phase = Phase::movement;
        return;
      case DecisionKind::goal:
        return take_goal(decision.number);
      case DecisionKind::stop:
        return take_stop(decision.number);
      case DecisionKind::luck:
        state_.phase = Phase::luck;
        return;
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

  // Step 0. False if the car misses its go.
  bool begin(int number) {
    Car& car = state_.cars[number];
    go_ = {};
    go_.car = static_cast<std::uint8_t>(number);
    if (car.skip > 0) {
      --car.skip;
      emit({.kind = EventKind::missed_go, .car = go_.car, .number = car.skip});
      mark_acted(state_, go_.car);
      return false;
    }
    state_.phase = car.is_automatic ? Phase::automatic : Phase::dice;
    return true;
  }

  // The next car of the move, or the next move, or the end.
  void go_on() {
    while (true) {
      if (all_have_acted(state_) && !end_move()) return;
      if (state_.is_manual) {
        state_.phase = Phase::idle;
        return;
      }
      if (begin(next_car(state_))) return;
    }
  }

 private:
  // --- Dice --------------------------------------------------------------------------------------

  void take_roll(int face) {
    switch (state_.phase) {
      case Phase::draw:
        return take_draw(face);
      case Phase::movement:
        return take_movement(face);
      case Phase::automatic:
        return take_automatic(face);
      case Phase::overtake:
        return take_overtaking(face);
      case Phase::risk:
        return take_risk(face);
      case Phase::luck:
        return take_luck(face);
      default:
        return take_accident(face);
    }
  }

  // GPB-SET-1
  void take_draw(int face) {
    draw_place(state_, face);
    if (state_.drawn_count < state_.car_count) return;
    place_on_grid(game_, state_);
    for (int place = 0; place < state_.car_count; ++place) {
      const int car = state_.drawn[place];
      emit({.kind = EventKind::took_place,
            .car = static_cast<std::uint8_t>(car),
            .number = static_cast<std::int16_t>(place + 1),
            .cell = state_.cars[car].cell});
    }
    if (state_.is_manual) {
      state_.phase = Phase::idle;
      return;
    }
    begin_move(game_, state_);
    emit({.kind = EventKind::move_began, .number = static_cast<std::int16_t>(state_.move)});
    go_on();
  }

  void take_movement(int face) {
    go_.total = static_cast<std::uint8_t>(go_.total + face);
    if (++go_.thrown < go_.dice) return;
    emit({.kind = EventKind::threw,
          .car = go_.car,
          .number = go_.total,
          .faces = go_.dice == 1 ? faces_of(face) : faces_of(go_.total - face, face)});
    state_.phase = Phase::goal;
  }

  // GPB-AUT-1, GPB-AUT-2
  void take_automatic(int face) {
    int cells = kAutomaticCells[face - 1];
    while (cells > 0 && !has_room(game_, state_, cells)) --cells;
    hear(face);
    settle(cells);
  }

  // --- The way (steps 3 to 6)
  // ----------------------------------------------------------------------

  void take_goal(int cells) {
    go_.goal = static_cast<std::uint8_t>(cells);
    drive();
  }

  int next_cell() const { return game_.ring.after(state_.at_wheel().cell, go_.entered + 1); }

  // Cell by cell until a die is asked for, or the goal is reached.
  void drive() {
    for (; go_.entered < go_.goal; ++go_.entered) {
      // GPB-VIC-3
      if (is_home(game_, state_, go_.entered + 1)) continue;
      const bool is_passed = go_.entered + 1 < go_.goal;
      // GPB-OVT-1, GPB-OVT-6
      if (is_passed && cars_in(state_, next_cell()) > 0) {
        state_.phase = Phase::overtake;
        return;
      }
      // GPB-RSK-1, GPB-RSK-2
      if (is_risky(next_cell())) {
        state_.phase = Phase::risk;
        return;
      }
    }
    settle(go_.entered);
  }

  bool is_risky(int cell) const { return go_.dice == kDiceMax && game_.ring.factors[cell] > 0; }

  void enter_next() {
    ++go_.entered;
    if (go_.is_stopping) return settle(go_.entered);
    drive();
  }

  // GPB-OVT-1, GPB-OVT-2
  void take_overtaking(int face) {
    const int cell = next_cell();
    const bool passes = gets_past(face, cars_in(state_, cell), game_.ring.factors[cell]);
    tell(passes ? EventKind::overtook : EventKind::lost_overtaking, face);
    if (passes) return enter_next();
    state_.phase = Phase::lost;
  }

  // GPB-OVT-3, GPB-OVT-5
  void take_stop(int cells) {
    if (cells <= go_.entered) return settle(cells);
    go_.is_stopping = true;
    if (!is_risky(next_cell())) return enter_next();
    state_.phase = Phase::risk;
  }

  // GPB-OVT-4
  void take_luck(int face) {
    if (!is_lucky(face)) {
      hear(face);
      return leave_road(kMissAfterLuck);
    }
    tell(EventKind::had_luck, face);
    enter_next();
  }

  // GPB-RSK-1
  void take_risk(int face) {
    tell(EventKind::risked, face);
    if (is_safe(face, game_.ring.factors[next_cell()])) return enter_next();
    state_.phase = Phase::accident;
  }

  // GPB-ACC-1
  void take_accident(int face) {
    if (!is_lucky(face)) {
      hear(face);
      return leave_road(kMissAfterAccident);
    }
    tell(EventKind::escaped, face);
    enter_next();
  }

  void tell(EventKind kind, int die) {
    emit({.kind = kind,
          .car = go_.car,
          .number = static_cast<std::int16_t>(die),
          .cell = static_cast<std::uint8_t>(next_cell()),
          .others = static_cast<std::uint8_t>(others_in_next(kind))});
  }

  // Cars that are to be overtaken, for those who hear of it.
  int others_in_next(EventKind kind) const {
    const bool is_overtaking = kind == EventKind::overtook || kind == EventKind::lost_overtaking;
    return kHears<Sink> && is_overtaking ? cars_in(state_, next_cell()) : 0;
  }

  static std::array<std::uint8_t, 2> faces_of(int first, int second = 0) {
    return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  }

  // Beside the cell that was to be entered.
  void leave_road(int miss) {
    Car& car = wheel();
    advance(car, go_.entered + 1);
    car.status = Status::off;
    car.skip = static_cast<std::uint8_t>(miss);
    emit({.kind = EventKind::left_road,
          .car = go_.car,
          .number = static_cast<std::int16_t>(miss),
          .cell = car.cell,
          .faces = faces_of(heard_.face)});
    end_go();
  }

  // The go ends in the cell so many ahead; 0: where it began, on the road or off it (GPB-ACC-2).
  void settle(int cells) {
    Car& car = wheel();
    if (cells == 0) {
      emit({.kind = EventKind::stayed, .car = go_.car, .faces = faces_of(heard_.face)});
      return end_go();
    }
    const bool is_finish = is_home(game_, state_, cells);
    advance(car, cells);
    car.status = is_finish ? Status::finished : Status::run;
    emit({.kind = EventKind::moved,
          .car = go_.car,
          .number = static_cast<std::int16_t>(cells),
          .cell = car.cell,
          .faces = faces_of(heard_.face)});
    if (is_finish) emit({.kind = EventKind::finished, .car = go_.car});
    end_go();
  }

  // GPB-LAP-2
  void advance(Car& car, int cells) {
    if (game_.ring.crosses_line(car.cell, cells)) {
      --car.to_go;
      emit({.kind = EventKind::completed_lap, .car = go_.car, .number = car.to_go});
    }
    car.cell = static_cast<std::uint8_t>(game_.ring.after(car.cell, cells));
    car.arrived = ++state_.arrivals;
  }

  // --- The move
  // ------------------------------------------------------------------------------------

  void end_go() {
    mark_acted(state_, go_.car);
    const auto car = go_.car;
    go_ = {};
    go_.car = car;
    go_on();
  }

  // False if the race is over (GPB-VIC-3).
  bool end_move() {
    for (int i = 0; i < state_.car_count; ++i) {
      if (state_.cars[i].status != Status::finished) continue;
      go_ = {};
      state_.phase = Phase::over;
      emit({.kind = EventKind::race_ended});
      return false;
    }
    begin_move(game_, state_);
    emit({.kind = EventKind::move_began, .number = static_cast<std::int16_t>(state_.move)});
    return true;
  }

  Car& wheel() { return state_.at_wheel(); }
  void emit(const Event& event) { sink_(event); }

  // The die that the next event tells.
  void hear(int face) {
    if constexpr (kHears<Sink>) heard_.face = static_cast<std::uint8_t>(face);
  }

  const Game& game_;
  State& state_;
  Go& go_;
  Sink& sink_;
  // What only events say; nothing where nobody hears.
  struct Heard {
    std::uint8_t face = 0;
  };
  struct Unheard {
    static constexpr std::uint8_t face = 0;
  };
  [[no_unique_address]] std::conditional_t<kHears<Sink>, Heard, Unheard> heard_;
};

}  // namespace

void begin_go(const Game& game, State& state, int car) {
  NoEvents nobody;
  Applier<NoEvents> applier(game, state, nobody);
  if (!applier.begin(car)) applier.go_on();
}

void begin_move(const Game& game, State& state) {
  state.acted = 0;
  ++state.move;
  state.order_count = static_cast<std::uint8_t>(order_of_move(game, state, state.order));
}

template <class Sink>
void GrandPrixBasic::apply(const Game& game, State& state, const Checked<GrandPrixBasic>& checked,
                           Sink& sink) {
  Applier<Sink>(game, state, sink).apply(checked.decision());
}

template void GrandPrixBasic::apply(const Game&, State&, const Checked<GrandPrixBasic>&, NoEvents&);
template void GrandPrixBasic::apply(const Game&, State&, const Checked<GrandPrixBasic>&,
                                    EventLog<Event>&);

}  // namespace chicane::grand_prix_basic
