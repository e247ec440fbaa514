#include "lab/play_field.h"

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/mind.h"
#include "drivers/random_play.h"
#include "lab/rule_types.h"
#include "rating/rating.h"

namespace chicane::lab {

namespace {

using Clock = std::chrono::steady_clock;
using Made = Result<std::unique_ptr<FieldPlayer>, DataError>;

// Dice and each driver have nothing in common but the race.
constexpr std::uint64_t kDice = 0;
std::uint64_t seed_of(std::uint64_t race, std::uint64_t stream) {
  return mix(race ^ mix(stream + 0x6c61646465720000u));
}

// The best car of each seat, ranked among the best cars of the others.
std::vector<int> places_of(const CarStandings& standings, int seats) {
  std::vector<int> best(static_cast<std::size_t>(seats), rating::kOut);
  for (const CarStanding& standing : standings) {
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

template <class Types>
class MindPlayer final : public FieldPlayer {
  using R = typename Types::R;
  using State = typename R::State;
  using DecisionList = typename R::DecisionList;

 public:
  MindPlayer(typename R::Game game, long answers_max)
      : game_(std::move(game)), answers_max_(answers_max) {}

  // False: the rule set has no such driver.
  bool add_driver(const std::string& name) {
    std::unique_ptr<Mind<R>> mind = make_mind<R>(name, game_, 0);
    if (mind == nullptr) return false;
    names_.push_back(name);
    minds_.push_back(std::move(mind));
    return true;
  }

  const std::vector<std::string>& drivers() const override { return names_; }

  std::optional<std::vector<int>> play(std::span<const int> drivers, std::uint64_t seed,
                                       std::vector<DecisionTimes>& times) override {
    Random dice(seed_of(seed, kDice));
    for (std::size_t i = 0; i < minds_.size(); ++i) minds_[i]->reseed(seed_of(seed, i + 1));
    const auto seats = static_cast<int>(drivers.size());
    State state = R::setup(game_, seats);
    NoEvents nobody;
    long answers = 0;
    play_until<R>(
        game_, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          const auto driver = static_cast<std::size_t>(drivers[index(seat)]);
          const State view = R::view(now, seat);
          const Clock::time_point start = Clock::now();
          const typename R::Decision decision = minds_[driver]->choose(game_, view, seat, legal);
          times[driver].add(Clock::now() - start);
          return decision;
        },
        [&](const Roll& roll, const DecisionList& legal) {
          return throw_die<R>(roll, legal, dice);
        },
        nobody, [&](const State&, const Pending&) { return answers++ == answers_max_; });
    if (!R::pending(game_, state).is_over()) return std::nullopt;
    return places_of(Types::Words::car_standings(game_, state), seats);
  }

 private:
  typename R::Game game_;
  std::vector<std::string> names_;
  std::vector<std::unique_ptr<Mind<R>>> minds_;
  long answers_max_;
};

template <class Types>
Made make_player(const FieldPlan& plan) {
  std::vector<std::string> seats;
  for (int seat = 1; seat <= plan.seats; ++seat) seats.push_back("Seat" + std::to_string(seat));
  // The door knows why such a race cannot be.
  const Result<std::unique_ptr<Race>, DataError> race =
      Types::TheRace::make(plan.board, plan.options, seats);
  if (!race) return Failure{race.error()};
  auto player = std::make_unique<MindPlayer<Types>>(
      dynamic_cast<const typename Types::TheRace&>(**race).game(), plan.answers_max);
  const std::vector<std::string> all = mind_names(plan.rules);
  for (const std::string& name : plan.drivers.empty() ? all : plan.drivers) {
    if (player->add_driver(name)) continue;
    return Failure{DataError{
        "", 0,
        fill("there is no driver '{}' for {}; there are {}", name, plan.rules, join(all, ", "))}};
  }
  return std::unique_ptr<FieldPlayer>(std::move(player));
}

}  // namespace

Result<std::unique_ptr<FieldPlayer>, DataError> make_field_player(const FieldPlan& plan) {
  return with_rule_types(
      plan.rules, [&]<class Types>(Types) { return make_player<Types>(plan); },
      [&]() -> Made { return Failure{find_rule_set(plan.rules).error()}; });
}

}  // namespace chicane::lab
