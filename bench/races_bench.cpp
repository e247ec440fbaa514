// Google Benchmarks of all games: whole races and the pieces they are made of.
#include <benchmark/benchmark.h>

#include "base/digest.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "drivers/random_play.h"
#include "games/drivers.h"

namespace chicane {
namespace {

constexpr int kSeats = 6;  // As many can race in every game.

// The shortest race on the board of a rule set.
template <RuleSet R>
const typename R::Game& game_of() {
  static const typename R::Game game = [] {
    const RuleSetEntry& rules = **find_rule_set(R::kId);
    return *R::make_game(*load_board(rules.default_board()), {.laps = rules.fewest_laps()});
  }();
  return game;
}

template <RuleSet R>
void random_race(benchmark::State& bench) {
  long decisions = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    Random random(++seed);
    typename R::State state = R::setup(game_of<R>(), static_cast<int>(bench.range(0)));
    decisions += play_random<R>(game_of<R>(), state, random);
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

// Of the drivers that rollouts are made of.
template <RuleSet R>
void quick_race(benchmark::State& bench) {
  Shelf shelf;
  const auto quick = think_over<typename Field<R>::Base>(game_of<R>(), shelf);
  std::uint64_t seed = 0;
  NoEvents nobody;
  for (auto _ : bench) {
    Random random(++seed);
    typename R::State state = R::setup(game_of<R>(), static_cast<int>(bench.range(0)));
    play_out<R>(
        game_of<R>(), state,
        [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
          return quick.choose(game_of<R>(), now, seat, legal);
        },
        random, nobody);
    benchmark::DoNotOptimize(state);
  }
}

// The position of a random race, cars on the road, with the most decisions to choose from.
template <RuleSet R>
const typename R::State& with_most_choices() {
  static const typename R::State found = [] {
    Random random(1);
    typename R::State state = R::setup(game_of<R>(), kSeats);
    typename R::State best = state;
    std::size_t most = 0;
    NoEvents nobody;
    play_until<R>(
        game_of<R>(), state,
        [&](const typename R::State& now, Seat, const typename R::DecisionList& legal) {
          if (Field<R>::is_under_way(now) && legal.size() > most) {
            most = legal.size();
            best = now;
          }
          return choose_random<R>(legal, random);
        },
        [&](const Roll& roll, const typename R::DecisionList& legal) {
          return throw_die<R>(roll, legal, random);
        },
        nobody, [](const typename R::State&, const Pending&) { return false; });
    return best;
  }();
  return found;
}

template <RuleSet R>
void list_choices(benchmark::State& bench) {
  const typename R::State& state = with_most_choices<R>();
  const Seat seat = next_to_answer(R::pending(game_of<R>(), state));
  for (auto _ : bench) {
    typename R::DecisionList legal;
    R::legal(game_of<R>(), state, seat, legal);
    benchmark::DoNotOptimize(legal);
  }
}

template <RuleSet R>
void copy_state(benchmark::State& bench) {
  const typename R::State& state = with_most_choices<R>();
  typename R::State copy{};
  for (auto _ : bench) {
    copy = state;
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
  bench.SetBytesProcessed(static_cast<std::int64_t>(bench.iterations() * sizeof(state)));
}

template <RuleSet R>
void digest_state(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(digest_of(with_most_choices<R>()));
}

template <RuleSet R>
void make_game(benchmark::State& bench) {
  const Board board = *load_board((*find_rule_set(R::kId))->default_board());
  for (auto _ : bench) benchmark::DoNotOptimize(R::make_game(board, {}));
}

const bool is_registered = [] {
  Games::each([]<class R>() {
    const auto add = [](const char* what, auto* work) {
      return benchmark::RegisterBenchmark((std::string(what) + "/" + std::string(R::kId)).c_str(),
                                          work);
    };
    add("RandomRace", random_race<R>)->Arg(kSeats)->Unit(benchmark::kMicrosecond);
    add("QuickRace", quick_race<R>)->Arg(kSeats)->Unit(benchmark::kMicrosecond);
    add("ListChoices", list_choices<R>);
    add("CopyState", copy_state<R>);
    add("DigestState", digest_state<R>);
    add("MakeGame", make_game<R>)->Unit(benchmark::kMillisecond);
  });
  return true;
}();

}  // namespace
}  // namespace chicane
