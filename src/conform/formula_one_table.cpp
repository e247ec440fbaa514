#include "conform/formula_one_table.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "codec/formula_one/decision_text.h"
#include "codec/formula_one/event_rows.h"
#include "codec/formula_one/options_text.h"
#include "codec/formula_one/state_fields.h"
#include "conform/play_table.h"
#include "league/driver_points.h"
#include "rules/formula_one/classification.h"
#include "rules/formula_one/formula_one.h"
#include "rules/formula_one/paths.h"
#include "rules/formula_one/preparation.h"
#include "rules/formula_one/speeds.h"

namespace chicane::conform {

namespace {

using namespace formula_one;

constexpr std::array<std::string_view, 3> kDefects = {"none", "armed", "on"};

// Words joined by commas; "-" is none.
std::vector<std::string_view> list_of(std::string_view text) {
  return text == "-" ? std::vector<std::string_view>{} : split(text, ',');
}

std::string listed(const std::vector<std::string>& words) {
  return words.empty() ? "-" : join(words, ",");
}

std::vector<std::string> sorted(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string_view word : list_of(text)) words.emplace_back(word);
  std::sort(words.begin(), words.end());
  return words;
}

class FormulaOneTable final : public PlayTable<FormulaOne> {
 public:
  Verdict begin() override {
    has_begun_ = true;
    state_.is_manual = true;
    state_.phase = Phase::idle;
    state_.round = 1;
    state_.seat_count = kCarsMax;
    if (board_.name.empty()) {
      const bool has_car =
          std::any_of(entrants_.begin(), entrants_.end(),
                      [](const Entrant& entrant) { return !entrant.place.empty(); });
      return has_car ? Verdict{"board: missing"} : Verdict::fine();
    }
    // A wrong number of laps is for `grid` to refuse.
    Options options = options_;
    if (!has_lawful_laps(options)) options.laps = Options{}.laps;
    Result<Game, DataError> game = FormulaOne::make_game(board_, options);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    for (const Entrant& entrant : entrants_) {
      if (entrant.place.empty()) continue;
      if (const Verdict verdict = place_car(entrant); !verdict.is_fine())
        return {"car " + entrant.id + ": " + verdict.complaint};
    }
    return read_piles();
  }

  Answer roll(int face) override { return take(kChance, formula_one::roll(face)); }

  bool awaits(std::string_view id, std::string_view verb) const override {
    if (!game_) return false;
    if (id == "race") return !owes_die();
    const std::optional<int> car = car_of(id);
    if (!car || *car != state_.move.car || !is_open()) return false;
    DecisionList list;
    FormulaOne::legal(*game_, state_, seat_at(state_.seat_of(*car)), list);
    return std::any_of(list.begin(), list.end(), [&](const Decision& decision) {
      return formula_one::verb(decision.kind) == verb;
    });
  }

  Answer decide(const std::string& id, const std::vector<std::string>& said) override {
    if (!game_) return {false, true, "there is no race in this case"};
    if (id == "race") return decide_race(said);
    const std::optional<int> car = car_of(id);
    if (!car) return {false, true, "there is no car " + id};
    if (!said.empty() && said[0] == "roll") return {false, true, "dice are thrown with roll"};
    const Words words(said.begin(), said.end());
    // Squares are read from where the car stands that speaks.
    State speaking = state_;
    speaking.move.car = static_cast<std::uint8_t>(*car);
    const Result<Decision, Misread> decision = parse_decision(board_, *game_, speaking, words);
    if (!decision) return not_read(decision.error());
    if (!is_open() || *car != state_.move.car)
      return {false, false, "it is not the turn of car " + id + " (F1-SET-2)"};
    return take(seat_at(state_.seat_of(*car)), *decision);
  }

  std::vector<SoleAnswer> sole_answers(bool) const override {
    if (!game_ || !is_open()) return {};
    DecisionList list;
    FormulaOne::legal(*game_, state_, seat_at(state_.seat_of(state_.move.car)), list);
    if (list.size() != 1) return {};
    SoleAnswer sole{std::to_string(state_.move.car + 1), std::string(verb(list[0].kind)), {}};
    const std::string text = format_decision(board_, *game_, state_, list[0]);
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
    if (state_.phase != Phase::idle && state_.phase != Phase::over)
      return {"turn: a decision of car " + std::to_string(state_.move.car + 1) + " is still open"};
    if (state_.phase == Phase::over) return {"turn: the race is over"};
    if (state_.cars[*car].laps == 0) return {"turn: car " + id + " has finished"};
    if ((state_.acted >> *car & 1) != 0) begin_round(state_);
    begin_turn(*game_, state_, *car);
    return Verdict::fine();
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    is_list = false;
    if (question.size() == 1 && question[0] == "winner") return ask_winner(answer);
    if (question.size() == 2 && question[1] == "points") return ask_points(question[0], answer);
    if (!game_) return {"ask: there is no race in this case"};
    if (question.size() == 1) return ask_race(question[0], answer, is_list);
    const std::optional<int> car = car_of(question[0]);
    if (!car) return {"ask: there is no car " + question[0]};
    return ask_car(*car, question, answer);
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (!game_) return {"expect: there is no race in this case"};
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = car_of(id);
    if (!car) return {"expect: there is no car " + id};
    return car_field(*car, key, value);
  }

  bool is_same(const std::string& key, std::string_view wanted,
               std::string_view came) const override {
    return key == "hand" ? sorted(wanted) == sorted(came) : wanted == came;
  }

  std::unique_ptr<Race> position() const override {
    if (!game_) return nullptr;
    std::vector<std::string> names(state_.seat_count);
    for (int car = 0; car < state_.seat_count; ++car)
      names[state_.seat_of(car)] = "Car" + std::to_string(car + 1);
    return FormulaOneRace::at(board_, *game_, std::move(names), state_);
  }

 private:
  std::string set_option(std::string_view key, std::string_view value) override {
    // Numbers of laps that no race has are asked about as well.
    if (key == "laps" && number(value, 0, 99)) {
      options_.laps = *number(value, 0, 99);
      return {};
    }
    return formula_one::set_option(options_, key, value);
  }

  bool has_begun() const override { return has_begun_; }
  Verdict read_mark(const CaseStatement&) override { return {"mark: there is none here"}; }

  // Is a driver asked?
  bool is_open() const { return FormulaOne::pending(*game_, state_).kind == Pending::Kind::seats; }

  // --- Preparation
  // --------------------------------------------------------------------------------

  Verdict read_set(const CaseStatement& s) override {
    for (const std::string& word : s.words) {
      const std::optional<KeyValue> pair = key_value(word);
      if (!pair) return {"set: '" + word + "' is not key=value"};
      if (pair->key == "pit") {
        pit_ = pair->value;
      } else if (pair->key == "discard") {
        discard_ = pair->value;
      } else if (pair->key == "still" && number(pair->value, 0, kStillRounds - 1)) {
        state_.still = static_cast<std::uint8_t>(*number(pair->value, 0, kStillRounds - 1));
      } else {
        return {"set: '" + word + "' says nothing here"};
      }
    }
    return Verdict::fine();
  }

  Verdict read_piles() {
    for (const std::string_view id : list_of(pit_)) {
      const std::optional<PitCard> card = parse_pit_card(id);
      if (!card || state_.pit_count == kPitCards)
        return {"set: '" + std::string(id) + "' is no card of the pit deck"};
      state_.pit_deck[state_.pit_count++] = *card;
    }
    state_.pit_seen = state_.pit_count;
    std::vector<std::string_view> cards = list_of(discard_);
    std::reverse(cards.begin(), cards.end());
    for (const std::string_view id : cards) {
      const std::optional<Tactic> card = parse_tactic(id);
      if (!card || state_.discard_count == kTacticCards)
        return {"set: '" + std::string(id) + "' is no tactic card"};
      state_.discard[state_.discard_count++] = *card;
    }
    return count_cards();
  }

  // No more cards than the game has, or there would be no room for them when they come back.
  Verdict count_cards() const {
    int pit_cards = state_.pit_count;
    int tactics = state_.discard_count;
    for (const Car& car : state_.cars) {
      pit_cards += (car.has_special ? 1 : 0) + (car.faulty != Defect::none ? 1 : 0);
      tactics += car.hand_count;
    }
    if (pit_cards > kPitCards)
      return {
          fill("set: {} pit cards with those that cars keep; there are {}", pit_cards, kPitCards)};
    if (tactics > kTacticCards)
      return {
          fill("set: {} tactic cards with those in hands; there are {}", tactics, kTacticCards)};
    return Verdict::fine();
  }

  Verdict place_car(const Entrant& entrant) {
    const std::optional<int> car_number = number(entrant.id, 1, kCarsMax);
    if (!car_number) return {"cars are numbers from 1 to 6"};
    const int index = *car_number - 1;
    Car& car = state_.cars[index];
    const std::optional<Place> place = parse_place(board_, index, entrant.place);
    if (!place) return {"there is no place '" + entrant.place + "'"};
    for (int i = 0; i < kCarsMax; ++i) {
      if (place->where == Where::track && state_.cars[i].where == Where::track &&
          state_.cars[i].at == place->at)
        return {entrant.place + " is taken"};
    }
    car = {};
    car.where = place->where;
    car.at = place->at;
    car.laps = static_cast<std::uint8_t>(options_.laps);
    car.cap = kFirstSpeed;
    for (const auto& [key, value] : entrant.fields) {
      if (!read_key(car, key, value)) return {key + "=" + value + " says nothing here"};
    }
    if (car.laps == 0) car.finish_round = 1;
    return Verdict::fine();
  }

  static bool read_key(Car& car, std::string_view key, std::string_view value) {
    const auto into = [&](std::uint8_t& to, int least, int most) {
      const std::optional<int> given = number(value, least, most);
      if (given) to = static_cast<std::uint8_t>(*given);
      return given.has_value();
    };
    const auto speed_into = [&](Speed& to) {
      const std::optional<int> given = number(value, 0, kTopSpeed.mph());
      if (!given || *given % 20 != 0) return false;
      to = Speed::from_mph(*given);
      return true;
    };
    const auto defect_into = [&](Defect& to) {
      const auto found = std::find(kDefects.begin(), kDefects.end(), value);
      if (found == kDefects.end()) return false;
      to = static_cast<Defect>(found - kDefects.begin());
      return true;
    };
    if (key == "speed") return speed_into(car.speed);
    if (key == "cap") return speed_into(car.cap);
    if (key == "tyre") return into(car.tyre, 0, kTyreMax);
    if (key == "brake") return into(car.brake, 0, kBrakeMax);
    if (key == "laps") return into(car.laps, 0, kLapsMax);
    if (key == "miss") return into(car.miss, 0, 2);
    if (key == "brakefail") return defect_into(car.brake_failure);
    if (key == "faulty") return defect_into(car.faulty);
    if (key == "hand") return read_hand(car, value);
    if (key == "special") {
      const std::optional<bool> is = truth(value);
      if (is) car.has_special = *is;
      return is.has_value();
    }
    return false;
  }

  static bool read_hand(Car& car, std::string_view value) {
    for (const std::string_view id : list_of(value)) {
      const std::optional<Tactic> card = parse_tactic(id);
      if (!card || car.hand[static_cast<std::size_t>(*card)] == kTacticsOfEach) return false;
      ++car.hand[static_cast<std::size_t>(*card)];
      ++car.hand_count;
    }
    return true;
  }

  // --- Play
  // ---------------------------------------------------------------------------------------

  std::optional<int> car_of(std::string_view id) const {
    const std::optional<int> found = number(id, 1, kCarsMax);
    if (!found || state_.cars[*found - 1].where == Where::absent) return std::nullopt;
    return *found - 1;
  }

  Answer decide_race(const std::vector<std::string>& said) {
    if (is_open()) return {false, false, "a car is in the middle of its turn (F1-SET-2)"};
    if (said.size() == 1 && said[0] == "draw") return draw();
    if (!said.empty() && said[0] == "grid") return grid({said.begin() + 1, said.end()});
    if (said.size() == 1 && said[0] == "deal") return deal();
    return {false, true, "race: write draw, grid or deal"};
  }

  int seats() const override { return state_.seat_count; }
  std::string who(Seat seat) const override {
    return std::to_string(state_.car_of(index(seat)) + 1);
  }
  std::string text_of(Seat, const Decision& decision) const override {
    return format_decision(board_, *game_, state_, decision);
  }
  std::string text_of(const Event& event) const override {
    return event_table().line({board_, *game_, state_, event}, line_names());
  }
  std::string clause_of(const Event& event) const override {
    return event_table().clause({board_, *game_, state_, event});
  }
  // The draw is thrown by those who have entered.
  std::string label_of(const Roll& roll) const override {
    const bool is_draw = static_cast<Purpose>(roll.purpose) == Purpose::cars;
    return roll_words(is_draw ? entrants_[roll.car].id : std::to_string(roll.car + 1),
                      purpose_name(roll.purpose), roll);
  }
  FieldList fields_of(const State& state) const override { return state_fields(board_, state); }

  // F1-SET-1
  Answer draw() {
    if (entrants_.size() < kCarsMin || entrants_.size() > kCarsMax)
      return {false, false, "two to six players draw (F1-SET-2)"};
    if (state_.drawing != 0) return {false, false, "the cars have been drawn (F1-SET-1)"};
    state_.seat_count = static_cast<std::uint8_t>(entrants_.size());
    state_.drawing = static_cast<std::uint8_t>((1u << entrants_.size()) - 1);
    state_.phase = Phase::draw;
    return {true, false, {}};
  }

  // F1-SET-2, F1-SET-3, F1-GEN-2
  Answer grid(const std::vector<std::string>& cars) {
    const int count = static_cast<int>(cars.size());
    if (!has_lawful_laps(options_)) return {false, false, "so many laps are not raced (F1-GEN-2)"};
    if (count < kCarsMin || count > kCarsMax) return {false, false, "two to six cars (F1-SET-2)"};
    for (int i = 0; i < count; ++i) {
      if (cars[i] != std::to_string(i + 1))
        return {false, false, "n players use cars 1 to n (F1-SET-2)"};
    }
    if (count > game_->track.grid_count)
      return {false, false, "the board has no grid for them (F1-SET-3)"};
    const bool has_car = std::any_of(state_.cars.begin(), state_.cars.end(),
                                     [](const Car& car) { return car.where != Where::absent; });
    if (has_grid_ || has_car) return {false, false, "the cars have their places (F1-SET-3)"};
    has_grid_ = true;
    place_on_grid(*game_, state_, count);
    return {true, false, {}};
  }

  // F1-SET-4
  Answer deal() {
    if (!has_grid_) return {false, false, "the grid comes first (F1-SET-4)"};
    if (state_.dealt > 0 || state_.pit_count > 0 || state_.discard_count > 0)
      return {false, false, "the cards have been dealt (F1-SET-4)"};
    state_.phase = Phase::shuffle_pits;
    return {true, false, {}};
  }

  // --- Questions
  // ----------------------------------------------------------------------------------

  std::optional<league::Places> places_of(const Entrant& entrant) const {
    league::Places places;
    const auto found = entrant.fields.find("races");
    for (const std::string_view word :
         found == entrant.fields.end() ? std::vector<std::string_view>{} : list_of(found->second)) {
      const std::optional<int> place = number(word, 1, league::kPlacesMax);
      if (!place) return std::nullopt;
      places.push_back(*place);
    }
    return league::is_possible(places) ? std::optional(places) : std::nullopt;
  }

  Verdict ask_points(const std::string& id, std::vector<std::string>& answer) const {
    const std::optional<int> entrant = find_car(id);
    if (!entrant) return {"ask: there is no entry " + id};
    const std::optional<league::Places> places = places_of(entrants_[*entrant]);
    if (!places) return {"entry " + id + ": races are places from 1 to 6"};
    answer = {std::to_string(league::league_points(*places))};
    return Verdict::fine();
  }

  Verdict ask_winner(std::vector<std::string>& answer) const {
    std::vector<league::Places> all;
    for (const Entrant& entrant : entrants_) {
      const std::optional<league::Places> places = places_of(entrant);
      if (!places) return {"entry " + entrant.id + ": races are places from 1 to 6"};
      all.push_back(*places);
    }
    for (const int driver : league::champions(all)) answer.push_back(entrants_[driver].id);
    return Verdict::fine();
  }

  Verdict ask_race(const std::string& what, std::vector<std::string>& answer, bool& is_list) const {
    is_list = true;
    if (what == "order") {
      for (int i = 0; i < kCarsMax; ++i) {
        if (state_.cars[i].where != Where::absent && !state_.cars[i].has_left)
          answer.push_back(std::to_string(i + 1));
      }
    } else if (what == "rank") {
      std::array<std::uint8_t, kCarsMax> cars{};
      const int count = classify(*game_, state_, cars);
      for (int i = 0; i < count; ++i) answer.push_back(std::to_string(cars[i] + 1));
    } else if (what == "seats") {
      for (int i = 0; i < state_.seat_count && i < static_cast<int>(entrants_.size()); ++i)
        answer.push_back(entrants_[state_.seat_of(i)].id);
    } else {
      return unknown_question({what});
    }
    return Verdict::fine();
  }

  Verdict ask_car(int car, const std::vector<std::string>& question,
                  std::vector<std::string>& answer) const {
    if (question.size() == 2 && question[1] == "speeds") {
      for (int spaces = 0; spaces <= kTopSpeed.spaces(); ++spaces) {
        const Speed speed = Speed::from_spaces(spaces);
        if (!refuse_speed(*game_, state_, car, speed))
          answer.push_back(std::to_string(speed.mph()));
      }
      return Verdict::fine();
    }
    if (question.size() == 3 && question[1] == "reach") {
      const std::optional<int> mph = number(question[2], 0, kTopSpeed.mph());
      if (!mph || *mph % 20 != 0) return {"ask: reach of a speed"};
      answer = {std::to_string(longest_path(game_->track, state_, car, *mph / 20))};
      return Verdict::fine();
    }
    return unknown_question(question);
  }

  // --- Fields
  // -------------------------------------------------------------------------------------

  Verdict race_field(const std::string& key, std::string& value) const {
    if (key == "over") {
      value = yes_no(state_.phase == Phase::over);
    } else if (key == "still") {
      value = std::to_string(state_.still);
    } else if (key == "pit") {
      std::vector<std::string> cards;
      for (int i = 0; i < state_.pit_count; ++i)
        cards.emplace_back(pit_card_id(state_.pit_deck[i]));
      value = listed(cards);
    } else if (key == "discard") {
      std::vector<std::string> cards;
      for (int i = state_.discard_count - 1; i >= 0; --i)
        cards.emplace_back(tactic_id(state_.discard[i]));
      value = listed(cards);
    } else {
      return {"expect race: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  Verdict car_field(int number_, const std::string& key, std::string& value) const {
    const Car& car = state_.cars[number_];
    if (key == "at") {
      value = format_place(board_, state_, number_);
    } else if (key == "speed") {
      value = std::to_string(car.speed.mph());
    } else if (key == "tyre") {
      value = std::to_string(car.tyre);
    } else if (key == "brake") {
      value = std::to_string(car.brake);
    } else if (key == "laps") {
      value = std::to_string(car.laps);
    } else if (key == "miss") {
      value = std::to_string(car.miss);
    } else if (key == "cap") {
      value = std::to_string(car.cap.mph());
    } else if (key == "brakefail") {
      value = kDefects[static_cast<std::size_t>(car.brake_failure)];
    } else if (key == "faulty") {
      value = kDefects[static_cast<std::size_t>(car.faulty)];
    } else if (key == "special") {
      value = yes_no(car.has_special);
    } else if (key == "hand") {
      std::vector<std::string> cards;
      for (int i = 0; i < kTactics; ++i) {
        for (int j = 0; j < car.hand[i]; ++j) cards.emplace_back(tactic_id(static_cast<Tactic>(i)));
      }
      value = listed(cards);
    } else {
      return {"expect: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  Options options_;
  std::string pit_ = "-";
  std::string discard_ = "-";
  bool has_begun_ = false;
  bool has_grid_ = false;
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<FormulaOne>() {
  return std::make_unique<FormulaOneTable>();
}

}  // namespace chicane::conform
