// Who must answer, what they may answer, and why not something else.
#include <optional>

#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/grand_prix_basic/room.h"

namespace chicane::grand_prix_basic {

namespace {

using Reason = std::optional<Why>;

bool asks_driver(Phase phase) {
  return phase == Phase::dice || phase == Phase::goal || phase == Phase::lost;
}

bool owes_die(Phase phase) {
  return !asks_driver(phase) && phase != Phase::idle && phase != Phase::over;
}

bool is_awaited(const State& state, Seat from) {
  if (from == kChance) return owes_die(state.phase);
  return asks_driver(state.phase) && index(from) == state.at_wheel().owner;
}

int sides_owed(const State& state) {
  return state.phase == Phase::draw ? state.car_count - state.drawn_count : kDieSides;
}

bool asks_for(Phase phase, DecisionKind kind) {
  switch (kind) {
    case DecisionKind::dice:
      return phase == Phase::dice;
    case DecisionKind::goal:
      return phase == Phase::goal;
    case DecisionKind::stop:
    case DecisionKind::luck:
      return phase == Phase::lost;
    case DecisionKind::roll:
      return owes_die(phase);
  }
  return false;
}

// GPB-MOV-1, GPB-MOV-2, GPB-CAP-1
Reason refuse_goal(const Game& game, const State& state, int cells) {
  if (cells > state.go.total) return Why::beyond_total;
  if (cells == 0)
    return has_room_within(game, state, state.go.total) ? Reason(Why::must_move) : std::nullopt;
  return has_room(game, state, cells) ? std::nullopt : Reason(Why::no_room);
}

// GPB-OVT-3, GPB-OVT-5
Reason refuse_stop(const Game& game, const State& state, int cells) {
  const int lost = state.go.entered + 1;
  if (cells > lost) return Why::beyond_lost_cell;
  if (cells == 0)
    return has_room_within(game, state, lost) ? Reason(Why::must_leave_start) : std::nullopt;
  return has_room(game, state, cells) ? std::nullopt : Reason(Why::no_room);
}

Reason refuse_answer(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::dice:
      return decision.number == 1 || decision.number == kDiceMax ? std::nullopt
                                                                 : Reason(Why::one_die_or_two);
    case DecisionKind::goal:
      return refuse_goal(game, state, decision.number);
    case DecisionKind::stop:
      return refuse_stop(game, state, decision.number);
    case DecisionKind::luck:
      return decision.number == 0 ? std::nullopt : Reason(Why::another_decision_due);
    case DecisionKind::roll:
      return decision.number >= 1 && decision.number <= sides_owed(state)
                 ? std::nullopt
                 : Reason(Why::face_not_on_die);
  }
  return Why::another_decision_due;
}

Reason refuse(const Game& game, const State& state, Seat from, const Decision& decision) {
  if (!is_awaited(state, from)) {
    if (state.phase == Phase::over) return Why::race_over;
    return from == kChance || decision.kind == DecisionKind::roll ? Why::die_not_owed
                                                                  : Why::not_your_turn;
  }
  if (!asks_for(state.phase, decision.kind)) return Why::another_decision_due;
  return refuse_answer(game, state, decision);
}

Purpose purpose_of(Phase phase) {
  switch (phase) {
    case Phase::draw:
      return Purpose::start;
    case Phase::automatic:
      return Purpose::automatic;
    case Phase::overtake:
      return Purpose::overtake;
    case Phase::risk:
      return Purpose::risk;
    case Phase::luck:
      return Purpose::luck;
    case Phase::accident:
      return Purpose::accident;
    default:
      return Purpose::movement;
  }
}

}  // namespace

Pending GrandPrixBasic::pending(const Game&, const State& state) {
  if (owes_die(state.phase)) {
    Roll roll;
    roll.purpose = static_cast<std::uint8_t>(purpose_of(state.phase));
    roll.car = state.phase == Phase::draw ? state.drawn_count : state.go.car;
    roll.sides = static_cast<std::uint8_t>(sides_owed(state));
    return {Pending::Kind::chance, {}, roll};
  }
  if (!asks_driver(state.phase)) return {};
  return {Pending::Kind::seats, SeatSet::of(seat_at(state.at_wheel().owner)), {}};
}

void GrandPrixBasic::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (!is_awaited(state, from)) return;
  switch (state.phase) {
    case Phase::dice:
      list.push_back(dice(1));
      list.push_back(dice(kDiceMax));
      return;
    case Phase::goal:
      for (int cells = 0; cells <= state.go.total; ++cells) {
        if (!refuse_goal(game, state, cells)) list.push_back(goal(cells));
      }
      return;
    case Phase::lost:
      for (int cells = 0; cells <= state.go.entered + 1; ++cells) {
        if (!refuse_stop(game, state, cells)) list.push_back(stop(cells));
      }
      list.push_back(luck());
      return;
    case Phase::idle:
    case Phase::over:
      return;
    default:
      for (int face = 1; face <= sides_owed(state); ++face) list.push_back(roll(face));
  }
}

Result<Checked<GrandPrixBasic>, Refusal> GrandPrixBasic::check(const Game& game, const State& state,
                                                               Seat from,
                                                               const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<GrandPrixBasic>(from, decision);
}

}  // namespace chicane::grand_prix_basic
