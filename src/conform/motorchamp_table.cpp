#include "conform/motorchamp_table.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/motorchamp_race.h"
#include "codec/motorchamp/decision_text.h"
#include "codec/motorchamp/event_rows.h"
#include "codec/motorchamp/options_text.h"
#include "codec/motorchamp/state_fields.h"
#include "conform/play_table.h"
#include "rules/motorchamp/classification.h"
#include "rules/motorchamp/field.h"
#include "rules/motorchamp/motorchamp.h"
#include "rules/motorchamp/order.h"
#include "rules/motorchamp/preparation.h"
#include "rules/motorchamp/targets.h"

namespace chicane::conform {

namespace {

using namespace motorchamp;

// yes, no, 1, 0
std::optional<bool> flag_value(std::string_view text) {
  if (text == "1") return true;
  if (text == "0") return false;
  return truth(text);
}

std::string flag_text(bool value) { return value ? "1" : "0"; }

// "P2" is the second player.
std::optional<int> player_seat(std::string_view id) {
  if (id.size() != 2 || id[0] != 'P') return std::nullopt;
  const std::optional<int> number_ = number(id.substr(1), 1, kPlayersMax);
  return number_ ? std::optional(*number_ - 1) : std::nullopt;
}

std::string time_text(const Car& car) {
  return car.has_time ? fill("{}.{}/{}", car.throws, car.practice_short, car.practice_total) : "-";
}

class MotorChampTable final : public PlayTable<MotorChamp> {
 public:
  Verdict begin() override {
    if (board_.name.empty()) return {"board: missing"};
    Result<Game, DataError> game = MotorChamp::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    return entrants_.empty() ? Verdict::fine() : begin_with_cars();
  }

  bool settles_before_asking() const override { return false; }

  Answer roll(int face) override { return take(kChance, motorchamp::roll(face)); }

  bool awaits(std::string_view id, std::string_view verb) const override {
    if (!game_) return false;
    const_cast<MotorChampTable*>(this)->open_round();
    const std::optional<int> seat = seat_of(id);
    if (!seat || !MotorChamp::pending(*game_, state_).awaits(seat_at(*seat))) return false;
    if (!is_meant(id)) return false;
    DecisionList list;
    MotorChamp::legal(*game_, state_, seat_at(*seat), list);
    return std::any_of(list.begin(), list.end(), [&](const Decision& decision) {
      return motorchamp::verb(decision.kind) == verb;
    });
  }

  Answer decide(const std::string& id, const std::vector<std::string>& said) override {
    if (!game_ || entrants_.empty()) return {false, true, "there is no race in this case"};
    open_round();
    const std::optional<int> seat = seat_of(id);
    if (!seat) return {false, true, "there is no " + id};
    if (!said.empty() && said[0] == "roll") return {false, true, "dice are thrown with roll"};
    std::vector<std::string> whole = said;
    // The car of a grid throw stands before the verb here.
    if (said.size() == 1 && said[0] == "grid") whole.push_back(id);
    const std::vector<std::string_view> words(whole.begin(), whole.end());
    const Result<Decision, Misread> decision = parse_decision(*game_, names_, words);
    if (!decision) return not_read(decision.error());
    if (decision->kind != DecisionKind::grid && !is_meant(id))
      return {false, false, "it is another car's turn (MC-ORD-2)"};
    return take(seat_at(*seat), *decision);
  }

  std::vector<SoleAnswer> sole_answers(bool) const override {
    if (!game_ || entrants_.empty()) return {};
    const Pending pending = MotorChamp::pending(*game_, state_);
    if (pending.kind != Pending::Kind::seats) return {};
    DecisionList list;
    MotorChamp::legal(*game_, state_, pending.seats.first(), list);
    if (list.size() != 1) return {};
    SoleAnswer sole{names_[state_.move.car], std::string(motorchamp::verb(list[0].kind)), {}};
    if (list[0].kind == DecisionKind::grid) sole.car = names_[list[0].number];
    const std::string text = format_decision(names_, list[0]);
    for (const std::string_view word : words(text)) sole.words.emplace_back(word);
    return {sole};
  }

  Verdict turn(const std::string& id) override {
    const std::optional<int> car = find_car(id);
    if (!car) return {"turn: there is no car " + id};
    if (state_.phase != Phase::idle && state_.phase != Phase::throw_choice)
      return {"turn: a throw, a tow or a claim is still open"};
    if (!state_.cars[*car].is_running()) return {"turn: " + id + " is not running"};
    has_turns_ = true;
    state_.order_count = state_.mover = 0;
    begin_turn(*game_, state_, *car);
    return Verdict::fine();
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    is_list = false;
    if (question.size() == 2 && question[0] == "slot") return ask_slot(question[1], answer);
    if (question.size() == 1) return ask_race(question[0], answer, is_list);
    const std::optional<int> car = find_car(question[0]);
    if (!car) return {"ask: there is no car " + question[0]};
    return ask_car(*car, question, answer, is_list);
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = find_car(id);
    if (!car) return {"expect: there is no car " + id};
    return car_field(state_.cars[*car], key, value);
  }

  std::unique_ptr<Race> position() const override {
    if (!game_ || entrants_.empty()) return nullptr;
    return MotorChampRace::at(board_, *game_, owners(state_, names_), state_);
  }

 private:
  std::string set_option(std::string_view key, std::string_view value) override {
    if (key == "players") {
      const std::optional<int> players = number(value, 0, 99);
      if (!players) return "players: a number";
      players_ = *players;
      return {};
    }
    // Numbers of teams that no table allows are asked about as well.
    if (key == "teams" && number(value, 0, 99)) {
      options_.teams = *number(value, 0, 99);
      return {};
    }
    return motorchamp::set_option(options_, key, value);
  }

  bool has_begun() const override { return game_ && !entrants_.empty(); }

  // --- Preparation ------------------------------------------------------------------------------

  Verdict read_set(const CaseStatement& s) override {
    for (const std::string& word : s.words) {
      const std::optional<KeyValue> pair = key_value(word);
      if (!pair) return {"set: '" + word + "' is not key=value"};
      if (pair->key == "flag") {
        const std::optional<bool> flag = flag_value(pair->value);
        if (!flag) return {"set: flag is 1 or 0"};
        flag_ = *flag;
      } else if (pair->key == "phase" &&
                 (pair->value == "grid" || pair->value == "practice" || pair->value == "race")) {
        phase_ = pair->value;
      } else {
        return {"set: '" + word + "' says nothing here"};
      }
    }
    return Verdict::fine();
  }

  // "10R", "10", "10-14L", "*", joined by commas.
  Verdict read_mark(const CaseStatement& s) override {
    if (!board_.motor) return {"mark: the board comes first"};
    for (const std::string_view place : split(s.words[0], ',')) {
      std::string_view rows = place;
      bool is_right = true;
      bool is_left = true;
      if (rows.ends_with('R') || rows.ends_with('L')) {
        is_right = rows.back() == 'R';
        is_left = !is_right;
        rows.remove_suffix(1);
      }
      int first = 0;
      int last = board_.rows - 1;
      if (rows != "*") {
        const std::size_t dash = rows.find('-');
        const std::optional<int> from = number(rows.substr(0, dash), 0, board_.rows - 1);
        const std::optional<int> to = dash == std::string_view::npos
                                          ? from
                                          : number(rows.substr(dash + 1), 0, board_.rows - 1);
        if (!from || !to || *to < *from)
          return {"mark: there is no place '" + std::string(place) + "'"};
        first = *from;
        last = *to;
      }
      for (int r = first; r <= last; ++r) {
        for (std::size_t i = 1; i < s.words.size(); ++i) {
          if (!mark(board_.motor->rows[r], is_right, is_left, s.words[i]))
            return {"mark: '" + s.words[i] + "' says nothing here"};
        }
      }
    }
    return Verdict::fine();
  }

  static bool mark(MotorRow& row, bool is_right, bool is_left, std::string_view word) {
    const std::optional<KeyValue> pair = key_value(word);
    if (!pair) return false;
    if (pair->key == "solid") {
      const std::optional<bool> solid = flag_value(pair->value);
      if (solid) row.is_solid = *solid;
      return solid.has_value();
    }
    int MotorSquare::* const member = pair->key == "dice"    ? &MotorSquare::dice
                                      : pair->key == "limit" ? &MotorSquare::limit
                                                             : nullptr;
    const std::optional<int> value = number(pair->value, 0, 15);
    if (member == nullptr || !value) return false;
    if (is_right) row.right.*member = *value;
    if (is_left) row.left.*member = *value;
    return true;
  }

  Verdict begin_with_cars() {
    if (entrants_.size() > kCarsMax)
      return {"at most " + std::to_string(kCarsMax) + " cars can race"};
    state_ = State{};
    state_.bids.fill(kNoCar);
    state_.car_count = static_cast<std::uint8_t>(entrants_.size());
    state_.flag = flag_;
    state_.is_manual = true;
    state_.is_practice = phase_ == "practice";
    state_.phase = Phase::idle;
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      names_.push_back(entrants_[i].id);
      if (const Verdict verdict = place_car(entrants_[i], static_cast<int>(i)); !verdict.is_fine())
        return {"car " + entrants_[i].id + ": " + verdict.complaint};
    }
    if (phase_ == "grid") {
      begin_grid_pass(state_);
      if (grid_seat(state_) < 0) return {"phase=grid: there is no car to place"};
    }
    if (state_.is_practice && is_practice_over()) {
      rank_practice(state_);
      begin_throw_offs(state_);
    }
    return Verdict::fine();
  }

  bool is_practice_over() const {
    for (int i = 0; i < state_.car_count; ++i) {
      const Where where = state_.cars[i].where;
      if (where != Where::finished && where != Where::out) return false;
    }
    return true;
  }

  Verdict place_car(const Entrant& entrant, int number_) {
    Car& car = state_.cars[number_];
    car.laps = 2;
    car.pit_flap = true;
    car.first_passer = kNoCar;
    car.team = static_cast<std::uint8_t>(number_ + 1);
    car.owner = static_cast<std::uint8_t>(number_ % kPlayersMax);
    const std::string& place = entrant.place;
    if (place.empty()) return {"the place is missing"};
    if (place == "NEW") {
      car.where = Where::unplaced;
    } else if (place == "FIN") {
      car.where = Where::finished;
    } else if (place == "OUT") {
      car.where = Where::out;
    } else {
      const std::optional<Target> target = parse_target(game_->track, place);
      if (!target || target->goal > Goal::pit) return {"there is no place '" + place + "'"};
      constexpr std::array<Where, 4> kPlaces = {Where::track, Where::side, Where::lane, Where::pit};
      car.where = kPlaces[static_cast<std::size_t>(target->goal)];
      car.row = target->row;
      car.lane = target->lane;
      if (!is_there(car)) return {"there is no place '" + place + "'"};
      if (is_taken(car, number_)) return {place + " is taken"};
    }
    for (const auto& [key, value] : entrant.fields) {
      if (!read_key(car, key, value)) return {key + "=" + value + " says nothing here"};
    }
    state_.player_count =
        std::max<std::uint8_t>(state_.player_count, static_cast<std::uint8_t>(car.owner + 1));
    state_.sequence = std::max(state_.sequence, car.sequence);
    return Verdict::fine();
  }

  // Pit lane, pits and side places are not beside every row.
  bool is_there(const Car& car) const {
    const Row& row = game_->track[car.row];
    switch (car.where) {
      case Where::lane:
        return row.has_lane;
      case Where::pit:
        return row.has_pit;
      case Where::side:
        return car.lane == kLeft || !row.has_no_side;
      default:
        return true;
    }
  }

  // By a car named before it. In practice each car is alone on the track.
  bool is_taken(const Car& car, int number_) const {
    return !state_.is_practice &&
           std::any_of(state_.cars.begin(), state_.cars.begin() + number_, [&](const Car& other) {
             return other.where == car.where && other.row == car.row && other.lane == car.lane;
           });
  }

  bool read_key(Car& car, std::string_view key, std::string_view value) {
    const auto number_into = [&](std::uint8_t& to, int least, int most, int shift = 0) {
      const std::optional<int> given = number(value, least, most);
      if (given) to = static_cast<std::uint8_t>(*given + shift);
      return given.has_value();
    };
    if (key == "laps") {
      const bool is_grid = value == "-1";
      const std::optional<int> laps = is_grid ? std::optional(-1) : number(value, 0, kLapsMax);
      if (laps) car.laps = static_cast<std::int8_t>(*laps);
      return laps.has_value();
    }
    if (key == "pit" || key == "hcp" || key == "sp") {
      const std::optional<bool> is = flag_value(value);
      if (!is) return false;
      if (key == "pit") car.pit_flap = *is;
      if (key == "hcp") car.handicap = *is;
      if (key == "sp") car.start_phase = *is;
      return true;
    }
    if (key == "passes") return number_into(car.passes, 0, 2);
    if (key == "team") return number_into(car.team, 1, kTeamsWithAddon);
    if (key == "player") return number_into(car.owner, 1, kPlayersMax, -1);
    // Of a car that is out; others stand where their place says.
    if (key == "row")
      return car.where == Where::out && number_into(car.row, 0, game_->track.count - 1);
    if (key == "seq") return number_into(car.sequence, 0, 200);
    if (key == "throws") return number_into(car.throws, 0, 99);
    if (key == "by") {
      const std::optional<int> by = find_car(value);
      car.first_passer = by ? static_cast<std::uint8_t>(*by) : kNoCar;
      return by || value == "-";
    }
    if (key == "time") return read_time(car, value);
    return false;
  }

  static bool read_time(Car& car, std::string_view value) {
    const std::vector<std::string_view> parts = split(value, '/');
    const std::vector<std::string_view> first = split(parts[0], '.');
    if (parts.size() != 2 || first.size() != 2) return false;
    const std::optional<int> a = number(first[0], 0, 99);
    const std::optional<int> b = number(first[1], 0, 99);
    const std::optional<int> c = number(parts[1], 0, 15);
    if (!a || !b || !c) return false;
    car.throws = static_cast<std::uint8_t>(*a);
    car.practice_short = static_cast<std::uint8_t>(*b);
    car.practice_total = static_cast<std::uint8_t>(*c);
    return car.has_time = true;
  }

  // --- Play -------------------------------------------------------------------------------------

  // Without `turn` the first decision, or `ask next`, begins a round.
  void open_round() {
    if (game_ && state_.phase == Phase::idle && !has_turns_ && !state_.is_practice &&
        !entrants_.empty())
      begin_round(*game_, state_);
  }

  std::optional<int> seat_of(std::string_view id) const {
    if (const std::optional<int> car = find_car(id)) return state_.cars[*car].owner;
    return player_seat(id);
  }

  // Is it that car's, or that player's, answer that is open?
  bool is_meant(std::string_view id) const {
    const std::optional<int> car = find_car(id);
    switch (state_.phase) {
      case Phase::throw_choice:
      case Phase::play:
      case Phase::slip:
        return car && *car == state_.move.car;
      case Phase::claim:
        return car && *car == std::countr_zero(state_.claims);
      case Phase::objection:
        return !car;
      default:
        return true;
    }
  }

  // --- Words ------------------------------------------------------------------------------------

  int seats() const override { return state_.player_count; }

  std::string who(Seat seat) const override {
    const bool is_at_wheel = state_.phase == Phase::throw_choice || state_.phase == Phase::play ||
                             state_.phase == Phase::slip;
    if (is_at_wheel && state_.at_wheel().owner == index(seat)) return names_[state_.move.car];
    if (state_.phase == Phase::claim) {
      const int claims = std::countr_zero(state_.claims);
      if (state_.cars[claims].owner == index(seat)) return names_[claims];
    }
    return "P" + std::to_string(index(seat) + 1);
  }

  std::string text_of(Seat, const Decision& decision) const override {
    return format_decision(names_, decision);
  }
  std::string text_of(const Event& event) const override {
    return event_table().line({board_, *game_, state_, event}, line_names(state_, names_));
  }
  std::string clause_of(const Event& event) const override {
    return event_table().clause({board_, *game_, state_, event});
  }
  std::string label_of(const Roll& roll) const override {
    return roll_words(names_[roll.car], purpose_name(roll.purpose), roll);
  }
  FieldList fields_of(const State& state) const override { return state_fields(names_, state); }

  // --- Questions --------------------------------------------------------------------------------

  Verdict ask_slot(const std::string& text, std::vector<std::string>& answer) const {
    const std::optional<int> slot = number(text, 1, game_->track.slots());
    if (!slot) return {"ask: there is no slot " + text};
    answer = {
        format_target({Goal::track, static_cast<std::uint8_t>(game_->track.slot_row(*slot - 1)),
                       static_cast<std::uint8_t>(Track::slot_lane(*slot - 1))})};
    return Verdict::fine();
  }

  std::vector<std::string> names_of(const std::array<std::uint8_t, kCarsMax>& cars,
                                    int count) const {
    std::vector<std::string> found;
    for (int i = 0; i < count; ++i) found.push_back(names_[cars[i]]);
    return found;
  }

  Verdict ask_race(const std::string& what, std::vector<std::string>& answer, bool& is_list) {
    is_list = what != "claim";
    std::array<std::uint8_t, kCarsMax> cars{};
    if (what == "field") {
      const bool is_long = board_.motor->is_long;
      // R3  Without a number of teams: as many as fit.
      const int teams = options_.teams > 0 ? options_.teams : teams_of(options_, is_long, players_);
      const std::optional<Field> field = field_of(options_, is_long, players_, teams);
      if (field) answer = {std::to_string(field->entered), std::to_string(field->racing)};
    } else if (what == "next") {
      open_round();
      if (state_.phase == Phase::throw_choice) answer = {names_[state_.move.car]};
    } else if (what == "order") {
      const int count = order_of_round(*game_, state_, cars);
      answer = names_of(cars, count);
    } else if (what == "object") {
      if (state_.phase == Phase::objection) {
        for (int seat = state_.move.objector; seat != state_.at_wheel().owner;
             seat = (seat + 1) % state_.player_count)
          answer.push_back("P" + std::to_string(seat + 1));
      }
    } else if (what == "claim") {
      for (int i = 0; i < state_.car_count; ++i) {
        if ((state_.claims >> i & 1u) != 0) answer.push_back(names_[i]);
      }
    } else if (what == "result") {
      const int count = classify(*game_, state_, cars);
      bool has_bar = false;
      for (int i = 0; i < count; ++i) {
        if (!has_bar && !is_counted(options_, state_.cars[cars[i]])) {
          answer.emplace_back("|");
          has_bar = true;
        }
        answer.push_back(names_[cars[i]]);
      }
      if (!has_bar) answer.emplace_back("|");
    } else if (what == "times" || what == "rank" || what == "grid") {
      return ask_grid(what, answer);
    } else {
      return unknown_question({what});
    }
    return Verdict::fine();
  }

  Verdict ask_grid(const std::string& what, std::vector<std::string>& answer) {
    if (!state_.is_practice) {
      answer = names_of(state_.slots, state_.slot_count);
      return Verdict::fine();
    }
    const int timed = cars_with_time(state_);
    const bool bans = options_.practice_out == PracticeOut::ban;
    int count = what == "grid" && !bans ? state_.car_count : timed;
    // MC-PLY-5  The slowest do not race.
    if (what == "grid") count = std::min(count, racing_max(options_, game_->track.is_long));
    for (int place = 0; place < count; ++place) {
      const int car = state_.list.order[place];
      answer.push_back(what == "times" ? time_text(state_.cars[car]) : names_[car]);
    }
    return Verdict::fine();
  }

  Verdict ask_car(int car, const std::vector<std::string>& question,
                  std::vector<std::string>& answer, bool& is_list) {
    const std::string& what = question[1];
    const auto add_targets = [&](const TargetList& list) {
      for (const Target& target : list) answer.push_back(format_target(target));
    };
    if (what == "dice") {
      for (int i = 0; i < kThrows; ++i) {
        const auto which = static_cast<Throw>(i);
        if (lawful_throws(*game_, state_, car).has(which)) answer.emplace_back(format_throw(which));
      }
    } else if (what == "free") {
      const Car& c = state_.cars[car];
      answer = {
          std::to_string(reach_from(game_->track, Traffic(state_, car), c.row, c.lane, Reach::kMax)
                             .far(Reach::kMax))};
    } else if (what == "risk" && question.size() == 3) {
      const std::optional<Throw> which = parse_throw(question[2]);
      if (!which) return {"ask: risk of S, N, NN or NNS"};
      is_list = true;
      const Risk risk =
          risk_of(Bounds(*game_, state_, state_.cars[car], Traffic(state_, car)), *which);
      answer = {std::to_string(risk.over), std::to_string(risk.far_over),
                std::to_string(risk.results)};
    } else if (what == "play") {
      if (state_.phase != Phase::play || state_.move.car != car)
        return {"ask: " + question[0] + " has no landing to choose"};
      TargetList list;
      list_targets(*game_, state_, list);
      add_targets(list);
    } else if (what == "slip") {
      if (state_.phase == Phase::slip && state_.move.car == car) {
        TargetList list;
        list_tows(*game_, state_, list);
        add_targets(list);
        answer.emplace_back("NO");
      }
    } else {
      return unknown_question(question);
    }
    return Verdict::fine();
  }

  // --- Fields -----------------------------------------------------------------------------------

  Verdict race_field(const std::string& key, std::string& value) const {
    if (key == "flag") {
      value = flag_text(state_.flag);
    } else if (key == "phase") {
      const bool is_grid = state_.phase == Phase::grid_choice || state_.phase == Phase::grid_dice;
      const bool has_running =
          std::any_of(state_.cars.begin(), state_.cars.begin() + state_.car_count,
                      [](const Car& car) { return car.is_running(); });
      value = is_grid                                       ? "grid"
              : state_.is_practice                          ? "practice"
              : has_running || state_.phase == Phase::claim ? "race"
                                                            : "done";
    } else {
      return {"expect race: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  Verdict car_field(const Car& car, const std::string& key, std::string& value) const {
    if (key == "at")
      value = format_place(car);
    else if (key == "laps")
      value = std::to_string(car.laps);
    else if (key == "pit")
      value = flag_text(car.pit_flap);
    else if (key == "hcp")
      value = flag_text(car.handicap);
    else if (key == "sp")
      value = flag_text(car.start_phase);
    else if (key == "passes")
      value = std::to_string(car.passes);
    else if (key == "by")
      value = car.first_passer == kNoCar ? "-" : names_[car.first_passer];
    else if (key == "team")
      value = std::to_string(car.team);
    else if (key == "player")
      value = std::to_string(car.owner + 1);
    else if (key == "row")
      value = std::to_string(car.row);
    else if (key == "seq")
      value = std::to_string(car.sequence);
    else if (key == "rejoin")
      value = flag_text(car.rejoined);
    else if (key == "throws")
      value = std::to_string(car.throws);
    else if (key == "time")
      value = time_text(car);
    else
      return {"expect: there is no key '" + key + "'"};
    return Verdict::fine();
  }

  motorchamp::Options options_;
  int players_ = 0;
  bool flag_ = false;
  bool has_turns_ = false;  // The case says who moves.
  std::string phase_ = "race";
  Names names_;
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<MotorChamp>() {
  return std::make_unique<MotorChampTable>();
}

}  // namespace chicane::conform
