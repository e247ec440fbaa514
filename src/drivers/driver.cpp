#include "drivers/driver.h"

#include "base/text.h"
#include "catalog/typed_race.h"
#include "drivers/masters.h"

namespace chicane {

namespace {

// A mind behind the door.
template <RuleSet R>
class ThinkingDriver final : public Driver {
 public:
  ThinkingDriver(std::unique_ptr<Mind<R>> mind, std::shared_ptr<Shelf> shelf)
      : shelf_(std::move(shelf)), mind_(std::move(mind)) {}

  void reseed(std::uint64_t seed) override { mind_->reseed(seed); }

  std::string choose(const Race& any_race, Seat seat) override {
    const RuleRace<R>& race = typed<R>(any_race);
    const typename R::State view = R::view(race.state(), seat);
    typename R::DecisionList legal;
    R::legal(race.game(), view, seat, legal);
    return race.format(seat, mind_->choose(race.game(), view, seat, legal));
  }

 private:
  std::shared_ptr<Shelf> shelf_;  // What the mind builds on.
  std::unique_ptr<Mind<R>> mind_;
};

// None if the rule set has no driver of that name.
template <RuleSet R>
std::unique_ptr<Driver> make_for(std::string_view name, const RuleRace<R>& race,
                                 const std::shared_ptr<Shelf>& shelf, std::uint64_t seed) {
  std::unique_ptr<Mind<R>> mind = make_mind<R>(name, race.game(), *shelf, seed);
  if (mind == nullptr) return nullptr;
  return std::make_unique<ThinkingDriver<R>>(std::move(mind), shelf);
}

}  // namespace

std::vector<std::string> mind_names() { return {"random", "rookie", "club", "steady", "first"}; }

// Every rule set has them all.
std::vector<std::string> mind_names(std::string_view) { return mind_names(); }

Result<std::unique_ptr<Driver>, DataError> make_driver(std::string_view name, const Race& race,
                                                       std::shared_ptr<Shelf> shelf,
                                                       std::uint64_t seed) {
  std::unique_ptr<Driver> driver =
      with_typed(race, [&](const auto& typed) { return make_for(name, typed, shelf, seed); });
  if (driver != nullptr) return driver;
  return Failure{DataError{"", 0,
                           "there is no driver '" + std::string(name) + "' for " +
                               std::string(race.rules()) + "; there are " +
                               join(all_mind_names(race.rules()), ", ")}};
}

}  // namespace chicane
