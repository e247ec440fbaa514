// A lawful decision → the next state and what happened. The order is that of RULES.md, section 2.
#include <algorithm>

#include "rules/formula_one/baulking.h"
#include "rules/formula_one/cards.h"
#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/preparation.h"
#include "rules/formula_one/speeds.h"
#include "rules/formula_one/tactics.h"

namespace chicane::formula_one {

namespace {

template <class Sink>
class Applier {
 public:
  Applier(const Game& game, State& state, Sink& sink)
      : game_(game), track_(game.track), state_(state), move_(state.move), sink_(sink) {}

  void apply(const Decision& decision) {
    switch (decision.kind) {
      case DecisionKind::superb:
        return take_superb();
      case DecisionKind::set:
        return take_set(speed_of(decision));
      case DecisionKind::drive:
        return take_drive(decision.path);
      case DecisionKind::match:
        return take_match();
      case DecisionKind::keep:
        state_.phase = Phase::card;
        return;
      case DecisionKind::card:
        return take_card(decision);
      case DecisionKind::pass:
        return resolve();
      case DecisionKind::special:
        return take_special();
      case DecisionKind::hold:
        move_.has_held = true;
        return resolve();
      case DecisionKind::roll:
        return take_roll(decision.number);
    }
  }

  // The next car of the round, or the next round, or the end.
  void go_on() {
    while (true) {
      const int car = next_car();
      if (car < 0) {
        if (end_round()) return;
        if (state_.is_manual) {
          state_.phase = Phase::idle;
          return;
        }
        continue;
      }
      if (state_.is_manual) {
        state_.phase = Phase::idle;
        return;
      }
      if (begin(car)) return;
    }
  }

  // Step 0. False if the car misses its move.
  bool begin(int number) {
    Car& car = state_.cars[number];
    move_ = {};
    move_.car = static_cast<std::uint8_t>(number);
    move_.start = car.speed;
    move_.from_where = car.where;
    move_.from_at = car.at;
    move_.is_off = car.where != Where::track;
    move_.exempt = kNoBand;
    if (car.miss > 0) {
      --car.miss;
      emit({.kind = EventKind::missed_move, .car = move_.car, .number = car.miss});
      state_.acted = static_cast<std::uint8_t>(state_.acted | 1u << number);
      return false;
    }
    state_.phase = Phase::speed;
    return true;
  }

 private:
  // --- SET
  // ----------------------------------------------------------------------------------------

  void take_roll(int face) {
    switch (state_.phase) {
      case Phase::draw:
        return take_draw_die(face);
      case Phase::shuffle_pits:
        take_pit_card(state_, face);
        if (pit_cards_left(state_) == 0) end_shuffle();
        return;
      case Phase::deal:
        take_tactic(state_, face);
        if (next_to_get_card(state_) < 0) end_deal();
        return;
      default:
        return take_penalty_die(face);
    }
  }

  void take_draw_die(int face) {
    if (move_.first_face == 0) {
      move_.first_face = static_cast<std::uint8_t>(face);
      return;
    }
    const int seat = next_to_draw(state_);
    emit({.kind = EventKind::threw_for_cars,
          .number = static_cast<std::int16_t>(seat),
          .first = move_.first_face,
          .second = static_cast<std::uint8_t>(face)});
    take_draw(state_, seat, move_.first_face + face);
    move_.first_face = 0;
    if (next_to_draw(state_) >= 0) return;
    for (int car = 0; car < state_.seat_count; ++car)
      emit({.kind = EventKind::got_car,
            .car = static_cast<std::uint8_t>(car),
            .number = static_cast<std::int16_t>(state_.seat_of(car))});
    state_.phase = state_.is_manual ? Phase::idle : Phase::shuffle_pits;
  }

  void end_shuffle() { state_.phase = Phase::deal; }

  void end_deal() {
    emit({.kind = EventKind::cards_dealt});
    begin_round(state_);
    emit({.kind = EventKind::round_began, .number = static_cast<std::int16_t>(state_.round)});
    go_on();
  }

  // --- Steps 1 and 2
  // ------------------------------------------------------------------------------

  void take_superb() {
    discard_tactic(state_, move_.car, Tactic::superb);
    move_.has_superb = true;
    emit({.kind = EventKind::played_superb, .car = move_.car});
  }

  void take_set(Speed speed) {
    Car& car = wheel();
    const Wear cost = cost_of_setting(car, speed);
    move_.set = move_.judged = speed;
    move_.is_locked = is_locked_in(track_, state_, move_.car);
    wear(car, cost);
    car.speed = speed;
    if (car.where == Where::pit) car.cap = kFirstSpeed;
    emit({.kind = EventKind::set_speed, .car = move_.car, .speed = speed, .wear = cost});
    state_.phase = Phase::drive;
  }

  // F1-COR-9
  static void wear(Car& car, const Wear& cost) {
    car.brake = static_cast<std::uint8_t>(std::min(car.brake + cost.brake, kBrakeMax));
    car.tyre = static_cast<std::uint8_t>(std::min(car.tyre + cost.tyre, kTyreMax));
  }

  // --- Steps 3 and 4
  // ------------------------------------------------------------------------------

  void take_drive(const Path& path) {
    if (move_.is_locked) {
      emit({.kind = EventKind::was_locked, .car = move_.car, .speed = wheel().speed});
      return end_turn();
    }
    follow(path, false);
    if (path.count > 0) tell_place({.kind = EventKind::drove, .number = path.count});
    if (move_.has_superb) find_exempt();
    // F1-TAC-4  No card on arrival.
    if (path.ends_in_pit()) {
      move_.is_arriving = true;
      return resolve();
    }
    if (path.count < move_.set.spaces()) return meet_baulker();
    state_.phase = Phase::card;
  }

  // The car is put at the end of the path; bands and line on the way are noted.
  void follow(const Path& path, bool is_extra) {
    Car& car = wheel();
    for (int i = 0; i < path.count; ++i) {
      if (path[i] == Step::pit) {
        car.where = Where::pit;
        car.at = 0;
        if (track_.pits[move_.car].is_line) note({Passed::kLine, {}, is_extra, 0});
        return;
      }
      car.at = first_square(track_, state_, move_.car, path[i]);
      car.where = Where::track;
      const Square& square = track_[car.at];
      if (square.is_line) note({Passed::kLine, {}, is_extra, 0});
      // F1-COR-1  Entered, whether passed over or landed on.
      if (square.band != kNoBand) note({square.band, square.safe, is_extra, 0});
    }
  }

  void note(const Passed& passed) { move_.passed[move_.passed_count++] = passed; }

  // F1-TAC-5  The band entered with the greatest excess, the first of equals.
  void find_exempt() {
    Speed greatest = 0_mph;
    for (std::uint8_t i = 0; i < move_.passed_count; ++i) {
      if (move_.passed[i].what == Passed::kLine) continue;
      const Speed over = excess(move_.judged, move_.passed[i].safe);
      if (over > greatest) {
        greatest = over;
        move_.exempt = i;
      }
    }
  }

  // F1-BLK-2 to F1-BLK-6
  void meet_baulker() {
    Car& car = wheel();
    const int baulker = baulker_of(track_, state_);
    CHICANE_ASSERT(baulker >= 0);
    const Speed speed = state_.cars[baulker].speed;
    state_.phase = Phase::card;
    if (speed > car.speed) {
      if (may_match(state_, baulker)) state_.phase = Phase::match;
      return;
    }
    if (speed == car.speed) return;
    const std::optional<Wear> cost = forced_cost(game_, state_, speed);
    if (!cost) return spin_at_roadside(baulker);
    wear(car, *cost);
    car.speed = speed;
    // A6
    if (game_.options.baulked_band_speed == BaulkedBandSpeed::reduced) move_.judged = speed;
    emit({.kind = EventKind::was_baulked,
          .car = move_.car,
          .other = static_cast<std::uint8_t>(baulker),
          .speed = speed,
          .wear = *cost});
  }

  void take_match() {
    const int baulker = baulker_of(track_, state_);
    wheel().speed = state_.cars[baulker].speed;
    emit({.kind = EventKind::matched,
          .car = move_.car,
          .other = static_cast<std::uint8_t>(baulker),
          .speed = wheel().speed});
    state_.phase = Phase::card;
  }

  // F1-BLK-4, F1-SPN-2  What was passed on the way stays passed; nothing is charged.
  void spin_at_roadside(int baulker) {
    wheel().where = Where::roadside;
    wheel().speed = 0_mph;
    tell_place({.kind = EventKind::spun_at_roadside, .other = static_cast<std::uint8_t>(baulker)});
    for (; move_.next < move_.passed_count; ++move_.next) leave_behind(move_.passed[move_.next]);
    end_turn();
  }

  // --- Step 5
  // -------------------------------------------------------------------------------------

  void take_card(const Decision& decision) {
    discard_tactic(state_, move_.car, decision.card);
    if (decision.card == Tactic::carburettor) wheel().speed = speed_of(decision);
    follow(decision.path, true);
    tell_place({.kind = EventKind::played_card,
                .number = decision.path.count,
                .speed = wheel().speed,
                .tactic = decision.card});
    resolve();
  }

  // --- Step 6: bands and line in the order of entry (F1-4.3)
  // ----------------------------------------

  void resolve() {
    while (move_.next < move_.passed_count) {
      if (!resolve_next()) return;
      // F1-PIT-5  A spin on the way in: the pit is not reached.
      if (state_.at_wheel().where == Where::spin) return end_turn();
      ++move_.next;
      move_.has_held = false;
    }
    if (move_.is_arriving) arrive();
    end_turn();
  }

  Speed excess_of(const Passed& passed) {
    if (!passed.is_extra) return excess(move_.judged, passed.safe);
    // A9, F1-COR-8
    if (game_.options.tactic_bands == TacticBands::no) return 0_mph;
    return excess(wheel().speed, passed.safe);
  }

  // False while special tyres or dice are asked for.
  bool resolve_next() {
    const Passed& passed = move_.passed[move_.next];
    if (passed.what != Passed::kLine && !charge(passed)) return false;
    leave_behind(passed);
    return true;
  }

  bool charge(const Passed& passed) {
    const Car& car = wheel();
    const Speed over = excess_of(passed);
    // F1-COR-2
    if (over == 0_mph) return true;
    if (move_.next == move_.exempt) {
      emit({.kind = EventKind::was_exempt, .car = move_.car, .band = passed.what});
      return true;
    }
    // 6.3 ST
    if (car.has_special && !move_.has_held && over <= 40_mph) {
      state_.phase = Phase::special;
      return false;
    }
    if (const SpinCause cause = cause_of_spin(car, over); cause != SpinCause::none) {
      spin_off(passed);
      tell_place({.kind = EventKind::spun_off,
                  .number = static_cast<std::int16_t>(over.mph()),
                  .band = passed.what,
                  .cause = cause});
      return true;
    }
    state_.phase = Phase::penalty;
    return false;
  }

  // F1-COR-4, F1-COR-5, 6.3 FT, 6.3 BF
  static SpinCause cause_of_spin(const Car& car, Speed over) {
    if (over >= 60_mph) return SpinCause::speed;
    if (car.tyre == kTyreMax) return SpinCause::tyres;
    if (car.faulty == Defect::on) return SpinCause::faulty;
    const bool is_brakeless = car.brake_failure == Defect::on && over >= 40_mph;
    return is_brakeless ? SpinCause::brakes : SpinCause::none;
  }

  // F1-SPN-1 to F1-SPN-3, F1-SPN-5  Nothing but its place and its speed.
  void spin_off(const Passed& passed) {
    Car& car = wheel();
    car.where = Where::spin;
    car.at = passed.what;
    car.speed = 0_mph;
  }

  void take_special() {
    Car& car = wheel();
    const Passed& passed = move_.passed[move_.next];
    car.has_special = false;
    put_under(state_, PitCard::special_tyres);
    emit({.kind = EventKind::used_special, .car = move_.car, .band = passed.what});
    go_past(passed);
  }

  // The band at hand is settled.
  void go_past(const Passed& passed) {
    leave_behind(passed);
    if (wheel().where == Where::spin) return end_turn();
    ++move_.next;
    move_.has_held = false;
    resolve();
  }

  void take_penalty_die(int face) {
    if (move_.first_face == 0) {
      move_.first_face = static_cast<std::uint8_t>(face);
      return;
    }
    const Passed& passed = move_.passed[move_.next];
    Car& car = wheel();
    const Speed over = excess_of(passed);
    const std::uint8_t first = move_.first_face;
    const Penalty penalty = penalty_of(over == 40_mph, first, face, car.tyre);
    move_.first_face = 0;
    switch (penalty) {
      case Penalty::none:
        break;
      case Penalty::tyre:
        wear(car, {0, 1});
        break;
      case Penalty::two_tyres:
        wear(car, {0, 2});
        break;
      case Penalty::tyre_and_brake:
        wear(car, {1, 1});
        break;
      case Penalty::spin:
        spin_off(passed);
        break;
    }
    tell_place({.kind = EventKind::threw,
                .number = static_cast<std::int16_t>(over.mph()),
                .band = passed.what,
                .first = first,
                .second = static_cast<std::uint8_t>(face),
                .penalty = penalty});
    go_past(passed);
  }

  // F1-LAP-1, F1-4.7  Behind a band or the line: laps, and defects that begin or end there.
  void leave_behind(const Passed& passed) {
    Car& car = wheel();
    if (passed.what == Passed::kLine) return cross_line(car);
    const auto begin_defect = [&](Defect& defect, std::uint8_t band, PitCard card) {
      if (defect != Defect::armed || passed.what != band) return;
      defect = Defect::on;
      emit({.kind = EventKind::defect_began, .car = move_.car, .band = band, .pit_card = card});
    };
    begin_defect(car.brake_failure, track_.brake_band, PitCard::brake_failure);
    begin_defect(car.faulty, track_.tyre_band, PitCard::faulty_tyres);
  }

  void cross_line(Car& car) {
    if (car.laps > 0) --car.laps;
    emit({.kind = EventKind::completed_lap, .car = move_.car, .number = car.laps});
    if (car.faulty == Defect::on) {
      car.faulty = Defect::none;
      put_under(state_, PitCard::faulty_tyres);
      emit({.kind = EventKind::tyres_recovered, .car = move_.car});
    }
    if (car.laps > 0) return;
    car.finish_round = static_cast<std::uint8_t>(std::min<int>(state_.round, 255));
    emit({.kind = EventKind::finished, .car = move_.car});
  }

  // --- Step 7: the pit (F1-PIT-6, F1-PIT-7)
  // ----------------------------------------------------------

  void arrive() {
    Car& car = wheel();
    car.speed = 0_mph;
    car.tyre = car.brake = 0;
    car.cap = kFirstSpeed;  // Should no card be left to say otherwise.
    tell_place({.kind = EventKind::entered_pit});
    if (car.has_special) put_under(state_, PitCard::special_tyres);
    if (car.faulty != Defect::none) put_under(state_, PitCard::faulty_tyres);
    car.has_special = false;
    car.faulty = car.brake_failure = Defect::none;
    const PitCard card = draw_pit_card(state_);
    if (card == PitCard::hidden) return;
    emit({.kind = EventKind::drew_pit_card, .car = move_.car, .pit_card = card});
    const bool is_kept = card == PitCard::special_tyres || card == PitCard::faulty_tyres;
    if (!is_kept) put_under(state_, card);
    obey(car, card);
  }

  // 6.3
  void obey(Car& car, PitCard card) {
    const PitEffect& effect = kPitEffects[static_cast<std::size_t>(card)];
    car.miss = effect.miss;
    car.cap = effect.cap;
    switch (card) {
      case PitCard::extra_tactic: {
        Tactic taken{};
        if (take_discarded(state_, move_.car, taken))
          emit({.kind = EventKind::took_tactic, .car = move_.car, .tactic = taken});
        return;
      }
      case PitCard::special_tyres:
        car.has_special = true;
        return;
      case PitCard::faulty_tyres:
        car.faulty = Defect::armed;
        return;
      case PitCard::brake_failure:
        car.brake_failure = Defect::armed;
        return;
      case PitCard::miss_one:
      case PitCard::miss_two:
      case PitCard::quick:
      case PitCard::first_80:
      case PitCard::first_40:
      case PitCard::first_20:
      case PitCard::hidden:
        return;
    }
  }

  // --- The round (F1-FIN-2)
  // --------------------------------------------------------------------------

  void end_turn() {
    const Car& car = wheel();
    if (car.where != move_.from_where || car.at != move_.from_at) state_.has_changed = true;
    state_.acted = static_cast<std::uint8_t>(state_.acted | 1u << move_.car);
    const auto number = move_.car;
    move_ = {};
    move_.car = number;
    go_on();
  }

  // The first in order that has not had its turn, or −1.
  int next_car() const {
    for (int i = 0; i < kCarsMax; ++i) {
      if (state_.cars[i].is_racing() && (state_.acted >> i & 1) == 0) return i;
    }
    return -1;
  }

  // True if the race is over.
  bool end_round() {
    state_.still = static_cast<std::uint8_t>(state_.has_changed ? 0 : state_.still + 1);
    bool has_finisher = false;
    bool has_racer = false;
    for (Car& car : state_.cars) {
      if (car.where == Where::absent) continue;
      has_racer = has_racer || car.laps > 0;
      has_finisher = has_finisher || car.laps == 0;
      // A14
      if (car.laps == 0 && game_.options.classification == RaceEnd::run_out) car.has_left = true;
    }
    const bool is_decided =
        game_.options.classification == RaceEnd::stop ? has_finisher : !has_racer;
    if (is_decided || state_.still >= kStillRounds) {
      move_ = {};
      state_.phase = Phase::over;
      emit({.kind = EventKind::race_ended});
      return true;
    }
    begin_round(state_);
    emit({.kind = EventKind::round_began, .number = static_cast<std::int16_t>(state_.round)});
    return false;
  }

  Car& wheel() { return state_.at_wheel(); }
  void emit(const Event& event) { sink_(event); }

  // Of the car at the wheel, with the place where it stands now.
  void tell_place(Event event) {
    event.car = move_.car;
    event.place = wheel().place();
    emit(event);
  }

  const Game& game_;
  const Track& track_;
  State& state_;
  Move& move_;
  Sink& sink_;
};

}  // namespace

void begin_turn(const Game& game, State& state, int car) {
  NoEvents nobody;
  Applier<NoEvents> applier(game, state, nobody);
  if (!applier.begin(car)) applier.go_on();
}

void begin_round(State& state) {
  state.acted = 0;
  state.has_changed = false;
  ++state.round;
}

template <class Sink>
void FormulaOne::apply(const Game& game, State& state, const Checked<FormulaOne>& checked,
                       Sink& sink) {
  Applier<Sink>(game, state, sink).apply(checked.decision());
}

template void FormulaOne::apply(const Game&, State&, const Checked<FormulaOne>&, NoEvents&);
template void FormulaOne::apply(const Game&, State&, const Checked<FormulaOne>&, EventLog<Event>&);

}  // namespace chicane::formula_one
