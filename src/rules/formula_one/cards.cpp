#include "rules/formula_one/cards.h"

#include <algorithm>

#include "base/assert.h"

namespace chicane::formula_one {

PitCard draw_pit_card(State& state) {
  if (state.pit_count == 0) return PitCard::hidden;
  const PitCard card = state.pit_deck[0];
  std::copy(state.pit_deck.begin() + 1, state.pit_deck.begin() + state.pit_count,
            state.pit_deck.begin());
  --state.pit_count;
  state.pit_deck[state.pit_count] = PitCard{};
  state.pit_seen = std::min(state.pit_seen, state.pit_count);
  return card;
}

void put_under(State& state, PitCard card) {
  CHICANE_ASSERT(state.pit_count < kPitCards);
  state.pit_deck[state.pit_count++] = card;
  ++state.pit_seen;
}

void discard_tactic(State& state, int number, Tactic card) {
  Car& car = state.cars[number];
  --car.hand[static_cast<std::size_t>(card)];
  --car.hand_count;
  state.discard[state.discard_count++] = card;
}

bool take_discarded(State& state, int number, Tactic& card) {
  if (state.discard_count == 0) return false;
  card = state.discard[--state.discard_count];
  state.discard[state.discard_count] = Tactic{};
  Car& car = state.cars[number];
  ++car.hand[static_cast<std::size_t>(card)];
  ++car.hand_count;
  return true;
}

}  // namespace chicane::formula_one
