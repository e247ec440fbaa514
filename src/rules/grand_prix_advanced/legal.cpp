// Who must answer, what they may answer, and why not something else.
#include <optional>

#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/plans.h"

namespace chicane::grand_prix_advanced {

namespace {

using Reason = std::optional<Why>;

bool asks_driver(Phase phase) {
  switch (phase) {
    case Phase::box:
    case Phase::gear:
    case Phase::push:
    case Phase::plan:
    case Phase::renewal:
    case Phase::tyres:
      return true;
    default:
      return false;
  }
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
    case DecisionKind::repair:
      return phase == Phase::box || phase == Phase::tyres;
    case DecisionKind::leave:
      return phase == Phase::box;
    case DecisionKind::gear:
      return phase == Phase::gear;
    case DecisionKind::push:
      return phase == Phase::push;
    case DecisionKind::keep:
      return phase == Phase::renewal;
    case DecisionKind::plan:
      return phase == Phase::plan || phase == Phase::renewal;
    case DecisionKind::pass:
      return phase == Phase::tyres;
    case DecisionKind::roll:
      return owes_die(phase);
  }
  return false;
}

// GPA-BOX-3, GPA-BOX-4
Reason refuse_repair(const State& state, int number) {
  if (number >= kDamages || !state.at_wheel().damage.has(static_cast<Damage>(number)))
    return Why::not_damaged;
  const bool is_tyres = static_cast<Damage>(number) == Damage::tyres;
  return state.phase == Phase::tyres && !is_tyres ? Reason(Why::only_tyres_on_arrival)
                                                  : std::nullopt;
}

// GPA-PUSH-1
Reason refuse_push(const State& state, int cells) {
  if (cells == 0 || cells <= push_limit(state)) return std::nullopt;
  if (state.go.may_push) return Why::push_beyond_limit;
  return state.at_wheel().is_starting ? Why::no_push_at_start : Why::no_push_out_of_gear;
}

Reason refuse_plan(const Game& game, const State& state, const Plan& plan) {
  const Road road = road_ahead(game, state);
  return refuse_plan(road, allowance(road), plan);
}

// Is nothing said that the decision has no place for?
bool is_plain(const Decision& decision) {
  const bool has_number =
      decision.kind == DecisionKind::repair || decision.kind == DecisionKind::gear ||
      decision.kind == DecisionKind::push || decision.kind == DecisionKind::roll;
  if (!has_number && decision.number != 0) return false;
  if (decision.kind != DecisionKind::plan) return decision.plan == Plan{};
  const Plan& plan = decision.plan;
  return plan.cells <= kCountMax && plan.after(plan.cells).brakings == 0;
}

Reason refuse_answer(const Game& game, const State& state, const Decision& decision) {
  if (!is_plain(decision)) return Why::beyond_maximum;
  switch (decision.kind) {
    case DecisionKind::repair:
      return refuse_repair(state, decision.number);
    case DecisionKind::gear:
      return refuse_gear(game, state, decision.number);
    case DecisionKind::push:
      return refuse_push(state, decision.number);
    case DecisionKind::keep:
      return refuse_plan(game, state, state.go.plan().after(state.go.done));
    case DecisionKind::plan:
      return refuse_plan(game, state, decision.plan);
    case DecisionKind::roll:
      return decision.number >= 1 && decision.number <= sides_owed(state)
                 ? std::nullopt
                 : Reason(Why::face_not_on_die);
    case DecisionKind::leave:
    case DecisionKind::pass:
      return std::nullopt;
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

Purpose purpose_of(const State& state) {
  switch (state.phase) {
    case Phase::draw:
      return Purpose::start_order;
    case Phase::shift:
      return Purpose::shift;
    case Phase::start:
      return Purpose::start;
    case Phase::engine:
      return Purpose::push;
    case Phase::check:
      return Purpose::check;
    case Phase::restart:
      return Purpose::restart;
    case Phase::damage:
    case Phase::others_damage:
      return Purpose::damage;
    case Phase::involvement:
      return Purpose::involvement;
    case Phase::automatic:
      return Purpose::automatic;
    default:
      return Purpose::risk;
  }
}

int thrower(const State& state) {
  if (state.phase == Phase::draw) return state.drawn_count;
  const bool is_others = state.phase == Phase::involvement || state.phase == Phase::others_damage;
  return is_others ? state.go.victim : state.go.car;
}

void list_plans(const Game& game, const State& state, DecisionList& list) {
  const Road road = road_ahead(game, state);
  const Allowance allowed = allowance(road);
  std::optional<Outcome> kept;
  if (state.phase == Phase::renewal) {
    const Plan rest = state.go.plan().after(state.go.done);
    if (!refuse_plan(road, allowed, rest)) {
      kept = outcome_of(road, rest);
      list.push_back(keep());
    }
  }
  list_plans(road, allowed, kept, list);
}

}  // namespace

Pending GrandPrixAdvanced::pending(const Game&, const State& state) {
  if (owes_die(state.phase)) {
    Roll roll;
    roll.purpose = static_cast<std::uint8_t>(purpose_of(state));
    roll.car = static_cast<std::uint8_t>(thrower(state));
    roll.sides = static_cast<std::uint8_t>(sides_owed(state));
    return {Pending::Kind::chance, {}, roll};
  }
  if (!asks_driver(state.phase)) return {};
  return {Pending::Kind::seats, SeatSet::of(seat_at(state.at_wheel().owner)), {}};
}

void GrandPrixAdvanced::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (!is_awaited(state, from)) return;
  switch (state.phase) {
    case Phase::box:
      for (int i = 0; i < kDamages; ++i) {
        if (!refuse_repair(state, i)) list.push_back(repair(static_cast<Damage>(i)));
      }
      list.push_back(leave());
      return;
    case Phase::gear:
      for (int i = 1; i <= kGears; ++i) {
        if (!refuse_gear(game, state, i)) list.push_back(gear(i));
      }
      return;
    case Phase::push:
      for (int cells = 0; cells <= push_limit(state); ++cells) list.push_back(push(cells));
      return;
    case Phase::plan:
    case Phase::renewal:
      return list_plans(game, state, list);
    case Phase::tyres:
      list.push_back(repair(Damage::tyres));
      list.push_back(pass());
      return;
    case Phase::idle:
    case Phase::over:
      return;
    default:
      for (int face = 1; face <= sides_owed(state); ++face) list.push_back(roll(face));
  }
}

Result<Checked<GrandPrixAdvanced>, Refusal> GrandPrixAdvanced::check(const Game& game,
                                                                     const State& state, Seat from,
                                                                     const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<GrandPrixAdvanced>(from, decision);
}

}  // namespace chicane::grand_prix_advanced
