#include "drivers/speed_circuit/club.h"

#include <optional>

#include "base/digest.h"
#include "drivers/random_play.h"

namespace chicane::speed_circuit {

namespace {

// Nobody moves after the car at the wheel: what others do then is nothing to it.
State with_last_mover(const State& view) {
  State state = view;
  state.order_count = static_cast<std::uint8_t>(state.mover + 1);
  return state;
}

// All that bears on a decision within a move: where others stand is in the list of what is lawful.
std::uint64_t question_of(const State& view, const DecisionList& legal) {
  std::uint64_t question = digest_of(view.move, digest_of(view.at_wheel()));
  for (const Decision& decision : legal) question = digest_of(decision, question);
  return question;
}

}  // namespace

Decision Club::choose(const Game& game, const State& view, Seat seat,
                      const DecisionList& legal) const {
  if (view.phase < Phase::plot) return rookie_->choose(game, view, seat, legal);
  if (view.phase == Phase::plot) return plot_for(game, view.cars[index(seat)], legal);
  if (!recall_.has_begun()) return legal[think(game, view, seat, legal)];
  const std::uint64_t question = question_of(view, legal);
  if (const std::optional<std::size_t> known = recall_.find(question)) return legal[*known];
  const std::size_t best = think(game, view, seat, legal);
  recall_.note(question, best);
  return legal[best];
}

std::size_t Club::think(const Game& game, const State& view, Seat seat,
                        const DecisionList& legal) const {
  std::size_t best = 0;
  const State alone = with_last_mover(view);
  int least = time_with(game, alone, seat, seat, legal[0]);
  for (std::size_t i = 1; i < legal.size(); ++i) {
    const int time = time_with(game, alone, seat, seat, legal[i]);
    if (time >= least) continue;
    best = i;
    least = time;
  }
  return best;
}

// Neither pushes nor tows: both hang on others or on a die.
Decision Club::plot_for(const Game& game, const Car& car, const DecisionList& legal) const {
  const Decision* best = &legal[0];
  int least = lap_->time_at(game, car, Speed::from_mph(best->number));
  for (const Decision& decision : legal) {
    if (static_cast<SlipMark>(decision.extra) == SlipMark::yes) continue;
    const int time = lap_->time_at(game, car, Speed::from_mph(decision.number));
    if (time >= least) continue;
    best = &decision;
    least = time;
  }
  return *best;
}

int Club::time_with(const Game& game, State state, Seat own, Seat from,
                    const Decision& decision) const {
  NoEvents nobody;
  SpeedCircuit::apply(game, state, SpeedCircuit::listed(game, state, from, decision), nobody);
  return time_after(game, state, own);
}

// To the end of his own move, by his best answers and the mean of the dice.
int Club::time_after(const Game& game, const State& state, Seat own) const {
  const Car& car = state.cars[index(own)];
  const bool is_moving = state.phase >= Phase::start_test && state.phase != Phase::over &&
                         state.order[state.mover] == index(own);
  if (!is_moving || !car.is_running()) return lap_->time(game, car);
  const Seat from = next_to_answer(SpeedCircuit::pending(game, state));
  DecisionList legal;
  SpeedCircuit::legal(game, state, from, legal);
  int sum = 0;
  int least = time_with(game, state, own, from, legal[0]);
  for (const Decision& decision : legal) {
    const int time = time_with(game, state, own, from, decision);
    sum += time;
    least = std::min(least, time);
  }
  return from == kChance ? sum / static_cast<int>(legal.size()) : least;
}

}  // namespace chicane::speed_circuit
