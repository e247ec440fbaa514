#include "rules/formula_one/odds.h"

#include "base/random.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

struct Tally {
  double spins = 0;
  std::array<std::array<double, 5>, kBandsMax> penalties{};  // By band and penalty.
};

// Plays the rest of the turn with every face of every die. The weight is the chance to come here.
void play_all(const Game& game, const State& state, double weight, Tally& tally) {
  if (state.phase != Phase::penalty) {
    if (state.cars[0].where == Where::spin) tally.spins += weight;
    return;
  }
  for (int face = 1; face <= kDieSides; ++face) {
    State next = state;
    EventLog<Event> log;
    FormulaOne::apply(game, next, *FormulaOne::check(game, state, kChance, roll(face)), log);
    for (const Event& event : log.events) {
      if (event.kind == EventKind::threw)
        tally.penalties[event.band][static_cast<std::size_t>(event.penalty)] += weight / kDieSides;
      if (event.kind == EventKind::spun_off)
        tally.penalties[event.band][static_cast<std::size_t>(Penalty::spin)] += weight / kDieSides;
    }
    play_all(game, next, weight / kDieSides, tally);
  }
}

void compare(TestTable& table, const Path& path, Speed speed, bool is_superb) {
  PathOdds odds;
  list_odds(table.game(), table.state, 0, path, speed, is_superb, odds);
  State state = table.state;
  EventLog<Event> log;
  const auto take = [&](const Decision& decision) {
    const auto checked = FormulaOne::check(table.game(), state, seat_at(0), decision);
    ASSERT_TRUE(static_cast<bool>(checked)) << name(checked.error().why);
    FormulaOne::apply(table.game(), state, *checked, log);
  };
  if (is_superb) take(superb());
  take(set(speed));
  take(drive(path));
  if (state.phase == Phase::card) take(pass());
  Tally tally;
  for (const Event& event : log.events) {
    if (event.kind == EventKind::spun_off)
      tally.penalties[event.band][static_cast<std::size_t>(Penalty::spin)] += 1;
  }
  play_all(table.game(), state, 1, tally);
  const Chance spin = spin_chance(odds);
  ASSERT_NEAR(static_cast<double>(spin.ways) / static_cast<double>(spin.results), tally.spins,
              1e-9);
  for (const BandOdds& band : odds) {
    for (std::size_t i = 0; i < band.ways.size() && !band.is_exempt; ++i)
      ASSERT_NEAR(static_cast<double>(band.ways[i]) / static_cast<double>(band.results),
                  tally.penalties[band.band][i], 1e-9)
          << "band " << static_cast<int>(band.band) << ", penalty " << i;
  }
}

// Against real turns, with all gauges and defects.
TEST(FormulaOneOdds, AreThoseOfEveryThrow) {
  int compared = 0;
  for (const Board& board : {test_track(), reference_board()}) {
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      SCOPED_TRACE(board.name + ", seed " + std::to_string(seed));
      Random random(seed);
      TestTable table({}, board);
      const auto any = [&](int count) {
        return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
      };
      const Speed speed = Speed::from_spaces(4 + any(5));
      Car& car = table.add_car(0, "2.0", speed);
      car.at = static_cast<SquareId>(any(table.track().square_count));
      car.tyre = static_cast<std::uint8_t>(any(kTyreMax + 1));
      car.brake_failure = static_cast<Defect>(any(3));
      car.faulty = static_cast<Defect>(any(3));
      const bool is_superb = car.faulty != Defect::on && any(4) == 0;
      if (is_superb) table.give(0, Tactic::superb);
      table.turn(0);
      PathList paths;
      list_paths(table.track(), table.state, 0, speed.spaces(), speed, paths);
      const Path path = paths[random.below(static_cast<std::uint32_t>(paths.size()))];
      PathOdds odds;
      list_odds(table.game(), table.state, 0, path, speed, is_superb, odds);
      if (odds.empty()) continue;
      ++compared;
      compare(table, path, speed, is_superb);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(FormulaOneOdds, OfASafePathAreNone) {
  TestTable table;
  table.add_car(0, "2.24", 60_mph);
  table.turn(0);
  PathOdds odds;
  list_odds(table.game(), table.state, 0, table.path({"2.25", "2.26", "2.27"}), 60_mph, false,
            odds);
  EXPECT_TRUE(odds.empty());
  EXPECT_EQ(spin_chance(odds).ways, 0);
}

}  // namespace
}  // namespace chicane::formula_one
