#include "lab/play_field.h"

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/rule_sets.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/mind.h"
#include "drivers/random_play.h"
#include "rating/rating.h"

namespace chicane::lab {

namespace {

using Clock = std::chrono::steady_clock;

// Dice and each driver have nothing in common but the race.
constexpr std::uint64_t kDice = 0;
std::uint64_t seed_of(std::uint64_t race, std::uint64_t stream) {
  return mix(race ^ mix(stream + 0x6c61646465720000u));
}

// The best car of each seat, ranked among the best cars of the others.
std::vector<int> places_of(const std::vector<Standing>& standings, int seats) {
  std::vector<int> best(static_cast<std::size_t>(seats), rating::kOut);
  for (const Standing& standing : standings) {
    if (standing.seat < 0 || standing.condition == Condition::out) continue;
    int& place = best[static_cast<std::size_t>(standing.seat)];
    place = std::min(place, standing.place);
  }
  std::vector<int> places;
  for (const int place : best) {
    const auto before = std::count_if(best.begin(), best.end(), [&](int b) { return b < place; });
    places.push_back(place == rating::kOut ? place : static_cast<int>(before) + 1);
  }
  return places;
}

template <class R, class TheRace>
class MindPlayer final : public FieldPlayer {
 public:
  using Minds = std::vector<std::unique_ptr<Mind<R>>>;

  MindPlayer(std::unique_ptr<Race> race, std::vector<std::string> names, Minds minds,
             long answers_max)
      : race_(std::move(race)),
        game_(dynamic_cast<const TheRace&>(*race_).game()),
        names_(std::move(names)),
        minds_(std::move(minds)),
        answers_max_(answers_max) {}

  const std::vector<std::string>& drivers() const override { return names_; }

  std::optional<std::vector<int>> play(std::span<const int> drivers, std::uint64_t seed,
                                       std::vector<DecisionTimes>& times) override {
    Random dice(seed_of(seed, kDice));
    for (std::size_t i = 0; i < minds_.size(); ++i) minds_[i]->reseed(seed_of(seed, i + 1));
    State state = R::setup(game_, static_cast<int>(drivers.size()));
    for (long i = 0; i < answers_max_; ++i) {
      const Pending pending = R::pending(game_, state);
      if (pending.is_over()) return places(state, static_cast<int>(drivers.size()));
      answer(pending, state, drivers, dice, times);
    }
    return std::nullopt;
  }

 private:
  using State = typename R::State;

  void answer(const Pending& pending, State& state, std::span<const int> drivers, Random& dice,
              std::vector<DecisionTimes>& times) {
    const Seat seat = next_to_answer(pending);
    typename R::DecisionList legal;
    R::legal(game_, state, seat, legal);
    typename R::Decision decision{};
    if (seat == kChance) {
      decision = throw_die<R>(pending.roll, legal, dice);
    } else {
      const int driver = drivers[static_cast<std::size_t>(index(seat))];
      const State view = R::view(state, seat);
      const Clock::time_point start = Clock::now();
      decision = minds_[static_cast<std::size_t>(driver)]->choose(game_, view, seat, legal);
      times[static_cast<std::size_t>(driver)].add(Clock::now() - start);
    }
    NoEvents nobody;
    R::apply(game_, state, R::listed(game_, state, seat, decision), nobody);
  }

  std::vector<int> places(const State& state, int seats) {
    const bool is_set = race_->set_bytes({reinterpret_cast<const char*>(&state), sizeof state});
    CHICANE_ASSERT(is_set);
    return places_of(race_->standings(), seats);
  }

  std::unique_ptr<Race> race_;  // Knows the standings of a final state.
  const typename R::Game& game_;
  std::vector<std::string> names_;
  Minds minds_;
  long answers_max_;
};

// Nothing for a race of another rule set.
template <class R, class TheRace>
Result<std::unique_ptr<FieldPlayer>, DataError> make_for(std::unique_ptr<Race>& race,
                                                         const FieldPlan& plan) {
  const auto* typed = dynamic_cast<const TheRace*>(race.get());
  if (typed == nullptr) return std::unique_ptr<FieldPlayer>();
  std::vector<std::string> names;
  typename MindPlayer<R, TheRace>::Minds minds;
  for (const std::string& name : plan.drivers.empty() ? mind_names() : plan.drivers) {
    std::unique_ptr<Mind<R>> mind = make_mind<R>(name, typed->game(), 0);
    if (mind != nullptr) {
      names.push_back(name);
      minds.push_back(std::move(mind));
    } else if (!plan.drivers.empty()) {
      return Failure{DataError{"", 0,
                               fill("there is no driver '{}' for {}; there are {}", name,
                                    plan.rules, join(mind_names(), ", "))}};
    }
  }
  return std::unique_ptr<FieldPlayer>(new MindPlayer<R, TheRace>(
      std::move(race), std::move(names), std::move(minds), plan.answers_max));
}

using Maker = Result<std::unique_ptr<FieldPlayer>, DataError> (*)(std::unique_ptr<Race>&,
                                                                  const FieldPlan&);

constexpr Maker kMakers[] = {
    &make_for<speed_circuit::SpeedCircuit, SpeedCircuitRace>,
    &make_for<speed_circuit_wbc::SpeedCircuitWbc, SpeedCircuitWbcRace>,
    &make_for<motorchamp::MotorChamp, MotorChampRace>,
    &make_for<formula_one::FormulaOne, FormulaOneRace>,
    &make_for<grand_prix_basic::GrandPrixBasic, GrandPrixBasicRace>,
    &make_for<grand_prix_advanced::GrandPrixAdvanced, GrandPrixAdvancedRace>,
};

}  // namespace

Result<std::unique_ptr<FieldPlayer>, DataError> make_field_player(const FieldPlan& plan) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  std::vector<std::string> names;
  for (int seat = 1; seat <= plan.seats; ++seat) names.push_back("Seat" + std::to_string(seat));
  Result<std::unique_ptr<Race>, DataError> race =
      (*rules)->make_race(plan.board, plan.options, names);
  if (!race) return Failure{race.error()};
  for (const Maker make : kMakers) {
    Result<std::unique_ptr<FieldPlayer>, DataError> player = make(*race, plan);
    if (!player || *player != nullptr) return player;
  }
  return Failure{DataError{"", 0, fill("nobody can drive {} in the lab", plan.rules)}};
}

}  // namespace chicane::lab
