// Who must answer, what they may answer, and why not something else.
#include <algorithm>

#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/deceleration.h"
#include "rules/speed_circuit/driving.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/slipstream.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {

namespace {

Pending chance(Purpose purpose, int car) {
  return {Pending::Kind::chance,
          {},
          {static_cast<std::uint8_t>(purpose), static_cast<std::uint8_t>(car), kDieSides}};
}

const Ledger& due_ledger(const State& state) {
  const Passage& passage = state.at_wheel().passage;
  for (const Ledger& ledger : passage.ledgers) {
    if (ledger.corner == state.move.due_corner) return ledger;
  }
  assertion_failed("a corner asks for payment", __FILE__, __LINE__);
}

const ChartRow& braking_row(const Car& car) {
  return deceleration_row(braking_over(car, car.plot));
}

bool is_unanswered(const State& state, Seat from) {
  return index(from) < kCarsMax && (state.waiting >> index(from) & 1) != 0;
}

// Is an answer of this seat awaited? As pending(), but cheaper: check asks it every time.
bool is_awaited(const State& state, Seat from) {
  if (is_hidden_round(state.phase)) return is_unanswered(state, from);
  if (state.phase == Phase::over) return false;
  return is_choice(state.phase) ? index(from) == state.order[state.mover] : from == kChance;
}

DecisionKind awaited_kind(Phase phase) {
  switch (phase) {
    case Phase::build:
      return DecisionKind::build;
    case Phase::plot:
      return DecisionKind::plot;
    case Phase::brake_option:
      return DecisionKind::brake;
    case Phase::drive:
      return DecisionKind::drive;
    case Phase::corner_option:
      return DecisionKind::corner;
    case Phase::grid_roll:
    case Phase::start_test:
    case Phase::acceleration_test:
    case Phase::top_speed_test:
    case Phase::brake_test:
    case Phase::chance_table:
    case Phase::over:
      return DecisionKind::roll;
  }
  return DecisionKind::roll;
}

using Reason = std::optional<Why>;

Reason refuse_build(const Points& points) {
  if (!categories_hold(points)) return Why::build_category_above_two;
  if (!points_hold(points)) return Why::build_not_five_points;
  return std::nullopt;
}

Reason refuse_plot(const Game& game, const State& state, int car, int mph, SlipMark slip) {
  if (mph % 20 != 0) return Why::speed_not_in_twenties;
  const PlotRange range = plot_range(game, state.cars[car]);
  if (mph > range.highest.mph() || mph < range.lowest.mph()) {
    // Beyond any speed it does not matter how far.
    return why_not_plotted(game, state.cars[car],
                           Speed::from_mph(std::min(mph, kSpeedMax.mph() + 20)));
  }
  if (slip == SlipMark::no) return std::nullopt;
  switch (slip_chance(game, state, car)) {
    case SlipChance::open:
      return std::nullopt;
    case SlipChance::no_car_ahead:
      return Why::no_car_ahead;
    case SlipChance::in_corner:
      return Why::slip_in_corner;
  }
  return std::nullopt;
}

Reason refuse_brake(const Car& car, const ChartOption& option) {
  if (!braking_row(car).has(option)) return Why::option_not_in_row;
  if (!can_pay_braking_option(car, option)) return Why::option_not_payable;
  return std::nullopt;
}

Reason refuse_corner(const State& state, const ChartOption& option) {
  const Ledger& ledger = due_ledger(state);
  if (!cornering_row(need(ledger)).has(option)) return Why::option_not_in_row;
  if (!can_pay_corner_option(state.at_wheel(), ledger, option)) return Why::option_not_payable;
  return std::nullopt;
}

Reason refuse_roll(int face) {
  return face >= 1 && face <= kDieSides ? std::nullopt : Reason(Why::face_not_on_die);
}

// The seat is awaited and answers what is asked.
Reason refuse_answer(const Game& game, const State& state, Seat from, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::build:
      return refuse_build(points(decision));
    case DecisionKind::plot:
      return refuse_plot(game, state, index(from), decision.number,
                         static_cast<SlipMark>(decision.extra));
    case DecisionKind::brake:
      return refuse_brake(state.at_wheel(), chart_option(decision));
    case DecisionKind::drive:
      return refuse_drive(game, state, path(decision));
    case DecisionKind::corner:
      return refuse_corner(state, chart_option(decision));
    case DecisionKind::roll:
      return refuse_roll(decision.number);
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
  if (decision.kind != awaited_kind(state.phase)) return Why::another_decision_due;
  return refuse_answer(game, state, from, decision);
}

// All plots there are, by speed. Those who think ahead imagine cars faster than any build.
constexpr auto make_plots(SlipMark slip) {
  std::array<Decision, 256> plots{};
  for (int spaces = 0; spaces < 256; ++spaces)
    plots[spaces] = plot(Speed::from_spaces(spaces), slip);
  return plots;
}
constexpr auto kPlots = make_plots(SlipMark::no);
constexpr auto kSlipPlots = make_plots(SlipMark::yes);

// The lists below are kept apart so that legal() is nothing but a switch.
[[gnu::noinline]] void list_builds(DecisionList& list) {
  std::copy(all_builds().begin(), all_builds().end(), list.grow(kBuildCount));
}

[[gnu::noinline]] void list_faces(DecisionList& list) {
  Decision* next = list.grow(kDieSides);
  for (int face = 1; face <= kDieSides; ++face) *next++ = roll(face);
}

// Every speed of the range with that mark.
void append_plots(const PlotRange& range, SlipMark slip, DecisionList& list) {
  CHICANE_ASSERT(range.lowest <= range.highest);
  const auto& plots = slip == SlipMark::no ? kPlots : kSlipPlots;
  const int count = range.highest.spaces() - range.lowest.spaces() + 1;
  std::copy_n(plots.begin() + range.lowest.spaces(), count, list.grow(count));
}

// Flat, as the next: what the small functions of the chapters do costs less than calling them.
[[gnu::noinline, gnu::flatten]] void list_slip_plots(const Game& game, const State& state, int car,
                                                     PlotRange range, DecisionList& list) {
  if (slip_chance(game, state, car) == SlipChance::open) append_plots(range, SlipMark::yes, list);
}

[[gnu::noinline, gnu::flatten]] void list_plots(const Game& game, const State& state, int car,
                                                DecisionList& list) {
  const PlotRange range = plot_range(game, state.cars[car]);
  append_plots(range, SlipMark::no, list);
  // SC-7.1  Not from a corner space: few have to be asked who is ahead of them.
  if (game.course[state.cars[car].at].is_posted()) return;
  list_slip_plots(game, state, car, range, list);
}

[[gnu::noinline]] void list_brakes(const Car& car, DecisionList& list) {
  for (const ChartOption& option : braking_row(car)) {
    if (can_pay_braking_option(car, option)) list.push_back(brake(option));
  }
}

[[gnu::noinline]] void list_corners(const State& state, DecisionList& list) {
  const Ledger& ledger = due_ledger(state);
  for (const ChartOption& option : cornering_row(need(ledger))) {
    if (can_pay_corner_option(state.at_wheel(), ledger, option)) list.push_back(corner(option));
  }
}

}  // namespace

Pending owed_die(const State& state) {
  const int car = state.order[state.mover];
  switch (state.phase) {
    case Phase::grid_roll:
      return chance(Purpose::grid, state.grid.roller());
    case Phase::start_test:
      return chance(Purpose::start, car);
    case Phase::acceleration_test:
      return chance(Purpose::acceleration, car);
    case Phase::top_speed_test:
      return chance(Purpose::top_speed, car);
    case Phase::brake_test:
      return chance(Purpose::brakes, car);
    case Phase::chance_table:
      return chance(Purpose::chance, car);
    case Phase::build:
    case Phase::plot:
    case Phase::brake_option:
    case Phase::drive:
    case Phase::corner_option:
    case Phase::over:
      break;
  }
  return {};
}

void SpeedCircuit::legal(const Game& game, const State& state, Seat from, DecisionList& list) {
  if (is_hidden_round(state.phase)) {
    if (!is_unanswered(state, from)) return;
    return state.phase == Phase::plot ? list_plots(game, state, index(from), list)
                                      : list_builds(list);
  }
  if (!is_choice(state.phase)) {
    if (from == kChance && state.phase != Phase::over) list_faces(list);
    return;
  }
  if (index(from) != state.order[state.mover]) return;
  if (state.phase == Phase::drive) return list_drives(game, state, list);
  return state.phase == Phase::brake_option ? list_brakes(state.at_wheel(), list)
                                            : list_corners(state, list);
}

Result<Checked<SpeedCircuit>, Refusal> SpeedCircuit::check(const Game& game, const State& state,
                                                           Seat from, const Decision& decision) {
  if (const Reason why = refuse(game, state, from, decision)) return Failure{Refusal{*why}};
  return Checked<SpeedCircuit>(from, decision);
}

}  // namespace chicane::speed_circuit
