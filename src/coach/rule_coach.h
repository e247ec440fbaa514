// The coach of any rule set whose lone car is known (solver/lone.h).
#pragma once

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "coach/coaches.h"
#include "solver/move_value.h"

namespace chicane {

template <RuleSet R>
class RuleCoach final : public Coach {
 public:
  // Keeps a race of its own: the game, which the lap is about, stays with it.
  RuleCoach(const RuleRace<R>& race, const LapGoal& goal)
      : race_(race.clone()), lap_(game(), goal), is_sure_(goal.is_sure) {}

  Result<std::unique_ptr<Race>, DataError> start(std::string_view build) const override {
    Result<std::unique_ptr<Race>, DataError> lone = make_race();
    if (!lone) return lone;
    if constexpr (kHasBuilds) {
      const auto built = (*lone)->decide(seat_at(0), "build " + std::string(build));
      if (!built) return Failure{DataError{"", 0, built.error().what}};
    }
    set_state(**lone, Lone<R>::start(game(), build_of(**lone, 0)));
    return lone;
  }

  std::unique_ptr<Race> alone(const Race& race, int car) const override {
    Result<std::unique_ptr<Race>, DataError> lone = make_race();
    CHICANE_ASSERT(static_cast<bool>(lone));
    set_state(**lone, Lone<R>::alone(game(), state_of(race), car));
    return std::move(*lone);
  }

  int car_of(const Race& race, Seat seat) const override {
    return Lone<R>::car_of(state_of(race), seat);
  }

  int build_of(const Race& race, int car) const override {
    if constexpr (kHasBuilds) return state_of(race).cars[static_cast<std::size_t>(car)].build;
    return 0;
  }

  int laps() const override { return game().options.laps; }

  std::optional<double> turns(const Race& lone) override { return lap_.turns(state_of(lone)); }

  std::optional<LapForecast> forecast(const Race& lone) override {
    const auto forecast = lap_.forecast(state_of(lone));
    if (!forecast) return std::nullopt;
    return LapForecast{forecast->home, forecast->turns};
  }

  std::vector<PricedDecision> prices(const Race& lone) override {
    const RuleRace<R>& race = typed<R>(lone);
    const Seat seat = lone.pending().seats.first();
    std::vector<PricedDecision> prices;
    if (!lap_.turns(race.state())) return prices;
    if (!is_sure_ || !Lone<R>::kHasSmallMoves) {
      for (const auto& priced : lap_.prices(race.state()))
        prices.push_back({race.format(seat, priced.decision), priced.turns});
      return prices;
    }
    MoveValue<R> value(game(), lap_, race.state(), seat, true);
    typename R::DecisionList legal;
    R::legal(game(), race.state(), seat, legal);
    for (const typename R::Decision& decision : legal)
      prices.push_back({race.format(seat, decision), value.of(decision)});
    // Who has given up meanwhile knows none of them.
    if (!lap_.turns(race.state())) prices.clear();
    return prices;
  }

  void settle(Race& lone) const override { set_state(lone, settled<R>(game(), state_of(lone))); }

  LapSize size() const override { return {lap_.node_count(), lap_.edge_count(), lap_.bytes()}; }

 private:
  static constexpr bool kHasBuilds =
      requires(const typename R::State& state) { state.cars[0].build; };

  // With as many names as the rules want; the lone car is the first one's.
  Result<std::unique_ptr<Race>, DataError> make_race() const {
    std::vector<std::string> names;
    while (true) {
      names.push_back(names.empty() ? "Lone" : "Nobody" + std::to_string(names.size()));
      Result<std::unique_ptr<Race>, DataError> race =
          RuleRace<R>::make(race_->board(), race_->options(), names);
      if (race || names.size() == race_->names().size()) return race;
    }
  }

  static const typename R::State& state_of(const Race& race) { return typed<R>(race).state(); }
  static void set_state(Race& race, const typename R::State& state) {
    std::string bytes(sizeof state, '\0');
    std::memcpy(bytes.data(), &state, sizeof state);
    race.set_bytes(bytes);
  }
  const typename R::Game& game() const { return typed<R>(*race_).game(); }

  std::unique_ptr<Race> race_;
  PerfectLap<R> lap_;
  bool is_sure_;
};

template <RuleSet R>
std::unique_ptr<Coach> make_rule_coach(const RuleRace<R>& race, const LapGoal& goal) {
  return std::make_unique<RuleCoach<R>>(race, goal);
}

}  // namespace chicane
