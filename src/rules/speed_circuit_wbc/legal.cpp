// Who must answer, what they may answer, and why not something else.
#include <algorithm>

#include "rules/speed_circuit_wbc/chips.h"
#include "rules/speed_circuit_wbc/driving.h"
#include "rules/speed_circuit_wbc/passing.h"
#include "rules/speed_circuit_wbc/payment.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/slip.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::speed_circuit_wbc {

namespace {

Pending chance(Purpose purpose, int car, int sides) {
  return {Pending::Kind::chance,
          {},
          {static_cast<std::uint8_t>(purpose), static_cast<std::uint8_t>(car),
           static_cast<std::uint8_t>(sides)}};
}

bool is_hidden_round(Phase phase) {
  return phase == Phase::build || phase == Phase::bid || phase == Phase::plot;
}

bool is_chance(Phase phase) {
  return phase == Phase::grid_roll || phase == Phase::dice || phase == Phase::side;
}

Purpose purpose_of(Test test) {
  switch (test) {
    case Test::start:
      return Purpose::start;
    case Test::acceleration:
      return Purpose::acceleration;
    case Test::top_speed:
      return Purpose::top_speed;
    case Test::brakes:
      return Purpose::brakes;
    case Test::chance:
      return Purpose::chance;
    case Test::pass:
      return Purpose::pass;
    case Test::wreck:
      return Purpose::wreck;
    case Test::none:
      break;
  }
  assertion_failed("dice are owed", __FILE__, __LINE__);
}

// Is an answer of this seat awaited? As pending(), but cheaper: legal and check ask it every time.
bool is_awaited(const State& state, Seat from) {
  if (is_hidden_round(state.phase))
    return index(from) < kCarsMax && (state.waiting >> index(from) & 1) != 0;
  if (state.phase == Phase::over) return false;
  return is_chance(state.phase) ? from == kChance : index(from) == state.order[state.mover];
}

// Does the phase ask for a decision of that kind?
bool asks_for(Phase phase, DecisionKind kind) {
  switch (phase) {
    case Phase::build:
      return kind == DecisionKind::build;
    case Phase::bid:
      return kind == DecisionKind::bid;
    case Phase::plot:
      return kind == DecisionKind::plot;
    case Phase::chips:
      return kind == DecisionKind::chips;
    case Phase::brake_option:
      return kind == DecisionKind::brake;
    case Phase::move:
      return kind >= DecisionKind::drive && kind <= DecisionKind::end;
    case Phase::corner_option:
      return kind == DecisionKind::corner;
    case Phase::place:
      return kind == DecisionKind::place;
    case Phase::grid_roll:
    case Phase::dice:
    case Phase::side:
      return kind == DecisionKind::roll;
    case Phase::over:
      return false;
  }
  return false;
}

int sides(const State& state) {
  return state.phase == Phase::grid_roll ? kPercentileSides : kDieSides;
}

Reason refuse_build(const Levels& levels) {
  if (!levels_hold(levels)) return Why::build_level_out_of_range;
  if (!level_sum_holds(levels)) return Why::build_sum_not_two;
  return std::nullopt;
}

Reason refuse_bid(const Car& car, const Bid& bid) {
  if (bid.wear > car.wear) return Why::bid_above_wear;
  if (bid.ones > car.ones || bid.threes > car.threes) return Why::bid_above_chips;
  return std::nullopt;
}

Reason refuse_plot(const Game& game, const Car& car, const Decision& decision) {
  // WBC-2.1a
  if (decision.number % 20 != 0 || decision.number > kSpeedMax.mph()) return Why::no_such_card;
  if (game.options.plot_entry == PlotEntry::free) return std::nullopt;
  // W33
  const Card card = card_of(decision);
  if (card == Card::none) return Why::card_not_lawful;
  const Speed meant = names_speed(card) ? speed_of(card) : car.speed;
  return meant > highest_plot(game, car) ? Reason(Why::card_not_lawful) : std::nullopt;
}

Reason refuse_chips(const Car& car, int modifier) {
  if (modifier > kThree) return Why::chips_above_three;
  if (can_take_off(car, modifier)) return std::nullopt;
  return modifier == kThree ? Why::no_minus_three_chip : Why::chips_not_held;
}

Reason refuse_option(const Game& game, const Car& car, const Demand& demand,
                     const ChartOption& option, Why not_in_row) {
  if (!demand.row->has(option)) return not_in_row;
  if (!may_choose(game.options, car, demand, option)) return Why::option_not_payable;
  return std::nullopt;
}

Reason refuse_place(const Game& game, const State& state, int row_place) {
  for (const std::uint8_t place : stopping_places(game, state)) {
    if (place == row_place) return std::nullopt;
  }
  return Why::place_not_nearest;
}

// The seat is awaited and answers what is asked.
Reason refuse_answer(const Game& game, const State& state, Seat from, const Decision& decision) {
  const int number = decision.number;
  switch (decision.kind) {
    case DecisionKind::build:
      return refuse_build(levels(decision));
    case DecisionKind::bid:
      return refuse_bid(state.cars[index(from)], bid_of(decision));
    case DecisionKind::plot:
      return refuse_plot(game, state.cars[index(from)], decision);
    case DecisionKind::chips:
      return refuse_chips(state.at_wheel(), number);
    case DecisionKind::brake:
      return refuse_option(game, state.at_wheel(), braking_demand(state.move),
                           chart_option(decision), Why::braking_option_not_in_row);
    case DecisionKind::drive:
      return refuse_drive(game, state, number);
    case DecisionKind::pass:
      return refuse_pass(game, state, number);
    case DecisionKind::emergency:
      return refuse_emergency(state, number);
    case DecisionKind::slip:
      return refuse_slip(state, number);
    case DecisionKind::end:
      return refuse_end(state);
    case DecisionKind::corner:
      return refuse_option(game, state.at_wheel(), cornering_demand(state.at_wheel(), state.move),
                           chart_option(decision), Why::corner_option_not_in_row);
    case DecisionKind::place:
      return refuse_place(game, state, number);
    case DecisionKind::roll:
      return number >= 1 && number <= sides(state) ? std::nullopt : Reason(Why::face_not_on_die);
  }
  return Why::another_decision_due;
}

Reason refuse_unasked(const State& state, Seat from, const Decision& decision) {
  if (state.phase == Phase::over) return Why::race_over;
  if (from == kChance || decision.kind == DecisionKind::roll) return Why::die_not_owed;
  const bool is_driver = index(from) < state.car_count && state.cars[index(from)].is_running();
  return is_hidden_round(state.phase) && is_driver ? Why::already_answered : Why::not_your_turn;
}

Reason refuse(const Game& game, const State& state, Seat from, const Decision& decision) {
  if (!is_awaited(state, from)) return refuse_unasked(state, from, decision);
  if (!asks_for(state.phase, decision.kind)) return Why::another_decision_due;
  return refuse_answer(game, state, from, decision);
}

// The lists below are kept apart so that legal() is nothing but a switch.
[[gnu::noinline]] void list_builds(DecisionList& list) {
  std::copy(all_builds().begin(), all_builds().end(), list.grow(kBuildCount));
}

// WBC-H.3a  Every bid; in a race so long that they are too many, an even choice.
[[gnu::noinline]] void list_bids(const Car& car, DecisionList& list) {
  const Bid most = purse(car);
  int wear_step = 1;
  int ones_step = 1;
  const auto count = [&] {
    return (most.wear / wear_step + 1) * (most.ones / ones_step + 1) * (most.threes + 1);
  };
  while (count() > static_cast<int>(kLegalMax)) {
    wear_step *= 2;
    ones_step *= 2;
  }
  Decision* next = list.grow(count());
  for (int threes = 0; threes <= most.threes; ++threes) {
    for (int wear = 0; wear <= most.wear; wear += wear_step) {
      for (int ones = 0; ones <= most.ones; ones += ones_step) {
        *next++ = bid({static_cast<std::uint8_t>(wear), static_cast<std::uint8_t>(ones),
                       static_cast<std::uint8_t>(threes)});
      }
    }
  }
}

// One for each outcome: a card that is corrected does what the highest lawful one does, and keeping
// the speed is one of them.
[[gnu::noinline]] void list_plots(const Game& game, const Car& car, DecisionList& list) {
  const int highest = highest_plot(game, car).mph();
  Decision* next = list.grow(highest / 20 + 1);
  for (int mph = 0; mph <= highest; mph += 20) *next++ = plot(mph);
}

[[gnu::noinline]] void list_chips(const Car& car, DecisionList& list) {
  for (int modifier = 0; modifier <= kThree; ++modifier) {
    if (can_take_off(car, modifier)) list.push_back(chips(modifier));
  }
}

// Sorted, as decisions are compared.
[[gnu::noinline]] void list_options(const Game& game, const Car& car, const Demand& demand,
                                    DecisionKind kind, DecisionList& list) {
  for (const ChartOption& option : *demand.row) {
    if (may_choose(game.options, car, demand, option))
      list.push_back(numbered(kind, option_number(option)));
  }
  std::sort(list.begin(), list.end());
}

[[gnu::noinline]] void list_places(const Game& game, const State& state, DecisionList& list) {
  for (const std::uint8_t row_place : stopping_places(game, state))
    list.push_back(place(row_place));
}

[[gnu::noinline]] void list_faces(int sides, DecisionList& list) {
  Decision* next = list.grow(sides);
  for (int face = 1; face <= sides; ++face) *next++ = roll(face);
}

}  // namespace

Pending SpeedCircuitWbc::pending(const Game&, const State& state) {
  switch (state.phase) {
    case Phase::build:
    case Phase::bid:
    case Phase::plot:
      return {Pending::Kind::seats, SeatSet::from_bits(state.waiting), {}};
    case Phase::grid_roll:
      return chance(Purpose::grid, state.grid.roller(), kPercentileSides);
    case Phase::dice:
      return chance(purpose_of(state.test), state.order[state.mover], kDieSides);
    case Phase::side:
      return chance(Purpose::side, state.order[state.mover], kDieSides);
    case Phase::chips:
    case Phase::brake_option:
    case Phase::move:
    case Phase::corner_option:
    case Phase::place:
      return {Pending::Kind::seats, SeatSet::of(seat_at(state.order[state.mover])), {}};
    case Phase::over:
      return {};
  }
  return {};
}

void SpeedCircuitWbc::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (!is_awaited(state, from)) return;
  switch (state.phase) {
    case Phase::build:
      return list_builds(list);
    case Phase::bid:
      return list_bids(state.cars[index(from)], list);
    case Phase::plot:
      return list_plots(game, state.cars[index(from)], list);
    case Phase::chips:
      return list_chips(state.at_wheel(), list);
    case Phase::brake_option:
      return list_options(game, state.at_wheel(), braking_demand(state.move), DecisionKind::brake,
                          list);
    case Phase::move:
      return list_moves(game, state, list);
    case Phase::corner_option:
      return list_options(game, state.at_wheel(), cornering_demand(state.at_wheel(), state.move),
                          DecisionKind::corner, list);
    case Phase::place:
      return list_places(game, state, list);
    case Phase::grid_roll:
    case Phase::dice:
    case Phase::side:
      return list_faces(sides(state), list);
    case Phase::over:
      return;
  }
}

Result<Checked<SpeedCircuitWbc>, Refusal> SpeedCircuitWbc::check(const Game& game,
                                                                 const State& state, Seat from,
                                                                 const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<SpeedCircuitWbc>(from, decision);
}

}  // namespace chicane::speed_circuit_wbc
