#include "lab/bench.h"

#include <array>
#include <chrono>

#include "base/digest.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "drivers/random_play.h"
#include "games/doors.h"
#include "lab/race_plan.h"

namespace chicane::lab {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Copies a state again and again, in a way the compiler cannot see through.
template <class State>
double measure_copy_ns(const State& state) {
  constexpr int kCopies = 200000;
  std::array<State, 16> ring{};
  ring.fill(state);
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < kCopies; ++i) {
    ring[(i + 1) % 16] = ring[i % 16];
    asm volatile("" : : "r"(ring.data()) : "memory");
  }
  return seconds_since(start) * 1e9 / kCopies;
}

// Plays races until the plan is fulfilled. `begin(seed)` is called before each of them, `choose`
// decides for drivers; dice are thrown at random.
template <RuleSet R, class Begin, class Choose>
BenchResult play_races(const BenchPlan& plan, const typename R::Game& game, Begin begin,
                       Choose choose) {
  BenchResult result;
  result.state_bytes = sizeof(typename R::State);
  typename R::State state{};
  NoEvents nobody;
  const Clock::time_point start = Clock::now();
  const auto is_done = [&] {
    return plan.races > 0 ? result.races >= plan.races : seconds_since(start) >= plan.seconds;
  };
  while (!is_done()) {
    const std::uint64_t seed = plan.seed + static_cast<std::uint64_t>(result.races);
    Random random(seed);
    begin(seed);
    state = R::setup(game, plan.seats);
    result.decisions += play_out<R>(
        game, state,
        [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
          return choose(now, seat, legal, random);
        },
        random, nobody);
    result.digest = digest_of(state, result.digest);
    ++result.races;
  }
  result.seconds = seconds_since(start);
  result.copy_ns = measure_copy_ns(state);
  return result;
}

template <RuleSet R>
Result<BenchResult, DataError> bench(const BenchPlan& plan) {
  const auto fail = [](std::string what) { return Failure{DataError{"", 0, std::move(what)}}; };
  const Result<typename R::Options, DataError> options = RuleRace<R>::read_options(plan.options);
  if (!options) return Failure{options.error()};
  const Result<typename R::Game, DataError> game = R::make_game(plan.board, *options);
  if (!game) return Failure{game.error()};
  if (std::string complaint = RuleRace<R>::cannot_seat(*game, plan.board, plan.seats);
      !complaint.empty())
    return fail(std::move(complaint));
  using List = typename R::DecisionList;
  // What the rules alone cost: nobody looks at the position.
  if (plan.play == "random") {
    return play_races<R>(
        plan, *game, [](std::uint64_t) {},
        [](const typename R::State&, Seat, const List& legal, Random& random) {
          return choose_random<R>(legal, random);
        });
  }
  Shelf shelf;
  const std::unique_ptr<Mind<R>> mind = make_mind<R>(plan.play, *game, shelf, plan.seed);
  if (mind == nullptr)
    return fail(fill("there is no driver '{}' for {}; there are {}", plan.play, R::kId,
                     join(all_mind_names(R::kId), ", ")));
  BenchResult result = play_races<R>(
      plan, *game, [&](std::uint64_t seed) { mind->reseed(stream_seed(seed, Stream::driver)); },
      [&](const typename R::State& now, Seat seat, const List& legal, Random&) {
        return mind->choose(*game, R::view(now, seat), seat, legal);
      });
  result.search = mind->searched();
  return result;
}

}  // namespace

Result<BenchResult, DataError> run_bench(const BenchPlan& plan) {
  using Benched = Result<BenchResult, DataError>;
  return Games::with(
      plan.rules, [&]<class R>() -> Benched { return bench<R>(plan); },
      [&]() -> Benched { return Failure{find_rule_set(plan.rules).error()}; });
}

}  // namespace chicane::lab
