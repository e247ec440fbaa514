#include "rules/grand_prix_basic/preparation.h"

#include "rules/grand_prix_basic/game_for_tests.h"
#include "rules/lib/start_order.h"

namespace chicane::grand_prix_basic {
namespace {

Game game_of(const Options& options, const Board& board = for_tests::test_ring()) {
  return *GrandPrixBasic::make_game(board, options);
}

// GPB-SET-1
TEST(GrandPrixBasicPreparation, DrawsTheCarsThatAreLeft) {
  State state{};
  state.car_count = 4;
  draw_place(state, 3);
  draw_place(state, 3);
  EXPECT_EQ(state.drawn_count, 2);
  EXPECT_EQ(state.drawn[0], 2);
  EXPECT_EQ(state.drawn[1], 3) << "the third of those left";
  draw_place(state, 2);
  EXPECT_EQ(state.drawn_count, 4) << "the last needs no die";
  EXPECT_EQ(state.drawn[2], 1);
  EXPECT_EQ(state.drawn[3], 0);
}

TEST(GrandPrixBasicPreparation, PutsFourCarsInAStartCell) {
  const Game game = game_of({.laps = 5});
  State state = GrandPrixBasic::setup(game, 3);
  for (std::uint8_t i = 0; i < 6; ++i) state.drawn[i] = static_cast<std::uint8_t>(5 - i);
  place_on_grid(game, state);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(state.cars[i].cell, i >= 2 ? 29 : 28);
    EXPECT_EQ(state.cars[i].to_go, 6) << "GPB-LAP-2";
    EXPECT_EQ(state.cars[i].arrived, 6 - i);
  }
}

TEST(GrandPrixBasicPreparation, GivesEveryPlayerTheCars) {
  const Game game = game_of({.cars_per_player = 2, .automatic = 1});
  const State state = GrandPrixBasic::setup(game, 2);
  EXPECT_EQ(state.car_count, 6);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(state.cars[i].owner, i / 2);
    EXPECT_EQ(state.cars[i].is_automatic, i >= 4);
  }
  EXPECT_EQ(GrandPrixBasic::setup(game_of({.cars_per_player = 1}), 3).car_count, 3);
}

// GPB-GEN-3
TEST(GrandPrixBasicPreparation, SeatsAreLimitedByTheBookAndTheStartCells) {
  EXPECT_EQ(GrandPrixBasic::seats_max(game_of({})), 6) << "twelve places";
  EXPECT_EQ(GrandPrixBasic::seats_max(game_of({.cars_per_player = 1})), 12);
  EXPECT_EQ(GrandPrixBasic::seats_max(game_of({.automatic = 4})), 2);
  EXPECT_EQ(GrandPrixBasic::seats_max(game_of({}, for_tests::reference_ring())), 12);
  EXPECT_EQ(GrandPrixBasic::seats_max(game_of({.cars_per_player = 1}, for_tests::reference_ring())),
            12);
}

TEST(GrandPrixBasicPreparation, RefusesImpossibleLaps) {
  for (const int laps : {0, -1, kLapsMax + 1})
    EXPECT_FALSE(
        static_cast<bool>(GrandPrixBasic::make_game(for_tests::test_ring(), {.laps = laps})));
  for (const int laps : {1, kLapsMax})
    EXPECT_TRUE(
        static_cast<bool>(GrandPrixBasic::make_game(for_tests::test_ring(), {.laps = laps})));
}

}  // namespace
}  // namespace chicane::grand_prix_basic
