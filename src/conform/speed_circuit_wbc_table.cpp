#include "conform/speed_circuit_wbc_table.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "codec/speed_circuit_wbc/decision_text.h"
#include "codec/speed_circuit_wbc/event_rows.h"
#include "codec/speed_circuit_wbc/options_text.h"
#include "codec/speed_circuit_wbc/state_fields.h"
#include "conform/family_fields.h"
#include "conform/family_table.h"
#include "league/wbc_finals.h"
#include "league/wbc_heats.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/preparation.h"
#include "rules/speed_circuit_wbc/speed_circuit_wbc.h"

namespace chicane::conform {

namespace {

using namespace speed_circuit_wbc;

constexpr std::string_view kMoveVerbs = " drive pass emergency slip end ";

// Why a car is out of the race.
std::string out_name(Status status) {
  switch (status) {
    case Status::running:
    case Status::finished:
      return "none";
    case Status::crash:
      return "crash";
    case Status::crash_off:
      return "crash_off";
    case Status::engine:
      return "engine";
    case Status::brakes:
      return "brakes";
    case Status::kitty:
      return "kitty";
  }
  return "";
}

// "dnf/12,1/11"
std::optional<league::DriverHeats> heats_value(std::string_view text) {
  league::DriverHeats heats;
  for (const std::string_view part : split(text, ',')) {
    const std::vector<std::string_view> pair = split(part, '/');
    if (pair.size() != 2) return std::nullopt;
    const std::optional<int> place = number(pair[0], 1, 99);
    const std::optional<int> entrants = number(pair[1], 1, 99);
    if (!entrants || (!place && pair[0] != "dnf")) return std::nullopt;
    heats.push_back({place, *entrants});
  }
  if (!league::is_possible(heats)) return std::nullopt;
  return heats;
}

// 9.5, 3.667: as few digits as it takes.
std::string decimal(int thousandths) {
  std::string text = std::to_string(thousandths / 1000);
  if (thousandths % 1000 == 0) return text;
  std::string digits = std::to_string(1000 + thousandths % 1000).substr(1);
  while (digits.back() == '0') digits.pop_back();
  return text + "." + digits;
}

class SpeedCircuitWbcTable final : public FamilyTable<SpeedCircuitWbc> {
 public:
  Verdict begin() override {
    if (board_.name.empty()) return begin_tournament();
    for (std::size_t i = 0; i < entrants_.size() && i < kCarsMax; ++i) {
      if (const Verdict verdict = read_best(entrants_[i], i); !verdict.is_fine()) return verdict;
    }
    Result<Game, DataError> game = SpeedCircuitWbc::make_game(board_, options_);
    if (!game) return {to_string(game.error())};
    game_ = std::make_unique<Game>(*game);
    if (entrants_.empty()) return {"there is no car and no entry"};
    for (const Entrant& entrant : entrants_) names_.push_back(entrant.id);
    const bool has_cars = !entrants_.front().place.empty();
    return has_cars ? begin_with_cars() : begin_with_entries();
  }

  bool owes_die() const override {
    return game_ ? FamilyTable::owes_die() : seeds_.roller() >= 0 || ranking_.list.roller() >= 0;
  }

  Answer roll(int face) override {
    if (game_) return take(kChance, speed_circuit_wbc::roll(face));
    if (face < 1 || face > kPercentileSides) return {false, false, "no face of a percentile roll"};
    league::DriverList& list = seeds_.roller() >= 0 ? seeds_ : ranking_.list;
    list.take_roll(list.roller(), face);
    return {true, false, {}};
  }

  Verdict ask(const std::vector<std::string>& question, std::vector<std::string>& answer,
              bool& is_list) override {
    const std::string& what = question.back();
    if (question.size() == 3 && question[0] == "seeding")
      return ask_seeding(question[1], question[2], answer, is_list);
    if (question.size() == 1)
      return game_ ? ask_race(what, answer, is_list) : ask_tournament(what, answer, is_list);
    const std::optional<int> car = find_car(question[0]);
    if (!car) return {"ask: there is no driver " + question[0]};
    if (question.size() == 2)
      return game_ ? ask_car(*car, what, answer) : ask_driver(*car, what, answer);
    if (question.size() == 4 && question[1] == "sees")
      return ask_sees(*car, question[2], what, answer, is_list);
    return unknown_question(question);
  }

  std::unique_ptr<Race> position() const override {
    return game_ ? SpeedCircuitWbcRace::at(board_, *game_, entrant_ids(), state_) : nullptr;
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
    return speed_circuit_wbc::set_option(options_, key, value);
  }

  bool has_begun() const override { return game_ || has_tournament_; }

  // --- The first position -----------------------------------------------------------------------

  Verdict read_best(const Entrant& entrant, std::size_t seat) {
    const auto best = entrant.fields.find("best");
    if (best == entrant.fields.end()) return Verdict::fine();
    const std::optional<int> place = number(best->second, 1, 99);
    if (!place) return {"entry " + entrant.id + ": best=" + best->second + " is no place"};
    options_.best[seat] = static_cast<std::uint8_t>(*place);
    return Verdict::fine();
  }

  Verdict begin_with_cars() {
    if (entrants_.size() > kCarsMax)
      return {"at most " + std::to_string(kCarsMax) + " cars can race (WBC-H.1a)"};
    state_ = between_turns(Phase::plot);
    return place_cars([&](const Entrant& entrant, Car& car) { return place_car(entrant, car); });
  }

  Verdict place_car(const Entrant& entrant, Car& car) {
    const std::optional<Index> space = find_place(board_, entrant.place);
    if (!space) return {"there is no space '" + entrant.place + "'"};
    car.at = static_cast<SpaceId>(*space);
    car.build = kNoBuild;
    int lap = 1;
    Verdict read = read_family_car(
        entrant, {kTopSpeeds.back(), kSpeedMax, kLapsMax}, car, lap,
        [&](std::string_view key, std::string_view value) { return read_key(car, key, value); });
    if (!read.is_fine()) return read;
    car.progress =
        static_cast<std::int16_t>((lap - 1) * game_->course.rows + game_->course[car.at].row);
    return Verdict::fine();
  }

  static KeyRead read_key(Car& car, std::string_view key, std::string_view value) {
    if (key == "wear") {
      const std::optional<int> wear = number(value, 0, 250);
      if (wear) car.wear = static_cast<std::uint8_t>(*wear);
      return read_or_not(wear.has_value());
    }
    if (key == "chips") {
      const std::vector<std::string_view> parts = split(value, ',');
      const std::optional<int> ones = number(parts[0], 0, 200);
      const std::optional<int> threes = parts.size() == 2 ? number(parts[1], 0, 15) : std::nullopt;
      if (!ones || !threes) return KeyRead::not_a_value;
      car.ones = static_cast<std::uint8_t>(*ones);
      car.threes = static_cast<std::uint8_t>(*threes);
      return KeyRead::done;
    }
    if (key == "brakes") {
      const std::optional<bool> is = is_not_ok(value, "damaged");
      if (is) car.brakes_damaged = *is;
      return read_or_not(is.has_value());
    }
    return KeyRead::unknown;
  }

  Verdict begin_with_entries() {
    if (static_cast<int>(entrants_.size()) > SpeedCircuitWbc::seats_max(*game_)) {
      return {"the grid of " + board_.name + " has " +
              std::to_string(SpeedCircuitWbc::seats_max(*game_)) + " places (SC-16)"};
    }
    state_ = SpeedCircuitWbc::setup(*game_, static_cast<int>(entrants_.size()));
    for (const Entrant& entrant : entrants_) {
      const std::string who = "entry " + entrant.id + ": ";
      for (const auto& [key, value] : entrant.fields) {
        if (key == "best") continue;
        if (key != "build") return {who + "there is no key '" + key + "' in a race"};
        const Answer answer = decide(entrant.id, {"build", value});
        if (!answer.accepted) return {who + "build=" + value + ": " + answer.why_not};
      }
    }
    return Verdict::fine();
  }

  // No board: drivers with laurels, or with heats that have been run.
  Verdict begin_tournament() {
    if (entrants_.size() > league::kDriversMax)
      return {"at most " + std::to_string(league::kDriversMax) + " drivers"};
    has_tournament_ = true;
    std::vector<int> laurels;
    for (const Entrant& entrant : entrants_) {
      const std::string who = "entry " + entrant.id + ": ";
      if (!entrant.place.empty()) return {"board: missing"};
      for (const auto& [key, value] : entrant.fields) {
        if (key == "laurels") {
          const std::optional<int> count = number(value, 0, 1000000);
          if (!count) return {who + "laurels=" + value + " is no number"};
          laurels.push_back(*count);
        } else if (key == "heats") {
          std::optional<league::DriverHeats> heats = heats_value(value);
          if (!heats) return {who + "heats=" + value + " are no results"};
          heats_.push_back(std::move(*heats));
        } else {
          return {who + "there is no key '" + key + "' without a board"};
        }
      }
    }
    if (laurels.size() == entrants_.size()) seeds_ = league::seed_list(laurels);
    if (heats_.size() == entrants_.size()) ranking_ = league::rank_for_finals(heats_);
    return Verdict::fine();
  }

  // --- Play -------------------------------------------------------------------------------------

  Scene scene() const { return {board_, names_, *game_, state_}; }

  bool is_hidden_round() const override {
    return state_.phase == Phase::build || state_.phase == Phase::bid ||
           state_.phase == Phase::plot;
  }

  bool is_asked(int seat, std::string_view verb) const override {
    if (state_.phase == Phase::move)
      return kMoveVerbs.find(" " + std::string(verb) + " ") != std::string_view::npos;
    DecisionList list;
    SpeedCircuitWbc::legal(*game_, state_, seat_at(seat), list);
    return speed_circuit_wbc::verb(list[0].kind) == verb;
  }

  std::string text_of(Seat seat, const Decision& decision) const override {
    return format_decision(scene(), seat, decision);
  }

  std::string text_of(const Event& event) const override {
    return event_table().line({board_, *game_, state_, event}, {names_, names_});
  }
  std::string clause_of(const Event& event) const override {
    return event_table().clause({board_, *game_, state_, event});
  }
  std::string label_of(const Roll& roll) const override {
    return roll_words(names_[roll.car], purpose_name(roll.purpose), roll);
  }
  FieldList fields_of(const State& state) const override {
    return state_fields(board_, names_, state);
  }

  // Several spaces are that many decisions in a row: all of them, or none.
  Answer answer_of(Seat seat, const Words& said) override {
    const State before = state_;
    for (const std::string& single : single_decisions(said)) {
      const Result<Decision, Misread> decision = parse_decision(scene(), seat, words(single));
      const Answer answer = decision ? take(seat, *decision) : not_read(decision.error());
      if (answer.accepted) continue;
      state_ = before;
      return answer;
    }
    return {true, false, {}};
  }

  // --- Questions --------------------------------------------------------------------------------

  Verdict ask_race(const std::string& what, std::vector<std::string>& answer, bool& is_list) {
    is_list = true;
    if (what == "builds") {
      DecisionList list;
      const State start = SpeedCircuitWbc::setup(*game_, 1);
      SpeedCircuitWbc::legal(*game_, start, seat_at(0), list);
      answer = {std::to_string(list.size())};
    } else if (what == "order") {
      answer = ids(state_.order, state_.order_count);
    } else if (what == "marks") {
      for (int i = 0; i < state_.marker_count; ++i)
        answer.push_back(place_name(board_, index(state_.markers[i])));
    } else if (what == "rank") {
      answer = ranked();
    } else if (what == "grid") {
      const bool is_made = state_.phase > Phase::grid_roll;
      if (is_made) answer = ids(state_.grid.order, state_.car_count);
    } else {
      return unknown_question({what});
    }
    return Verdict::fine();
  }

  Verdict ask_car(int car, const std::string& what, std::vector<std::string>& answer) {
    if (what == "plots") {
      if (state_.phase != Phase::plot || !state_.cars[car].is_running())
        return {"ask: " + entrants_[car].id + " has no plot to make now"};
      const Speed highest = highest_plot(*game_, state_.cars[car]);
      for (Speed v{}; v <= highest; v = v + 20_mph) answer.push_back(std::to_string(v.mph()));
      return Verdict::fine();
    }
    if (what == "value") {
      answer = {decimal(500 * doubled_grid_value(options_, state_.cars[car].bid, car))};
      return Verdict::fine();
    }
    return unknown_question({entrants_[car].id, what});
  }

  Verdict ask_sees(int seer, const std::string& other, const std::string& what,
                   std::vector<std::string>& answer, bool& is_list) {
    is_list = true;
    const std::optional<int> seen = find_car(other);
    if (!seen || !game_) return {"ask: there is no driver " + other};
    const State view = SpeedCircuitWbc::view(state_, seat_at(seer));
    const Car& car = view.cars[*seen];
    const bool has_answered = (view.waiting >> *seen & 1) == 0;
    // Before the reveal an answer is seen by its driver alone; after it by all.
    const auto is_shown = [&](Phase asked) {
      return view.phase > asked || (view.phase == asked && seer == *seen && has_answered);
    };
    if (what == "build") {
      if (is_shown(Phase::build) && car.build != kNoBuild)
        answer = {format_levels(build_levels(car.build))};
    } else if (what == "bid") {
      if (is_shown(Phase::bid)) answer = {format_bid(car.bid)};
    } else if (what == "plot") {
      const bool has_card = car.is_running() && view.phase != Phase::over;
      if (is_shown(Phase::plot) && has_card) answer = {format_card(car.card)};
    } else {
      return unknown_question({entrants_[seer].id, "sees", other, what});
    }
    return Verdict::fine();
  }

  // --- Questions of a tournament ----------------------------------------------------------------

  Verdict ask_seeding(const std::string& count, const std::string& race,
                      std::vector<std::string>& answer, bool& is_list) const {
    is_list = true;
    const std::optional<int> drivers = number(count, 1, league::kDriversMax);
    if (!drivers) return {"ask: seeding: " + count + " is no number of drivers"};
    const int races = league::race_count(*drivers);
    const int wanted = race.size() == 1 ? race[0] - 'A' : -1;
    if (wanted < 0 || wanted >= races) return {"ask: seeding: there is no race " + race};
    for (const int seed : league::seeds_of_race(*drivers, wanted))
      answer.push_back(std::to_string(seed));
    return Verdict::fine();
  }

  Verdict ask_tournament(const std::string& what, std::vector<std::string>& answer,
                         bool& is_list) const {
    is_list = true;
    if (owes_die()) return {"ask: " + what + ": a tie is not yet parted"};
    const auto named = [&](const std::vector<int>& drivers) {
      for (const int driver : drivers) answer.push_back(entrants_[driver].id);
    };
    if (what == "seeds") {
      answer = ids(seeds_.order, static_cast<int>(entrants_.size()));
    } else if (what == "ranking") {
      named(league::ranked_drivers(ranking_));
    } else if (what == "finalists") {
      named(league::finalists(ranking_));
    } else if (what == "alternates") {
      named(league::alternates(ranking_));
    } else {
      return unknown_question({what});
    }
    return Verdict::fine();
  }

  Verdict ask_driver(int driver, const std::string& what, std::vector<std::string>& answer) const {
    if (static_cast<std::size_t>(driver) >= heats_.size()) return unknown_question({what});
    if (what == "points") {
      answer = {std::to_string(league::qualifying_points(heats_[driver]))};
    } else if (what == "average") {
      const std::optional<league::AverageFinish> average = league::average_finish(heats_[driver]);
      if (average) answer = {decimal(average->thousandths())};
    } else {
      return unknown_question({entrants_[driver].id, what});
    }
    return Verdict::fine();
  }

  // --- Fields -----------------------------------------------------------------------------------

  Verdict car_field(const Car& car, const std::string& key, std::string& value) const {
    if (const std::optional<std::string> found = family_field(board_, game_->course, car, key)) {
      value = *found;
    } else if (key == "chips") {
      value = fill("{},{}", car.ones, car.threes);
    } else if (key == "brakes") {
      value = car.brakes_damaged ? "damaged" : "ok";
    } else if (key == "out") {
      value = out_name(car.status);
    } else if (key == "level") {
      value = levels(car);
    } else {
      return {"expect: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  speed_circuit_wbc::Options options_;
  Names names_;
  // A tournament without a race.
  bool has_tournament_ = false;
  league::DriverList seeds_{};
  std::vector<league::DriverHeats> heats_;
  league::Ranking ranking_;
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<SpeedCircuitWbc>() {
  return std::make_unique<SpeedCircuitWbcTable>();
}

}  // namespace chicane::conform
