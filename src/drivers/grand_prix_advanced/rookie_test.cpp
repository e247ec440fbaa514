#include "drivers/grand_prix_advanced/rookie.h"

#include "drivers/grand_prix_advanced/lone_car_for_tests.h"

namespace chicane::grand_prix_advanced {
namespace {

// The hardest cell that the gear can reach, and one gear lower the next go.
TEST(GrandPrixAdvancedRookie, TakesTheGearThatFitsTheHardestCellAhead) {
  const Game game = reference_game();
  const Rookie rookie(game);
  const auto gear_at = [&](int cell, int gear) {
    return choice(rookie, game, car_at(game, cell, 3, gear), seat_at(0)).number;
  };
  EXPECT_EQ(gear_at(73, 3), 4) << "a straight";
  EXPECT_EQ(gear_at(73, 4), 5);
  EXPECT_EQ(gear_at(8, 4), 2) << "1, 2, 1 ahead";
  EXPECT_EQ(gear_at(45, 3), 1) << "2, 3, 2 ahead";
}

TEST(GrandPrixAdvancedRookie, NeverPushes) {
  const Game game = reference_game();
  const Rookie rookie(game);
  State state = car_at(game, 0, 3, 3);
  drive(rookie, game, state, [](const State& now) { return now.phase == Phase::push; });
  ASSERT_EQ(state.phase, Phase::push);
  EXPECT_EQ(choice(rookie, game, state, seat_at(0)), push(0));
}

// GPA-BOX-1
TEST(GrandPrixAdvancedRookie, StopsWhenDamagedButForTheLastLap) {
  const Game game = reference_game();
  const Rookie rookie(game);
  struct Case {
    const char* what;
    int to_go;
    std::initializer_list<Damage> damages;
    bool stops;
  };
  const Case cases[] = {{"sound", 3, {}, false},
                        {"damaged", 3, {Damage::suspension}, true},
                        {"damaged in the last lap", 1, {Damage::suspension}, false}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.what);
    State state = car_at(game, 64, c.to_go, 3, c.damages);
    drive(rookie, game, state, [&](const State& now) {
      return now.cars[0].status == Status::box || now.cars[0].to_go < c.to_go;
    });
    EXPECT_EQ(state.cars[0].status == Status::box, c.stops);
  }
}

// He may be slow, but his cars come home.
TEST(GrandPrixAdvancedRookie, LosesHardlyACar) {
  const Game game = reference_game();
  const Rookie rookie(game);
  int out = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    State state = GrandPrixAdvanced::setup(game, 6);
    Random dice(seed);
    NoEvents nobody;
    play_out<GrandPrixAdvanced>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList&) {
          return choice(rookie, game, now, seat);
        },
        dice, nobody);
    for (int car = 0; car < state.car_count; ++car)
      out += state.cars[car].status == Status::out ? 1 : 0;
  }
  EXPECT_LE(out, 5) << "of 240";
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
