// Counts of decision sequences to a depth from named positions, as perft counts moves in chess: a
// list of lawful decisions that loses or gains one shows here at once. Chance counts like any seat.
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "rules/formula_one/formula_one.h"
#include "rules/grand_prix_advanced/game_for_tests.h"
#include "rules/grand_prix_basic/game_for_tests.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane {
namespace {

template <RuleSet R>
long count_sequences(const typename R::Game& game, const typename R::State& state, int depth) {
  const Pending pending = R::pending(game, state);
  if (depth == 0 || pending.is_over()) return 1;
  const Seat seat = pending.kind == Pending::Kind::chance ? kChance : pending.seats.first();
  typename R::DecisionList legal;
  R::legal(game, state, seat, legal);
  if (depth == 1) return static_cast<long>(legal.size());
  long total = 0;
  for (const typename R::Decision& decision : legal) {
    const auto checked = R::check(game, state, seat, decision);
    typename R::State next = state;
    NoEvents nobody;
    R::apply(game, next, *checked, nobody);
    total += count_sequences<R>(game, next, depth - 1);
  }
  return total;
}

}  // namespace
}  // namespace chicane

namespace chicane::speed_circuit {
namespace {

constexpr auto count = count_sequences<SpeedCircuit>;

// A car between two turns, as the cases place one.
struct Placed {
  const char* place;
  int speed;
  int wear = 4;
};

State position(const Board& board, const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.phase = Phase::plot;
  state.waiting = static_cast<std::uint16_t>((1u << cars.size()) - 1);
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.at = static_cast<SpaceId>(*find_space(board, cars[i].place));
    car.progress = static_cast<std::int16_t>(game.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.speed = car.ref = Speed::from_mph(cars[i].speed);
    car.wear = static_cast<std::uint16_t>(cars[i].wear);
  }
  return state;
}

TEST(SpeedCircuitCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: seven plots, 0 to 120; then two ways to pay for 0, two ends for each
  // speed from 20 to 100, six faces for the push to 120: 2 + 5 · 2 + 6 = 18.
  const std::vector<Row> rows = {
      {"alone on the straight", "SB", {{"I1", 60}}, {7, 18, 89, 322}},
      {"alone before the first corner", "SB", {{"I9", 100}}, {9, 38, 112, 394}},
      {"alone before the first corner of the sample game",
       "MA",
       {{"M13", 120}},
       {10, 49, 182, 972}},
      {"without wear before a corner", "SB", {{"O9", 120, 0}}, {3, 8, 18, 61}},
      {"two abreast", "SB", {{"I5", 80}, {"O5", 80}}, {8, 64, 212, 671}},
      {"one behind the other, a tow is possible",
       "MA",
       {{"I22", 120}, {"I21", 120}},
       {10, 200, 540, 2097}},
      {"Monza, before the Parabolica", "monza", {{"M63", 160}}, {8, 76, 422, 1581}},
      {"Monza, three wide before the Rettifilo",
       "monza",
       {{"I5", 100}, {"M5", 100}, {"O5", 100}},
       {9, 81, 729, 4091}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto board = load_board(row.board);
    const auto game = SpeedCircuit::make_game(*board, {.laps = 3});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth) {
      counts.push_back(count(*game, position(*board, *game, row.cars), static_cast<int>(depth)));
    }
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(SpeedCircuitCounts, BuildsAndGridOfTwo) {
  const auto game = SpeedCircuit::make_game(*load_board("SB"), {});
  const State start = SpeedCircuit::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 1), 51);
  EXPECT_EQ(count(*game, start, 2), 51 * 51);
}

}  // namespace
}  // namespace chicane::speed_circuit

namespace chicane::speed_circuit_wbc {
namespace {

constexpr auto count = count_sequences<SpeedCircuitWbc>;

struct Placed {
  const char* place;
  int speed;
  int wear = 6;
  int ones = 0;
  int threes = 0;
};

State position(const Board& board, const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.phase = Phase::plot;
  state.waiting = static_cast<std::uint16_t>((1u << cars.size()) - 1);
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.at = static_cast<SpaceId>(*find_place(board, cars[i].place));
    car.progress = static_cast<std::int16_t>(game.course[car.at].row);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.speed = car.ref = Speed::from_mph(cars[i].speed);
    car.wear = static_cast<std::uint8_t>(cars[i].wear);
    car.ones = static_cast<std::uint8_t>(cars[i].ones);
    car.threes = static_cast<std::uint8_t>(cars[i].threes);
  }
  return state;
}

TEST(SpeedCircuitWbcCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: plots 0 to 120 are seven. 0 is 20 over and has two options; 20 to 100
  // have two spaces to step to and an amount to brake by for each of their spaces, 3 + 4 + 5 + 6 +
  // 7; 120 asks for chips, of which there are none: 2 + 25 + 1 = 28.
  const std::vector<Row> rows = {
      {"alone on the straight", "WB", {{"I1", 60}}, {7, 28, 74, 208, 781}},
      {"before the first corner, with chips",
       "WB",
       {{"M10", 100, 6, 2, 1}},
       {9, 49, 125, 551, 3295}},
      {"before the first corner, without wear", "WB", {{"M10", 120, 0}}, {10, 52, 96, 262, 773}},
      {"in a corner that opens", "WB", {{"I31", 80}}, {6, 26, 64, 151, 437}},
      {"a tow is possible", "WB", {{"I35", 120}, {"I34", 120}}, {10, 100, 470, 1290, 3650}},
      {"behind a closed row", "WF", {{"I10", 0}, {"O10", 0}, {"I9", 60}}, {4, 16, 112, 259, 735}},
      {"beside the track", "WB", {{"X5", 40, 3, 2}}, {5, 19, 46, 124, 414}},
      {"Monza, before the Parabolica", "monza", {{"M63", 160}}, {10, 39, 129, 417, 1527}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto board = load_board(row.board);
    const auto game = SpeedCircuitWbc::make_game(*board, {});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(*board, *game, row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(SpeedCircuitWbcCounts, BuildsAndBidsOfOne) {
  const auto game = SpeedCircuitWbc::make_game(*load_board("WB"), {});
  const State start = SpeedCircuitWbc::setup(*game, 1);
  EXPECT_EQ(count(*game, start, 1), 1146);
  // Every build with every bid it can make: (wear + 1) · (−1 chips + 1) · (−3 chips + 1).
  long bids = 0;
  for (int i = 0; i < kBuildCount; ++i) {
    Car car{};
    equip(car, build_levels(i), game->options.laps);
    bids += (car.wear + 1) * (car.ones + 1) * (car.threes + 1);
  }
  EXPECT_EQ(count(*game, start, 2), bids);
}

}  // namespace
}  // namespace chicane::speed_circuit_wbc

namespace chicane::motorchamp {
namespace {

constexpr auto count = count_sequences<MotorChamp>;

// A car in its third lap. The first of a list moves, alone in its round.
struct Placed {
  int row;
  int lane;
  int laps = 2;
};

State position(const Game& game, const std::vector<Placed>& cars) {
  State state{};
  state.car_count = static_cast<std::uint8_t>(cars.size());
  state.player_count = 2;
  for (std::size_t i = 0; i < cars.size(); ++i) {
    Car& car = state.cars[i];
    car.where = Where::track;
    car.row = static_cast<std::uint8_t>(cars[i].row);
    car.lane = static_cast<std::uint8_t>(cars[i].lane);
    car.laps = static_cast<std::int8_t>(cars[i].laps);
    car.team = static_cast<std::uint8_t>(1 + i / 2);
    car.owner = static_cast<std::uint8_t>(i / 2 % 2);
    car.first_passer = kNoCar;
  }
  state.order_count = 1;
  state.round = 1;
  begin_turn(game, state, 0);
  return state;
}

TEST(MotorChampCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    const char* board;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, …
  };
  // The first row by hand: on a free triple square all three dice must be thrown; six faces, six
  // faces, three; each total has two lanes to land on: 1, 6, 36, 108, 216. A row closed three rows
  // on makes no throw safe: S, N, NN and NNS have 3 + 6 + 6 + 6 faces; behind them two lanes for 1
  // and 2, two side places for 3, out for 4, 5 and 6, and the second dice: 6 + 9 + 36 + 36 = 87.
  // Two rows before the entrance 19 of the 108 throws are of six or less and may enter.
  const std::vector<Row> rows = {
      {"alone on a free track", "M60", {{10, kRight}}, {1, 6, 36, 108, 216, 216}},
      {"behind a closed row",
       "M60",
       {{10, kRight}, {13, kRight}, {13, kLeft}},
       {4, 21, 87, 162, 238, 883}},
      {"a tow is possible", "M60", {{10, kRight}, {14, kRight}}, {1, 6, 36, 108, 213, 215}},
      {"before the entrance", "M60", {{50, kRight}}, {1, 6, 36, 108, 235, 235}},
      {"before the line in the last lap", "M40", {{38, kLeft, 5}}, {1, 6, 36, 108, 108, 108}},
      {"before the first bend",
       "mc-a1-m1-z1",
       {{16, kRight}, {15, kLeft}},
       {2, 9, 16, 32, 174, 569}},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    const auto game = MotorChamp::make_game(*load_board(row.board), {});
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= 6; ++depth)
      counts.push_back(count(*game, position(*game, row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(MotorChampCounts, GridThrowsOfTwo) {
  const auto game = MotorChamp::make_game(*load_board("M60"), {});
  const State start = MotorChamp::setup(*game, 2);
  // Sixteen cars, eight of each; three dice.
  EXPECT_EQ(count(*game, start, 1), 8);
  EXPECT_EQ(count(*game, start, 4), 8 * 6 * 6 * 3);
}

}  // namespace
}  // namespace chicane::motorchamp

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

namespace chicane::grand_prix_basic {
namespace {

constexpr auto count = count_sequences<GrandPrixBasic>;

struct Placed {
  int cell;
  int to_go = 2;
  bool is_automatic = false;
};

// The first car of the list has its go.
State position(const std::vector<Placed>& cars) {
  TestTable table({}, *load_board("GPB-TT"));
  for (const Placed& placed : cars)
    table.add_car(placed.cell, placed.to_go).is_automatic = placed.is_automatic;
  table.go(0);
  return table.state;
}

TEST(GrandPrixBasicCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, … of one go.
  };
  // The first row by hand: one die or two; six faces each; a total of t has t goals, which makes 21
  // with one die, and 36 throws with two that have 252 goals together. Cell 20, seven ahead, has a
  // value: of the 252 goals 56 come to it and ask for a die: 21 + 196 + 56 · 6 = 553.
  const std::vector<Row> rows = {
      {"alone on a free road", {{13}}, {2, 12, 57, 273, 553}},
      {"before the values 1, 2, 3", {{4}}, {2, 12, 57, 273, 1533}},
      {"behind one car", {{8}, {10}}, {2, 12, 57, 323, 1243}},
      {"behind a full cell", {{8}, {10}, {10}}, {2, 12, 52, 282, 1202}},
      {"before the final line", {{28, 1}, {0, 1}, {0, 1}}, {2, 12, 57, 273, 273}},
      {"automatic", {{3, 2, true}}, {6, 6, 6, 6, 6}},
  };
  const auto game = GrandPrixBasic::make_game(*load_board("GPB-TT"), {});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(GrandPrixBasicCounts, DrawOfTwo) {
  const auto game = GrandPrixBasic::make_game(*load_board("GPB-TT"), {});
  const State start = GrandPrixBasic::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 3), 4 * 3 * 2);
  EXPECT_EQ(count(*game, start, 4), 4 * 3 * 2 * 2);
}

}  // namespace
}  // namespace chicane::grand_prix_basic

namespace chicane::grand_prix_advanced {
namespace {

constexpr auto count = count_sequences<GrandPrixAdvanced>;

struct Placed {
  int cell;
  int gear = 1;
  std::uint8_t damage = 0;  // One bit each: S G C F T M.
  int to_go = 2;
  bool is_automatic = false;
};

// The first car of the list has its go.
State position(const std::vector<Placed>& cars) {
  TestTable table({}, *load_board("GPA-TT"));
  for (const Placed& placed : cars) {
    Car& car = table.add_car(placed.cell, placed.gear, {placed.damage});
    car.to_go = static_cast<std::uint8_t>(placed.to_go);
    car.is_automatic = placed.is_automatic;
  }
  table.go(0);
  return table.state;
}

TEST(GrandPrixAdvancedCounts, SequencesFromNamedPositions) {
  struct Row {
    const char* what;
    std::vector<Placed> cars;
    std::vector<long> counts;  // To depth 1, 2, … of one go.
  };
  // The first row by hand: from first gear the first or the second, each with no push, 1 or 2. The
  // four pushed goes throw for the engine, then for the risk: 4 · 36. Unpushed first gear has four
  // ends whatever it bears: 6 · 4. Second has five ends where it bears 3, and where it bears 2
  // three more plans that brake a cell to 3: 4 · 5 + 2 · 8.
  const std::vector<Row> rows = {
      {"alone on a free road", {{21}}, {2, 6, 36, 204}},
      {"in third before 1 1 2 3 1", {{8, 3}}, {4, 18, 88, 675}},
      {"in fifth, gearbox damaged", {{21, 5, 0b000100}}, {2, 11, 60, 740}},
      {"brakes damaged behind a full cell", {{8, 2, 0b001000}, {10}, {10}, {10}}, {3, 10, 60, 298}},
      {"before the final line", {{38, 2, 0, 1}, {0}}, {3, 10, 60, 356}},
      {"automatic", {{3, 1, 0, 2, true}}, {6, 6, 6, 6}},
  };
  const auto game = GrandPrixAdvanced::make_game(*load_board("GPA-TT"), {});
  for (const Row& row : rows) {
    SCOPED_TRACE(row.what);
    std::vector<long> counts;
    for (std::size_t depth = 1; depth <= row.counts.size(); ++depth)
      counts.push_back(count(*game, position(row.cars), static_cast<int>(depth)));
    EXPECT_EQ(counts, row.counts);
  }
}

TEST(GrandPrixAdvancedCounts, DrawOfTwo) {
  const auto game = GrandPrixAdvanced::make_game(*load_board("GPA-TT"), {});
  const State start = GrandPrixAdvanced::setup(*game, 2);
  EXPECT_EQ(count(*game, start, 3), 4 * 3 * 2);
  EXPECT_EQ(count(*game, start, 4), 4 * 3 * 2) << "first gear alone";
  EXPECT_EQ(count(*game, start, 5), 4 * 3 * 2 * 6) << "the start die";
}

}  // namespace
}  // namespace chicane::grand_prix_advanced
