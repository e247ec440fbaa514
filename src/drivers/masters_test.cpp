#include "drivers/masters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/boards.h"
#include "catalog/notes_for_tests.h"
#include "catalog/recorded_race_for_tests.h"
#include "catalog/rule_sets.h"
#include "drivers/ace.h"
#include "drivers/driver.h"
#include "drivers/grand_prix_basic/field.h"
#include "drivers/planner.h"
#include "drivers/speed_circuit/field.h"
#include "drivers/speed_circuit_wbc/field.h"

namespace chicane {

namespace {

using speed_circuit::SpeedCircuit;
using SpeedCircuitField = Field<SpeedCircuit>;

TEST(MasterNames, HaveAStyleAndATime) {
  const auto plain = parse_master("ace");
  ASSERT_TRUE(plain.has_value());
  EXPECT_EQ(plain->name, "ace");
  EXPECT_EQ(plain->time.count(), 500);
  const auto timed = parse_master("ace-careful@50");
  ASSERT_TRUE(timed.has_value());
  EXPECT_EQ(timed->name, "ace");
  EXPECT_EQ(timed->time.count(), 50);
  EXPECT_GT(timed->style.care, 0);
  EXPECT_FALSE(timed->turns.has_value());
  const auto far = parse_master("ace@50/3");
  ASSERT_TRUE(far.has_value());
  EXPECT_EQ(far->time.count(), 50);
  EXPECT_EQ(far->turns, 3);
  EXPECT_EQ(parse_master("ace/3")->turns, 3);
  for (const char* bad : {"pro-", "pro-fast", "ace@", "ace@0", "ace@1.5", "ace@60001", "ace@-3",
                          "ace/", "ace/0", "ace/21", "ace/3@50", "ace@50/3/3"})
    EXPECT_FALSE(parse_master(bad).has_value()) << bad;
  for (const std::string& style : style_names())
    EXPECT_TRUE(is_mind("speed-circuit", "pro-" + style)) << style;
  EXPECT_TRUE(is_mind("motorchamp", "ace@20"));
  EXPECT_FALSE(is_mind("motorchamp", "rookie@20"));
  EXPECT_FALSE(is_mind("motorchamp", "fangio"));
}

// Whoever is named drives, lawfully and to the end, in every rule set.
TEST(Masters, DriveWholeRaces) {
  for (const ShortRace& setting : short_races()) {
    for (const char* driver : {"club", "pro", "pro-bold", "ace@1"}) {
      SCOPED_TRACE(setting.rules + " " + driver);
      const auto race =
          for_tests::new_race(setting.board, setting.options, {"A", "B", "C"}, setting.rules);
      const auto shelf = std::make_shared<Shelf>();
      const auto master = make_driver(driver, *race, shelf, 1);
      ASSERT_TRUE(static_cast<bool>(master));
      const auto rookie = make_driver("rookie", *race, shelf, 1);
      Random dice(1);
      for (int answers = 0; !race->pending().is_over(); ++answers) {
        ASSERT_LT(answers, 20'000);
        const Pending pending = race->pending();
        if (pending.kind == Pending::Kind::chance) {
          const auto faces = race->legal(kChance);
          ASSERT_TRUE(static_cast<bool>(
              race->decide(kChance, faces[dice.below(static_cast<std::uint32_t>(faces.size()))])));
          continue;
        }
        const Seat seat = pending.seats.first();
        const std::string decision = (seat == seat_at(0) ? **master : **rookie).choose(*race, seat);
        ASSERT_TRUE(static_cast<bool>(race->decide(seat, decision))) << decision;
      }
    }
  }
}

speed_circuit::Game small_game() {
  return *SpeedCircuit::make_game(*load_board("SB", BoardForm::lanes), {});
}

// Club drivers drive until that many turns are complete and nobody has plotted yet.
template <RuleSet R>
typename R::State after_turns(const typename R::Game& game, int seats, int turns) {
  Shelf shelf;
  const auto driver = think_over<typename Field<R>::Base>(game, shelf);
  Random dice(3);
  typename R::State state = R::setup(game, seats);
  NoEvents nobody;
  play_until<R>(
      game, state,
      [&](const auto& now, Seat seat, const auto& legal) {
        return driver.choose(game, now, seat, legal);
      },
      [&](const Roll& roll, const auto& legal) { return throw_die<R>(roll, legal, dice); }, nobody,
      [&](const auto& now, const Pending&) { return Lone<R>::clock(now) == turns; });
  return state;
}

AcePlan counted(long simulations) {
  return {.time = std::chrono::hours(1), .simulations_max = simulations};
}

// The choice of seat 0 in a round of plots, after seat 1 has plotted, or nobody.
template <class Master, class Plan>
void expect_plots_stay_hidden(const Plan& plan) {
  const speed_circuit::Game game = small_game();
  const speed_circuit::State state = after_turns<SpeedCircuit>(game, 3, 2);
  NoEvents nobody;
  Shelf shelf;
  const auto choice = [&](const speed_circuit::State& position) {
    const auto view = SpeedCircuit::view(position, seat_at(0));
    speed_circuit::DecisionList legal;
    SpeedCircuit::legal(game, view, seat_at(0), legal);
    return Master(game, shelf, plan, 5).choose(game, view, seat_at(0), legal);
  };
  const speed_circuit::Decision wanted = choice(state);
  speed_circuit::DecisionList plots;
  SpeedCircuit::legal(game, state, seat_at(1), plots);
  ASSERT_GT(plots.size(), 2u);
  for (const speed_circuit::Decision& plot : plots) {
    speed_circuit::State other = state;
    SpeedCircuit::apply(game, other, SpeedCircuit::listed(game, other, seat_at(1), plot), nobody);
    EXPECT_EQ(choice(other), wanted);
  }
}

// What he rehearses from is the same, to the byte, whoever has plotted what.
template <RuleSet R>
void expect_the_same_guess(const char* board) {
  const auto game = *R::make_game(*load_board(board, BoardForm::lanes), {});
  typename R::State state = after_turns<R>(game, 3, 2);
  const auto guess = [&] {
    return digest_of(Field<R>::guess(game, R::view(state, seat_at(0)), seat_at(0)));
  };
  const std::uint64_t before = guess();
  typename R::DecisionList plots;
  R::legal(game, state, seat_at(1), plots);
  NoEvents nobody;
  R::apply(game, state, R::listed(game, state, seat_at(1), plots[plots.size() - 1]), nobody);
  EXPECT_EQ(guess(), before) << R::kId;
}

TEST(Masters, GuessTheSameWhateverIsHidden) {
  expect_the_same_guess<SpeedCircuit>("SB");
  expect_the_same_guess<speed_circuit_wbc::SpeedCircuitWbc>("WB");
}

// A pro takes the car that a club driver would have on his seat, an ace the best one here.
TEST(Masters, AcesAloneBuildTheirOwnCar) {
  const speed_circuit::Game game = small_game();
  const speed_circuit::State state = SpeedCircuit::setup(game, 3);
  Shelf shelf;
  const SpeedCircuitField::Base club(game, shelf);
  int own = 0;
  for (int seat = 0; seat < 3; ++seat) {
    speed_circuit::DecisionList legal;
    SpeedCircuit::legal(game, state, seat_at(seat), legal);
    const auto usual = club.choose(game, state, seat_at(seat), legal);
    EXPECT_EQ(Planner<SpeedCircuit>(game, shelf, {}, 1).choose(game, state, seat_at(seat), legal),
              usual);
    const auto best =
        Ace<SpeedCircuit>(game, shelf, counted(1), 1).choose(game, state, seat_at(seat), legal);
    EXPECT_EQ(best, *SpeedCircuitField::choose_car(game, shelf, legal));
    own += best == usual ? 0 : 1;
  }
  EXPECT_GT(own, 0);
}

TEST(Pro, DoesNotKnowTheHiddenPlotsOfOthers) {
  expect_plots_stay_hidden<Planner<SpeedCircuit>>(PlannerPlan{});
}

TEST(Ace, DoesNotKnowTheHiddenPlotsOfOthers) {
  expect_plots_stay_hidden<Ace<SpeedCircuit>>(counted(300));
}

TEST(Ace, StopsWhenItsTimeIsOver) {
#ifdef CHICANE_PARANOID
  constexpr std::chrono::milliseconds kTime(400);  // Sanitizers think that much more slowly.
#else
  constexpr std::chrono::milliseconds kTime(20);
#endif
  const speed_circuit::Game game = small_game();
  Shelf shelf;
  Ace<SpeedCircuit> ace(game, shelf, {.time = kTime}, 1);
  const speed_circuit::State state = after_turns<SpeedCircuit>(game, 2, 2);
  speed_circuit::DecisionList legal;
  SpeedCircuit::legal(game, state, seat_at(0), legal);
  (void)ace.choose(game, state, seat_at(0), legal);  // Thinks its lap through.
  const auto begin = std::chrono::steady_clock::now();
  (void)ace.choose(game, state, seat_at(0), legal);
  // Its time, and what a busy machine adds.
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
  EXPECT_GT(ace.searched().simulations, 16);
  EXPECT_GT(ace.searched().decisions, ace.searched().simulations);
}

// Two cars level, one needs a turn less: who is ahead hopes to beat the other, and both hopes are
// one in all.
TEST(Prospects, ShareOutTheHopes) {
  const speed_circuit::Game game = small_game();
  speed_circuit::State state = after_turns<SpeedCircuit>(game, 2, 3);
  Shelf shelf;
  SpeedCircuitField::Promise promise(game, shelf);
  const Prospects<SpeedCircuit> prospects(game, state, promise);
  const double first = prospects.worth(0, {});
  const double second = prospects.worth(1, {});
  // Each sees his lead by the length of his own race.
  EXPECT_NEAR(first + second, 1, 0.05);
  EXPECT_EQ(first > second, prospects.turns(0) < prospects.turns(1));
  // Out of the race there is nothing left to hope for.
  state.cars[0].status = speed_circuit::Status::crash;
  EXPECT_LT(Prospects<SpeedCircuit>(game, state, promise).worth(0, {}), 0.01);
  EXPECT_GT(Prospects<SpeedCircuit>(game, state, promise).worth(1, *style_of("careful")), 1.49);
}

// Who is home is ahead of all who race, and of two at home the first is ahead, however far the
// other rolled beyond the line.
TEST(Prospects, KnowWhoIsHome) {
  const speed_circuit::Game game = small_game();
  speed_circuit::State state = after_turns<SpeedCircuit>(game, 3, 3);
  const auto finish = [&](int car, std::uint8_t place, int beyond) {
    state.cars[car].status = speed_circuit::Status::finished;
    state.cars[car].place = place;
    state.cars[car].progress =
        static_cast<std::int16_t>(game.options.laps * game.course.rows + beyond);
  };
  finish(2, 1, 1);
  finish(0, 2, 6);
  Shelf shelf;
  SpeedCircuitField::Promise promise(game, shelf);
  const Prospects<SpeedCircuit> prospects(game, state, promise);
  EXPECT_NEAR(prospects.worth(2, {}), 1, 1e-9);
  EXPECT_NEAR(prospects.worth(0, {}), 0.5, 1e-9);
  EXPECT_NEAR(prospects.worth(1, {}), 0, 1e-9);
}

// GPB-VIC-3  When the race is over places go by what has been driven, not by what is left.
TEST(Prospects, OfARaceThatIsOverAreThePlaces) {
  using grand_prix_basic::GrandPrixBasic;
  const grand_prix_basic::Game game =
      *GrandPrixBasic::make_game(*load_board("GP-REF", BoardForm::cells), {.laps = 1});
  grand_prix_basic::State state = GrandPrixBasic::setup(game, 3);
  const Field<GrandPrixBasic>::Base driver(game);
  Random dice(1);
  NoEvents nobody;
  play_out<GrandPrixBasic>(
      game, state,
      [&](const auto& now, Seat seat, const auto& legal) {
        return driver.choose(game, now, seat, legal);
      },
      dice, nobody);
  Field<GrandPrixBasic>::Promise promise(game);
  const Prospects<GrandPrixBasic> prospects(game, state, promise);
  Field<GrandPrixBasic>::Order order;
  const int count = classify(state, order);
  ASSERT_EQ(count, 6);
  for (int place = 1; place < count; ++place)
    EXPECT_LT(prospects.turns(order[place - 1]), prospects.turns(order[place]) - 100);
  // Of the two cars of each player both count: the hopes of three players are three halves in all.
  double sum = 0;
  for (int car = 0; car < count; ++car) sum += prospects.worth(car, {}) / 2;
  EXPECT_NEAR(sum, 1.5, 1e-9);
  EXPECT_EQ(prospects.worth(order[0], {}), prospects.worth(order[0] ^ 1, {}));
}

}  // namespace

}  // namespace chicane
