#include "lab/bench.h"

#include <array>
#include <chrono>

#include "base/digest.h"
#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/formula_one/rookie.h"
#include "drivers/grand_prix_advanced/rookie.h"
#include "drivers/grand_prix_basic/rookie.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/rookie.h"
#include "drivers/speed_circuit_wbc/rookie.h"

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

// Plays races until the plan is fulfilled. `choose` decides for drivers; dice are thrown at random.
template <RuleSet R, class Choose>
BenchResult play_races(const BenchPlan& plan, const typename R::Game& game, Choose choose) {
  BenchResult result;
  result.state_bytes = sizeof(typename R::State);
  typename R::State state{};
  NoEvents nobody;
  const Clock::time_point start = Clock::now();
  const auto is_done = [&] {
    return plan.races > 0 ? result.races >= plan.races : seconds_since(start) >= plan.seconds;
  };
  while (!is_done()) {
    Random random(plan.seed + static_cast<std::uint64_t>(result.races));
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

template <class TheRace, class R, class Rookie>
Result<BenchResult, DataError> bench(const BenchPlan& plan) {
  const auto fail = [](std::string what) { return Failure{DataError{"", 0, std::move(what)}}; };
  const Result<typename R::Options, DataError> options = TheRace::read_options(plan.options);
  if (!options) return Failure{options.error()};
  const Result<typename R::Game, DataError> game = R::make_game(plan.board, *options);
  if (!game) return Failure{game.error()};
  if (std::string complaint = TheRace::cannot_seat(*game, plan.board, plan.seats);
      !complaint.empty())
    return fail(std::move(complaint));
  using List = typename R::DecisionList;
  if (plan.play == "random") {
    return play_races<R>(plan, *game,
                         [](const typename R::State&, Seat, const List& legal, Random& random) {
                           return choose_random<R>(legal, random);
                         });
  }
  if (plan.play == "rookie") {
    const Rookie rookie(*game);
    return play_races<R>(
        plan, *game, [&](const typename R::State& state, Seat seat, const List& legal, Random&) {
          return rookie.choose(*game, R::view(state, seat), seat, legal);
        });
  }
  return fail("there is no driver '" + plan.play + "'; there are random, rookie");
}

}  // namespace

Result<BenchResult, DataError> run_bench(const BenchPlan& plan) {
  using speed_circuit::SpeedCircuit;
  using speed_circuit_wbc::SpeedCircuitWbc;
  if (plan.rules == SpeedCircuit::kId)
    return bench<SpeedCircuitRace, SpeedCircuit, speed_circuit::Rookie>(plan);
  if (plan.rules == formula_one::FormulaOne::kId)
    return bench<FormulaOneRace, formula_one::FormulaOne, formula_one::Rookie>(plan);
  if (plan.rules == motorchamp::MotorChamp::kId)
    return bench<MotorChampRace, motorchamp::MotorChamp, motorchamp::Rookie>(plan);
  if (plan.rules == grand_prix_basic::GrandPrixBasic::kId)
    return bench<GrandPrixBasicRace, grand_prix_basic::GrandPrixBasic, grand_prix_basic::Rookie>(
        plan);
  if (plan.rules == grand_prix_advanced::GrandPrixAdvanced::kId)
    return bench<GrandPrixAdvancedRace, grand_prix_advanced::GrandPrixAdvanced,
                 grand_prix_advanced::Rookie>(plan);
  if (plan.rules == SpeedCircuitWbc::kId)
    return bench<SpeedCircuitWbcRace, SpeedCircuitWbc, speed_circuit_wbc::Rookie>(plan);
  return Failure{DataError{"", 0, "there is no rule set '" + std::string(plan.rules) + "'"}};
}

}  // namespace chicane::lab
