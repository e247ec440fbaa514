// pending, legal, check, apply and view allocate nothing: every call of operator new is counted
// while races run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "catalog/typed_race.h"
#include "drivers/random_play.h"
#include "games/drivers.h"
#include "playthroughs/golden_races.h"

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

TEST(Allocated, IsCounted) {
  EXPECT_GT(allocations_in([] {
              std::vector<int> numbers(100);
              EXPECT_EQ(numbers.size(), 100u);
            }),
            0);
}

// The boards, options and seats of the golden races.
class Allocations : public ::testing::TestWithParam<GoldenRace> {};

constexpr int kRaces = 10;

// Races to the end from that position, the same ones each time: how many decisions they took.
template <RuleSet R, class Choose>
long race_often(const typename R::Game& game, const typename R::State& start, Choose choose) {
  Random random(7);
  NoEvents nobody;
  long decisions = 0;
  for (int i = 0; i < kRaces; ++i) {
    typename R::State state = start;
    decisions += play_out<R>(
        game, state,
        [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
          return choose(now, seat, legal, random);
        },
        random, nobody);
    static_cast<void>(R::view(state, kSpectator));
  }
  return decisions;
}

TEST_P(Allocations, NoneInRacesAtRandom) {
  const std::unique_ptr<Race> race = begin(GetParam());
  with_typed(*race, [&]<class R>(const RuleRace<R>& typed) {
    const typename R::State start = typed.state();
    long decisions = 0;
    EXPECT_EQ(allocations_in([&] {
                decisions =
                    race_often<R>(typed.game(), start,
                                  [](const auto&, Seat, const typename R::DecisionList& legal,
                                     Random& random) { return choose_random<R>(legal, random); });
              }),
              0);
    EXPECT_GT(decisions, 500);
  });
}

// Quick drivers work something out when they first need it; once they know it they only drive.
TEST_P(Allocations, NoneInRacesOfQuickDrivers) {
  const std::unique_ptr<Race> race = begin(GetParam());
  with_typed(*race, [&]<class R>(const RuleRace<R>& typed) {
    Shelf shelf;
    const auto quick = think_over<typename Field<R>::Base>(typed.game(), shelf);
    const typename R::State start = typed.state();
    const auto drive = [&] {
      return race_often<R>(typed.game(), start,
                           [&](const auto& now, Seat seat, const typename R::DecisionList& legal,
                               Random&) { return quick.choose(typed.game(), now, seat, legal); });
    };
    const long decisions = drive();
    EXPECT_GT(decisions, 500);
    EXPECT_EQ(allocations_in([&] { EXPECT_EQ(drive(), decisions); }), 0);
  });
}

INSTANTIATE_TEST_SUITE_P(Races, Allocations, ::testing::ValuesIn(golden_races()),
                         [](const auto& race) { return race.param.name; });

}  // namespace
}  // namespace chicane
