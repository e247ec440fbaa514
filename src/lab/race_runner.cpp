#include "lab/race_runner.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/rule_sets.h"
#include "drivers/masters.h"
#include "drivers/random_play.h"
#include "games/doors.h"
#include "games/studies.h"

namespace chicane::lab {

namespace {

using Clock = std::chrono::steady_clock;

// What is fixed for the races of a board, before anybody thinks about it.
template <RuleSet R>
struct Start {
  typename R::Game game;
  std::vector<std::optional<typename R::Decision>> builds;  // By entrant.
};

template <RuleSet R>
DataError no_driver(const std::string& name) {
  return {"", 0,
          "there is no driver '" + name + "' for " + std::string(R::kId) + "; there are " +
              join(all_mind_names(R::kId), ", ")};
}

// The build as one would say it at the start.
template <RuleSet R>
Result<typename R::Decision, DataError> find_build(const RuleRace<R>& race,
                                                   const std::string& build) {
  using Words = WordsOf<R>;
  const auto fail = [](std::string what) { return Failure{DataError{"", 0, std::move(what)}}; };
  const Seat seat = seat_at(0);
  if (!race.pending().awaits(seat) || !race.legal(seat).front().starts_with("build "))
    return fail(std::string(R::kId) + " has no builds; leave out '=" + build + "'");
  const std::string text = "build " + build;
  const Understood<R> understood = Words::parse(race, seat, words(text));
  if (!understood.decision) return fail(understood.refused.what);
  const auto checked = R::check(race.game(), race.state(), seat, *understood.decision);
  if (!checked) return fail(Words::explain(race, seat, *understood.decision, checked.error()).what);
  return *understood.decision;
}

template <RuleSet R>
Result<Start<R>, DataError> make_start(const Board& board, std::string_view options,
                                       const std::vector<Entrant>& entrants, std::size_t seats) {
  std::vector<std::string> names_of_seats;
  for (std::size_t i = 1; i <= seats; ++i) names_of_seats.push_back("Seat" + std::to_string(i));
  const Result<std::unique_ptr<Race>, DataError> door =
      RuleRace<R>::make(board, options, names_of_seats);
  if (!door) return Failure{door.error()};
  const RuleRace<R>& race = typed<R>(**door);
  Start<R> start{race.game(), {}};
  for (const Entrant& entrant : entrants) {
    if (!is_mind(R::kId, entrant.driver)) return Failure{no_driver<R>(entrant.driver)};
    start.builds.emplace_back();
    if (entrant.build.empty()) continue;
    const Result<typename R::Decision, DataError> build = find_build(race, entrant.build);
    if (!build) return Failure{build.error()};
    start.builds.back() = *build;
  }
  return start;
}

template <RuleSet R>
class TypedRunner final : public RaceRunner {
  using Words = WordsOf<R>;
  using Game = typename R::Game;
  using State = typename R::State;
  using Decision = typename R::Decision;
  using DecisionList = typename R::DecisionList;

 public:
  static Result<std::unique_ptr<RaceRunner>, DataError> make(const Board& board,
                                                             std::string_view options,
                                                             const std::vector<Entrant>& entrants,
                                                             std::size_t seats) {
    Result<Start<R>, DataError> start = make_start<R>(board, options, entrants, seats);
    if (!start) return Failure{start.error()};
    std::unique_ptr<TypedRunner> runner(new TypedRunner(std::move(*start), seats));
    std::vector<std::string> names;
    for (const Entrant& entrant : entrants) {
      const auto known = std::find(names.begin(), names.end(), entrant.driver);
      runner->minds_of_.push_back(static_cast<std::size_t>(known - names.begin()));
      if (known != names.end()) continue;
      names.push_back(entrant.driver);
      runner->minds_.push_back(make_mind<R>(entrant.driver, runner->game_, runner->shelf_, 0));
      if (runner->minds_.back() == nullptr) return Failure{no_driver<R>(entrant.driver)};
    }
    return std::unique_ptr<RaceRunner>(std::move(runner));
  }

  int lap_length() const override { return Words::lap_length(game_); }

  const RaceSeen& race(const RaceOrder& order, const std::atomic<bool>& is_stopped) override {
    CHICANE_ASSERT(order.entrants.size() == seats_);
    begin(order);
    State state = R::setup(game_, static_cast<int>(order.entrants.size()));
    long answers = 0;
    play_until<R>(
        game_, state,
        [&](const State& now, Seat seat, const DecisionList& legal) {
          const Decision decision = choose(order, now, seat, legal);
          outs_.before(now, decision);
          return decision;
        },
        [&](const Roll& roll, const DecisionList& legal) { return throw_for(roll, legal); },
        outs_.sink(),
        [&](const State& now, const Pending& pending) {
          if (seen_.watch.is_due(Words::has_started(now), Words::turn(now), pending.is_over()))
            seen_.watch.see(Words::car_standings(game_, now), Words::turn(now));
          if (pending.is_over()) return true;
          if (is_stopped.load(std::memory_order_relaxed)) seen_.ending = Ending::stopped;
          if (++answers > order.answers_max) seen_.ending = Ending::endless;
          return seen_.ending != Ending::over;
        });
    for (const CarSeen& car : seen_.watch.field()) {
      if (car.condition == Condition::out)
        seen_.causes[static_cast<std::size_t>(car.car)] = outs_.cause(state, car.car);
    }
    return seen_;
  }

 private:
  TypedRunner(Start<R> start, std::size_t seats)
      : game_(std::move(start.game)),
        seats_(seats),
        builds_(std::move(start.builds)),
        dice_(0),
        lots_(0) {}

  void begin(const RaceOrder& order) {
    seen_ = {};
    outs_.begin();
    seen_.causes.resize(kSeatsMax);
    dice_ = Random(stream_seed(order.seed, Stream::dice));
    lots_ = Random(stream_seed(order.seed, Stream::lots));
    lot_answers_.clear();
    lots_taken_ = 0;
    const std::uint64_t seed = stream_seed(order.seed, Stream::driver);
    for (std::size_t i = 0; i < minds_.size(); ++i) minds_[i]->reseed(seed + i);
  }

  Decision throw_for(const Roll& roll, const DecisionList& legal) {
    const Decision& fallen = throw_die<R>(roll, legal, dice_);
    // The faces are listed from 1 on.
    if (!roll.is_secret)
      seen_.thrown.push_back({roll.purpose, roll.sides, roll.die,
                              static_cast<std::uint8_t>(&fallen - legal.begin() + 1)});
    return fallen;
  }

  Decision choose(const RaceOrder& order, const State& state, Seat seat,
                  const DecisionList& legal) {
    const bool is_before_start = !Words::has_started(state);
    if (is_before_start && order.draws_lots && Words::is_hidden_round(state))
      return choose_by_lot(order, state, seat, legal);
    return choose_freely(order, state, seat, legal);
  }

  Decision choose_freely(const RaceOrder& order, const State& state, Seat seat,
                         const DecisionList& legal) {
    const auto entrant = static_cast<std::size_t>(order.entrants[index(seat)]);
    const std::optional<Decision>& build = builds_[entrant];
    if (build && legal[0].kind == build->kind) return *build;
    const State view = R::view(state, seat);
    Mind<R>& mind = *minds_[minds_of_[entrant]];
    if (order.times.empty()) return mind.choose(game_, view, seat, legal);
    const Clock::time_point start = Clock::now();
    const Decision decision = mind.choose(game_, view, seat, legal);
    order.times[entrant].add(Clock::now() - start);
    return decision;
  }

  // Rookies build and bid by their seats, alike in every race. Where no dice are thrown every race
  // would be the same one, and a fast car would always start from the same place: so what they
  // would answer goes round among them by lot.
  Decision choose_by_lot(const RaceOrder& order, const State& state, Seat seat,
                         const DecisionList& legal) {
    if (lots_taken_ == lot_answers_.size()) draw_lots(order, state);
    const Decision answer = lot_answers_[lots_taken_++];
    // A car may be unable to pay what another would bid.
    return R::check(game_, state, seat, answer) ? answer : choose_freely(order, state, seat, legal);
  }

  void draw_lots(const RaceOrder& order, const State& state) {
    std::vector<Seat> seats;
    for (const Seat seat : R::pending(game_, state).seats) seats.push_back(seat);
    lot_answers_.clear();
    lots_taken_ = 0;
    for (const int drawn : in_any_order(static_cast<int>(seats.size()), lots_)) {
      const Seat seat = seats[static_cast<std::size_t>(drawn)];
      DecisionList legal;
      R::legal(game_, state, seat, legal);
      lot_answers_.push_back(choose_freely(order, state, seat, legal));
    }
  }

  Game game_;
  Shelf shelf_;
  std::size_t seats_;
  std::vector<std::optional<Decision>> builds_;  // By entrant.
  std::vector<std::unique_ptr<Mind<R>>> minds_;
  std::vector<std::size_t> minds_of_;  // By entrant.

  // Of the race that is driven.
  RaceSeen seen_;
  OutWatch<R> outs_;
  Random dice_;
  Random lots_;
  std::vector<Decision> lot_answers_;
  std::size_t lots_taken_ = 0;
};

}  // namespace

Result<std::unique_ptr<RaceRunner>, DataError> make_race_runner(
    std::string_view rules, const Board& board, std::string_view options,
    const std::vector<Entrant>& entrants, std::optional<int> seats) {
  const std::size_t count = seats ? static_cast<std::size_t>(*seats) : entrants.size();
  using Made = Result<std::unique_ptr<RaceRunner>, DataError>;
  return Games::with(
      rules,
      [&]<class R>() -> Made { return TypedRunner<R>::make(board, options, entrants, count); },
      [&]() -> Made { return Failure{find_rule_set(rules).error()}; });
}

Result<std::string, DataError> check_races(std::string_view rules, const Board& board,
                                           std::string_view options,
                                           const std::vector<Entrant>& entrants) {
  using Checked = Result<std::string, DataError>;
  return Games::with(
      rules,
      [&]<class R>() -> Checked {
        const Result<Start<R>, DataError> start =
            make_start<R>(board, options, entrants, entrants.size());
        if (!start) return Failure{start.error()};
        return WordsOf<R>::format_options(start->game.options);
      },
      [&]() -> Checked { return Failure{find_rule_set(rules).error()}; });
}

std::span<const std::string_view> out_causes(std::string_view rules) {
  using Causes = std::span<const std::string_view>;
  return Games::with(
      rules,
      []<class R>() -> Causes {
        static_assert(OutWatch<R>::kCauses.size() <= kCausesMax);
        return OutWatch<R>::kCauses;
      },
      []() -> Causes { return {}; });
}

std::string_view purpose_word(std::string_view rules, int purpose) {
  return Games::with(
      rules, [&]<class R>() -> std::string_view { return WordsOf<R>::purpose(purpose); },
      []() -> std::string_view { return {}; });
}

}  // namespace chicane::lab
