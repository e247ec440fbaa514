// What the doors of both levels of Grand Prix say alike. A level derives from it and adds its
// title, the functions of its options and tables, has_formalities, events, cannot_seat,
// other_circuit, and what is asked of Level below; format_decision, classify and the like are found
// in its own namespace.
#pragma once

#include "catalog/rule_race.h"
#include "catalog/teams.h"

namespace chicane {

template <RuleSet Rules, class Level>
struct GrandPrixWords {
  using R = Rules;
  using Words = std::vector<std::string_view>;
  using TheRace = RuleRace<R>;

  static constexpr bool kHasSecrets = false;
  static constexpr int kDefaultLaps = 3;
  static constexpr int kFewestLaps = 1;
  static constexpr BoardForm kForm = BoardForm::cells;
  static std::string_view default_board() { return "GP-REF"; }

  static bool is_hidden_round(const typename R::State&) { return false; }
  static SeatSet hidden_answers(const typename R::State&) { return {}; }
  static bool has_started(const typename R::State& state) { return state.move > 0; }
  static int lap_length(const typename R::Game& game) { return game.ring.count; }
  // Moves completed.
  static int turn(const typename R::State& state) {
    const auto moves = static_cast<int>(state.move);
    return state.phase == decltype(state.phase)::over ? moves : std::max(0, moves - 1);
  }

  static Understood<R> parse(const TheRace&, Seat, const Words& words) {
    const Result<typename R::Decision, std::string> decision = Level::parse_text(words);
    if (decision) return {*decision, {}};
    return {std::nullopt, {"no_decision", "", decision.error()}};
  }
  static std::string format(const TheRace&, Seat, const typename R::Decision& decision) {
    return format_decision(decision);
  }
  static std::vector<std::string> single_decisions(const Words& words) {
    const std::vector<std::string> said(words.begin(), words.end());
    return {join(said, " ")};
  }

  static Refused explain(const TheRace& race, Seat seat, const typename R::Decision& decision,
                         const typename R::Refusal& refusal) {
    return {std::string(name(refusal.why)), Level::cited_clause(refusal.why),
            Level::sentence(race, seat, decision, refusal)};
  }

  static std::vector<std::string> car_names(const TheRace& race) {
    Names names = owned_car_names(race.state());
    const Names players = players_of(race);
    for (std::size_t car = 0; car < names.size(); ++car)
      names[car] += " " + players[race.state().cars[car].owner];
    return names;
  }
  static LineNames line_names(const TheRace& race) { return {owned_car_names(race.state()), {}}; }
  static int seat_of_car(const TheRace& race, int car) {
    return seat_of_owner(race, race.state().cars[car].owner);
  }

  static Thrower thrower(const TheRace& race, const Roll& roll) {
    if (Level::is_draw(roll.purpose)) return {};
    return {roll.car, seat_of_owner(race, race.state().cars[roll.car].owner)};
  }

  // The draw is for a place, other dice for a car.
  static std::string roll_label(const TheRace& race, const Roll& roll) {
    const std::string who = Level::is_draw(roll.purpose) ? fill("place-{}", roll.car + 1)
                                                         : owned_car_names(race.state())[roll.car];
    return roll_words(who, Level::purpose(roll.purpose), roll);
  }

  // When the race is over the rest are classified as they stand (GPA-VIC-3, GPB-VIC-3); those who
  // are out come last and are not.
  static CarStandings car_standings(const typename R::Game& game, const typename R::State& state) {
    std::remove_cvref_t<decltype(state.order)> order{};
    const int classified = classify(state, order);
    int count = classified;
    for (int i = 0; i < state.car_count; ++i) {
      const auto end = order.begin() + classified;
      if (std::find(order.begin(), end, i) == end) order[count++] = static_cast<std::uint8_t>(i);
    }
    CarStandings standings;
    for (int i = 0; i < count; ++i) {
      const auto& car = state.cars[order[i]];
      standings.push_back({order[i], car.is_automatic ? -1 : car.owner, i + 1, condition(car),
                           distance_of(game, car)});
    }
    return standings;
  }

  static std::vector<Standing> standings(const TheRace& race) {
    using Status = decltype(race.state().cars[0].status);
    const bool is_over = race.pending().is_over();
    return standings_of_cars(
        race, car_standings(race.game(), race.state()),
        [&](const auto& car) {
          return car.status == Status::finished || (is_over && car.is_racing());
        },
        [&](const auto& car) { return Level::result(race.game().options, car); });
  }

 private:
  // In the box, or beside the track, a car is racing but does not run.
  template <class Car>
  static Condition condition(const Car& car) {
    using Status = decltype(car.status);
    if (car.status == Status::finished) return Condition::home;
    if (car.status == Status::run) return Condition::driving;
    return car.is_racing() ? Condition::halted : Condition::out;
  }

  GrandPrixWords() = default;
  friend Level;
};

}  // namespace chicane
