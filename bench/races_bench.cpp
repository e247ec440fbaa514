// Google Benchmarks of all rule sets: whole races and the pieces they are made of.
#include <benchmark/benchmark.h>

#include "base/digest.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
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

namespace chicane {
namespace {

using formula_one::FormulaOne;
using grand_prix_advanced::GrandPrixAdvanced;
using grand_prix_basic::GrandPrixBasic;
using motorchamp::MotorChamp;
using speed_circuit::SpeedCircuit;
using speed_circuit_wbc::SpeedCircuitWbc;

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
void RandomRace(benchmark::State& bench) {
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
BENCHMARK_TEMPLATE(RandomRace, SpeedCircuit)
    ->Arg(1)
    ->Arg(6)
    ->Arg(12)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(RandomRace, SpeedCircuitWbc)->Arg(6)->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(RandomRace, MotorChamp)->Arg(6)->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(RandomRace, FormulaOne)->Arg(6)->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(RandomRace, GrandPrixBasic)->Arg(6)->Arg(12)->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(RandomRace, GrandPrixAdvanced)->Arg(6)->Arg(12)->Unit(benchmark::kMicrosecond);

template <RuleSet R, class Thought>
void DriverRace(benchmark::State& bench) {
  const Thought thought(game_of<R>());
  std::uint64_t seed = 0;
  NoEvents nobody;
  for (auto _ : bench) {
    Random random(++seed);
    typename R::State state = R::setup(game_of<R>(), static_cast<int>(bench.range(0)));
    play_out<R>(
        game_of<R>(), state,
        [&](const typename R::State& now, Seat seat, const typename R::DecisionList& legal) {
          return thought.choose(game_of<R>(), now, seat, legal);
        },
        random, nobody);
    benchmark::DoNotOptimize(state);
  }
}
BENCHMARK_TEMPLATE(DriverRace, SpeedCircuit, speed_circuit::Rookie)
    ->Arg(6)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(DriverRace, SpeedCircuitWbc, speed_circuit_wbc::Rookie)
    ->Arg(12)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(DriverRace, MotorChamp, motorchamp::Rookie)
    ->Arg(8)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(DriverRace, FormulaOne, formula_one::Club)
    ->Arg(6)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(DriverRace, GrandPrixBasic, grand_prix_basic::Club)
    ->Arg(6)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_TEMPLATE(DriverRace, GrandPrixAdvanced, grand_prix_advanced::Club)
    ->Arg(6)
    ->Unit(benchmark::kMicrosecond);

// A position in the middle of a random race with at least so many decisions to choose from.
template <RuleSet R>
typename R::State with_many_choices(decltype(R::State::phase) phase, std::size_t least) {
  for (std::uint64_t seed = 1;; ++seed) {
    Random random(seed);
    typename R::State state = R::setup(game_of<R>(), 6);
    while (!R::pending(game_of<R>(), state).is_over()) {
      const Seat seat = next_to_answer(R::pending(game_of<R>(), state));
      typename R::DecisionList legal;
      R::legal(game_of<R>(), state, seat, legal);
      if (state.phase == phase && legal.size() >= least) return state;
      NoEvents nobody;
      R::apply(game_of<R>(), state,
               R::listed(game_of<R>(), state, seat, choose_random<R>(legal, random)), nobody);
    }
  }
}

const SpeedCircuit::State& before_a_drive() {
  static const SpeedCircuit::State state =
      with_many_choices<SpeedCircuit>(speed_circuit::Phase::drive, 12);
  return state;
}

const SpeedCircuitWbc::State& before_a_step() {
  static const SpeedCircuitWbc::State state =
      with_many_choices<SpeedCircuitWbc>(speed_circuit_wbc::Phase::move, 10);
  return state;
}

template <RuleSet R>
void list_choices(benchmark::State& bench, const typename R::State& state) {
  const Seat seat = next_to_answer(R::pending(game_of<R>(), state));
  for (auto _ : bench) {
    typename R::DecisionList legal;
    R::legal(game_of<R>(), state, seat, legal);
    benchmark::DoNotOptimize(legal);
  }
}
void ListManyPaths(benchmark::State& bench) { list_choices<SpeedCircuit>(bench, before_a_drive()); }
BENCHMARK(ListManyPaths);
void ListManySteps(benchmark::State& bench) {
  list_choices<SpeedCircuitWbc>(bench, before_a_step());
}
BENCHMARK(ListManySteps);

void CopyState(benchmark::State& bench) {
  const SpeedCircuit::State state = before_a_drive();
  SpeedCircuit::State copy{};
  for (auto _ : bench) {
    copy = state;
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
  bench.SetBytesProcessed(static_cast<std::int64_t>(bench.iterations() * sizeof(state)));
}
BENCHMARK(CopyState);

void DigestState(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(digest_of(before_a_drive()));
}
BENCHMARK(DigestState);

template <RuleSet R>
void MakeGame(benchmark::State& bench) {
  const Board board = *load_board("monza");
  for (auto _ : bench) benchmark::DoNotOptimize(R::make_game(board, {}));
}
BENCHMARK_TEMPLATE(MakeGame, SpeedCircuit)->Unit(benchmark::kMillisecond);
BENCHMARK_TEMPLATE(MakeGame, SpeedCircuitWbc)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chicane
