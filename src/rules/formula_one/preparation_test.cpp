#include "rules/formula_one/preparation.h"

#include <gmock/gmock.h>

#include "base/random.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

using ::testing::ElementsAre;

const Game& game() {
  static const Game made = *FormulaOne::make_game(reference_board(), {});
  return made;
}

void throw_face(State& state, int face) {
  NoEvents nobody;
  const auto checked = FormulaOne::check(game(), state, kChance, roll(face));
  ASSERT_TRUE(static_cast<bool>(checked));
  FormulaOne::apply(game(), state, *checked, nobody);
}

// F1-SET-1
TEST(FormulaOnePreparation, HighestThrowTakesCarOne) {
  State state = FormulaOne::setup(game(), 3);
  EXPECT_EQ(state.phase, Phase::draw);
  for (const int face : {3, 3, 6, 5, 1, 2}) throw_face(state, face);
  EXPECT_EQ(state.phase, Phase::shuffle_pits);
  EXPECT_EQ(state.first_seat, 1);
  EXPECT_EQ(state.seat_of(0), 1);
  EXPECT_EQ(state.seat_of(1), 2) << "clockwise";
  EXPECT_EQ(state.seat_of(2), 0);
  for (int car = 0; car < 3; ++car) EXPECT_EQ(state.car_of(state.seat_of(car)), car);
}

TEST(FormulaOnePreparation, EqualHighestThrowAgainAmongThemselves) {
  State state = FormulaOne::setup(game(), 4);
  for (const int face : {6, 3, 4, 4, 5, 4, 1, 1}) throw_face(state, face);
  EXPECT_EQ(state.phase, Phase::draw);
  EXPECT_EQ(next_to_draw(state), 0);
  throw_face(state, 5);
  throw_face(state, 5);
  EXPECT_EQ(next_to_draw(state), 2);
  throw_face(state, 6);
  throw_face(state, 4);
  EXPECT_EQ(next_to_draw(state), 0) << "equal once more";
  for (const int face : {1, 1, 1, 2}) throw_face(state, face);
  EXPECT_EQ(state.first_seat, 2);
  EXPECT_EQ(state.phase, Phase::shuffle_pits);
}

TEST(FormulaOnePreparation, WhoIsAloneThrowsForNothing) {
  const State state = FormulaOne::setup(game(), 1);
  EXPECT_EQ(state.phase, Phase::shuffle_pits);
}

// F1-SET-4  Face f takes the f-th of those left, in the order of the table.
TEST(FormulaOnePreparation, PitDeckIsTakenFaceByFace) {
  State state = FormulaOne::setup(game(), 1);
  const int faces[] = {16, 1, 7, 14};
  for (const int face : faces) throw_face(state, face == 14 ? 13 : face);
  // BF, M1, then of 6×M1, M2, Q0 …: the seventh is M2, then the last of thirteen.
  EXPECT_THAT((std::vector<PitCard>{state.pit_deck.begin(), state.pit_deck.begin() + 4}),
              ElementsAre(PitCard::brake_failure, PitCard::miss_one, PitCard::miss_two,
                          PitCard::faulty_tyres));
  EXPECT_EQ(pit_cards_left(state), 12);
  for (int sides = 12; sides >= 2; --sides) {
    EXPECT_EQ(FormulaOne::pending(game(), state).roll.sides, sides);
    EXPECT_TRUE(FormulaOne::pending(game(), state).roll.is_secret);
    throw_face(state, 1);
  }
  EXPECT_EQ(state.pit_count, kPitCards) << "the last comes by itself";
  EXPECT_EQ(state.pit_deck[15], PitCard::special_tyres);
  EXPECT_EQ(state.phase, Phase::deal);
}

TEST(FormulaOnePreparation, HandsAreDealtOneCardAtATime) {
  for (int seats = 1; seats <= kCarsMax; ++seats) {
    SCOPED_TRACE(seats);
    State state = FormulaOne::setup(game(), seats);
    state.drawing = 0;
    state.phase = Phase::shuffle_pits;
    for (int i = 0; i < 15; ++i) throw_face(state, 1);
    ASSERT_EQ(state.phase, Phase::deal);
    Random random(static_cast<std::uint64_t>(seats));
    int dice = 0;
    while (state.phase == Phase::deal) {
      EXPECT_EQ(FormulaOne::pending(game(), state).roll.sides, kTacticCards - dice);
      EXPECT_EQ(next_to_get_card(state), dice % seats);
      throw_face(
          state,
          1 + static_cast<int>(random.below(static_cast<std::uint32_t>(tactic_cards_left(state)))));
      ++dice;
    }
    EXPECT_EQ(dice, seats == 6 ? 29 : 5 * seats);
    for (int car = 0; car < seats; ++car) EXPECT_EQ(state.cars[car].hand_count, kHand);
    EXPECT_EQ(state.tactic_left, (std::array<std::uint8_t, kTactics>{}));
    EXPECT_EQ(state.round, 1);
    EXPECT_EQ(state.phase, Phase::speed);
  }
}

// F1-SET-3, F1-SET-5
TEST(FormulaOnePreparation, CarsStandOnTheGridWithDialsAtZero) {
  const State state = FormulaOne::setup(game(), 4);
  for (int i = 0; i < kCarsMax; ++i) {
    const Car& car = state.cars[i];
    if (i >= 4) {
      EXPECT_EQ(car.where, Where::absent);
      continue;
    }
    EXPECT_EQ(car.at, game().track.grid[i]);
    EXPECT_EQ(car.laps, 3);
    EXPECT_EQ(car.speed, 0_mph);
    EXPECT_EQ(car.tyre + car.brake, 0);
    EXPECT_EQ(car.cap, 60_mph);
  }
}

}  // namespace
}  // namespace chicane::formula_one
