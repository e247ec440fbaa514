#include "rules/formula_one/preparation.h"

#include <algorithm>
#include <bit>

namespace chicane::formula_one {

namespace {

int cars_in(const State& state) {
  return static_cast<int>(std::count_if(state.cars.begin(), state.cars.end(),
                                        [](const Car& car) { return car.where != Where::absent; }));
}

// Which kind the f-th of the cards left is, in the order of the table.
template <class Counts>
int kind_of(const Counts& left, int face) {
  int kind = 0;
  while (face > left[kind]) face -= left[kind++];
  return kind;
}

std::array<int, kPitKinds> pit_kinds_left(const State& state) {
  std::array<int, kPitKinds> left = kPitCounts;
  for (int i = 0; i < state.pit_count; ++i) --left[static_cast<std::size_t>(state.pit_deck[i])];
  return left;
}

}  // namespace

int next_to_draw(const State& state) {
  if (std::popcount(state.drawing) <= 1) return -1;
  for (int seat = 0; seat < state.seat_count; ++seat) {
    if ((state.drawing >> seat & 1) != 0 && state.sums[seat] == 0) return seat;
  }
  return -1;
}

void take_draw(State& state, int seat, int sum) {
  state.sums[seat] = static_cast<std::uint8_t>(sum);
  if (next_to_draw(state) >= 0) return;
  const int highest = *std::max_element(state.sums.begin(), state.sums.end());
  for (int i = 0; i < state.seat_count; ++i) {
    if (state.sums[i] != highest)
      state.drawing = static_cast<std::uint8_t>(state.drawing & ~(1u << i));
  }
  state.sums = {};
  if (std::popcount(state.drawing) == 1)
    state.first_seat = static_cast<std::uint8_t>(std::countr_zero(state.drawing));
}

int pit_cards_left(const State& state) { return kPitCards - state.pit_count; }

int tactic_cards_left(const State& state) { return kTacticCards - state.dealt; }

void take_pit_card(State& state, int face) {
  const int kind = kind_of(pit_kinds_left(state), face);
  state.pit_deck[state.pit_count++] = static_cast<PitCard>(kind);
  if (pit_cards_left(state) == 1) take_pit_card(state, 1);
}

void take_tactic(State& state, int face) {
  const int kind = kind_of(state.tactic_left, face);
  Car& car = state.cars[next_to_get_card(state)];
  ++car.hand[kind];
  ++car.hand_count;
  --state.tactic_left[kind];
  ++state.dealt;
  if (tactic_cards_left(state) == 1 && next_to_get_card(state) >= 0) take_tactic(state, 1);
  // What is left is out of play, and nobody's to know.
  if (next_to_get_card(state) < 0) state.tactic_left = {};
}

int next_to_get_card(const State& state) {
  const int cars = cars_in(state);
  return state.dealt < kHand * cars ? state.dealt % cars : -1;
}

void place_on_grid(const Game& game, State& state, int count) {
  for (int i = 0; i < count; ++i) {
    state.cars[i] = {};
    state.cars[i].where = Where::track;
    state.cars[i].at = game.track.grid[i];
    state.cars[i].laps = static_cast<std::uint8_t>(game.options.laps);
    state.cars[i].cap = kFirstSpeed;
  }
  state.tactic_left.fill(kTacticsOfEach);
}

}  // namespace chicane::formula_one
