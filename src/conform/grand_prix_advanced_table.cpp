#include "conform/grand_prix_advanced_table.h"

#include "catalog/grand_prix_advanced_race.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "codec/grand_prix_advanced/event_rows.h"
#include "codec/grand_prix_advanced/options_text.h"
#include "codec/grand_prix_advanced/state_fields.h"
#include "conform/grand_prix_table.h"
#include "league/grand_prix_points.h"
#include "rules/grand_prix_advanced/gears.h"
#include "rules/grand_prix_advanced/grand_prix_advanced.h"
#include "rules/grand_prix_advanced/order.h"
#include "rules/grand_prix_advanced/preparation.h"

namespace chicane::conform {

namespace {

using namespace grand_prix_advanced;

constexpr std::array<std::string_view, 6> kStatuses = {"absent", "run", "spun",
                                                       "box",    "fin", "out"};
constexpr std::string_view kLine = "line";

struct AdvancedLevel {
  static constexpr const char* kOrder = "GPA-ORD-1";
  static constexpr const char* kStart = "GPA-GRD-1";
  static constexpr const char* kTeams = "GPA-GEN-2";
  static constexpr int kTeamsMin = grand_prix_advanced::kTeamsMin;
  static constexpr int kTeamsMax = grand_prix_advanced::kTeamsMax;

  static bool is_draw(int purpose) { return static_cast<Purpose>(purpose) == Purpose::start_order; }
  static std::string_view purpose(int purpose) { return purpose_name(purpose); }
};

class GrandPrixAdvancedTable final : public GrandPrixTable<GrandPrixAdvanced, AdvancedLevel> {
 public:
  std::unique_ptr<Race> position() const override {
    if (!game_ || names_.empty()) return nullptr;
    return GrandPrixAdvancedRace::at(board_, *game_, owners(state_, names_), state_);
  }

 private:
  std::string set_level_option(Options& options, std::string_view key,
                               std::string_view value) override {
    return grand_prix_advanced::set_option(options, key, value);
  }
  Decision roll_of(int face) const override { return grand_prix_advanced::roll(face); }
  Result<Decision, std::string> parse(const std::vector<std::string_view>& said) const override {
    return parse_decision(said);
  }
  int cars_per_team() const override { return kCarsPerTeam; }
  int move_order(Cars& cars) const override { return order_of_move(state_, cars); }
  void next_move() override { begin_move(state_); }

  // `keep` is asked for even where it would be refused.
  bool is_asked(std::string_view verb) const override {
    if (state_.phase == Phase::renewal) return verb == "keep" || verb == "plan";
    return GrandPrixTable::is_asked(verb);
  }

  Verdict read_set(const CaseStatement& s) override {
    for (const std::string& word : s.words) {
      const std::optional<KeyValue> pair = key_value(word);
      if (!pair) return {"set: '" + word + "' is not key=value"};
      const std::optional<int> still =
          pair->key == "still" ? number(pair->value, 0, kStillMovesMax) : std::nullopt;
      if (still) {
        state_.still = static_cast<std::uint8_t>(*still);
      } else if (pair->key == "phase" && (pair->value == "practice" || pair->value == "race")) {
        state_.is_practice = pair->value == "practice";
      } else {
        return {"set: '" + word + "' says nothing here"};
      }
    }
    return Verdict::fine();
  }

  bool has_place(Car& car, std::string_view place) const override {
    car.gear = 1;
    if (!state_.is_practice) return GrandPrixTable::has_place(car, place);
    if (place != kLine) return false;
    car.cell = static_cast<std::uint8_t>(game_->ring.count - 1);
    return true;
  }

  bool read_key(Car& car, std::string_view key, std::string_view value) override {
    if (key == "to_go") return read_to_go(car, value, kLapsMax + 1);
    if (key == "auto") return read_truth(car.is_automatic, value);
    if (key == "starting") return read_truth(car.is_starting, value);
    if (key == "time") return state_.is_practice && read_time(car, value);
    if (key == "gear") {
      const std::optional<int> gear = number(value, 1, kGears);
      if (gear) car.gear = static_cast<std::uint8_t>(*gear);
      return gear.has_value();
    }
    if (key == "dmg") {
      const std::optional<DamageSet> damages = parse_damages(value);
      if (damages) car.damage = *damages;
      return damages.has_value();
    }
    if (key == "status") {
      const auto found = std::find(kStatuses.begin() + 1, kStatuses.end(), value);
      if (found == kStatuses.end()) return false;
      car.status = static_cast<Status>(found - kStatuses.begin());
      // A boxed car is named by the entry cell.
      return car.status != Status::box || car.cell == game_->ring.box_entry;
    }
    return false;
  }

  // "12/3": moves, cells beyond the line.
  static bool read_time(Car& car, std::string_view value) {
    const std::vector<std::string_view> parts = split(value, '/');
    if (parts.size() != 2) return false;
    const std::optional<int> moves = number(parts[0], 1, 9999);
    const std::optional<int> beyond = number(parts[1], 1, kCountMax);
    if (!moves || !beyond) return false;
    car.moves = static_cast<std::uint16_t>(*moves);
    car.beyond = static_cast<std::uint8_t>(*beyond);
    car.to_go = 0;
    car.status = Status::absent;
    return true;
  }

  // Window and tolerance of the last go of each car.
  void taken() override { goes_[state_.go.car] = state_.go; }

  std::optional<Verdict> ask_level(const std::vector<std::string>& question,
                                   std::vector<std::string>& answer, bool& is_list) override {
    is_list = false;
    if (question.size() == 3 && question[0] == "tolerance") return ask_tolerance(question, answer);
    if (question.size() == 2 && question[1] == "points") return ask_points(question[0], answer);
    if (!game_) return std::nullopt;
    if (question.size() == 1 && question[0] == "grid") {
      is_list = true;
      State timed = state_;
      order_by_practice(*game_, timed);
      return name_cars(timed.drawn, timed.drawn_count, answer);
    }
    if (question.size() == 2 && question[1] == "gears") {
      is_list = true;
      return ask_gears(question[0], answer);
    }
    return std::nullopt;
  }

  static Verdict ask_tolerance(const std::vector<std::string>& question,
                               std::vector<std::string>& answer) {
    const std::optional<int> gear = number(question[1], 1, kGears);
    const std::optional<int> die = number(question[2], 1, kRiskDieMax);
    if (!gear || !die) return {"ask tolerance: a gear from 1 to 5, a die from 1 to 8"};
    answer = {std::to_string(tolerance(*gear, *die))};
    return Verdict::fine();
  }

  Verdict ask_gears(const std::string& id, std::vector<std::string>& answer) const {
    const std::optional<int> car = car_of(id);
    if (!car) return {"ask: there is no car " + id};
    State asked = state_;
    begin_go(*game_, asked, *car);
    for (int gear = 1; gear <= kGears; ++gear) {
      if (!refuse_gear(*game_, asked, gear)) answer.push_back(std::to_string(gear));
    }
    return Verdict::fine();
  }

  // GPA-SCO-1  Of a driver, or of both cars of a team.
  Verdict ask_points(const std::string& id, std::vector<std::string>& answer) const {
    int points = 0;
    bool is_known = false;
    for (const Entrant& entrant : entrants_) {
      if (entrant.id != id && entrant.id != id + "A" && entrant.id != id + "B") continue;
      is_known = true;
      league::Places places;
      const auto found = entrant.fields.find("races");
      for (const std::string_view word : found == entrant.fields.end()
                                             ? std::vector<std::string_view>{}
                                             : split(found->second, ',')) {
        const std::optional<int> place = number(word, 1, league::kGrandPrixPlacesMax);
        if (!place) return {"entry " + entrant.id + ": races are places from 1 to 24"};
        places.push_back(*place);
      }
      points += league::grand_prix_points(places);
    }
    if (!is_known) return {"ask: there is no entry " + id};
    answer = {std::to_string(points)};
    return Verdict::fine();
  }

  Verdict race_field(const std::string& key, std::string& value) const override {
    if (key == "phase") {
      value = state_.is_practice ? "practice" : "race";
    } else if (key == "still") {
      value = std::to_string(state_.still);
    } else {
      return GrandPrixTable::race_field(key, value);
    }
    return Verdict::fine();
  }

  Verdict car_field(int number, const std::string& key, std::string& value) const override {
    const Car& car = state_.cars[number];
    const Go& go = goes_[number];
    if (key == "at") {
      const bool is_at_line = state_.is_practice && car.to_go == 2;
      value = is_at_line ? std::string(kLine) : std::to_string(car.cell);
    } else if (key == "gear") {
      value = std::to_string(car.gear);
    } else if (key == "dmg") {
      value = format_damages(car.damage);
    } else if (key == "status") {
      value = kStatuses[static_cast<std::size_t>(car.status)];
    } else if (key == "to_go") {
      value = std::to_string(car.to_go);
    } else if (key == "auto") {
      value = yes_no(car.is_automatic);
    } else if (key == "starting") {
      value = yes_no(car.is_starting);
    } else if (key == "tolerance") {
      value = std::to_string(go.tolerance);
    } else if (key == "window") {
      value = std::to_string(go.least) + "-" + std::to_string(go.most);
    } else if (key == "time") {
      value = car.beyond == 0 ? "-" : std::to_string(car.moves) + "/" + std::to_string(car.beyond);
    } else {
      return {"expect: there is no key '" + key + "'"};
    }
    return Verdict::fine();
  }

  std::array<Go, kCarsMax> goes_{};
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<GrandPrixAdvanced>() {
  return std::make_unique<GrandPrixAdvancedTable>();
}

}  // namespace chicane::conform
