// Who must answer, what they may answer, and why not something else.
#include <algorithm>
#include <bit>
#include <optional>

#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/preparation.h"
#include "rules/motorchamp/targets.h"

namespace chicane::motorchamp {

namespace {

using Reason = std::optional<Why>;

// The seat whose answer is due, or −1.
int awaited_seat(const State& state) {
  switch (state.phase) {
    case Phase::grid_choice:
      return grid_seat(state);
    case Phase::throw_choice:
    case Phase::play:
    case Phase::slip:
      return state.at_wheel().owner;
    case Phase::objection:
      return state.move.objector;
    case Phase::claim:
      return state.cars[std::countr_zero(state.claims)].owner;
    case Phase::grid_dice:
    case Phase::dice:
    case Phase::throw_off:
    case Phase::idle:
    case Phase::over:
      break;
  }
  return -1;
}

bool owes_die(const State& state) {
  return state.phase == Phase::grid_dice || state.phase == Phase::dice ||
         state.phase == Phase::throw_off;
}

// Dice come in the order normal, normal, special.
bool is_special_next(const State& state) {
  const Throw which = state.phase == Phase::dice ? state.move.thrown : Throw::three;
  return which == Throw::special || (which == Throw::three && state.move.face_count == 2);
}

bool is_awaited(const State& state, Seat from) {
  if (from == kChance) return owes_die(state);
  return index(from) == awaited_seat(state);
}

bool asks_for(Phase phase, DecisionKind kind) {
  switch (phase) {
    case Phase::grid_choice:
      return kind == DecisionKind::grid;
    case Phase::throw_choice:
      return kind == DecisionKind::throw_dice;
    case Phase::objection:
      return kind == DecisionKind::object || kind == DecisionKind::waive;
    case Phase::play:
      return kind == DecisionKind::play;
    case Phase::slip:
      return kind == DecisionKind::slip;
    case Phase::claim:
      return kind == DecisionKind::claim;
    case Phase::grid_dice:
    case Phase::dice:
    case Phase::throw_off:
      return kind == DecisionKind::roll;
    case Phase::idle:
    case Phase::over:
      return false;
  }
  return false;
}

Reason refuse_throw(const Game& game, const State& state, ThrowSet lawful, int number) {
  const int car = state.move.car;
  if (number >= kThrows) return Why::too_many_dice;
  if (lawful.has(static_cast<Throw>(number))) return std::nullopt;
  const bool is_too_many = kDiceOf[number] > dice_allowed(game, state, state.cars[car]);
  if (is_too_many && game.options.faults == Faults::punish && !state.is_practice)
    return std::nullopt;
  if (is_too_many) return Why::too_many_dice;
  switch (state.move.regime) {
    case Regime::normal:
    case Regime::practice:
      return Why::slower_than_fair_play;
    case Regime::start:
      return Why::throw_not_of_start;
    case Regime::handicap:
      return Why::throw_not_of_handicap;
    case Regime::inbound:
    case Regime::service:
    case Regime::outbound:
      break;
  }
  return Why::throw_not_of_pits;
}

Reason refuse_grid(const State& state, Seat from, int car) {
  if (car >= state.car_count || state.cars[car].owner != index(from)) return Why::not_your_car;
  return state.cars[car].where == Where::unplaced ? std::nullopt : Reason(Why::car_placed_already);
}

Reason refuse_target(const TargetList& list, const Target& target, Why why) {
  return std::find(list.begin(), list.end(), target) != list.end() ? std::nullopt : Reason(why);
}

Reason refuse_answer(const Game& game, const State& state, Seat from, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::grid:
      return refuse_grid(state, from, decision.number);
    case DecisionKind::throw_dice:
      return refuse_throw(game, state, lawful_throws(game, state, state.move.car), decision.number);
    case DecisionKind::object:
    case DecisionKind::waive:
      return decision.number == 0 ? std::nullopt : Reason(Why::another_decision_due);
    case DecisionKind::claim:
      return decision.number <= 1 ? std::nullopt : Reason(Why::target_not_lawful);
    case DecisionKind::play: {
      TargetList list;
      list_targets(game, state, list);
      return refuse_target(list, target_of(decision), Why::target_not_lawful);
    }
    case DecisionKind::slip: {
      if (target_of(decision) == Target{Goal::no, 0, 0}) return std::nullopt;
      TargetList list;
      list_tows(game, state, list);
      return refuse_target(list, target_of(decision), Why::no_tow);
    }
    case DecisionKind::roll: {
      const int most = is_special_next(state) ? kSpecialMax : kNormalSides;
      return decision.number >= 1 && decision.number <= most ? std::nullopt
                                                             : Reason(Why::face_not_on_die);
    }
  }
  return Why::another_decision_due;
}

Reason refuse(const Game& game, const State& state, Seat from, const Decision& decision) {
  if (!is_awaited(state, from)) {
    if (state.phase == Phase::over) return Why::race_over;
    return from == kChance || decision.kind == DecisionKind::roll ? Why::die_not_owed
                                                                  : Why::not_your_turn;
  }
  if (!asks_for(state.phase, decision.kind) || decision.extra != 0)
    return Why::another_decision_due;
  return refuse_answer(game, state, from, decision);
}

[[gnu::noinline]] void list_grid(const State& state, int seat, DecisionList& list) {
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].owner == seat && state.cars[i].where == Where::unplaced)
      list.push_back(grid(i));
  }
}

[[gnu::noinline]] void list_throws(const Game& game, const State& state, DecisionList& list) {
  const ThrowSet lawful = lawful_throws(game, state, state.move.car);
  for (int i = 0; i < kThrows; ++i) {
    if (!refuse_throw(game, state, lawful, i)) list.push_back(throw_dice(static_cast<Throw>(i)));
  }
}

[[gnu::noinline]] void list_plays(const Game& game, const State& state, DecisionList& list) {
  TargetList targets;
  list_targets(game, state, targets);
  for (const Target& target : targets) list.push_back(play(target));
}

[[gnu::noinline]] void list_slips(const Game& game, const State& state, DecisionList& list) {
  TargetList targets;
  list_tows(game, state, targets);
  for (const Target& target : targets) list.push_back(slip(target));
  list.push_back(slip({Goal::no, 0, 0}));
}

}  // namespace

Pending MotorChamp::pending(const Game&, const State& state) {
  if (owes_die(state)) {
    Roll roll;
    roll.sides = kNormalSides;
    roll.die = is_special_next(state) ? Die::motor_special : Die::plain;
    switch (state.phase) {
      case Phase::grid_dice:
        roll.purpose = static_cast<std::uint8_t>(Purpose::grid);
        roll.car = state.bids[grid_seat(state)];
        break;
      case Phase::throw_off: {
        roll.purpose = static_cast<std::uint8_t>(Purpose::throw_off);
        roll.car = static_cast<std::uint8_t>(state.list.sweep_roller(cars_with_time(state)));
        break;
      }
      default:
        roll.purpose = static_cast<std::uint8_t>(Purpose::move);
        roll.car = state.move.car;
        break;
    }
    return {Pending::Kind::chance, {}, roll};
  }
  const int seat = awaited_seat(state);
  if (seat < 0) return {};
  return {Pending::Kind::seats, SeatSet::of(seat_at(seat)), {}};
}

void MotorChamp::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (!is_awaited(state, from)) return;
  switch (state.phase) {
    case Phase::grid_choice:
      return list_grid(state, index(from), list);
    case Phase::throw_choice:
      return list_throws(game, state, list);
    case Phase::objection:
      list.push_back(object());
      list.push_back(waive());
      return;
    case Phase::play:
      return list_plays(game, state, list);
    case Phase::slip:
      return list_slips(game, state, list);
    case Phase::claim:
      list.push_back(claim(false));
      list.push_back(claim(true));
      return;
    case Phase::grid_dice:
    case Phase::dice:
    case Phase::throw_off: {
      const int most = is_special_next(state) ? kSpecialMax : kNormalSides;
      for (int face = 1; face <= most; ++face) list.push_back(roll(face));
      return;
    }
    case Phase::idle:
    case Phase::over:
      return;
  }
}

Result<Checked<MotorChamp>, Refusal> MotorChamp::check(const Game& game, const State& state,
                                                       Seat from, const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<MotorChamp>(from, decision);
}

}  // namespace chicane::motorchamp
