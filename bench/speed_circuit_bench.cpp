// Google Benchmarks of the rule set speed-circuit: whole races and the pieces they are made of.
#include <benchmark/benchmark.h>

#include "base/digest.h"
#include "catalog/boards.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/rookie.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::speed_circuit {
namespace {

const Game& monza() {
  static const Game game = *SpeedCircuit::make_game(*load_board("monza"), {});
  return game;
}

void RandomRace(benchmark::State& bench) {
  long decisions = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    Random random(++seed);
    State state = SpeedCircuit::setup(monza(), static_cast<int>(bench.range(0)));
    decisions += play_random<SpeedCircuit>(monza(), state, random);
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
BENCHMARK(RandomRace)->Arg(1)->Arg(6)->Arg(12)->Unit(benchmark::kMicrosecond);

void RookieRace(benchmark::State& bench) {
  const Rookie rookie(monza());
  std::uint64_t seed = 0;
  NoEvents nobody;
  for (auto _ : bench) {
    Random random(++seed);
    State state = SpeedCircuit::setup(monza(), static_cast<int>(bench.range(0)));
    play_out<SpeedCircuit>(
        monza(), state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          return seat == kChance ? choose_random<SpeedCircuit>(legal, random)
                                 : rookie.choose(monza(), now, seat, legal);
        },
        nobody);
    benchmark::DoNotOptimize(state);
  }
}
BENCHMARK(RookieRace)->Arg(6)->Unit(benchmark::kMicrosecond);

// A position in the middle of a random race in which a path is to be chosen.
State before_a_drive() {
  for (std::uint64_t seed = 1;; ++seed) {
    Random random(seed);
    State state = SpeedCircuit::setup(monza(), 6);
    while (!SpeedCircuit::pending(monza(), state).is_over()) {
      const Seat seat = next_to_answer(SpeedCircuit::pending(monza(), state));
      DecisionList legal;
      SpeedCircuit::legal(monza(), state, seat, legal);
      if (state.phase == Phase::drive && legal.size() >= 12) return state;
      NoEvents nobody;
      SpeedCircuit::apply(
          monza(), state,
          SpeedCircuit::listed(monza(), state, seat, choose_random<SpeedCircuit>(legal, random)),
          nobody);
    }
  }
}

void ListManyPaths(benchmark::State& bench) {
  const State state = before_a_drive();
  const Seat seat = next_to_answer(SpeedCircuit::pending(monza(), state));
  for (auto _ : bench) {
    DecisionList legal;
    SpeedCircuit::legal(monza(), state, seat, legal);
    benchmark::DoNotOptimize(legal);
  }
}
BENCHMARK(ListManyPaths);

void CopyState(benchmark::State& bench) {
  const State state = before_a_drive();
  State copy{};
  for (auto _ : bench) {
    copy = state;
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
  bench.SetBytesProcessed(static_cast<std::int64_t>(bench.iterations() * sizeof(State)));
}
BENCHMARK(CopyState);

void DigestState(benchmark::State& bench) {
  const State state = before_a_drive();
  for (auto _ : bench) benchmark::DoNotOptimize(digest_of(state));
}
BENCHMARK(DigestState);

void MakeGame(benchmark::State& bench) {
  const Board board = *load_board("monza");
  for (auto _ : bench) benchmark::DoNotOptimize(SpeedCircuit::make_game(board, {}));
}
BENCHMARK(MakeGame)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chicane::speed_circuit
