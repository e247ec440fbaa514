#include "drivers/driver.h"

#include "base/random.h"
#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/first.h"
#include "drivers/formula_one/rookie.h"
#include "drivers/formula_one/substitutes.h"
#include "drivers/grand_prix_advanced/rookie.h"
#include "drivers/grand_prix_advanced/steady.h"
#include "drivers/grand_prix_basic/rookie.h"
#include "drivers/motorchamp/rookie.h"
#include "drivers/speed_circuit/rookie.h"
#include "drivers/speed_circuit/substitutes.h"
#include "drivers/speed_circuit_wbc/rookie.h"
#include "drivers/speed_circuit_wbc/substitutes.h"

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

// A driver who thinks in the terms of the rule set.
template <class R, class TheRace, class Mind>
class ThinkingDriver final : public Driver {
 public:
  explicit ThinkingDriver(const TheRace& race) : mind_(race.game()) {}

  // What he does follows from what he sees alone.
  void reseed(std::uint64_t) override {}

  std::string choose(const Race& any_race, Seat seat) override {
    const auto& race = dynamic_cast<const TheRace&>(any_race);
    const typename R::State view = R::view(race.state(), seat);
    typename R::DecisionList legal;
    R::legal(race.game(), view, seat, legal);
    return race.format(seat, mind_.choose(race.game(), view, seat, legal));
  }

 private:
  Mind mind_;
};

// The drivers of a rule set, by name; nothing for another name, or a race of another rule set.
template <class R, class TheRace, class Rookie, class Steady, class First>
std::unique_ptr<Driver> make_for(std::string_view name, const Race& any_race) {
  const auto* race = dynamic_cast<const TheRace*>(&any_race);
  if (race == nullptr) return nullptr;
  if (name == "rookie") return std::make_unique<ThinkingDriver<R, TheRace, Rookie>>(*race);
  if (name == "steady") return std::make_unique<ThinkingDriver<R, TheRace, Steady>>(*race);
  if (name == "first") return std::make_unique<ThinkingDriver<R, TheRace, First>>(*race);
  return nullptr;
}

using Maker = std::unique_ptr<Driver> (*)(std::string_view, const Race&);

using formula_one::FormulaOne;
using grand_prix_advanced::GrandPrixAdvanced;
using grand_prix_basic::GrandPrixBasic;
using motorchamp::MotorChamp;
using speed_circuit::SpeedCircuit;
using speed_circuit_wbc::SpeedCircuitWbc;

// Where cars go by dice there is no speed to keep.
constexpr Maker kMakers[] = {
    &make_for<SpeedCircuit, SpeedCircuitRace, speed_circuit::Rookie, speed_circuit::Steady,
              speed_circuit::First>,
    &make_for<SpeedCircuitWbc, SpeedCircuitWbcRace, speed_circuit_wbc::Rookie,
              speed_circuit_wbc::Steady, speed_circuit_wbc::First>,
    &make_for<MotorChamp, MotorChampRace, motorchamp::Rookie, First<MotorChamp>, First<MotorChamp>>,
    &make_for<FormulaOne, FormulaOneRace, formula_one::Rookie, formula_one::Steady,
              formula_one::First>,
    &make_for<GrandPrixBasic, GrandPrixBasicRace, grand_prix_basic::Rookie, First<GrandPrixBasic>,
              First<GrandPrixBasic>>,
    &make_for<GrandPrixAdvanced, GrandPrixAdvancedRace, grand_prix_advanced::Rookie,
              grand_prix_advanced::Steady, First<GrandPrixAdvanced>>,
};

}  // namespace

std::vector<std::string> driver_names() { return {"random", "rookie", "steady", "first"}; }

Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::uint64_t seed) {
  if (name == "random") return std::unique_ptr<Driver>(std::make_unique<RandomDriver>(seed));
  for (const Maker make : kMakers) {
    if (std::unique_ptr<Driver> driver = make(name, race)) return driver;
  }
  return Failure{DataError{"", 0,
                           "there is no driver '" + std::string(name) + "' for " +
                               std::string(race.rules()) + "; there are " +
                               join(driver_names(), ", ")}};
}

}  // namespace chicane
