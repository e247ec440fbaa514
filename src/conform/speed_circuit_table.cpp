#include "conform/speed_circuit_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "catalog/speed_circuit_race.h"
#include "codec/speed_circuit/decision_text.h"
#include "codec/speed_circuit/event_rows.h"
#include "codec/speed_circuit/options_text.h"
#include "codec/speed_circuit/state_fields.h"
#include "conform/family_fields.h"
#include "conform/family_table.h"
#include "league/circuit_points.h"
#include "rules/speed_circuit/finish.h"
#include "rules/speed_circuit/plotting.h"
#include "rules/speed_circuit/preparation.h"
#include "rules/speed_circuit/speed_circuit.h"

namespace chicane::conform {

namespace {

using namespace speed_circuit;

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

class SpeedCircuitTable final : public FamilyTable<SpeedCircuit> {
 public:
  Verdict begin() override {
    if (board_.name.empty()) return begin_circuit();
    Result<Game, DataError> game = SpeedCircuit::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    if (entrants_.empty()) return {"there is no car and no entry"};
    const bool has_cars = !entrants_.front().place.empty();
    return has_cars ? begin_with_cars() : begin_with_entries();
  }

  Answer roll(int face) override { return take(kChance, speed_circuit::roll(face)); }

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

  std::unique_ptr<Race> position() const override {
    return game_ ? SpeedCircuitRace::at(board_, *game_, entrant_ids(), state_) : nullptr;
  }

  Verdict field(const std::string& id, const std::string& key, std::string& value) override {
    if (!game_) return {"expect: there is no race in this case"};
    if (id == "race") return race_field(key, value);
    const std::optional<int> car = find_car(id);
    if (!car) return {"expect: there is no driver " + id};
    return car_field(state_.cars[*car], key, value);
  }

 private:
  std::string set_option(std::string_view key, std::string_view value) override {
    return speed_circuit::set_option(options_, key, value);
  }

  bool has_begun() const override { return game_ || !results_.empty(); }

  // --- The first position -----------------------------------------------------------------------

  Verdict begin_with_cars() {
    if (entrants_.size() > kCarsMax)
      return {"at most " + std::to_string(kCarsMax) + " cars can race"};
    state_ = between_turns(Phase::plot);
    return place_cars([&](const Entrant& entrant, Car& car) { return place_car(entrant, car); });
  }

  Verdict place_car(const Entrant& entrant, Car& car) {
    const std::optional<Index> space = find_space(board_, entrant.place);
    if (!space) return {"there is no space '" + entrant.place + "'"};
    car.at = static_cast<SpaceId>(*space);
    car.build = kNoBuild;
    int lap = 1;
    Verdict read = read_family_car(
        entrant, {kTopSpeeds.back(), kSpeedMax, kLapsMax}, car, lap,
        [&](std::string_view key, std::string_view value) { return read_key(car, key, value); });
    if (!read.is_fine()) return read;
    if (car.specs.start + kPush > kSpeedMax || car.specs.decel < kDecelerations[0])
      return {"no car can have these specifications"};
    // A spinout of the last turn implies that Start Speed governs.
    car.starting = car.starting || car.spun;
    car.starting_after_spin = car.spun;
    car.progress =
        static_cast<std::int16_t>((lap - 1) * game_->course.rows + game_->course[car.at].row);
    const PlotRange range = plot_range(*game_, car);
    if (range.lowest > range.highest) return {"there is no speed that it could plot (SC-T.1)"};
    return Verdict::fine();
  }

  static KeyRead read_key(Car& car, std::string_view key, std::string_view value) {
    if (key == "wear") {
      const std::optional<int> wear = number(value, 0, 60000);
      if (wear) car.wear = static_cast<std::uint16_t>(*wear);
      return read_or_not(wear.has_value());
    }
    if (key == "stalls") {
      const std::optional<int> stalls = number(value, 0, 1);
      if (stalls) car.stalls = static_cast<std::uint8_t>(*stalls);
      return read_or_not(stalls.has_value());
    }
    if (key == "brakes") {
      const std::optional<bool> is = is_not_ok(value, "strained");
      if (is) car.brakes_strained = *is;
      return read_or_not(is.has_value());
    }
    return KeyRead::unknown;
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

  bool is_hidden_round() const override {
    return state_.phase == Phase::build || state_.phase == Phase::plot;
  }

  bool is_asked(int seat, std::string_view verb) const override {
    DecisionList list;
    SpeedCircuit::legal(*game_, state_, seat_at(seat), list);
    return speed_circuit::verb(list[0].kind) == verb;
  }

  std::string text_of(Seat seat, const Decision& decision) const override {
    return format_decision(board_, game_->course, state_.cars[index(seat)], decision);
  }

  std::string text_of(const Event& event) const override {
    return event_table().line({board_, *game_, state_, event}, {entrant_ids(), entrant_ids()});
  }
  std::string clause_of(const Event& event) const override {
    return event_table().clause({board_, *game_, state_, event});
  }
  std::string label_of(const Roll& roll) const override {
    return roll_words(entrants_[roll.car].id, purpose_name(roll.purpose), roll);
  }
  FieldList fields_of(const State& state) const override {
    return state_fields(board_, entrant_ids(), state);
  }

  Answer answer_of(Seat seat, const Words& said) override {
    const Result<Decision, Misread> decision =
        parse_decision(board_, game_->course, state_.cars[index(seat)], said);
    if (!decision) return not_read(decision.error());
    const bool is_drive = decision->kind == DecisionKind::drive &&
                          static_cast<bool>(SpeedCircuit::check(*game_, state_, seat, *decision));
    if (is_drive) note_ends();
    return take(seat, *decision);
  }

  void happened(const Event& event) override {
    if (event.kind == EventKind::took_grid_place) grid_.push_back(entrants_[event.car].id);
    if (event.kind == EventKind::turn_ended) {
      last_ends_ = std::move(turn_ends_);
      turn_ends_.clear();
    }
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

  Verdict ask_race(const std::string& what, std::vector<std::string>& answer, bool& is_list) {
    is_list = true;
    if (what == "winner") {
      is_list = false;
      for (const int driver : league::circuit_winners(results_))
        answer.push_back(entrants_[driver].id);
      return Verdict::fine();
    }
    if (!game_) return {"ask: there is no race in this case"};
    if (what == "builds") {
      DecisionList list;
      const State start = SpeedCircuit::setup(*game_, 1);
      SpeedCircuit::legal(*game_, start, seat_at(0), list);
      answer = {std::to_string(list.size())};
    } else if (what == "order") {
      answer = ids(state_.order, state_.order_count);
    } else if (what == "rank") {
      answer = ranked();
    } else if (what == "grid") {
      answer = grid_;
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

  Verdict car_field(const Car& car, const std::string& key, std::string& value) const {
    if (const std::optional<std::string> found = family_field(board_, game_->course, car, key)) {
      value = *found;
    } else if (key == "stalls") {
      value = std::to_string(car.stalls);
    } else if (key == "brakes") {
      value = car.brakes_strained ? "strained" : "ok";
    } else if (key == "out") {
      value = out_name(car.status);
    } else if (key == "level") {
      value = levels(car);
    } else {
      return {"expect: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  speed_circuit::Options options_;
  std::vector<std::string> grid_;
  std::map<int, std::vector<std::string>> turn_ends_;  // By car, of the turn being driven …
  std::map<int, std::vector<std::string>> last_ends_;  // … and of the one before.
  std::vector<league::DriverResults> results_;
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<SpeedCircuit>() {
  return std::make_unique<SpeedCircuitTable>();
}

}  // namespace chicane::conform
