#include "drivers/driver.h"

#include "base/text.h"
#include "catalog/formula_one_race.h"
#include "catalog/grand_prix_advanced_race.h"
#include "catalog/grand_prix_basic_race.h"
#include "catalog/motorchamp_race.h"
#include "catalog/speed_circuit_race.h"
#include "catalog/speed_circuit_wbc_race.h"
#include "drivers/masters.h"

namespace chicane {

namespace {

// A mind behind the door.
template <class R, class TheRace>
class ThinkingDriver final : public Driver {
 public:
  ThinkingDriver(std::unique_ptr<Mind<R>> mind, std::shared_ptr<Shelf> shelf)
      : shelf_(std::move(shelf)), mind_(std::move(mind)) {}

  void reseed(std::uint64_t seed) override { mind_->reseed(seed); }

  std::string choose(const Race& any_race, Seat seat) override {
    const auto& race = dynamic_cast<const TheRace&>(any_race);
    const typename R::State view = R::view(race.state(), seat);
    typename R::DecisionList legal;
    R::legal(race.game(), view, seat, legal);
    return race.format(seat, mind_->choose(race.game(), view, seat, legal));
  }

 private:
  std::shared_ptr<Shelf> shelf_;  // What the mind builds on.
  std::unique_ptr<Mind<R>> mind_;
};

// The driver of a rule set, by name; nothing for another name, or a race of another rule set.
template <class R, class TheRace>
std::unique_ptr<Driver> make_for(std::string_view name, const Race& any_race,
                                 const std::shared_ptr<Shelf>& shelf, std::uint64_t seed) {
  const auto* race = dynamic_cast<const TheRace*>(&any_race);
  if (race == nullptr) return nullptr;
  std::unique_ptr<Mind<R>> mind = make_mind<R>(name, race->game(), *shelf, seed);
  if (mind == nullptr) return nullptr;
  return std::make_unique<ThinkingDriver<R, TheRace>>(std::move(mind), shelf);
}

using Maker = std::unique_ptr<Driver> (*)(std::string_view, const Race&,
                                          const std::shared_ptr<Shelf>&, std::uint64_t);

constexpr Maker kMakers[] = {
    &make_for<speed_circuit::SpeedCircuit, SpeedCircuitRace>,
    &make_for<speed_circuit_wbc::SpeedCircuitWbc, SpeedCircuitWbcRace>,
    &make_for<motorchamp::MotorChamp, MotorChampRace>,
    &make_for<formula_one::FormulaOne, FormulaOneRace>,
    &make_for<grand_prix_basic::GrandPrixBasic, GrandPrixBasicRace>,
    &make_for<grand_prix_advanced::GrandPrixAdvanced, GrandPrixAdvancedRace>,
};

}  // namespace

std::vector<std::string> mind_names() { return {"random", "rookie", "club", "steady", "first"}; }

// Every rule set has them all.
std::vector<std::string> mind_names(std::string_view) { return mind_names(); }

Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::shared_ptr<Shelf> shelf,
                                                       std::uint64_t seed) {
  for (const Maker make : kMakers) {
    if (std::unique_ptr<Driver> driver = make(name, race, shelf, seed)) return driver;
  }
  return Failure{DataError{"", 0,
                           "there is no driver '" + std::string(name) + "' for " +
                               std::string(race.rules()) + "; there are " +
                               join(all_mind_names(race.rules()), ", ")}};
}

}  // namespace chicane
