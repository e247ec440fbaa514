// pending, legal, check, apply and view allocate nothing: every call of operator new is counted
// while races run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "catalog/boards.h"
#include "drivers/formula_one/club.h"
#include "drivers/grand_prix_advanced/club.h"
#include "drivers/grand_prix_basic/club.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/rookie.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "rules/formula_one/formula_one.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/speed_circuit/speed_circuit.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace {

bool is_counting = false;
long allocations = 0;

void* counted(std::size_t size) {
  if (is_counting) ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace chicane {
namespace {

template <class Body>
long allocations_in(Body body) {
  allocations = 0;
  is_counting = true;
  body();
  is_counting = false;
  return allocations;
}

TEST(Allocations, AreCounted) {
  EXPECT_GT(allocations_in([] {
              std::vector<int> numbers(100);
              EXPECT_EQ(numbers.size(), 100u);
            }),
            0);
}

TEST(Allocations, NoneInRandomRacesOfSpeedCircuit) {
  using namespace speed_circuit;
  for (const char* name : {"monza", "MA", "SB"}) {
    for (const bool has_switches : {false, true}) {
      speed_circuit::Options options;
      if (has_switches) {
        options.over_60_corner = Over60Corner::illegal;
        options.zero_wear_cap = ZeroWearCap::effective;
        options.arrow_join = LineJoin::any;
        options.test_timing = TestTiming::after_reveal;
      }
      const auto game = SpeedCircuit::make_game(*load_board(name), options);
      ASSERT_TRUE(static_cast<bool>(game));
      Random random(7);
      long decisions = 0;
      EXPECT_EQ(allocations_in([&] {
                  for (int race = 0; race < 50; ++race) {
                    State state = SpeedCircuit::setup(*game, 6);
                    decisions += play_random<SpeedCircuit>(*game, state, random);
                    static_cast<void>(SpeedCircuit::view(state, kSpectator));
                  }
                }),
                0);
      EXPECT_GT(decisions, 5000);
    }
  }
}

TEST(Allocations, NoneInRacesOfRookies) {
  using namespace speed_circuit;
  const auto game = SpeedCircuit::make_game(*load_board("monza"), {});
  const Rookie rookie(*game);
  Random random(7);
  NoEvents nobody;
  EXPECT_EQ(allocations_in([&] {
              State state = SpeedCircuit::setup(*game, 12);
              play_out<SpeedCircuit>(
                  *game, state,
                  [&](const State& now, Seat seat, const DecisionList& legal) {
                    return rookie.choose(*game, now, seat, legal);
                  },
                  random, nobody);
            }),
            0);
}

TEST(Allocations, NoneInRacesOfSpeedCircuitWbc) {
  using namespace speed_circuit_wbc;
  for (const char* name : {"monza", "WB", "WF"}) {
    for (const bool has_switches : {false, true}) {
      speed_circuit_wbc::Options options;
      if (has_switches) {
        options.chips_timing = ChipsTiming::after;
        options.failed_pass_braking = FailedPassBraking::chart;
        options.blocked_row = BlockedRow::occupied_space;
      }
      const auto game = SpeedCircuitWbc::make_game(*load_board(name), options);
      ASSERT_TRUE(static_cast<bool>(game));
      const speed_circuit_wbc::Rookie rookie(*game);
      Random random(7);
      NoEvents nobody;
      long decisions = 0;
      EXPECT_EQ(allocations_in([&] {
                  for (int race = 0; race < 20; ++race) {
                    State state = SpeedCircuitWbc::setup(*game, 12);
                    decisions += play_random<SpeedCircuitWbc>(*game, state, random);
                    static_cast<void>(SpeedCircuitWbc::view(state, kSpectator));
                    state = SpeedCircuitWbc::setup(*game, 12);
                    decisions += play_out<SpeedCircuitWbc>(
                        *game, state,
                        [&](const State& now, Seat seat, const DecisionList& legal) {
                          return rookie.choose(*game, now, seat, legal);
                        },
                        random, nobody);
                  }
                }),
                0);
      EXPECT_GT(decisions, 5000);
    }
  }
}

TEST(Allocations, NoneInRacesOfMotorChamp) {
  using namespace motorchamp;
  for (const char* name : {"mc-a1-m1-z1", "mc-a2-z2"}) {
    for (const bool has_switches : {false, true}) {
      motorchamp::Options options;
      if (has_switches) {
        options.grid = GridBy::practice;
        options.faults = Faults::punish;
        options.return_mode = ReturnMode::claim;
      }
      const auto game = MotorChamp::make_game(*load_board(name), options);
      ASSERT_TRUE(static_cast<bool>(game));
      const motorchamp::Rookie rookie(*game);
      Random random(7);
      NoEvents nobody;
      long decisions = 0;
      EXPECT_EQ(allocations_in([&] {
                  for (int race = 0; race < 20; ++race) {
                    State state = MotorChamp::setup(*game, 6);
                    decisions += play_random<MotorChamp>(*game, state, random);
                    static_cast<void>(MotorChamp::view(state, kSpectator));
                    state = MotorChamp::setup(*game, 6);
                    decisions += play_out<MotorChamp>(
                        *game, state,
                        [&](const State& now, Seat seat, const DecisionList& legal) {
                          return rookie.choose(*game, now, seat, legal);
                        },
                        random, nobody);
                  }
                }),
                0);
      EXPECT_GT(decisions, 5000);
    }
  }
}

TEST(Allocations, NoneInRacesOfFormulaOne) {
  using namespace formula_one;
  for (const bool has_switches : {false, true}) {
    formula_one::Options options;
    if (has_switches) {
      options.carburettor_card = CarburettorCard::speed_and_squares;
      options.classification = RaceEnd::run_out;
    }
    const auto game = FormulaOne::make_game(*load_board("F1-REF"), options);
    ASSERT_TRUE(static_cast<bool>(game));
    const formula_one::Club club(*game);
    Random random(7);
    NoEvents nobody;
    long decisions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (int race = 0; race < 10; ++race) {
                  State state = FormulaOne::setup(*game, 6);
                  decisions += play_random<FormulaOne>(*game, state, random);
                  static_cast<void>(FormulaOne::view(state, kSpectator));
                  state = FormulaOne::setup(*game, 6);
                  decisions += play_out<FormulaOne>(
                      *game, state,
                      [&](const State& now, Seat seat, const DecisionList& legal) {
                        return club.choose(*game, now, seat, legal);
                      },
                      random, nobody);
                }
              }),
              0);
    EXPECT_GT(decisions, 5000);
  }
}

TEST(Allocations, NoneInRacesOfGrandPrixBasic) {
  using namespace grand_prix_basic;
  for (const bool has_switches : {false, true}) {
    grand_prix_basic::Options options;
    options.automatic = 4;
    if (has_switches) {
      options.order = MoveOrder::seats;
      options.cars_per_player = 1;
    }
    const auto game = GrandPrixBasic::make_game(*load_board("GP-REF"), options);
    ASSERT_TRUE(static_cast<bool>(game));
    const grand_prix_basic::Club club(*game);
    Random random(7);
    NoEvents nobody;
    long decisions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (int race = 0; race < 10; ++race) {
                  State state = GrandPrixBasic::setup(*game, 8);
                  decisions += play_random<GrandPrixBasic>(*game, state, random);
                  static_cast<void>(GrandPrixBasic::view(state, kSpectator));
                  state = GrandPrixBasic::setup(*game, 8);
                  decisions += play_out<GrandPrixBasic>(
                      *game, state,
                      [&](const State& now, Seat seat, const DecisionList& legal) {
                        return club.choose(*game, now, seat, legal);
                      },
                      random, nobody);
                }
              }),
              0);
    EXPECT_GT(decisions, 5000);
  }
}

TEST(Allocations, NoneInRacesOfGrandPrixAdvanced) {
  using namespace grand_prix_advanced;
  for (const bool has_switches : {false, true}) {
    grand_prix_advanced::Options options;
    options.automatic = 4;
    if (has_switches) {
      options.start = StartOrder::practice;
      options.damage_stops = true;
      options.avoid = Avoid::gear_only;
      options.classification = Classification::run_out;
    }
    const auto game = GrandPrixAdvanced::make_game(*load_board("GP-REF"), options);
    ASSERT_TRUE(static_cast<bool>(game));
    const grand_prix_advanced::Club club(*game);
    Random random(7);
    NoEvents nobody;
    long decisions = 0;
    EXPECT_EQ(allocations_in([&] {
                for (int race = 0; race < 10; ++race) {
                  State state = GrandPrixAdvanced::setup(*game, 8);
                  decisions += play_random<GrandPrixAdvanced>(*game, state, random);
                  static_cast<void>(GrandPrixAdvanced::view(state, kSpectator));
                  state = GrandPrixAdvanced::setup(*game, 8);
                  decisions += play_out<GrandPrixAdvanced>(
                      *game, state,
                      [&](const State& now, Seat seat, const DecisionList& legal) {
                        return club.choose(*game, now, seat, legal);
                      },
                      random, nobody);
                }
              }),
              0);
    EXPECT_GT(decisions, 5000);
  }
}

}  // namespace
}  // namespace chicane
