#include "drivers/formula_one/reckoner.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/boards.h"
#include "drivers/lawful_choice_for_tests.h"
#include "drivers/random_play.h"
#include "rules/formula_one/classification.h"
#include "rules/formula_one/game_for_tests.h"

namespace chicane::formula_one {
namespace {

Game reference_game(const Options& options = {}) {
  return *FormulaOne::make_game(*load_board("F1-REF"), options);
}

constexpr for_tests::LawfulChoice<FormulaOne> choice;

// From any position that random driving leads to.
TEST(FormulaOneReckoner, ChoosesFromTheListWhateverThePosition) {
  const Options settings[] = {
      {},
      {.laps = 2,
       .short_race = ShortRace::yes,
       .baulk_reduction = BaulkReduction::separate,
       .baulked_band_speed = BaulkedBandSpeed::reduced,
       .tactic_bands = TacticBands::no,
       .carburettor_card = CarburettorCard::speed_and_squares,
       .classification = RaceEnd::run_out},
  };
  for (const Options& options : settings) {
    const Game game = reference_game(options);
    const Reckoner reckoner(game);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      for_tests::expect_lawful_choices<FormulaOne>(reckoner, game, 2 + static_cast<int>(seed % 5),
                                                   seed);
    }
  }
}

// Of whole races of those who reckon: they end, somebody finishes, cards are played, worn cars
// stop.
TEST(FormulaOneReckoner, FinishesPlaysCardsAndStops) {
  const Game game = reference_game({.laps = 8});
  const Reckoner reckoner(game);
  long cards = 0;
  long superb = 0;
  long stops = 0;
  long spins = 0;
  long cars = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    State state = FormulaOne::setup(game, 4);
    Random dice(seed);
    EventLog<Event> log;
    const long decisions = play_out<FormulaOne>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return reckoner.choose(game, FormulaOne::view(now, seat), seat, legal);
        },
        dice, log);
    EXPECT_LT(decisions, 5000);
    EXPECT_LT(state.still, kStillRounds);
    EXPECT_TRUE(std::any_of(state.cars.begin(), state.cars.begin() + 4,
                            [](const Car& car) { return car.laps == 0; }));
    cars += 4;
    for (const Event& event : log.events) {
      cards += event.kind == EventKind::played_card ? 1 : 0;
      superb += event.kind == EventKind::played_superb ? 1 : 0;
      stops += event.kind == EventKind::entered_pit ? 1 : 0;
      spins += event.kind == EventKind::spun_off ? 1 : 0;
    }
  }
  EXPECT_GT(cards, 2 * cars) << "most of five cards";
  EXPECT_GT(superb, 0);
  EXPECT_GT(stops, cars / 2) << "eight laps wear the tyres out";
  EXPECT_LT(spins, 4 * cars);
}

// F1-PIT-1  The way in is taken when the gauges are nearly full, and else left alone.
TEST(FormulaOneReckoner, StopsAtThePitWhenWorn) {
  const Game game = reference_game();
  const Reckoner reckoner(game);
  for (const bool is_worn : {false, true}) {
    TestTable table({}, reference_board());
    Car& car = table.add_car(0, "1.59", 60_mph);
    car.tyre = is_worn ? 7 : 1;
    table.turn(0);
    const Decision speed = choice(reckoner, table.game(), table.state, seat_at(0));
    table.take(speed);
    const Decision way = choice(reckoner, table.game(), table.state, seat_at(0));
    EXPECT_EQ(way.path.ends_in_pit(), is_worn);
  }
}

TEST(FormulaOneReckoner, BeatsRandomDriving) {
  const Game game = reference_game();
  const Reckoner reckoner(game);
  int won = 0;
  const int races = 40;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    State state = FormulaOne::setup(game, 2);
    Random random(seed);
    NoEvents nobody;
    play_out<FormulaOne>(
        game, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return seat == seat_at(0)
                     ? reckoner.choose(game, FormulaOne::view(now, seat), seat, legal)
                     : choose_random<FormulaOne>(legal, random);
        },
        random, nobody);
    std::array<std::uint8_t, kCarsMax> cars{};
    classify(game, state, cars);
    won += state.seat_of(cars[0]) == 0 ? 1 : 0;
  }
  EXPECT_GE(won, races - 1);
}

// A driver alone, without cards: best play needs 30.83 turns for three laps (RULES.md, 6.4).
TEST(FormulaOneReckoner, AloneIsNearlyAsFastAsCanBe) {
  const Game game = reference_game();
  const Reckoner reckoner(game);
  long turns = 0;
  const int races = 60;
  for (std::uint64_t seed = 1; seed <= races; ++seed) {
    TestTable table({}, reference_board());
    table.add_car(0, "6.0");
    table.state.seat_count = 1;
    table.state.is_manual = false;
    // So many laps, and the credit for crossing the line right at the start is not counted: the
    // grid lies behind it.
    Random dice(seed);
    NoEvents nobody;
    table.turn(0);
    play_out<FormulaOne>(
        table.game(), table.state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return reckoner.choose(table.game(), now, seat, legal);
        },
        dice, nobody);
    EXPECT_EQ(table.car(0).laps, 0);
    turns += table.state.round;
  }
  EXPECT_GT(turns, 30 * races);
  EXPECT_LT(turns, 36 * races) << static_cast<double>(turns) / races;
}

}  // namespace
}  // namespace chicane::formula_one
