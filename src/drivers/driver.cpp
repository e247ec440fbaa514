#include "drivers/driver.h"

#include "base/random.h"
#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/formula_one/rookie.h"
#include "drivers/grand_prix_advanced/rookie.h"
#include "drivers/grand_prix_basic/rookie.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/rookie.h"
#include "drivers/speed_circuit_wbc/rookie.h"

namespace chicane {

namespace {

// Any rule set: one of the lawful texts.
class RandomDriver final : public Driver {
 public:
  explicit RandomDriver(std::uint64_t seed) : random_(seed) {}

  void reseed(std::uint64_t seed) override { random_ = Random(seed); }

  std::string choose(const Race& race, Seat seat) override {
    const std::vector<std::string> legal = race.legal(seat);
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  Random random_;
};

// The rookie of a rule set, who thinks in its own terms.
template <class R, class TheRace, class Rookie>
class RookieDriver final : public Driver {
 public:
  explicit RookieDriver(const TheRace& race) : rookie_(race.game()) {}

  // What he does follows from what he sees alone.
  void reseed(std::uint64_t) override {}

  std::string choose(const Race& any_race, Seat seat) override {
    const auto& race = dynamic_cast<const TheRace&>(any_race);
    const typename R::State view = R::view(race.state(), seat);
    typename R::DecisionList legal;
    R::legal(race.game(), view, seat, legal);
    return race.format(seat, rookie_.choose(race.game(), view, seat, legal));
  }

 private:
  Rookie rookie_;
};

using SpeedCircuitRookie =
    RookieDriver<speed_circuit::SpeedCircuit, SpeedCircuitRace, speed_circuit::Rookie>;
using SpeedCircuitWbcRookie = RookieDriver<speed_circuit_wbc::SpeedCircuitWbc, SpeedCircuitWbcRace,
                                           speed_circuit_wbc::Rookie>;

using MotorChampRookie = RookieDriver<motorchamp::MotorChamp, MotorChampRace, motorchamp::Rookie>;

using FormulaOneRookie = RookieDriver<formula_one::FormulaOne, FormulaOneRace, formula_one::Rookie>;

using GrandPrixBasicRookie =
    RookieDriver<grand_prix_basic::GrandPrixBasic, GrandPrixBasicRace, grand_prix_basic::Rookie>;

using GrandPrixAdvancedRookie = RookieDriver<grand_prix_advanced::GrandPrixAdvanced,
                                             GrandPrixAdvancedRace, grand_prix_advanced::Rookie>;

}  // namespace

std::vector<std::string> driver_names() { return {"random", "rookie"}; }

Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::uint64_t seed) {
  if (name == "random") return std::unique_ptr<Driver>(std::make_unique<RandomDriver>(seed));
  if (name == "rookie") {
    if (const auto* speed_circuit = dynamic_cast<const SpeedCircuitRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<SpeedCircuitRookie>(*speed_circuit));
    }
    if (const auto* motorchamp = dynamic_cast<const MotorChampRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<MotorChampRookie>(*motorchamp));
    }
    if (const auto* formula_one = dynamic_cast<const FormulaOneRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<FormulaOneRookie>(*formula_one));
    }
    if (const auto* basic = dynamic_cast<const GrandPrixBasicRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<GrandPrixBasicRookie>(*basic));
    }
    if (const auto* advanced = dynamic_cast<const GrandPrixAdvancedRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<GrandPrixAdvancedRookie>(*advanced));
    }
    if (const auto* wbc = dynamic_cast<const SpeedCircuitWbcRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<SpeedCircuitWbcRookie>(*wbc));
    }
  }
  return Failure{DataError{"", 0,
                           "there is no driver '" + std::string(name) + "' for " +
                               std::string(race.rules()) + "; there are " +
                               join(driver_names(), ", ")}};
}

}  // namespace chicane
