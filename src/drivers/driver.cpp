#include "drivers/driver.h"

#include "base/random.h"
#include "base/text.h"
#include "catalog/speed_circuit_race.h"
#include "codec/speed_circuit/decision_text.h"
#include "drivers/random_play.h"
#include "drivers/speed_circuit/rookie.h"

namespace chicane {

namespace {

// Any rule set: one of the lawful texts.
class RandomDriver final : public Driver {
 public:
  explicit RandomDriver(std::uint64_t seed) : random_(seed) {}

  std::string choose(const Race& race, Seat seat) override {
    const std::vector<std::string> legal = race.legal(seat);
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  Random random_;
};

class SpeedCircuitRookie final : public Driver {
 public:
  explicit SpeedCircuitRookie(const SpeedCircuitRace& race) : rookie_(race.game()) {}

  std::string choose(const Race& any_race, Seat seat) override {
    using namespace speed_circuit;
    const auto& race = dynamic_cast<const SpeedCircuitRace&>(any_race);
    const State view = SpeedCircuit::view(race.state(), seat);
    DecisionList legal;
    SpeedCircuit::legal(race.game(), view, seat, legal);
    const Decision decision = rookie_.choose(race.game(), view, seat, legal);
    return format_decision(race.board(), race.game().course, view.cars[index(seat)], decision);
  }

 private:
  speed_circuit::Rookie rookie_;
};

}  // namespace

std::vector<std::string> driver_names() { return {"random", "rookie"}; }

Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::uint64_t seed) {
  if (name == "random") return std::unique_ptr<Driver>(std::make_unique<RandomDriver>(seed));
  if (name == "rookie") {
    if (const auto* speed_circuit = dynamic_cast<const SpeedCircuitRace*>(&race)) {
      return std::unique_ptr<Driver>(std::make_unique<SpeedCircuitRookie>(*speed_circuit));
    }
  }
  return Failure{DataError{"", 0,
                           "there is no driver '" + std::string(name) + "' for " +
                               std::string(race.rules()) + "; there are " +
                               join(driver_names(), ", ")}};
}

}  // namespace chicane
