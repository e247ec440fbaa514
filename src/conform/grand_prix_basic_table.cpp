#include "conform/grand_prix_basic_table.h"

#include <algorithm>

#include "base/digest.h"
#include "base/text.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/grand_prix_basic/options_text.h"
#include "conform/board_table.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/grand_prix_basic/order.h"
#include "rules/grand_prix_basic/preparation.h"

namespace chicane::conform {

namespace {

using namespace grand_prix_basic;

constexpr std::array<std::string_view, 4> kStatuses = {"absent", "run", "off", "fin"};

class GrandPrixBasicTable final : public BoardTable {
 public:
  Verdict begin() override {
    if (board_.name.empty()) return {"board: missing"};
    Result<Game, DataError> game = GrandPrixBasic::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    state_.is_manual = true;
    state_.phase = Phase::idle;
    state_.move = 1;
    if (!has_cars()) return enter_players();
    for (const Entrant& entrant : entrants_) {
      if (const Verdict verdict = place_car(entrant); !verdict.is_fine())
        return {"car " + entrant.id + ": " + verdict.complaint};
    }
    return Verdict::fine();
  }

  bool owes_die() const override {
    return game_ && GrandPrixBasic::pending(*game_, state_).kind == Pending::Kind::chance;
  }

  Answer roll(int face) override { return take(kChance, grand_prix_basic::roll(face)); }

  bool awaits(std::string_view id, std::string_view verb) const override {
    if (!game_) return false;
    if (id == "race") return !owes_die();
    const std::optional<int> car = car_of(id);
    if (!car || !is_open() || *car != state_.go.car) return false;
    DecisionList list;
    GrandPrixBasic::legal(*game_, state_, seat_of(*car), list);
    return std::any_of(list.begin(), list.end(), [&](const Decision& decision) {
      return grand_prix_basic::verb(decision.kind) == verb;
    });
  }

  Answer decide(const std::string& id, const std::vector<std::string>& said) override {
    if (!game_) return {false, true, "there is no race in this case"};
    if (id == "race") return decide_race(said);
    const std::optional<int> car = car_of(id);
    if (!car) return {false, true, "there is no car " + id};
    if (!said.empty() && said[0] == "roll") return {false, true, "dice are thrown with roll"};
    const Result<Decision, std::string> decision =
        parse_decision(std::vector<std::string_view>(said.begin(), said.end()));
    if (!decision) return {false, true, decision.error()};
    if (!is_open() || *car != state_.go.car)
      return {false, false, "it is not the go of car " + id + " (GPB-ORD-1)"};
    return take(seat_of(*car), *decision);
  }

  std::vector<SoleAnswer> sole_answers(bool) const override {
    if (!game_ || !is_open()) return {};
    DecisionList list;
    GrandPrixBasic::legal(*game_, state_, seat_of(state_.go.car), list);
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
    if (!state_.cars[*car].is_racing()) return {"turn: " + id + " has finished"};
    if ((state_.acted >> *car & 1u) != 0) begin_move(*game_, state_);
    begin_go(*game_, state_, *car);
    return Verdict::fine();
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    if (!game_) return {"ask: there is no race in this case"};
    is_list = true;
    std::array<std::uint8_t, kCarsMax> cars{};
    if (question.size() == 1 && question[0] == "order") {
      const int count = order_of_move(*game_, state_, cars);
      for (int i = 0; i < count; ++i) answer.push_back(names_[cars[i]]);
      return Verdict::fine();
    }
    if (question.size() == 1 && question[0] == "rank") {
      const int count = classify(state_, cars);
      for (int i = 0; i < count; ++i) answer.push_back(names_[cars[i]]);
      return Verdict::fine();
    }
    if (question.size() == 2 && question[0] == "queue") return ask_queue(question[1], answer);
    return unknown_question(question);
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (!game_) return {"expect: there is no race in this case"};
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = car_of(id);
    if (!car) return {"expect: there is no car " + id};
    return car_field(state_.cars[*car], key, value);
  }

  std::uint64_t digest() const override { return digest_of(state_); }

 private:
  std::string set_option(std::string_view key, std::string_view value) override {
    return grand_prix_basic::set_option(options_, key, value);
  }
  // Players may enter until they start.
  bool has_begun() const override {
    return game_ && (state_.drawn_count > 0 || has_cars() || state_.phase == Phase::draw);
  }
  bool has_cars() const { return !entrants_.empty() && !entrants_.front().place.empty(); }
  Verdict read_mark(const CaseStatement&) override { return {"mark: there is none here"}; }

  bool is_open() const {
    return GrandPrixBasic::pending(*game_, state_).kind == Pending::Kind::seats;
  }
  Seat seat_of(int car) const { return seat_at(state_.cars[car].owner); }

  std::optional<int> car_of(std::string_view id) const {
    const auto found = std::find(names_.begin(), names_.end(), id);
    if (found == names_.end()) return std::nullopt;
    return static_cast<int>(found - names_.begin());
  }

  // --- Preparation
  // --------------------------------------------------------------------------------

  Car* add_car(const std::string& name) {
    if (state_.car_count == kCarsMax) return nullptr;
    names_.push_back(name);
    Car& car = state_.cars[state_.car_count];
    car.owner = state_.car_count++;
    return &car;
  }

  // The cars of entered players: "pA", "pB".
  Verdict enter_players() {
    names_.clear();
    state_.cars = {};
    state_.car_count = 0;
    for (const Entrant& entrant : entrants_) {
      bool is_automatic = false;
      for (const auto& [key, value] : entrant.fields) {
        const std::optional<bool> is = key == "auto" ? truth(value) : std::nullopt;
        if (!is) return {"entry " + entrant.id + ": " + key + "=" + value + " says nothing here"};
        is_automatic = *is;
      }
      for (int i = 0; i < options_.cars_per_player; ++i) {
        Car* car = add_car(entrant.id + static_cast<char>('A' + i));
        // More players than can race are for `grid` and `draw` to refuse.
        if (car == nullptr) return Verdict::fine();
        car->is_automatic = is_automatic;
      }
    }
    return Verdict::fine();
  }

  Verdict place_car(const Entrant& entrant) {
    Car* car = add_car(entrant.id);
    if (car == nullptr) return {"at most 24 cars"};
    const std::optional<int> cell = number(entrant.place, 0, game_->ring.count - 1);
    if (!cell) return {"there is no cell '" + entrant.place + "'"};
    car->cell = static_cast<std::uint8_t>(*cell);
    car->to_go = 2;
    car->status = Status::run;
    car->arrived = ++state_.arrivals;
    for (const auto& [key, value] : entrant.fields) {
      if (!read_key(*car, key, value)) return {key + "=" + value + " says nothing here"};
    }
    return Verdict::fine();
  }

  static bool read_key(Car& car, std::string_view key, std::string_view value) {
    if (key == "to_go") {
      const std::optional<int> to_go = number(value, 0, kLapsMax + 1);
      if (to_go) car.to_go = static_cast<std::uint8_t>(*to_go);
      return to_go.has_value();
    }
    if (key == "skip") {
      const std::optional<int> skip = number(value, 0, kMissAfterLuck);
      if (skip) car.skip = static_cast<std::uint8_t>(*skip);
      return skip.has_value();
    }
    if (key == "status") {
      const auto found = std::find(kStatuses.begin() + 1, kStatuses.end(), value);
      if (found == kStatuses.end()) return false;
      car.status = static_cast<Status>(found - kStatuses.begin());
      return true;
    }
    if (key == "auto") {
      const std::optional<bool> is = truth(value);
      if (is) car.is_automatic = *is;
      return is.has_value();
    }
    return false;
  }

  // --- Play
  // ---------------------------------------------------------------------------------------

  Answer take(Seat seat, const Decision& decision) {
    const auto checked = GrandPrixBasic::check(*game_, state_, seat, decision);
    if (!checked) {
      const Why why = checked.error().why;
      return {false, false, std::string(name(why)) + " (" + std::string(clause(why)) + ")"};
    }
    NoEvents nobody;
    GrandPrixBasic::apply(*game_, state_, *checked, nobody);
    return {true, false, {}};
  }

  Answer decide_race(const std::vector<std::string>& said) {
    if (said.empty() || (said[0] != "grid" && said[0] != "draw"))
      return {false, true, "race: write grid or draw"};
    if (!has_begun()) {
      if (const Verdict verdict = enter_players(); !verdict.is_fine())
        return {false, true, verdict.complaint};
    }
    if (const std::string why = cannot_start(); !why.empty()) return {false, false, why};
    if (said[0] == "grid") return grid({said.begin() + 1, said.end()});
    if (said.size() != 1 || entrants_.empty()) return {false, true, "draw: players are entered"};
    state_.phase = Phase::draw;
    return {true, false, {}};
  }

  // GPB-GEN-3
  std::string cannot_start() const {
    if (state_.drawn_count > 0) return "the cars stand on the grid (GPB-SET-1)";
    const auto players = static_cast<int>(entrants_.size());
    if (players > 0 && (players < kPlayersMin || players > kPlayersMax))
      return "2 to 12 players race (GPB-GEN-3)";
    if (state_.car_count > game_->ring.start_places())
      return "four cars to each start cell are the most (GPB-SET-1)";
    return {};
  }

  Answer grid(const std::vector<std::string>& cars) {
    if (entrants_.empty()) {
      names_.clear();
      state_.car_count = 0;
      for (const std::string& car : cars) {
        if (car_of(car) || add_car(car) == nullptr)
          return forget({false, false, "a car stands there twice, or too many (GPB-SET-1)"});
      }
    }
    if (static_cast<int>(cars.size()) > game_->ring.start_places())
      return forget({false, false, "four cars to each start cell are the most (GPB-SET-1)"});
    std::array<std::uint8_t, kCarsMax> drawn{};
    for (std::size_t i = 0; i < cars.size(); ++i) {
      const std::optional<int> car = car_of(cars[i]);
      const bool is_twice =
          car && std::find(drawn.begin(), drawn.begin() + static_cast<std::ptrdiff_t>(i), *car) !=
                     drawn.begin() + static_cast<std::ptrdiff_t>(i);
      if (!car || is_twice) return {false, false, "not exactly the cars entered (GPB-SET-1)"};
      drawn[i] = static_cast<std::uint8_t>(*car);
    }
    if (cars.size() != state_.car_count)
      return {false, false, "not exactly the cars entered (GPB-SET-1)"};
    state_.drawn = drawn;
    state_.drawn_count = state_.car_count;
    place_on_grid(*game_, state_);
    return {true, false, {}};
  }

  // A refused list of cars that nobody has entered leaves none.
  Answer forget(Answer answer) {
    if (!entrants_.empty()) return answer;
    names_.clear();
    state_.cars = {};
    state_.car_count = 0;
    return answer;
  }

  // --- Questions and fields
  // -----------------------------------------------------------------------

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

  Verdict race_field(const std::string& key, std::string& value) const {
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

  static Verdict car_field(const Car& car, const std::string& key, std::string& value) {
    if (key == "at") {
      value = std::to_string(car.cell);
    } else if (key == "to_go") {
      value = std::to_string(car.to_go);
    } else if (key == "status") {
      value = kStatuses[static_cast<std::size_t>(car.status)];
    } else if (key == "skip") {
      value = std::to_string(car.skip);
    } else if (key == "auto") {
      value = yes_no(car.is_automatic);
    } else {
      return {"expect: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  Options options_;
  std::vector<std::string> names_;
  std::unique_ptr<Game> game_;
  State state_{};
};

}  // namespace

std::unique_ptr<CaseTable> make_grand_prix_basic_table() {
  return std::make_unique<GrandPrixBasicTable>();
}

}  // namespace chicane::conform
