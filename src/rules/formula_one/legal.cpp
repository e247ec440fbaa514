// Who must answer, what they may answer, and why not something else.
#include <algorithm>
#include <optional>

#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/preparation.h"
#include "rules/formula_one/speeds.h"
#include "rules/formula_one/tactics.h"

namespace chicane::formula_one {

namespace {

using Reason = std::optional<Why>;

bool owes_die(const State& state) {
  switch (state.phase) {
    case Phase::draw:
    case Phase::shuffle_pits:
    case Phase::deal:
    case Phase::penalty:
      return true;
    default:
      return false;
  }
}

bool asks_driver(const State& state) {
  return !owes_die(state) && state.phase != Phase::idle && state.phase != Phase::over;
}

bool is_awaited(const State& state, Seat from) {
  if (from == kChance) return owes_die(state);
  return asks_driver(state) && index(from) == state.seat_of(state.move.car);
}

int sides_owed(const State& state) {
  switch (state.phase) {
    case Phase::shuffle_pits:
      return pit_cards_left(state);
    case Phase::deal:
      return tactic_cards_left(state);
    default:
      return kDieSides;
  }
}

bool asks_for(const State& state, DecisionKind kind) {
  switch (state.phase) {
    case Phase::draw:
    case Phase::shuffle_pits:
    case Phase::deal:
    case Phase::penalty:
      return kind == DecisionKind::roll;
    case Phase::speed:
      return kind == DecisionKind::set || kind == DecisionKind::superb;
    case Phase::drive:
      return kind == DecisionKind::drive;
    case Phase::match:
      return kind == DecisionKind::match || kind == DecisionKind::keep;
    case Phase::card:
      return kind == DecisionKind::card || kind == DecisionKind::pass;
    case Phase::special:
      return kind == DecisionKind::special || kind == DecisionKind::hold;
    case Phase::idle:
    case Phase::over:
      return false;
  }
  return false;
}

// --- Steps 1 and 2 -------------------------------------------------------------------------------

Reason refuse_set(const Game& game, const State& state, Speed speed) {
  const int car = state.move.car;
  if (const Reason why = refuse_speed(game, state, car, speed)) return why;
  // F1-TAC-5
  const bool is_clear = !state.move.has_superb ||
                        longest_path(game.track, state, car, speed.spaces()) == speed.spaces();
  return is_clear ? std::nullopt : Reason(Why::way_not_clear);
}

void list_speeds(const Game& game, const State& state, DecisionList& list) {
  const int car = state.move.car;
  if (!state.move.has_superb && !refuse_superb(game, state, car)) list.push_back(superb());
  const int longest =
      state.move.has_superb ? longest_path(game.track, state, car, kSquaresMax) : kSquaresMax;
  for (int spaces = 0; spaces <= longest; ++spaces) {
    const Speed speed = Speed::from_spaces(spaces);
    if (!refuse_speed(game, state, car, speed)) list.push_back(set(speed));
  }
}

// --- Step 3 --------------------------------------------------------------------------------------

// Squares to be driven: none for a car that cannot leave its place (F1-BLK-7).
int squares_due(const State& state) { return state.move.is_locked ? 0 : state.move.set.spaces(); }

// Why a step of the path cannot be taken.
Reason refuse_steps(const Game& game, const State& state, const Path& path) {
  const int car = state.move.car;
  const Traffic traffic(state, car);
  SquareId at = kNoSquare;
  for (int i = 0; i < path.count; ++i) {
    const Car& mover = state.cars[car];
    if (path[i] == Step::pit) {
      const SquareId from = i > 0 ? at : mover.where == Where::track ? mover.at : kNoSquare;
      return i + 1 == path.count && from == game.track.pits[car].entry ? std::nullopt
                                                                       : Reason(Why::not_a_step);
    }
    at = i == 0 ? first_square(game.track, state, car, path[i])
                : game.track[at].steps[static_cast<std::size_t>(path[i])];
    if (at == kNoSquare) return Why::not_a_step;
    if (traffic.holds(at)) return Why::square_taken;
  }
  return std::nullopt;
}

// Also for the squares of a card.
Reason refuse_length(const Game& game, const State& state, const Path& path, int squares) {
  if (path.count > squares) return Why::path_too_long;
  if (path.count == squares) return std::nullopt;
  // F1-DIR-2, F1-BLK-1
  return path.count == longest_path(game.track, state, state.move.car, squares)
             ? std::nullopt
             : Reason(Why::path_too_short);
}

Reason refuse_drive(const Game& game, const State& state, const Path& path) {
  if (const Reason why = refuse_steps(game, state, path)) return why;
  const int squares = squares_due(state);
  if (path.ends_in_pit())
    return path.count == squares ? std::nullopt : Reason(Why::pit_not_by_exact_count);
  return refuse_length(game, state, path, squares);
}

void list_drives(const Game& game, const State& state, DecisionList& list) {
  PathList paths;
  list_paths(game.track, state, state.move.car, squares_due(state), state.move.set, paths);
  if (!state.move.is_locked)
    list_pit_paths(game.track, state, state.move.car, squares_due(state), state.move.set, paths);
  std::sort(paths.begin(), paths.end());
  for (const Path& path : paths) list.push_back(drive(path));
}

// --- Step 5 --------------------------------------------------------------------------------------

Reason refuse_card(const Game& game, const State& state, const Decision& decision) {
  const Car& car = state.at_wheel();
  if (const Reason why = refuse_any_card(state)) return why;
  if (car.hand[static_cast<std::size_t>(decision.card)] == 0) return Why::card_not_held;
  if (decision.card == Tactic::superb) return Why::card_before_the_move;
  if (decision.path.ends_in_pit()) return Why::pit_by_card;
  const Speed to = speed_of(decision);
  if (decision.card == Tactic::carburettor) {
    if (to <= car.speed || to > kCarburettor) return Why::carburettor_speed;
  } else if (to != 0_mph) {
    return Why::carburettor_speed;
  }
  if (const Reason why = refuse_steps(game, state, decision.path)) return why;
  const bool needs_way = decision.card != Tactic::carburettor;
  if (needs_way && longest_path(game.track, state, state.move.car, 1) == 0)
    return Why::card_needs_a_way;
  return refuse_length(game, state, decision.path, squares_of(game, state, decision.card, to));
}

void list_all_cards(const Game& game, const State& state, DecisionList& list) {
  if (!refuse_any_card(state)) {
    for (int i = 0; i < kTactics; ++i) list_cards(game, state, static_cast<Tactic>(i), list);
  }
  list.push_back(pass());
}

Reason refuse_answer(const Game& game, const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::superb:
      if (state.move.has_superb) return Why::second_card;
      return refuse_superb(game, state, state.move.car);
    case DecisionKind::set:
      return refuse_set(game, state, speed_of(decision));
    case DecisionKind::drive:
      return refuse_drive(game, state, decision.path);
    case DecisionKind::card:
      return refuse_card(game, state, decision);
    case DecisionKind::special:
      return decision.number == state.move.passed[state.move.next].what
                 ? std::nullopt
                 : Reason(Why::another_band_at_hand);
    case DecisionKind::roll:
      return decision.number >= 1 && decision.number <= sides_owed(state)
                 ? std::nullopt
                 : Reason(Why::face_not_on_die);
    case DecisionKind::match:
    case DecisionKind::keep:
    case DecisionKind::pass:
    case DecisionKind::hold:
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
  if (!asks_for(state, decision.kind)) return Why::another_decision_due;
  return refuse_answer(game, state, decision);
}

Roll roll_owed(const State& state) {
  Roll roll;
  roll.sides = static_cast<std::uint8_t>(sides_owed(state));
  switch (state.phase) {
    case Phase::draw:
      roll.purpose = static_cast<std::uint8_t>(Purpose::cars);
      roll.car = static_cast<std::uint8_t>(next_to_draw(state));
      break;
    case Phase::shuffle_pits:
      roll.purpose = static_cast<std::uint8_t>(Purpose::pit_deck);
      roll.is_secret = true;
      break;
    case Phase::deal:
      roll.purpose = static_cast<std::uint8_t>(Purpose::deal);
      roll.is_secret = true;
      roll.car = static_cast<std::uint8_t>(next_to_get_card(state));
      break;
    default:
      roll.purpose = static_cast<std::uint8_t>(Purpose::penalty);
      roll.car = state.move.car;
      break;
  }
  return roll;
}

}  // namespace

Pending FormulaOne::pending(const Game&, const State& state) {
  if (owes_die(state)) return {Pending::Kind::chance, {}, roll_owed(state)};
  if (!asks_driver(state)) return {};
  return {Pending::Kind::seats, SeatSet::of(seat_at(state.seat_of(state.move.car))), {}};
}

void FormulaOne::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (!is_awaited(state, from)) return;
  switch (state.phase) {
    case Phase::draw:
    case Phase::shuffle_pits:
    case Phase::deal:
    case Phase::penalty:
      for (int face = 1; face <= sides_owed(state); ++face) list.push_back(roll(face));
      return;
    case Phase::speed:
      return list_speeds(game, state, list);
    case Phase::drive:
      return list_drives(game, state, list);
    case Phase::match:
      list.push_back(match());
      list.push_back(keep());
      return;
    case Phase::card:
      return list_all_cards(game, state, list);
    case Phase::special:
      list.push_back(special(state.move.passed[state.move.next].what));
      list.push_back(hold());
      return;
    case Phase::idle:
    case Phase::over:
      return;
  }
}

Result<Checked<FormulaOne>, Refusal> FormulaOne::check(const Game& game, const State& state,
                                                       Seat from, const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<FormulaOne>(from, decision);
}

}  // namespace chicane::formula_one
