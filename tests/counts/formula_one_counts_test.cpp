#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "counts/count_sequences.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {
namespace {

constexpr auto count = count_sequences<FormulaOne>;

struct Placed {
  const char* place;
  int speed;
  int tyre = 0;
  std::vector<Tactic> hand{};
};

// The first car of the list has its turn.
State position(const Board& board, const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.seat_count = static_cast<std::uint8_t>(cars.size());
  state.round = 1;
  state.is_manual = true;
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.where = Where::track;
    car.at = static_cast<SquareId>(*find_space(board, cars[i].place));
    car.laps = 3;
    car.cap = kFirstSpeed;
    car.speed = Speed::from_mph(cars[i].speed);
    car.tyre = static_cast<std::uint8_t>(cars[i].tyre);
    for (const Tactic card : cars[i].hand) {
      ++car.hand[static_cast<std::size_t>(card)];
      ++car.hand_count;
    }
  }
  begin_turn(game, state, 0);
  return state;
}

TEST(FormulaOneCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, … of one turn.
  };
  // The first row by hand: from 40 the speeds 0 to 100 are six. Ends: one for standing, then from
  // the middle lane three for every number of squares: 1 + 5 · 3 = 16, and nothing but `pass` after
  // them. On the narrow stretch behind a car at 60 there is nothing but to stand; 20 and 40 may
  // take up its speed or not: 1 + 2 · 2 + 1 + 3 = 9.
  const std::vector<Row> rows = {
      {"alone on the straight", "F1-TT", {{"2.24", 40}}, {6, 16, 16, 16, 16}},
      {"on the narrow stretch", "F1-TT", {{"2.19", 60}, {"2.20", 60}}, {7, 7, 9, 9, 9}},
      {"before the first band", "F1-TT", {{"2.9", 80}}, {8, 79, 79, 189, 849}},
      {"with cards",
       "F1-TT",
       {{"2.30", 60, 0, {Tactic::gear, Tactic::carburettor}}},
       {7, 19, 127, 127, 127}},
      {"with Superb Driving", "F1-TT", {{"1.9", 100, 8, {Tactic::superb}}}, {7, 74, 136, 136, 136}},
      {"before the pits", "F1-REF", {{"1.57", 60}}, {7, 28, 28, 28, 28}},
      {"round an island", "F1-REF", {{"2.9", 40}, {"3.11", 0}}, {6, 21, 21, 66, 336}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto board = load_board(row.board);
    const auto game = FormulaOne::make_game(*board, {});
    std::vector<long> counts;
    for (int depth = 1; depth <= 5; ++depth)
      counts.push_back(count(*game, position(*board, *game, row.cars), depth));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(FormulaOneCounts, ShuffledCardsOfTwo) {
  const auto game = FormulaOne::make_game(*load_board("F1-REF"), {});
  State state = FormulaOne::setup(*game, 2);
  // Four dice for the cars; ties go on.
  EXPECT_EQ(count(*game, state, 4), 6 * 6 * 6 * 6);
  state.phase = Phase::shuffle_pits;
  EXPECT_EQ(count(*game, state, 3), 16 * 15 * 14);
}

}  // namespace
}  // namespace chicane::formula_one
