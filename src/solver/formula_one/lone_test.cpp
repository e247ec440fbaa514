#include "solver/formula_one/lone.h"

#include <cstring>

#include "catalog/boards.h"
#include "rules/formula_one/game_for_tests.h"
#include "solver/lap_for_tests.h"

namespace chicane {

namespace {

using formula_one::Car;
using formula_one::Decision;
using formula_one::DecisionKind;
using formula_one::DecisionList;
using formula_one::FormulaOne;
using formula_one::Game;
using formula_one::kPitCards;
using formula_one::kPitCounts;
using formula_one::kPitKinds;
using formula_one::Options;
using formula_one::Phase;
using formula_one::PitCard;
using formula_one::State;
using formula_one::Tactic;
using formula_one::TestTable;
using formula_one::Where;
using LoneCar = Lone<FormulaOne>;

Options laps(int count) {
  Options options;
  options.laps = count;
  options.short_race = formula_one::ShortRace::yes;
  return options;
}

// Thirty rows, two lanes and one band, five rows before the line.
Board short_board() {
  return for_tests::laid_out({.name = "short",
                              .rows = 30,
                              .line = 29,
                              .stretches = {{0, 29, {1, 2}}},
                              .longs = {},
                              .bands = {{24, {{1, 40}, {2, 60}}, "Abbey Curve"}},
                              .tyres = 0,
                              .brakes = 0,
                              .pits = {2, 1, 0, 29, 28, 27},
                              .grid = {"2.0", "1.0"}});
}

Game monza(int count) {
  return *FormulaOne::make_game(*load_board("monza", BoardForm::bands), laps(count));
}

bool is_same(const LoneCar::Key& a, const LoneCar::Key& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

// A deck in an order that nobody knows, as a race has it.
void shuffle(State& state, Random& random) {
  state.pit_count = 0;
  for (int kind = 0; kind < kPitKinds; ++kind) {
    for (int i = 0; i < kPitCounts[kind]; ++i)
      state.pit_deck[state.pit_count++] = static_cast<PitCard>(kind);
  }
  for (std::uint32_t left = kPitCards; left > 1; --left)
    std::swap(state.pit_deck[left - 1], state.pit_deck[random.below(left)]);
}

void give(State& state, Tactic card) {
  ++state.cars[0].hand[static_cast<std::size_t>(card)];
  ++state.cars[0].hand_count;
}

State after(const Game& game, const State& state, Seat seat, const Decision& decision) {
  State next = state;
  NoEvents nobody;
  FormulaOne::apply(game, next, FormulaOne::listed(game, state, seat, decision), nobody);
  return next;
}

// The face that takes the first card of the kind out of a whole deck.
int face_of_card(PitCard card) {
  int face = 1;
  for (int kind = 0; kind < static_cast<int>(card); ++kind) face += kPitCounts[kind];
  return face;
}

// A real race on the one hand, the states of its keys on the other: the same decisions, which lead
// to the same keys in the same time. Where the real car obeys a card the other one draws it first.
void expect_twin_agrees(const Game& game, const State& state) {
  const State twin = LoneCar::state(game, LoneCar::key(game, state));
  ASSERT_TRUE(is_same(LoneCar::key(game, twin), LoneCar::key(game, state)));
  ASSERT_EQ(FormulaOne::pending(game, twin), FormulaOne::pending(game, state));
  ASSERT_EQ(LoneCar::clock(twin), 0);
  const Seat seat = next_to_answer(FormulaOne::pending(game, state));
  DecisionList legal;
  DecisionList legal_of_twin;
  FormulaOne::legal(game, state, seat, legal);
  FormulaOne::legal(game, twin, seat, legal_of_twin);
  ASSERT_TRUE(std::equal(legal.begin(), legal.end(), legal_of_twin.begin(), legal_of_twin.end()));
  for (const Decision& decision : legal) {
    const State next = after(game, state, seat, decision);
    State next_of_twin = after(game, twin, seat, decision);
    int cost = LoneCar::clock(next_of_twin);
    const State drawing = LoneCar::state(game, LoneCar::key(game, next_of_twin));
    if (drawing.phase == Phase::shuffle_pits) {
      const int face = face_of_card(state.pit_deck[0]);
      next_of_twin = after(game, drawing, kChance, formula_one::roll(face));
      cost += LoneCar::clock(next_of_twin);
    }
    ASSERT_TRUE(is_same(LoneCar::key(game, next), LoneCar::key(game, next_of_twin)));
    ASSERT_EQ(LoneCar::clock(next) - LoneCar::clock(state), cost);
  }
}

// At random, but into the pit wherever there is a way.
Decision choose(const DecisionList& legal, Random& random) {
  for (const Decision& decision : legal) {
    if (decision.kind == DecisionKind::drive && decision.path.ends_in_pit()) return decision;
  }
  return choose_random<FormulaOne>(legal, random);
}

struct Seen {
  int stops = 0;
  int penalties = 0;
  int specials = 0;
  int cards = 0;
};

Seen race_beside_twins(const Game& game, State state, Random& random) {
  Seen seen;
  NoEvents nobody;
  for (Pending pending = FormulaOne::pending(game, state); !pending.is_over();
       pending = FormulaOne::pending(game, state)) {
    expect_twin_agrees(game, state);
    if (testing::Test::HasFatalFailure()) return seen;
    const Seat seat = next_to_answer(pending);
    DecisionList legal;
    FormulaOne::legal(game, state, seat, legal);
    const Decision decision = choose(legal, random);
    seen.stops += decision.path.ends_in_pit() ? 1 : 0;
    seen.penalties += state.phase == Phase::penalty ? 1 : 0;
    seen.specials += state.phase == Phase::special ? 1 : 0;
    seen.cards += decision.kind == DecisionKind::card ? 1 : 0;
    FormulaOne::apply(game, state, FormulaOne::listed(game, state, seat, decision), nobody);
  }
  return seen;
}

TEST(LoneFormulaOne, KeysHoldAllThatBearsOnTheFuture) {
  Seen seen;
  for (const Board& board : {for_tests::reference_board(), short_board()}) {
    const Game game = *FormulaOne::make_game(board, laps(5));
    for (int race = 0; race < 150; ++race) {
      SCOPED_TRACE(race);
      Random random(static_cast<std::uint64_t>(race));
      State state = LoneCar::start(game, 0);
      shuffle(state, random);
      // Each kind of card comes first in some races.
      std::iter_swap(state.pit_deck.begin(), std::find(state.pit_deck.begin(), state.pit_deck.end(),
                                                       static_cast<PitCard>(race % kPitKinds)));
      const Seen here = race_beside_twins(game, state, random);
      if (HasFatalFailure()) return;
      seen.stops += here.stops;
      seen.penalties += here.penalties;
      seen.specials += here.specials;
    }
  }
  EXPECT_GT(seen.stops, 20);
  EXPECT_GT(seen.penalties, 100);
  EXPECT_GT(seen.specials, 0);
}

TEST(LoneFormulaOne, KeysHoldTheHandAndTheSwitches) {
  Options options = laps(3);
  options.tactic_bands = formula_one::TacticBands::no;
  options.carburettor_card = formula_one::CarburettorCard::speed_and_squares;
  int cards = 0;
  for (const Options& each : {laps(3), options}) {
    const Game game = *FormulaOne::make_game(for_tests::reference_board(), each);
    for (int race = 0; race < 30; ++race) {
      SCOPED_TRACE(race);
      Random random(static_cast<std::uint64_t>(race));
      State state = LoneCar::start(game, 0);
      for (int i = 0; i < formula_one::kTactics; ++i) give(state, static_cast<Tactic>(i));
      shuffle(state, random);
      // A lone car gets no card back.
      const auto deck_end = state.pit_deck.end();
      std::iter_swap(std::find(state.pit_deck.begin(), deck_end, PitCard::extra_tactic),
                     deck_end - 1);
      cards += race_beside_twins(game, state, random).cards;
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(cards, 50);
}

// F1-FIN-4
TEST(LoneFormulaOne, KeysHoldHowLongTheCarHasStood) {
  const Game game = *FormulaOne::make_game(for_tests::reference_board(), laps(3));
  State state = LoneCar::start(game, 0);
  for (int round = 1; round <= formula_one::kStillRounds; ++round) {
    for (const Decision& decision :
         {formula_one::set(0_mph), formula_one::drive({}), formula_one::pass()}) {
      ASSERT_EQ(state.still, round - 1);
      expect_twin_agrees(game, state);
      state = after(game, state, seat_at(0), decision);
    }
  }
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_FALSE(LoneCar::end(game, state).is_home);
  EXPECT_EQ(LoneCar::clock(state), formula_one::kStillRounds);
}

TEST(LoneFormulaOne, DrawsEveryCardOfAWholeDeck) {
  TestTable table(laps(3));
  table.add_car(0, "2.38", 60_mph);
  const State state = LoneCar::alone(table.game(), table.state, 0);
  const State fast = after(table.game(), state, seat_at(0), formula_one::set(80_mph));
  DecisionList legal;
  FormulaOne::legal(table.game(), fast, seat_at(0), legal);
  const auto in = std::find_if(legal.begin(), legal.end(),
                               [](const Decision& one) { return one.path.ends_in_pit(); });
  ASSERT_NE(in, legal.end());
  const State arrived = after(table.game(), fast, seat_at(0), *in);
  EXPECT_EQ(LoneCar::clock(arrived), 1);
  const State drawing = LoneCar::state(table.game(), LoneCar::key(table.game(), arrived));
  ASSERT_EQ(FormulaOne::pending(table.game(), drawing).roll.sides, kPitCards);
  int missed = 0;
  int slow = 0;
  for (int face = 1; face <= kPitCards; ++face) {
    const State drawn = after(table.game(), drawing, kChance, formula_one::roll(face));
    missed += LoneCar::clock(drawn);
    const State ready = LoneCar::state(table.game(), LoneCar::key(table.game(), drawn));
    EXPECT_EQ(ready.phase, Phase::speed);
    slow += ready.cars[0].cap < formula_one::kFirstSpeed ? 1 : 0;
  }
  // 6.3  Eleven moves in sixteen draws; S40 and S20.
  EXPECT_EQ(missed, 11);
  EXPECT_EQ(slow, 2);
}

TEST(LoneFormulaOne, StraightAheadItIsThreeSixEight) {
  TestTable table(laps(1));
  table.add_car(0, "2.24").laps = 1;
  const State state = LoneCar::alone(table.game(), table.state, 0);
  PerfectLap<FormulaOne> lap(table.game(), {});
  // Fifteen rows to the line in three turns, and two beyond it.
  EXPECT_NEAR(*lap.turns(state), 3 - 0.001 * 2, 1e-9);
  // One turn to stand still first.
  EXPECT_NEAR(lap.prices(state).front().turns, 4 - 0.001 * 2, 1e-9);
}

TEST(LoneFormulaOne, CardsOfTheHandAreDriven) {
  TestTable table(laps(1));
  table.add_car(0, "2.24").laps = 1;
  give(table.state, Tactic::reactions);
  give(table.state, Tactic::reactions);
  const State state = LoneCar::alone(table.game(), table.state, 0);
  PerfectLap<FormulaOne> lap(table.game(), {});
  // Three squares, six, and four more in each of both turns.
  EXPECT_NEAR(*lap.turns(state), 2 - 0.001 * 2, 1e-9);
}

TEST(LoneFormulaOne, AgreesWithBruteForceBeforeABandAndTheLine) {
  // Where the search ends, nothing more to drive is the least there can be.
  LapGoal goal;
  goal.beyond_turns = 0;
  constexpr double kLong = 40;
  double closest = kLong;
  for (const char* place : {"1.18", "2.20", "1.22", "S1"}) {
    for (const int tyre : {0, 6, 8}) {
      TestTable table(laps(1), short_board());
      Car& car = table.add_car(0, place, place[0] == 'S' ? 0_mph : 80_mph);
      car.laps = 1;
      car.tyre = static_cast<std::uint8_t>(tyre);
      const State state = LoneCar::alone(table.game(), table.state, 0);
      PerfectLap<FormulaOne> lap(table.game(), goal);
      const double value = lap.turns(state).value();
      const TurnBounds bounds = brute_force<FormulaOne>(table.game(), state, 3, goal, kLong);
      EXPECT_GE(value, bounds.least - 1e-9) << place << " " << tyre;
      EXPECT_LE(value, bounds.most + 1e-9) << place << " " << tyre;
      closest = std::min(closest, bounds.most - bounds.least);
    }
  }
  EXPECT_LT(closest, 0.01);
}

TEST(LoneFormulaOne, EachCarHasItsOwnPit) {
  TestTable table(laps(3));
  // Pit 5 lies before the line: who stands there has the lap still to complete (F1-LAP-2).
  for (const int number : {0, 4}) table.add_car(number, "P").laps = 1;
  const State first = LoneCar::alone(table.game(), table.state, 0);
  const State fifth = LoneCar::alone(table.game(), table.state, 4);
  EXPECT_EQ(fifth.move.car, 4);
  EXPECT_FALSE(is_same(LoneCar::key(table.game(), first), LoneCar::key(table.game(), fifth)));
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<FormulaOne> sure_lap(table.game(), sure);
  EXPECT_LT(*sure_lap.turns(fifth), *sure_lap.turns(first));
}

// F1-4.3  The line counts once the dice are thrown; who looks ahead counts it at once.
TEST(LoneFormulaOne, AMoveOverTheLineCountsBeforeItIsResolved) {
  TestTable table(laps(3));
  table.add_car(1, "2.36", 80_mph);
  table.turn(1);
  table.take(formula_one::set(100_mph));
  table.drive_to({"2.37", "2.38", "2.39", "2.0", "2.1"});
  ASSERT_EQ(table.state.phase, Phase::card);
  EXPECT_EQ(table.car(1).laps, 3);
  EXPECT_EQ(LoneCar::alone(table.game(), table.state, 1).cars[1].laps, 2);
  table.take(formula_one::pass());
  EXPECT_EQ(LoneCar::alone(table.game(), table.state, 1).cars[1].laps, 2);
}

TEST(LoneFormulaOne, MovesToBeMissedStandOnTheClock) {
  TestTable table(laps(3));
  table.stack_pit_cards(std::vector<PitCard>(kPitCards, PitCard::miss_one));
  table.add_car(0, "P").miss = 2;
  table.state.move.car = 1;
  EXPECT_EQ(LoneCar::clock(LoneCar::alone(table.game(), table.state, 0)), 2);
  EXPECT_EQ(LoneCar::alone(table.game(), table.state, 0).phase, Phase::speed);
}

TEST(LoneFormulaOne, WhoHasDrawnAHiddenCardAsksChance) {
  TestTable table(laps(3));
  table.stack_pit_cards(std::vector<PitCard>(kPitCards, PitCard::hidden));
  table.add_car(0, "2.38", 60_mph);
  table.turn(0);
  table.take(formula_one::set(80_mph));
  table.drive_to({"2.39", "1.0", "1.1", "P"});
  EXPECT_EQ(LoneCar::alone(table.game(), table.state, 0).phase, Phase::shuffle_pits);
}

// By the rules and settled(): as fair as the nodes are.
TEST(LoneFormulaOne, ASettledRaceKeepsItsClock) {
  const Game game = *FormulaOne::make_game(for_tests::reference_board(), laps(5));
  int stops = 0;
  for (int race = 0; race < 40; ++race) {
    Random random(static_cast<std::uint64_t>(race));
    State state = LoneCar::start(game, 0);
    int clock = 0;
    while (state.phase != Phase::over) {
      const Seat seat = next_to_answer(FormulaOne::pending(game, state));
      DecisionList legal;
      FormulaOne::legal(game, state, seat, legal);
      const State next = after(game, state, seat, choose(legal, random));
      const State twin = LoneCar::state(game, LoneCar::key(game, state));
      clock += LoneCar::clock(next) - LoneCar::clock(state);
      state = LoneCar::settled(game, next);
      EXPECT_EQ(LoneCar::clock(state), clock);
      ASSERT_EQ(FormulaOne::pending(game, twin).kind == Pending::Kind::chance, seat == kChance);
      stops += state.phase == Phase::shuffle_pits ? 1 : 0;
    }
  }
  EXPECT_GT(stops, 5);
}

TEST(LoneFormulaOne, AHomeCarHasNothingLeft) {
  TestTable table(laps(1));
  table.add_car(2, "2.3").laps = 0;
  const State state = LoneCar::alone(table.game(), table.state, 2);
  PerfectLap<FormulaOne> lap(table.game(), {});
  // Row 3 is four rows beyond row 39 of forty.
  EXPECT_NEAR(*lap.turns(state), -0.001 * 4, 1e-9);
}

// Real decks, which are not fresh at each stop: with a stop or two a race that makes no difference.
TEST(LoneFormulaOne, SimulatedLapsOfMonzaTakeAsLongAsComputed) {
  const Game game = monza(1);
  const State start = LoneCar::start(game, 0);
  PerfectLap<FormulaOne> lap(game, {});
  const double value = lap.turns(start).value();
  constexpr int kRaces = 2000;
  double sum = 0;
  double squares = 0;
  for (int race = 0; race < kRaces; ++race) {
    Random dice(static_cast<std::uint64_t>(race));
    State state = start;
    shuffle(state, dice);
    NoEvents nobody;
    play_out<FormulaOne>(
        game, state,
        [&](const State& now, Seat, const DecisionList&) {
          const auto prices = lap.prices(now);
          return std::min_element(prices.begin(), prices.end(),
                                  [](const auto& a, const auto& b) { return a.turns < b.turns; })
              ->decision;
        },
        dice, nobody);
    const LoneEnd end = LoneCar::end(game, state);
    ASSERT_TRUE(end.is_home);
    const double turns = LoneCar::clock(state) - 0.001 * end.beyond;
    sum += turns;
    squares += turns * turns;
  }
  const double mean = sum / kRaces;
  EXPECT_NEAR(mean, value, 4 * std::sqrt((squares / kRaces - mean * mean) / kRaces) + 1e-9);
}

TEST(LoneFormulaOne, ASureRaceThrowsNoDice) {
  const Game game = monza(3);
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<FormulaOne> lap(game, sure);
  State state = LoneCar::start(game, 0);
  const double value = lap.turns(state).value();
  while (state.phase != Phase::over) {
    ASSERT_EQ(FormulaOne::pending(game, state).kind, Pending::Kind::seats);
    const auto prices = lap.prices(state);
    const auto best =
        std::min_element(prices.begin(), prices.end(),
                         [](const auto& a, const auto& b) { return a.turns < b.turns; });
    state = after(game, state, seat_at(0), best->decision);
  }
  const LoneEnd end = LoneCar::end(game, state);
  EXPECT_TRUE(end.is_home);
  EXPECT_NEAR(value, LoneCar::clock(state) - 0.001 * end.beyond, 1e-9);
}

// RULES.md, 6.4: a car alone on F1-REF at safety speeds.
TEST(LoneFormulaOne, ThreeLapsAtSafetySpeedsTakeThirtyFiveTurns) {
  const Game game = *FormulaOne::make_game(for_tests::reference_board(), laps(3));
  LapGoal sure;
  sure.is_sure = true;
  PerfectLap<FormulaOne> lap(game, sure);
  EXPECT_EQ(lap.forecast(LoneCar::start(game, 0))->turns, 35);
}

}  // namespace

}  // namespace chicane
