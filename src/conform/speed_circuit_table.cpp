#include "conform/speed_circuit_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/digest.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/options_text.h"
#include "league/circuit_points.h"
#include "rules/speed_circuit/finish.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::conform {

namespace {

using namespace speed_circuit;

// A `car` or `entry` statement as it was written; checked when the position is made.
struct Entrant {
  std::string id;
  std::string place;  // Empty for an entry.
  std::map<std::string, std::string, std::less<>> fields;
};

std::string yes_no(bool value) { return value ? "yes" : "no"; }

std::optional<bool> truth(std::string_view text) {
  if (text == "yes") return true;
  if (text == "no") return false;
  return std::nullopt;
}

// Why a car is out of the race.
std::string out_name(Status status) {
  switch (status) {
    case Status::running:
    case Status::finished:
      return "none";
    case Status::crash:
      return "crash";
    case Status::engine:
      return "engine";
    case Status::brakes:
      return "brakes";
    case Status::stall:
      return "stall";
  }
  return "";
}

std::optional<league::DriverResults> results_value(std::string_view text) {
  league::DriverResults results;
  static const std::set<std::string_view> kNotFinished = {"engine", "brakes", "stall", "dnf"};
  for (const std::string_view part : split(text, ',')) {
    using Kind = league::RaceResult::Kind;
    if (part == "crash") {
      results.push_back({Kind::crashed, 0});
    } else if (kNotFinished.contains(part)) {
      results.push_back({Kind::not_finished, 0});
    } else if (const std::optional<int> place = number(part, 1, 99)) {
      results.push_back({Kind::finished, *place});
    } else {
      return std::nullopt;
    }
  }
  return results;
}

class SpeedCircuitTable final : public CaseTable {
 public:
  Verdict prepare(const CaseStatement& s) override {
    if (game_) return {"the position must be complete before the first decision"};
    switch (s.verb) {
      case Verb::board:
        return read_board(s);
      case Verb::mark:
        return read_mark(s);
      case Verb::opt:
        return read_options(s);
      case Verb::set:
        return {"set: there are no keys here"};
      case Verb::car:
      case Verb::entry:
        return read_entrant(s);
      default:
        return {"not a statement of preparation"};
    }
  }

  Verdict begin() override {
    if (board_.name.empty()) return begin_circuit();
    Result<Game, DataError> game = SpeedCircuit::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    if (entrants_.empty()) return {"there is no car and no entry"};
    const bool has_cars = !entrants_.front().place.empty();
    return has_cars ? begin_with_cars() : begin_with_entries();
  }

  bool owes_die() const override {
    return game_ && SpeedCircuit::pending(*game_, state_).kind == Pending::Kind::chance;
  }

  Answer roll(int face) override { return take(kChance, speed_circuit::roll(face)); }

  bool awaits(std::string_view car, std::string_view verb) const override {
    if (!game_) return false;
    const std::optional<int> seat = find_car(car);
    if (!seat || !SpeedCircuit::pending(*game_, state_).awaits(seat_at(*seat))) return false;
    DecisionList list;
    SpeedCircuit::legal(*game_, state_, seat_at(*seat), list);
    return speed_circuit::verb(list[0].kind) == verb;
  }

  Answer decide(const std::string& car, const std::vector<std::string>& said) override {
    if (!game_) return {false, true, "there is no race in this case"};
    const std::optional<int> seat = find_car(car);
    if (!seat) return {false, true, "there is no driver " + car};
    const std::vector<std::string_view> words(said.begin(), said.end());
    const Result<Decision, Misread> decision =
        parse_decision(board_, game_->course, state_.cars[*seat], words);
    if (!decision) return {false, !decision.error().refusal, decision.error().what};
    if (decision->kind == DecisionKind::roll) return {false, true, "dice are thrown with roll"};
    return take(seat_at(*seat), *decision);
  }

  std::vector<SoleAnswer> sole_answers(bool with_hidden) const override {
    if (!game_) return {};
    const Pending pending = SpeedCircuit::pending(*game_, state_);
    if (pending.kind != Pending::Kind::seats) return {};
    const bool is_hidden = state_.phase == Phase::build || state_.phase == Phase::plot;
    if (is_hidden && !with_hidden) return {};
    std::vector<SoleAnswer> answers;
    for (const Seat seat : pending.seats) {
      DecisionList list;
      SpeedCircuit::legal(*game_, state_, seat, list);
      if (list.size() != 1) continue;
      const std::string text =
          format_decision(board_, game_->course, state_.cars[index(seat)], list[0]);
      SoleAnswer sole{
          entrants_[index(seat)].id, std::string(speed_circuit::verb(list[0].kind)), {}};
      for (const std::string_view word : words(text)) sole.words.emplace_back(word);
      answers.push_back(std::move(sole));
    }
    return answers;
  }

  Verdict turn(const std::string&) override {
    return {"turn: cars move in the order of SC-3.2 here"};
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    const std::string& what = question.back();
    if (question.size() == 1) return ask_race(what, answer, is_list);
    const std::optional<int> car = find_car(question[0]);
    if (!car) return {"ask: there is no driver " + question[0]};
    if (question.size() == 2) return ask_car(*car, what, answer);
    if (question.size() == 4 && question[1] == "sees")
      return ask_sees(*car, question[2], what, answer, is_list);
    return unknown_question(question);
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (!game_) return {"expect: there is no race in this case"};
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = find_car(id);
    if (!car) return {"expect: there is no driver " + id};
    return car_field(state_.cars[*car], key, value);
  }

  std::uint64_t digest() const override { return digest_of(state_); }

 private:
  // --- Preparation ------------------------------------------------------------------------------

  Verdict read_board(const CaseStatement& s) {
    Result<Board, DataError> board = load_board(s.words[0]);
    if (!board) return {"board: " + to_string(board.error())};
    board_ = *board;
    return Verdict::fine();
  }

  Verdict read_mark(const CaseStatement& s) {
    if (Verdict verdict = mark_places(s); !verdict.is_fine()) return verdict;
    // A limit needs a corner: spaces that had none and are given none make one of their own.
    Index own = kNone;
    for (const std::string_view place : split(s.words[0], ',')) {
      BoardSpace& space = board_.spaces[*find_space(board_, place)];
      if (space.limit == 0 || space.corner != kNone) continue;
      if (own == kNone) {
        own = static_cast<Index>(board_.corners.size());
        board_.corners.push_back({"mark" + std::to_string(s.line), {}});
      }
      space.corner = own;
    }
    return Verdict::fine();
  }

  Verdict mark_places(const CaseStatement& s) {
    for (const std::string_view place : split(s.words[0], ',')) {
      const std::optional<Index> space = find_space(board_, place);
      if (!space) return {"mark: there is no space '" + std::string(place) + "'"};
      for (std::size_t i = 1; i < s.words.size(); ++i) {
        const std::optional<KeyValue> pair = key_value(s.words[i]);
        if (!pair) return {"mark: '" + s.words[i] + "' is not key=value"};
        if (Verdict verdict = mark(board_.spaces[*space], *pair); !verdict.is_fine())
          return verdict;
      }
    }
    return Verdict::fine();
  }

  Verdict mark(BoardSpace& space, const KeyValue& pair) {
    if (pair.key == "limit") {
      const std::optional<Speed> limit = parse_speed(pair.value);
      if (!limit) return {"mark: limit=" + std::string(pair.value) + " is no limit"};
      space.limit = limit->mph();
      return Verdict::fine();
    }
    if (pair.key == "corner") {
      if (pair.value == "-") {
        space.corner = kNone;
        return Verdict::fine();
      }
      std::optional<Index> corner = find_corner(board_, pair.value);
      if (!corner) {
        corner = static_cast<Index>(board_.corners.size());
        board_.corners.push_back({std::string(pair.value), {}});
      }
      space.corner = *corner;
      return Verdict::fine();
    }
    return {"mark: there is no key '" + std::string(pair.key) + "'"};
  }

  Verdict read_options(const CaseStatement& s) {
    for (const std::string& word : s.words) {
      const std::optional<KeyValue> pair = key_value(word);
      if (!pair) return {"opt: '" + word + "' is not key=value"};
      if (const std::string complaint = set_option(options_, pair->key, pair->value);
          !complaint.empty())
        return {"opt: " + complaint};
    }
    return Verdict::fine();
  }

  Verdict read_entrant(const CaseStatement& s) {
    const bool is_car = s.verb == Verb::car;
    if (is_car && s.words.size() < 2) return {"car: the place is missing"};
    Entrant entrant{s.words[0], is_car ? s.words[1] : "", {}};
    if (find_car(entrant.id)) return {"the driver " + entrant.id + " is named twice"};
    for (std::size_t i = is_car ? 2 : 1; i < s.words.size(); ++i) {
      const std::optional<KeyValue> pair = key_value(s.words[i]);
      if (!pair) return {"'" + s.words[i] + "' is not key=value"};
      if (!entrant.fields.emplace(pair->key, pair->value).second)
        return {std::string(pair->key) + ": said twice"};
    }
    if (!entrants_.empty() && entrants_.front().place.empty() == is_car)
      return {"cars and entries do not mix"};
    entrants_.push_back(std::move(entrant));
    return Verdict::fine();
  }

  // --- The first position -----------------------------------------------------------------------

  Verdict begin_with_cars() {
    if (entrants_.size() > kCarsMax)
      return {"at most " + std::to_string(kCarsMax) + " cars can race"};
    state_ = State{};
    state_.car_count = static_cast<std::uint8_t>(entrants_.size());
    state_.phase = Phase::plot;
    state_.waiting = static_cast<std::uint16_t>((1u << entrants_.size()) - 1);
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      if (const Verdict verdict = place_car(entrants_[i], state_.cars[i]); !verdict.is_fine())
        return {"car " + entrants_[i].id + ": " + verdict.complaint};
      for (std::size_t j = 0; j < i; ++j) {
        if (state_.cars[j].at == state_.cars[i].at)
          return {"car " + entrants_[i].id + ": " + entrants_[i].place + " is taken"};
      }
    }
    return Verdict::fine();
  }

  Verdict place_car(const Entrant& entrant, Car& car) {
    const std::optional<Index> space = find_space(board_, entrant.place);
    if (!space) return {"there is no space '" + entrant.place + "'"};
    car.at = static_cast<SpaceId>(*space);
    car.build = kNoBuild;
    car.specs = {60_mph, 40_mph, 40_mph, 160_mph};
    car.wear = 4;
    int lap = 1;
    bool has_ref = false;
    for (const auto& [key, value] : entrant.fields) {
      bool is_good = true;
      const auto speed_into = [&](Speed& to) {
        const std::optional<Speed> speed = parse_speed(value);
        if (speed) to = *speed;
        return speed.has_value();
      };
      const auto truth_into = [&](bool& to) {
        const std::optional<bool> is = truth(value);
        if (is) to = *is;
        return is.has_value();
      };
      const auto state_into = [&](bool& to, std::string_view bad) {
        to = value == bad;
        return to || value == "ok";
      };
      if (key == "lap") {
        const std::optional<int> given = number(value, 0, kLapsMax);
        is_good = given.has_value();
        if (given) lap = *given;
      } else if (key == "speed") {
        is_good = speed_into(car.speed);
      } else if (key == "ref") {
        is_good = has_ref = speed_into(car.ref);
      } else if (key == "spec") {
        const std::optional<Specs> specs = parse_specs(value);
        is_good = specs.has_value();
        if (specs) car.specs = *specs;
      } else if (key == "wear") {
        const std::optional<int> wear = number(value, 0, 60000);
        is_good = wear.has_value();
        if (wear) car.wear = static_cast<std::uint16_t>(*wear);
      } else if (key == "starting") {
        is_good = truth_into(car.starting);
      } else if (key == "spun") {
        is_good = truth_into(car.spun);
      } else if (key == "stalls") {
        const std::optional<int> stalls = number(value, 0, 1);
        is_good = stalls.has_value();
        if (stalls) car.stalls = static_cast<std::uint8_t>(*stalls);
      } else if (key == "engine") {
        is_good = state_into(car.engine_damaged, "damaged");
      } else if (key == "brakes") {
        is_good = state_into(car.brakes_strained, "strained");
      } else {
        return {"there is no key '" + key + "'"};
      }
      if (!is_good) return {key + "=" + value + " is no value of it"};
    }
    if (!has_ref) car.ref = car.speed;
    // A spinout of the last turn implies that Start Speed governs.
    car.starting = car.starting || car.spun;
    car.starting_after_spin = car.spun;
    car.progress =
        static_cast<std::int16_t>((lap - 1) * game_->course.rows + game_->course[car.at].row);
    return Verdict::fine();
  }

  Verdict begin_with_entries() {
    if (static_cast<int>(entrants_.size()) > SpeedCircuit::seats_max(*game_)) {
      return {"the grid of " + board_.name + " has " +
              std::to_string(SpeedCircuit::seats_max(*game_)) + " places (SC-16)"};
    }
    state_ = SpeedCircuit::setup(*game_, static_cast<int>(entrants_.size()));
    for (const Entrant& entrant : entrants_) {
      const std::string who = "entry " + entrant.id + ": ";
      for (const auto& [key, value] : entrant.fields) {
        if (key != "build") return {who + "there is no key '" + key + "' in a race"};
        const Answer answer = decide(entrant.id, {"build", value});
        if (!answer.accepted) return {who + "build=" + value + ": " + answer.why_not};
      }
    }
    return Verdict::fine();
  }

  // No board: a circuit of races that have been run (SC-15).
  Verdict begin_circuit() {
    for (const Entrant& entrant : entrants_) {
      const auto races = entrant.fields.find("races");
      if (!entrant.place.empty() || races == entrant.fields.end() || entrant.fields.size() != 1)
        return {"board: missing"};
      std::optional<league::DriverResults> results = results_value(races->second);
      if (!results) return {"entry " + entrant.id + ": races=" + races->second + " are no results"};
      results_.push_back(std::move(*results));
    }
    return results_.empty() ? Verdict{"board: missing"} : Verdict::fine();
  }

  // --- Play -------------------------------------------------------------------------------------

  Answer take(Seat seat, const Decision& decision) {
    const Result<Checked<SpeedCircuit>, Refusal> checked =
        SpeedCircuit::check(*game_, state_, seat, decision);
    if (!checked)
      return {false, false,
              std::string(name(checked.error().why)) + " (" +
                  std::string(clause(checked.error().why)) + ")"};
    if (decision.kind == DecisionKind::drive) note_ends();
    EventLog<Event> log;
    SpeedCircuit::apply(*game_, state_, *checked, log);
    for (const Event& event : log.events) {
      if (event.kind == EventKind::took_grid_place) grid_.push_back(entrants_[event.car].id);
      if (event.kind == EventKind::turn_ended) {
        last_ends_ = std::move(turn_ends_);
        turn_ends_.clear();
      }
    }
    return {true, false, {}};
  }

  std::vector<std::string> path_ends() const {
    DecisionList list;
    SpeedCircuit::legal(*game_, state_, seat_at(state_.order[state_.mover]), list);
    std::set<std::string> ends;
    for (const Decision& decision : list) {
      SpaceId at = state_.at_wheel().at;
      for (int i = 0; i < path(decision).length; ++i)
        at = game_->course.next(at, path(decision).step(i));
      ends.insert(place_name(board_, index(at)));
    }
    return {ends.begin(), ends.end()};
  }

  // `ends` may be asked after the drive in the same turn, also when that drive has ended the turn.
  void note_ends() { turn_ends_[state_.order[state_.mover]] = path_ends(); }

  // --- Questions --------------------------------------------------------------------------------

  static Verdict unknown_question(const std::vector<std::string>& question) {
    return {"ask: nothing is known of '" + join(question, " ") + "'"};
  }

  Verdict ask_race(const std::string& what, std::vector<std::string>& answer, bool& is_list) {
    is_list = true;
    if (what == "builds") {
      DecisionList list;
      const State start = SpeedCircuit::setup(*game_, 1);
      SpeedCircuit::legal(*game_, start, seat_at(0), list);
      answer = {std::to_string(list.size())};
    } else if (what == "order") {
      for (int i = 0; i < state_.order_count; ++i) answer.push_back(entrants_[state_.order[i]].id);
    } else if (what == "rank") {
      for (int place = 1; place <= state_.finished; ++place) {
        for (int car = 0; car < state_.car_count; ++car) {
          if (state_.cars[car].place == place) answer.push_back(entrants_[car].id);
        }
      }
    } else if (what == "grid") {
      answer = grid_;
    } else if (what == "winner") {
      is_list = false;
      for (const int driver : league::circuit_winners(results_))
        answer.push_back(entrants_[driver].id);
    } else {
      return unknown_question({what});
    }
    return Verdict::fine();
  }

  Verdict ask_car(int car, const std::string& what, std::vector<std::string>& answer) {
    if (what == "points" && !results_.empty()) {
      answer = {
          std::to_string(league::circuit_points(results_[car], static_cast<int>(results_.size())))};
      return Verdict::fine();
    }
    if (what == "plots" && game_) {
      if (state_.phase != Phase::plot || !state_.cars[car].is_running())
        return {"ask: " + entrants_[car].id + " has no plot to make now"};
      const PlotRange range = plot_range(*game_, state_.cars[car]);
      for (Speed v = range.lowest; v <= range.highest; v = v + 20_mph)
        answer.push_back(std::to_string(v.mph()));
      return Verdict::fine();
    }
    if (what == "ends" && game_) {
      if (state_.phase == Phase::drive && state_.order[state_.mover] == car) {
        answer = path_ends();
        return Verdict::fine();
      }
      const auto& ends = turn_ends_.contains(car) ? turn_ends_ : last_ends_;
      if (!ends.contains(car))
        return {"ask: " + entrants_[car].id + " has no path to choose in this turn"};
      answer = ends.at(car);
      return Verdict::fine();
    }
    return unknown_question({entrants_[car].id, what});
  }

  Verdict ask_sees(int seer, const std::string& other, const std::string& what,
                   std::vector<std::string>& answer, bool& is_list) {
    is_list = true;
    const std::optional<int> seen = find_car(other);
    if (!seen || !game_) return {"ask: there is no driver " + other};
    const State view = SpeedCircuit::view(state_, seat_at(seer));
    const Car& car = view.cars[*seen];
    if (what == "build") {
      if (car.build != kNoBuild) answer = {format_points(build_points(car.build))};
      return Verdict::fine();
    }
    if (what == "plot") {
      // Before the reveal a plot is seen by its driver alone; after it, for the rest of the turn,
      // by all.
      const bool is_shown =
          view.phase != Phase::plot || (seer == *seen && (view.waiting >> seer & 1) == 0);
      if (!is_shown || !car.is_running()) return Verdict::fine();
      answer = {std::to_string(car.plot.mph())};
      if (car.slip) answer.emplace_back("slip");
      return Verdict::fine();
    }
    return unknown_question({entrants_[seer].id, "sees", other, what});
  }

  // --- Fields -----------------------------------------------------------------------------------

  Verdict race_field(const std::string& key, std::string& value) const {
    if (key == "turn") {
      value = std::to_string(state_.turn);
    } else if (key == "over") {
      value = yes_no(state_.phase == Phase::over);
    } else {
      return {"expect race: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  Verdict car_field(const Car& car, const std::string& key, std::string& value) const {
    const auto mph = [](Speed speed) { return std::to_string(speed.mph()); };
    if (key == "at")
      value = place_name(board_, index(car.at));
    else if (key == "p")
      value = std::to_string(car.progress);
    else if (key == "lap")
      value =
          std::to_string(car.progress < 1 ? 0 : laps_completed(game_->course, car.progress) + 1);
    else if (key == "speed")
      value = mph(car.speed);
    else if (key == "ref")
      value = mph(car.ref);
    else if (key == "wear")
      value = std::to_string(car.wear);
    else if (key == "stalls")
      value = std::to_string(car.stalls);
    else if (key == "start")
      value = mph(car.specs.start);
    else if (key == "accel")
      value = mph(car.specs.accel);
    else if (key == "decel")
      value = mph(car.specs.decel);
    else if (key == "top")
      value = mph(car.specs.top);
    else if (key == "spec")
      value = format_specs(car.specs);
    else if (key == "engine")
      value = car.engine_damaged ? "damaged" : "ok";
    else if (key == "brakes")
      value = car.brakes_strained ? "strained" : "ok";
    else if (key == "starting")
      value = yes_no(car.starting);
    else if (key == "spun")
      value = yes_no(car.spun);
    else if (key == "out")
      value = out_name(car.status);
    else if (key == "level")
      value = levels(car);
    else
      return {"expect: there is no key '" + key + "'"};
    return Verdict::fine();
  }

  std::string levels(const Car& car) const {
    std::vector<std::string> parts;
    for (int i = 0; i < car.passage.ledger_count; ++i) {
      const Ledger& ledger = car.passage.ledgers[i];
      parts.push_back(board_.corners[index(ledger.corner)].id + ":" +
                      std::to_string(ledger.level.mph()));
    }
    std::sort(parts.begin(), parts.end());
    return parts.empty() ? "-" : join(parts, ",");
  }

  std::optional<int> find_car(std::string_view id) const {
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      if (entrants_[i].id == id) return static_cast<int>(i);
    }
    return std::nullopt;
  }

  Board board_;
  speed_circuit::Options options_;
  std::vector<Entrant> entrants_;
  std::unique_ptr<Game> game_;
  State state_{};
  std::vector<std::string> grid_;
  std::map<int, std::vector<std::string>> turn_ends_;  // By car, of the turn being driven …
  std::map<int, std::vector<std::string>> last_ends_;  // … and of the one before.
  std::vector<league::DriverResults> results_;
};

}  // namespace

std::unique_ptr<CaseTable> make_speed_circuit_table() {
  return std::make_unique<SpeedCircuitTable>();
}

}  // namespace chicane::conform
