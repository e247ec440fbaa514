// The part of a table that both levels of Grand Prix share: cars with names of their own, goes that
// the case calls for, teams that enter and are put on the start cells.
#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "catalog/rule_race.h"
#include "conform/play_table.h"

namespace chicane::conform {

// `Level` names the clauses: kOrder, kStart, kTeams; and kTeamsMin, kTeamsMax; and says by is_draw
// whether a die is thrown for a place, not for a car.
template <RuleSet R, class Level>
class GrandPrixTable : public PlayTable<R> {
 public:
  Verdict begin() override {
    if (board_.name.empty()) {
      if (has_cars()) return {"board: missing"};
      return Verdict::fine();
    }
    Result<typename R::Game, DataError> game = R::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<typename R::Game>(*game);
    state_.is_manual = true;
    state_.phase = Phase::idle;
    state_.move = 1;
    if (!has_cars()) return enter_teams();
    for (const Entrant& entrant : entrants_) {
      if (const Verdict verdict = place_car(entrant); !verdict.is_fine())
        return {"car " + entrant.id + ": " + verdict.complaint};
    }
    return Verdict::fine();
  }

  Answer roll(int face) override { return take(kChance, roll_of(face)); }

  bool awaits(std::string_view id, std::string_view verb) const override {
    if (!game_) return false;
    if (id == "race") return !owes_die();
    const std::optional<int> car = car_of(id);
    return car && is_open() && *car == state_.go.car && is_asked(verb);
  }

  Answer decide(const std::string& id, const std::vector<std::string>& said) override {
    if (!game_) return {false, true, "there is no race in this case"};
    if (id == "race") return decide_race(said);
    const std::optional<int> car = car_of(id);
    if (!car) return {false, true, "there is no car " + id};
    if (!said.empty() && said[0] == "roll") return {false, true, "dice are thrown with roll"};
    const Result<typename R::Decision, std::string> decision = parse({said.begin(), said.end()});
    if (!decision) return {false, true, decision.error()};
    if (!is_open() || *car != state_.go.car)
      return {false, false, "it is not the go of car " + id + " (" + Level::kOrder + ")"};
    return take(seat_of(*car), *decision);
  }

  std::vector<SoleAnswer> sole_answers(bool) const override {
    if (!game_ || !is_open()) return {};
    typename R::DecisionList list;
    R::legal(*game_, state_, seat_of(state_.go.car), list);
    if (list.size() != 1) return {};
    SoleAnswer sole{names_[state_.go.car], std::string(verb(list[0].kind)), {}};
    const std::string text = format_decision(list[0]);
    for (const std::string_view word : words(text)) sole.words.emplace_back(word);
    return {sole};
  }

  Verdict turn(const std::string& id) override {
    const std::optional<int> car = car_of(id);
    if (!car) return {"turn: there is no car " + id};
    for (std::vector<SoleAnswer> soles = sole_answers(true); !soles.empty();
         soles = sole_answers(true)) {
      if (!decide(soles[0].car, soles[0].words).accepted) break;
    }
    if (state_.phase == Phase::over) return {"turn: the race is over"};
    if (state_.phase != Phase::idle) return {"turn: a go is still open"};
    if (!state_.cars[*car].is_racing()) return {"turn: " + id + " does not race"};
    if ((state_.acted >> *car & 1u) != 0) next_move();
    begin_go(*game_, state_, *car);
    return Verdict::fine();
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    if (std::optional<Verdict> verdict = ask_level(question, answer, is_list)) return *verdict;
    if (!game_) return {"ask: there is no race in this case"};
    is_list = true;
    Cars cars{};
    if (question.size() == 1 && question[0] == "order")
      return name_cars(cars, move_order(cars), answer);
    if (question.size() == 1 && question[0] == "rank")
      return name_cars(cars, classify(state_, cars), answer);
    if (question.size() == 2 && question[0] == "queue") return ask_queue(question[1], answer);
    return unknown_question(question);
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (!game_) return {"expect: there is no race in this case"};
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = car_of(id);
    if (!car) return {"expect: there is no car " + id};
    return car_field(*car, key, value);
  }

 protected:
  using PlayTable<R>::board_;
  using PlayTable<R>::entrants_;
  using PlayTable<R>::game_;
  using PlayTable<R>::owes_die;
  using PlayTable<R>::state_;
  using PlayTable<R>::take;
  using PlayTable<R>::unknown_question;
  using State = typename R::State;
  using Car = std::remove_cvref_t<decltype(State{}.cars[0])>;
  using Phase = decltype(State::phase);
  using Status = decltype(Car::status);
  using Cars = decltype(State::order);

  // --- What a level says itself
  // -------------------------------------------------------------------

  virtual typename R::Decision roll_of(int face) const = 0;
  virtual Result<typename R::Decision, std::string> parse(
      const std::vector<std::string_view>& said) const = 0;
  virtual int cars_per_team() const = 0;
  virtual int move_order(Cars& cars) const = 0;
  // The case calls a car that has had its go.
  virtual void next_move() = 0;
  // One `key=value` of a `car` statement; false if it says nothing.
  virtual bool read_key(Car& car, std::string_view key, std::string_view value) = 0;
  virtual Verdict car_field(int car, const std::string& key, std::string& value) const = 0;
  virtual bool has_place(Car& car, std::string_view place) const {
    const std::optional<int> cell = number(place, 0, game_->ring.count - 1);
    if (cell) car.cell = static_cast<std::uint8_t>(*cell);
    return cell.has_value();
  }
  virtual std::optional<Verdict> ask_level(const std::vector<std::string>&,
                                           std::vector<std::string>&, bool&) {
    return std::nullopt;
  }
  virtual bool is_asked(std::string_view verb) const {
    typename R::DecisionList list;
    R::legal(*game_, state_, seat_of(state_.go.car), list);
    return std::any_of(list.begin(), list.end(), [&](const typename R::Decision& decision) {
      return grand_prix_verb(decision) == verb;
    });
  }

  virtual Verdict race_field(const std::string& key, std::string& value) const {
    if (key == "over") {
      value = yes_no(state_.phase == Phase::over);
    } else if (key == "lap") {
      int fewest = options_.laps;
      for (int i = 0; i < state_.car_count; ++i)
        fewest = std::min<int>(fewest, state_.cars[i].to_go);
      value = std::to_string(std::max(0, options_.laps - fewest));
    } else {
      return {"expect race: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  static bool read_to_go(Car& car, std::string_view value, int most) {
    const std::optional<int> to_go = number(value, 0, most);
    if (to_go) car.to_go = static_cast<std::uint8_t>(*to_go);
    return to_go.has_value();
  }
  static bool read_truth(bool& target, std::string_view value) {
    const std::optional<bool> is = truth(value);
    if (is) target = *is;
    return is.has_value();
  }

  bool is_open() const { return R::pending(*game_, state_).kind == Pending::Kind::seats; }
  Seat seat_of(int car) const { return seat_at(state_.cars[car].owner); }

  std::optional<int> car_of(std::string_view id) const {
    const auto found = std::find(names_.begin(), names_.end(), id);
    if (found == names_.end()) return std::nullopt;
    return static_cast<int>(found - names_.begin());
  }

  Verdict name_cars(const Cars& cars, int count, std::vector<std::string>& answer) const {
    for (int i = 0; i < count; ++i) answer.push_back(names_[cars[i]]);
    return Verdict::fine();
  }

  typename R::Options options_;
  std::vector<std::string> names_;

 private:
  // --- Words ------------------------------------------------------------------------------------

  int seats() const override { return static_cast<int>(owners(state_, names_).size()); }
  std::string who(Seat seat) const override {
    if (is_open() && state_.at_wheel().owner == index(seat)) return names_[state_.go.car];
    return owners(state_, names_)[index(seat)];
  }
  std::string text_of(Seat, const typename R::Decision& decision) const override {
    return format_decision(decision);
  }
  std::string text_of(const typename R::Event& event) const override {
    return WordsOf<R>::events().line({board_, *game_, state_, event}, {names_, {}});
  }
  std::string clause_of(const typename R::Event& event) const override {
    return WordsOf<R>::events().clause({board_, *game_, state_, event});
  }
  std::string label_of(const Roll& roll) const override {
    const std::string who =
        Level::is_draw(roll.purpose) ? fill("place-{}", roll.car + 1) : names_[roll.car];
    return roll_words(who, Level::purpose(roll.purpose), roll);
  }
  FieldList fields_of(const State& state) const override { return state_fields(names_, state); }

  static std::string_view grand_prix_verb(const typename R::Decision& decision) {
    return verb(decision.kind);
  }

  std::string set_option(std::string_view key, std::string_view value) override {
    return set_level_option(options_, key, value);
  }
  virtual std::string set_level_option(typename R::Options& options, std::string_view key,
                                       std::string_view value) = 0;

  // Teams may enter until they start.
  bool has_begun() const override {
    return game_ && (state_.drawn_count > 0 || has_cars() || state_.phase == Phase::draw);
  }
  bool has_cars() const { return !entrants_.empty() && !entrants_.front().place.empty(); }
  Verdict read_mark(const CaseStatement&) override { return {"mark: there is none here"}; }

  // --- Preparation
  // --------------------------------------------------------------------------------

  Car* add_car(const std::string& name) {
    if (state_.car_count == state_.cars.size()) return nullptr;
    names_.push_back(name);
    Car& car = state_.cars[state_.car_count];
    car.owner = state_.car_count++;
    return &car;
  }

  void forget_cars() {
    names_.clear();
    state_.cars = {};
    state_.car_count = 0;
  }

  // The cars of entered teams: "pA", "pB".
  Verdict enter_teams() {
    forget_cars();
    for (const Entrant& entrant : entrants_) {
      bool is_automatic = false;
      for (const auto& [key, value] : entrant.fields) {
        if (key != "auto" || !read_truth(is_automatic, value))
          return {"entry " + entrant.id + ": " + key + "=" + value + " says nothing here"};
      }
      for (int i = 0; i < cars_per_team(); ++i) {
        Car* car = add_car(entrant.id + static_cast<char>('A' + i));
        // More teams than can race are for `grid` and `draw` to refuse.
        if (car == nullptr) return Verdict::fine();
        car->is_automatic = is_automatic;
      }
    }
    return Verdict::fine();
  }

  Verdict place_car(const Entrant& entrant) {
    Car* car = add_car(entrant.id);
    if (car == nullptr) return {"at most 24 cars"};
    car->to_go = 2;
    car->status = Status::run;
    car->arrived = static_cast<decltype(car->arrived)>(++state_.arrivals);
    if (!has_place(*car, entrant.place)) return {"there is no cell '" + entrant.place + "'"};
    for (const auto& [key, value] : entrant.fields) {
      if (!read_key(*car, key, value)) return {key + "=" + value + " says nothing here"};
    }
    return Verdict::fine();
  }

  // --- Play
  // ---------------------------------------------------------------------------------------

  // Refused, it leaves everything as it was.
  Answer decide_race(const std::vector<std::string>& said) {
    const State state = state_;
    const std::vector<std::string> names = names_;
    const Answer answer = start_race(said);
    if (!answer.accepted) {
      state_ = state;
      names_ = names;
    }
    return answer;
  }

  Answer start_race(const std::vector<std::string>& said) {
    if (said.empty() || (said[0] != "grid" && said[0] != "draw"))
      return {false, true, "race: write grid or draw"};
    if (!has_begun()) {
      if (const Verdict verdict = enter_teams(); !verdict.is_fine())
        return {false, true, verdict.complaint};
    }
    if (const std::string why = cannot_start(); !why.empty()) return {false, false, why};
    if (said[0] == "grid") return grid({said.begin() + 1, said.end()});
    if (said.size() != 1 || entrants_.empty()) return {false, true, "draw: teams are entered"};
    state_.phase = Phase::draw;
    return {true, false, {}};
  }

  std::string cannot_start() const {
    if (state_.drawn_count > 0 || has_cars())
      return "the cars stand on the track (" + std::string(Level::kStart) + ")";
    const auto teams = static_cast<int>(entrants_.size());
    if (teams > 0 && (teams < Level::kTeamsMin || teams > Level::kTeamsMax))
      return "2 to 12 teams race (" + std::string(Level::kTeams) + ")";
    if (state_.car_count > game_->ring.start_places()) return too_many();
    return {};
  }

  static std::string too_many() {
    return "four cars to each start cell are the most (" + std::string(Level::kStart) + ")";
  }

  Answer grid(const std::vector<std::string>& cars) {
    if (entrants_.empty()) {
      forget_cars();
      for (const std::string& car : cars) {
        if (car_of(car) || add_car(car) == nullptr)
          return {false, false,
                  "a car stands there twice, or too many (" + std::string(Level::kStart) + ")"};
      }
    }
    if (static_cast<int>(cars.size()) > game_->ring.start_places())
      return {false, false, too_many()};
    Cars drawn{};
    std::size_t count = 0;
    for (const std::string& name : cars) {
      const std::optional<int> car = car_of(name);
      const auto end = drawn.begin() + static_cast<std::ptrdiff_t>(count);
      if (!car || std::find(drawn.begin(), end, *car) != end) break;
      drawn[count++] = static_cast<std::uint8_t>(*car);
    }
    if (count != cars.size() || count != state_.car_count)
      return {false, false, "not exactly the cars entered (" + std::string(Level::kStart) + ")"};
    state_.drawn = drawn;
    state_.drawn_count = state_.car_count;
    place_on_grid(*game_, state_);
    return {true, false, {}};
  }

  // --- Questions
  // ----------------------------------------------------------------------------------

  Verdict ask_queue(const std::string& text, std::vector<std::string>& answer) const {
    const std::optional<int> cell = number(text, 0, game_->ring.count - 1);
    if (!cell) return {"ask: there is no cell " + text};
    std::vector<int> cars;
    for (int i = 0; i < state_.car_count; ++i) {
      const Car& car = state_.cars[i];
      if (car.cell == *cell && (car.status == Status::run || car.status == Status::finished))
        cars.push_back(i);
    }
    std::sort(cars.begin(), cars.end(),
              [&](int a, int b) { return state_.cars[a].arrived < state_.cars[b].arrived; });
    for (const int car : cars) answer.push_back(names_[car]);
    return Verdict::fine();
  }
};

}  // namespace chicane::conform
