#include "drivers/make_master.h"
#include "drivers/motorchamp/field.h"
#include "drivers/motorchamp/pro.h"

namespace chicane {

using motorchamp::MotorChamp;

namespace {

class ProMind final : public Mind<MotorChamp> {
 public:
  ProMind(const motorchamp::Game& game, const Style& style) : pro_(game, style) {}

  void reseed(std::uint64_t) override {}
  motorchamp::Decision choose(const motorchamp::Game& game, const motorchamp::State& view,
                              Seat seat, const motorchamp::DecisionList& legal) override {
    return pro_.choose(game, view, seat, legal);
  }

 private:
  motorchamp::Pro pro_;
};

}  // namespace

template <>
std::unique_ptr<Mind<MotorChamp>> make_master<MotorChamp>(const MasterName& name,
                                                          const motorchamp::Game& game,
                                                          std::uint64_t seed) {
  if (name.name == "pro") return std::make_unique<ProMind>(game, name.style);
  return make_master_as<MotorChamp>(name, game, seed, {.pro = {}, .ace = {.turns = 2}});
}

}  // namespace chicane
