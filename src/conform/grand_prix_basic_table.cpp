#include "conform/grand_prix_basic_table.h"

#include "catalog/grand_prix_basic_race.h"
#include "codec/grand_prix_basic/decision_text.h"
#include "codec/grand_prix_basic/event_rows.h"
#include "codec/grand_prix_basic/options_text.h"
#include "codec/grand_prix_basic/state_fields.h"
#include "conform/grand_prix_table.h"
#include "rules/grand_prix_basic/grand_prix_basic.h"
#include "rules/grand_prix_basic/order.h"
#include "rules/grand_prix_basic/preparation.h"

namespace chicane::conform {

namespace {

using namespace grand_prix_basic;

constexpr std::array<std::string_view, 4> kStatuses = {"absent", "run", "off", "fin"};

struct BasicLevel {
  static constexpr const char* kOrder = "GPB-ORD-1";
  static constexpr const char* kStart = "GPB-SET-1";
  static constexpr const char* kTeams = "GPB-GEN-3";
  static constexpr int kTeamsMin = kPlayersMin;
  static constexpr int kTeamsMax = kPlayersMax;

  static bool is_draw(int purpose) { return static_cast<Purpose>(purpose) == Purpose::start; }
  static std::string_view purpose(int purpose) { return purpose_name(purpose); }
};

class GrandPrixBasicTable final : public GrandPrixTable<GrandPrixBasic, BasicLevel> {
 public:
  std::unique_ptr<Race> position() const override {
    if (!game_ || names_.empty()) return nullptr;
    return GrandPrixBasicRace::at(board_, *game_, owners(state_, names_), state_);
  }

 private:
  std::string set_level_option(Options& options, std::string_view key,
                               std::string_view value) override {
    return grand_prix_basic::set_option(options, key, value);
  }
  Decision roll_of(int face) const override { return grand_prix_basic::roll(face); }
  Result<Decision, std::string> parse(const std::vector<std::string_view>& said) const override {
    return parse_decision(said);
  }
  int cars_per_team() const override { return options_.cars_per_player; }
  int move_order(Cars& cars) const override { return order_of_move(*game_, state_, cars); }
  void next_move() override { begin_move(*game_, state_); }

  bool read_key(Car& car, std::string_view key, std::string_view value) override {
    if (key == "to_go") return read_to_go(car, value, kLapsMax + 1);
    if (key == "auto") return read_truth(car.is_automatic, value);
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
    return false;
  }

  Verdict car_field(int number, const std::string& key, std::string& value) const override {
    const Car& car = state_.cars[number];
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
};

}  // namespace

template <>
std::unique_ptr<CaseTable> make_table<GrandPrixBasic>() {
  return std::make_unique<GrandPrixBasicTable>();
}

}  // namespace chicane::conform
