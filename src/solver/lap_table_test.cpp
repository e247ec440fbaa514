#include "solver/lap_table.h"

#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "drivers/random_play.h"
#include "solver/motorchamp/lone.h"
#include "solver/speed_circuit/lone.h"

namespace chicane {

namespace {

using speed_circuit::SpeedCircuit;

TEST(TurnTable, KeepsWhatIsSetAcrossGrowth) {
  TurnTable table;
  EXPECT_FALSE(table.find(7).has_value());
  for (std::uint64_t i = 1; i <= 5000; ++i) table.set(mix(i), static_cast<double>(i) / 2);
  EXPECT_EQ(table.size(), 5000u);
  for (std::uint64_t i = 1; i <= 5000; ++i)
    EXPECT_EQ(table.find(mix(i)), static_cast<double>(i) / 2);
  EXPECT_FALSE(table.find(mix(5001)).has_value());
  table.set(mix(3), 9);
  EXPECT_EQ(table.find(mix(3)), 9);
  EXPECT_EQ(table.size(), 5000u);
}

// Whatever a lone race comes to between two turns, the table says what the whole lap says.
template <RuleSet R>
void expect_table_agrees(const typename R::Game& game, const typename R::State& start,
                         const LapGoal& goal) {
  PerfectLap<R> lap(game, goal);
  LapTable<R> table(game, goal);
  int asked = 0;
  for (std::uint64_t race = 1; race <= 20; ++race) {
    Random random(race);
    typename R::State state = start;
    for (Pending pending = R::pending(game, state); !pending.is_over();
         pending = R::pending(game, state)) {
      const int clock = Lone<R>::clock(state);
      const Seat seat = next_to_answer(pending);
      typename R::DecisionList legal;
      R::legal(game, state, seat, legal);
      NoEvents nobody;
      R::apply(game, state, R::listed(game, state, seat, choose_random<R>(legal, random)), nobody);
      state = settled<R>(game, state);
      if (Lone<R>::clock(state) == clock) continue;
      const typename R::State lone = Lone<R>::alone(game, state, 0);
      ASSERT_NEAR(table.turns(state, 0), *lap.turns(lone) + Lone<R>::clock(lone), 1e-4);
      ++asked;
    }
  }
  EXPECT_GT(asked, 40);
}

TEST(LapTable, AgreesWithTheLapOfSpeedCircuit) {
  const auto game = *SpeedCircuit::make_game(*load_board("SB", BoardForm::lanes), {});
  LapGoal sure;
  sure.is_sure = true;
  expect_table_agrees<SpeedCircuit>(game, Lone<SpeedCircuit>::start(game, 0), sure);
}

TEST(LapTable, AgreesWithTheLapOfMotorChamp) {
  motorchamp::Options options;
  options.laps = 2;
  const auto game =
      *motorchamp::MotorChamp::make_game(*load_board("monza", BoardForm::motor), options);
  expect_table_agrees<motorchamp::MotorChamp>(game, Lone<motorchamp::MotorChamp>::start(game, 0),
                                              goal_for_laps(2));
}

TEST(LapTable, OfALapThatIsTooLargeSaysMoreThanAnyRace) {
  const auto game = *SpeedCircuit::make_game(*load_board("monza", BoardForm::lanes), {});
  LapGoal small;
  small.nodes_max = 100;
  LapTable<SpeedCircuit> table(game, small);
  EXPECT_GT(table.turns(Lone<SpeedCircuit>::start(game, 0), 0), 1000);
}

}  // namespace

}  // namespace chicane
