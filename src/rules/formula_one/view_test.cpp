#include "base/random.h"
#include "rules/formula_one/cards.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

State dealt(int seats) {
  const Game game = *FormulaOne::make_game(reference_board(), {});
  State state = FormulaOne::setup(game, seats);
  Random random(5);
  NoEvents nobody;
  while (state.round == 0) {
    const auto sides = FormulaOne::pending(game, state).roll.sides;
    const auto face = static_cast<int>(random.below(sides)) + 1;
    FormulaOne::apply(game, state, *FormulaOne::check(game, state, kChance, roll(face)), nobody);
  }
  return state;
}

TEST(FormulaOneView, ShowsTheOwnHandAndHowManyTheOthersHold) {
  const State state = dealt(4);
  for (int seat = 0; seat < 4; ++seat) {
    const State seen = FormulaOne::view(state, seat_at(seat));
    for (int car = 0; car < 4; ++car) {
      EXPECT_EQ(seen.cars[car].hand_count, kHand);
      if (state.seat_of(car) == seat) {
        EXPECT_EQ(seen.cars[car].hand, state.cars[car].hand);
      } else {
        EXPECT_EQ(seen.cars[car].hand, (std::array<std::uint8_t, kTactics>{}));
      }
    }
  }
}

TEST(FormulaOneView, OfASpectatorShowsNoHand) {
  const State state = dealt(3);
  for (const Seat seat : {kSpectator, kChance, seat_at(5)}) {
    const State seen = FormulaOne::view(state, seat);
    for (const Car& car : seen.cars) EXPECT_EQ(car.hand, (std::array<std::uint8_t, kTactics>{}));
  }
}

// F1-PIT-7  What has lain open is known, from the bottom up.
TEST(FormulaOneView, ShowsOnlyPitCardsThatHaveLainOpen) {
  State state = dealt(2);
  for (int drawn = 0; drawn <= kPitCards; ++drawn) {
    const State seen = FormulaOne::view(state, seat_at(0));
    for (int i = 0; i < kPitCards; ++i) {
      const bool is_known = i >= kPitCards - drawn;
      EXPECT_EQ(seen.pit_deck[i], is_known ? state.pit_deck[i] : PitCard::hidden);
    }
    put_under(state, draw_pit_card(state));
  }
}

TEST(FormulaOneView, HidesWhatIsDealtWhileItIsDealt) {
  State state{};
  state.seat_count = 2;
  state.tactic_left = {6, 5, 4, 3, 2};
  EXPECT_EQ(FormulaOne::view(state, seat_at(0)).tactic_left,
            (std::array<std::uint8_t, kTactics>{}));
}

}  // namespace
}  // namespace chicane::formula_one
