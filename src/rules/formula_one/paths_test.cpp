#include "rules/formula_one/paths.h"

#include <set>

#include "base/random.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

// All ways, step by step.
void walk(const Track& track, const State& state, int car, const Path& path, SquareId at,
          int squares, std::vector<Path>& found) {
  if (path.count == squares) {
    found.push_back(path);
    return;
  }
  for (int i = 0; i < kTrackSteps; ++i) {
    const auto step = static_cast<Step>(i);
    const SquareId to =
        path.count == 0 ? first_square(track, state, car, step) : track[at].steps[i];
    bool is_free = to != kNoSquare;
    for (int j = 0; j < kCarsMax; ++j) {
      const Car& other = state.cars[j];
      if (j != car && other.where == Where::track && !other.has_left && other.at == to)
        is_free = false;
    }
    if (is_free) walk(track, state, car, path.then(step), to, squares, found);
  }
}

std::vector<Path> all_ways(const Track& track, const State& state, int car, int squares) {
  std::vector<Path> found;
  walk(track, state, car, {}, kNoSquare, squares, found);
  return found;
}

using Outcome = std::pair<SquareId, std::vector<int>>;

// The end, and the safety speeds below `judged` on the way.
Outcome outcome(const Track& track, const State& state, int car, const Path& path, Speed judged) {
  Outcome made{kNoSquare, {}};
  for_each_square(track, state, car, path, [&](SquareId at) {
    made.first = at;
    if (track[at].band != kNoBand && track[at].safe < judged)
      made.second.push_back(track[at].safe.mph());
  });
  return made;
}

State random_traffic(const TestTable& table, Random& random) {
  State state = table.state;
  // Close together, so that they are in each other's way.
  const auto squares = static_cast<std::uint32_t>(table.track().square_count);
  const std::uint32_t near = random.below(squares);
  for (int i = 0; i < kCarsMax; ++i) {
    Car& car = state.cars[i];
    car = {};
    car.laps = 3;
    car.cap = kFirstSpeed;
    const std::uint32_t kind = random.below(10);
    car.where = kind < 8 ? Where::track : kind < 9 ? Where::roadside : Where::pit;
    if (i == 0 && random.below(6) == 0) {
      car.where = Where::spin;
      car.at = static_cast<SquareId>(random.below(table.track().band_count));
      continue;
    }
    car.at = static_cast<SquareId>((near + random.below(24)) % squares);
    for (int j = 0; j < i; ++j) {
      if (state.cars[j].at == car.at) car.has_left = true;
    }
  }
  state.cars[0].has_left = false;
  return state;
}

void compare(const TestTable& table, const State& state, int squares, Speed judged) {
  const Track& track = table.track();
  int longest = squares;
  std::vector<Path> ways = all_ways(track, state, 0, longest);
  while (ways.empty()) ways = all_ways(track, state, 0, --longest);
  PathList list;
  ASSERT_EQ(list_paths(track, state, 0, squares, judged, list), longest);
  ASSERT_EQ(longest_path(track, state, 0, squares), longest);
  ASSERT_TRUE(std::is_sorted(list.begin(), list.end()));
  std::set<Outcome> listed;
  for (const Path& path : list) {
    ASSERT_NE(std::find(ways.begin(), ways.end(), path), ways.end()) << "no way at all";
    ASSERT_TRUE(listed.insert(outcome(track, state, 0, path, judged)).second) << "listed twice";
  }
  std::set<Outcome> wanted;
  for (const Path& path : ways) wanted.insert(outcome(track, state, 0, path, judged));
  ASSERT_EQ(listed, wanted);

  // F1-PIT-2
  std::set<Outcome> into_pit;
  if (squares > 0 && state.cars[0].where != Where::pit) {
    for (const Path& path : all_ways(track, state, 0, squares - 1)) {
      Outcome made = outcome(track, state, 0, path, judged);
      if (squares == 1 && state.cars[0].where == Where::track) made.first = state.cars[0].at;
      if (made.first == track.pits[0].entry) into_pit.insert(made);
    }
  }
  PathList pit_list;
  list_pit_paths(track, state, 0, squares, judged, pit_list);
  ASSERT_EQ(pit_list.size(), into_pit.size());
  for (const Path& path : pit_list) {
    ASSERT_TRUE(path.ends_in_pit());
    ASSERT_EQ(path.count, squares);
  }
}

TEST(FormulaOnePaths, AreThoseThatTryingEveryStepFinds) {
  for (const Board& board : {test_track(), reference_board()}) {
    const TestTable table({}, board);
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
      SCOPED_TRACE(board.name + ", seed " + std::to_string(seed));
      Random random(seed);
      const State state = random_traffic(table, random);
      const int squares = static_cast<int>(random.below(kSquaresMax + 1));
      compare(table, state, squares, Speed::from_spaces(static_cast<int>(random.below(9))));
      if (HasFatalFailure()) return;
    }
  }
}

// Before the pits of all: the way in is found from everywhere.
TEST(FormulaOnePaths, LeadIntoTheOwnPitByExactCount) {
  TestTable table;
  table.add_car(0, "1.37");
  PathList list;
  for (int squares = 1; squares <= kSquaresMax; ++squares) {
    list.clear();
    list_pit_paths(table.track(), table.state, 0, squares, 160_mph, list);
    EXPECT_EQ(list.size(), squares == 5 ? 1u : 0u) << squares;
  }
  table.add_car(0, "1.1");
  list.clear();
  list_pit_paths(table.track(), table.state, 0, 1, 20_mph, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0], Path{}.then(Step::pit));
}

// F1-DIR-1, F1-MOV-6
TEST(FormulaOnePaths, PassBetweenTwoCarsButNotThroughOne) {
  TestTable table;
  table.add_car(0, "2.5");
  table.add_car(1, "2.6");
  table.add_car(2, "1.5");
  EXPECT_EQ(longest_path(table.track(), table.state, 0, 4), 4);
  table.add_car(3, "1.6");
  table.add_car(4, "3.6");
  EXPECT_EQ(longest_path(table.track(), table.state, 0, 4), 0);
  table.car(4).has_left = true;
  EXPECT_EQ(longest_path(table.track(), table.state, 0, 4), 4);
}

// F1-BLK-7
TEST(FormulaOnePaths, OffTheTrackThereIsOneWayBack) {
  TestTable table;
  table.add_car(0, "S1");
  EXPECT_EQ(first_square(table.track(), table.state, 0, Step::straight), table.square("3.11"));
  EXPECT_EQ(first_square(table.track(), table.state, 0, Step::in), kNoSquare);
  EXPECT_FALSE(is_locked_in(table.track(), table.state, 0));
  table.add_car(1, "3.11");
  EXPECT_TRUE(is_locked_in(table.track(), table.state, 0));
  EXPECT_EQ(longest_path(table.track(), table.state, 0, 3), 0);
  table.add_car(0, "P");
  EXPECT_EQ(first_square(table.track(), table.state, 0, Step::straight), table.square("1.3"));
  table.add_car(0, "R:2.19");
  EXPECT_EQ(first_square(table.track(), table.state, 0, Step::straight), table.square("2.20"));
}

TEST(FormulaOnePaths, SortAsTheirStepsDo) {
  const Path straight = Path{}.then(Step::straight);
  const Path in = Path{}.then(Step::in);
  EXPECT_LT(straight, in);
  EXPECT_LT(in, straight.then(Step::straight)) << "shorter ones first";
  EXPECT_LT(straight.then(Step::pit), in.then(Step::straight));
  EXPECT_EQ(in.then(Step::out)[1], Step::out);
  EXPECT_FALSE(Path{}.ends_in_pit());
}

}  // namespace
}  // namespace chicane::formula_one
