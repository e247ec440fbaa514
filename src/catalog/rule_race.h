// The door of a rule set: Race for any type that keeps the contract, with its words.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "base/held.h"
#include "base/text.h"
#include "board/bytes.h"
#include "catalog/race.h"
#include "catalog/rule_sets.h"
#include "core/event_table.h"
#include "core/rule_set.h"
#include "core/version_1.h"

namespace chicane {

// "; race with 4 or 6 drivers, or on a short circuit": the numbers next to `seats` that can race
// there, and the kind of circuit that takes so many. Empty if there is neither.
std::string way_out(int seats, const std::vector<int>& lawful, std::string_view other_circuit);

// "d6", "special-d6", "secret-d15"
std::string die_name(const Roll& roll);

// Whose die it is; −1 as in DieThrow.
struct Thrower {
  int car = -1;
  int seat = -1;
};

// What a driver said, as far as it could be understood.
template <class R>
struct Understood {
  std::optional<typename R::Decision> decision;
  Refused refused;  // Without a decision.
};

// Gives a rule set its language; each specialises it (catalog/<game>_race.h), with static
// functions:
//   title, option_infos, set_option, format_options; table_infos, source_info
//   is_hidden_round(state), hidden_answers(state), has_started(state), has_formalities(state)
//   parse(race, seat, words) → Understood; format(race, seat, decision); explain(race, seat,
//   decision, refusal) → Refused; single_decisions(words)
//   car_names(race) as in Race; events(), the table of its events; line_names(race);
//   seat_of_car(race, car), −1 for nobody's; roll_label(race, roll); thrower(race, roll);
//   purpose(number of a roll's purpose) car_standings(game, state); standings(race), the same with
//   words; lap_length(game) kHasSecrets: hands of cards; turn(state); cannot_seat(game, board,
//   seats) → complaint, or empty kReactionRule: whose rule it is that a driver has ten seconds for
//   a move; only where it is one build(state, car) → the car as the hobby writes it; only where
//   cars are built other_circuit(game, seats) → what kind of circuit takes so many: "a short
//   circuit", or empty
template <RuleSet R>
struct WordsOf {
  static_assert(sizeof(R) == 0, "a game has no words: its catalog/<game>_race.h brings WordsOf<R>");
};

template <RuleSet R>
class RuleRace final : public Race {
 public:
  using Rules = R;
  using Words = WordsOf<R>;
  using Game = typename R::Game;
  using State = typename R::State;

  static Result<typename R::Options, DataError> read_options(std::string_view text) {
    typename R::Options options;
    for (const std::string_view word : words(text)) {
      const std::optional<KeyValue> pair = key_value(word);
      if (!pair)
        return Failure{DataError{"", 0, "options: '" + std::string(word) + "' is not key=value"}};
      if (const std::string complaint = Words::set_option(options, pair->key, pair->value);
          !complaint.empty()) {
        return Failure{DataError{"", 0, "options: " + complaint}};
      }
    }
    return options;
  }

  static Result<Game, DataError> make_game(const Board& board, std::string_view options) {
    const Result<typename R::Options, DataError> parsed = read_options(options);
    if (!parsed) return Failure{parsed.error()};
    return R::make_game(board, *parsed);
  }

  static Result<std::unique_ptr<Race>, DataError> make(const Board& board, std::string_view options,
                                                       const std::vector<std::string>& names) {
    Result<Game, DataError> game = make_game(board, options);
    if (!game) return Failure{game.error()};
    const std::unique_ptr<RuleRace> race(new RuleRace);
    race->board_ = std::make_shared<const Board>(board);
    race->game_ = std::make_shared<const Game>(std::move(*game));
    return race->again(names);
  }

  Result<std::unique_ptr<Race>, DataError> again(
      const std::vector<std::string>& names) const override {
    const int seats = static_cast<int>(names.size());
    if (std::string complaint = cannot_seat(*game_, *board_, seats); !complaint.empty())
      return Failure{DataError{"", 0, std::move(complaint)}};
    std::unique_ptr<RuleRace> race(new RuleRace);
    race->board_ = board_;
    race->game_ = game_;
    race->names_ = names;
    race->state_ = R::setup(*game_, seats);
    return std::unique_ptr<Race>(std::move(race));
  }

  // A race that stands in that position, however it came there: also in one that no number of
  // drivers could have started.
  static std::unique_ptr<Race> at(const Board& board, const Game& game,
                                  std::vector<std::string> names, const State& state) {
    std::unique_ptr<RuleRace> race(new RuleRace);
    race->board_ = std::make_shared<const Board>(board);
    race->game_ = std::make_shared<const Game>(game);
    race->names_ = std::move(names);
    race->state_ = state;
    return race;
  }

  // Why so many drivers cannot race there, and what can instead; empty if they can.
  static std::string cannot_seat(const Game& game, const Board& board, int seats) {
    std::string complaint = Words::cannot_seat(game, board, seats);
    if (complaint.empty()) return {};
    return complaint + way_out(seats, seats_lawful(game, board), Words::other_circuit(game, seats));
  }

  // Each number of drivers that can race there, ascending.
  static std::vector<int> seats_lawful(const Game& game, const Board& board) {
    std::vector<int> lawful;
    for (int seats = 1; seats <= kSeatsMax; ++seats) {
      if (Words::cannot_seat(game, board, seats).empty()) lawful.push_back(seats);
    }
    return lawful;
  }

  std::unique_ptr<Race> clone() const override {
    return std::unique_ptr<Race>(new RuleRace(*this));
  }
  bool is_alone() const override { return game_.use_count() == 1; }
  std::size_t bytes_of_game() const override {
    return bytes_of_block(*board_) + bytes_of_block(*game_);
  }
  std::size_t bytes_of_race() const override {
    return block_bytes(sizeof *this) + bytes_held(names_);
  }
  std::string_view rules() const override { return R::kId; }
  int rules_version() const override { return R::kVersion; }
  std::string options() const override { return Words::format_options(game_->options); }
  const Board& board() const override { return *board_; }
  const std::vector<std::string>& names() const override { return names_; }
  std::vector<std::string> car_names() const override { return Words::car_names(*this); }
  Pending pending() const override { return R::pending(*game_, state_); }
  bool is_hidden_round() const override { return Words::is_hidden_round(state_); }
  SeatSet hidden_answers() const override {
    return is_hidden_round() ? Words::hidden_answers(state_) : SeatSet();
  }
  bool has_secrets() const override { return Words::kHasSecrets; }
  bool has_started() const override { return Words::has_started(state_); }
  int turn() const override { return Words::turn(state_); }
  std::uint64_t digest() const override { return version_1_digest(state_); }

  std::string view(Seat seat) const override { return bytes_of(R::view(state_, seat)); }
  std::string bytes() const override { return bytes_of(state_); }

  bool set_bytes(std::string_view bytes) override {
    if (bytes.size() != sizeof state_) return false;
    const std::string copy(bytes);
    std::memcpy(&state_, copy.data(), sizeof state_);
    return true;
  }

  std::unique_ptr<Race> seen_by(Seat seat) const override {
    std::unique_ptr<RuleRace> seen(new RuleRace(*this));
    seen->state_ = R::view(state_, seat);
    return seen;
  }

  std::string roll_label() const override { return Words::roll_label(*this, pending().roll); }
  DieThrow die_throw() const override {
    const Roll roll = pending().roll;
    const Thrower by = Words::thrower(*this, roll);
    return {by.car, by.seat, std::string(Words::purpose(roll.purpose)), die_name(roll),
            roll.is_secret};
  }

  std::vector<std::string> legal(Seat seat) const override {
    typename R::DecisionList list;
    R::legal(*game_, state_, seat, list);
    std::vector<std::string> texts;
    for (const typename R::Decision& decision : list) texts.push_back(format(seat, decision));
    return texts;
  }

  bool is_formality(Seat seat) const override {
    if (!Words::has_formalities(state_)) return false;
    typename R::DecisionList list;
    R::legal(*game_, state_, seat, list);
    return list.size() == 1;
  }

  std::vector<std::string> single_decisions(std::string_view text) const override {
    return Words::single_decisions(words(text));
  }

  Result<std::vector<Happening>, Refused> decide(Seat seat, std::string_view text) override {
    const bool is_driver = index(seat) < static_cast<int>(names_.size());
    if (!is_driver && seat != kChance)
      return Failure{Refused{"no_decision", "", "there is no such seat"}};
    Understood<R> understood = Words::parse(*this, seat, words(text));
    if (!understood.decision) return Failure{std::move(understood.refused)};
    const auto checked = R::check(*game_, state_, seat, *understood.decision);
    if (!checked)
      return Failure{Words::explain(*this, seat, *understood.decision, checked.error())};
    EventLog<typename R::Event> log;
    R::apply(*game_, state_, *checked, log);
    std::vector<Happening> happenings;
    for (const typename R::Event& event : log.events) happenings.push_back(happening_of(event));
    return happenings;
  }

  std::vector<Standing> standings() const override { return Words::standings(*this); }
  int lap_length() const override { return Words::lap_length(*game_); }

  // A decision of that seat in its text form.
  std::string format(Seat seat, const typename R::Decision& decision) const {
    return Words::format(*this, seat, decision);
  }

  // Those who draw a dashboard look at game and state directly.
  const Game& game() const { return *game_; }
  const State& state() const { return state_; }

 private:
  RuleRace() = default;

  Happening happening_of(const typename R::Event& event) const {
    const Occurrence<R> of{*board_, *game_, state_, event};
    Happening happening = Words::events().happening(of, Words::line_names(*this));
    if (happening.seat < 0 && happening.car >= 0)
      happening.seat = Words::seat_of_car(*this, happening.car);
    return happening;
  }

  static std::string bytes_of(const State& state) {
    std::string bytes(sizeof state, '\0');
    std::memcpy(bytes.data(), &state, sizeof state);
    return bytes;
  }

  std::shared_ptr<const Board> board_;
  std::shared_ptr<const Game> game_;
  std::vector<std::string> names_;
  State state_{};
};

// The race of that rule set behind the door; the caller knows that it is one.
template <RuleSet R>
const RuleRace<R>& typed(const Race& race) {
  CHICANE_ASSERT(race.rules() == R::kId);
  return static_cast<const RuleRace<R>&>(race);
}

// Who has answered where every seat drives one car, and the state says whose answer is to come.
template <class State>
SeatSet answered_by_seat(const State& state) {
  SeatSet answered;
  for (int i = 0; i < state.car_count; ++i) {
    if (state.cars[i].is_running() && (state.waiting >> i & 1) == 0) answered.insert(seat_at(i));
  }
  return answered;
}

// Standings where every seat drives one car: finishers by place, then cars still running, then
// those out; each by how far they came, and cars still level as they stood on the grid.
template <class State>
CarStandings car_standings_by_seat(const State& state) {
  const auto group = [](const auto& car) { return car.place > 0 ? 0 : car.is_running() ? 1 : 2; };
  // Before the grid is made no car has a place on it.
  const auto grid_place = [&](int car) {
    const auto end = state.grid.order.begin() + state.car_count;
    return std::find(state.grid.order.begin(), end, car) - state.grid.order.begin();
  };
  const auto stands_before = [&](int a, int b) {
    const auto& one = state.cars[a];
    const auto& other = state.cars[b];
    if (group(one) != group(other)) return group(one) < group(other);
    if (one.place != other.place) return one.place < other.place;
    if (one.progress != other.progress) return one.progress > other.progress;
    if (one.is_running() && grid_place(a) != grid_place(b)) return grid_place(a) < grid_place(b);
    return a < b;
  };
  std::array<int, kSeatsMax> seats{};
  std::iota(seats.begin(), seats.begin() + state.car_count, 0);
  std::sort(seats.begin(), seats.begin() + state.car_count, stands_before);
  CarStandings standings;
  for (int i = 0; i < state.car_count; ++i) {
    const auto& car = state.cars[seats[i]];
    standings.push_back({seats[i], seats[i], i + 1,
                         car.place > 0      ? Condition::home
                         : car.is_running() ? Condition::driving
                                            : Condition::out,
                         car.progress});
  }
  return standings;
}

template <class TheRace, class ResultOf>
std::vector<Standing> standings_by_seat(const TheRace& race, ResultOf result_of) {
  std::vector<Standing> standings;
  for (const CarStanding& one : car_standings_by_seat(race.state())) {
    const auto& car = race.state().cars[one.car];
    standings.push_back({one.seat, race.names()[one.seat], one.place, car.place > 0,
                         result_of(race.game(), car), one.condition, one.distance});
  }
  return standings;
}

// "Valli grid d6"
std::string roll_words(const std::string& who, std::string_view purpose, const Roll& roll);

// SC-16  The grid list of the board is the limit.
std::string too_many_cars(const Board& board, int seats, int most);

// The circuit for so many, if a longer grid is all they need.
std::string_view longer_grid(int seats, int least, int most);

// The entry of a rule set in the list.
template <RuleSet R>
class RuleEntry final : public RuleSetEntry {
 public:
  using Words = WordsOf<R>;
  std::string_view id() const override { return R::kId; }
  std::string_view title() const override { return Words::title(); }
  int version() const override { return R::kVersion; }
  std::vector<OptionInfo> options() const override { return Words::option_infos(); }
  std::vector<TableInfo> tables() const override { return Words::table_infos(); }
  SourceInfo sources() const override { return Words::source_info(); }
  BoardForm form() const override { return Words::kForm; }
  std::string_view default_board() const override { return Words::default_board(); }
  int default_laps() const override { return Words::kDefaultLaps; }
  int fewest_laps() const override { return Words::kFewestLaps; }
  Result<std::unique_ptr<Race>, DataError> make_race(
      const Board& board, std::string_view options,
      const std::vector<std::string>& names) const override {
    return RuleRace<R>::make(board, options, names);
  }
  Result<std::vector<int>, DataError> seats_lawful(const Board& board,
                                                   std::string_view options) const override {
    const Result<typename R::Game, DataError> game = RuleRace<R>::make_game(board, options);
    if (!game) return Failure{game.error()};
    return RuleRace<R>::seats_lawful(*game, board);
  }
};

// What a refusal says, with its clause.
template <class Why>
Refused refused(Why why, std::string what) {
  return {std::string(name(why)), std::string(clause(why)), std::move(what)};
}

}  // namespace chicane
