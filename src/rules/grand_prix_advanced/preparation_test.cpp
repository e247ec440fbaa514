#include "rules/grand_prix_advanced/preparation.h"

#include "rules/grand_prix_advanced/game_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

Game game_of(const Options& options, const Board& board = for_tests::advanced_test_ring()) {
  return *GrandPrixAdvanced::make_game(board, options);
}

// GPA-GRD-1, GPA-GRD-3, GPA-LAP-1
TEST(GrandPrixAdvancedPreparation, PutsFourCarsInAStartCellAsNew) {
  const Game game = game_of({.laps = 5});
  State state = GrandPrixAdvanced::setup(game, 3);
  for (std::uint8_t i = 0; i < 6; ++i) {
    state.drawn[i] = static_cast<std::uint8_t>(5 - i);
    state.cars[i].gear = 4;
    state.cars[i].damage.add(Damage::engine);
  }
  state.is_practice = true;
  place_on_grid(game, state);
  EXPECT_FALSE(state.is_practice);
  for (int i = 0; i < 6; ++i) {
    const Car& car = state.cars[i];
    EXPECT_EQ(car.cell, i >= 2 ? 39 : 38);
    EXPECT_EQ(car.to_go, 6);
    EXPECT_EQ(car.arrived, 6u - static_cast<unsigned>(i));
    EXPECT_EQ(car.gear, 1);
    EXPECT_EQ(car.damage.size(), 0);
    EXPECT_TRUE(car.is_starting && car.status == Status::run);
  }
}

// GPA-TEA-1, GPA-AUT-5
TEST(GrandPrixAdvancedPreparation, GivesEveryTeamTwoCars) {
  const State state = GrandPrixAdvanced::setup(game_of({.automatic = 1}), 2);
  EXPECT_EQ(state.car_count, 6);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(state.cars[i].owner, i / 2);
    EXPECT_EQ(state.cars[i].is_automatic, i >= 4);
  }
}

// GPA-GRD-2
TEST(GrandPrixAdvancedPreparation, BeginsByDrawListOrPractice) {
  EXPECT_EQ(GrandPrixAdvanced::setup(game_of({.start = StartOrder::draw}), 2).phase, Phase::draw);
  const State listed = GrandPrixAdvanced::setup(game_of({.start = StartOrder::list}), 2);
  EXPECT_EQ(listed.phase, Phase::gear);
  EXPECT_EQ(listed.move, 1u);
  EXPECT_EQ(listed.go.car, 0);
  EXPECT_EQ(listed.order_count, 4);
  const State timed = GrandPrixAdvanced::setup(game_of({.start = StartOrder::practice}), 2);
  EXPECT_TRUE(timed.is_practice);
  EXPECT_EQ(timed.phase, Phase::gear);
  EXPECT_EQ(timed.cars[0].status, Status::run);
  EXPECT_EQ(timed.cars[1].status, Status::absent) << "GPA-PRA-1: each car alone";
}

// GPA-PRA-1
TEST(GrandPrixAdvancedPreparation, AFlyingStartIsFromTheLineInAnyGear) {
  const Game game = game_of({.start = StartOrder::practice});
  const State state = GrandPrixAdvanced::setup(game, 2);
  EXPECT_EQ(state.cars[0].cell, 39);
  EXPECT_EQ(state.cars[0].to_go, 2);
  EXPECT_TRUE(is_flying(state));
  DecisionList legal;
  GrandPrixAdvanced::legal(game, state, seat_at(0), legal);
  EXPECT_EQ(legal.size(), 5u);
}

// GPA-GEN-2, GPA-GRD-1
TEST(GrandPrixAdvancedPreparation, SeatsAreLimitedByTheBookAndTheStartCells) {
  EXPECT_EQ(GrandPrixAdvanced::seats_max(game_of({})), 6) << "twelve places";
  EXPECT_EQ(GrandPrixAdvanced::seats_max(game_of({.automatic = 4})), 2);
  EXPECT_EQ(GrandPrixAdvanced::seats_max(game_of({}, for_tests::reference_ring())), 12);
  EXPECT_EQ(GrandPrixAdvanced::seats_max(game_of({.automatic = 11}, for_tests::reference_ring())),
            1);
}

TEST(GrandPrixAdvancedPreparation, RefusesImpossibleLaps) {
  const Board board = for_tests::advanced_test_ring();
  for (const int laps : {0, -1, kLapsMax + 1})
    EXPECT_FALSE(static_cast<bool>(GrandPrixAdvanced::make_game(board, {.laps = laps}))) << laps;
  for (const int laps : {1, kLapsMax})
    EXPECT_TRUE(static_cast<bool>(GrandPrixAdvanced::make_game(board, {.laps = laps}))) << laps;
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
