#include "coach/debrief.h"

#include <algorithm>

namespace chicane {

namespace {

// Less is nothing a driver could feel.
constexpr double kNothing = 0.005;

bool owe_the_same(const Pending& one, const Pending& other) {
  return one.kind == Pending::Kind::chance && other.kind == Pending::Kind::chance &&
         one.roll.purpose == other.roll.purpose && one.roll.sides == other.roll.sides;
}

}  // namespace

std::optional<DecisionPrice> Debrief::see(const Race& race, Seat seat, std::string_view decision) {
  if (!race.has_started()) return std::nullopt;
  const Pending pending = race.pending();
  if (seat == kChance) {
    const auto found = shadows_.find(pending.roll.car);
    if (found == shadows_.end() || found->second.lone == nullptr) return std::nullopt;
    Shadow& shadow = found->second;
    const bool can_follow = owe_the_same(pending, shadow.lone->pending()) &&
                            static_cast<bool>(shadow.lone->decide(kChance, decision));
    if (can_follow) {
      coach_.settle(*shadow.lone);
    } else {
      shadow.lone = nullptr;
    }
    return std::nullopt;
  }
  const int car = coach_.car_of(race, seat);
  Shadow& shadow = shadows_[car];
  if (shadow.turn != race.turn()) shadow = {race.turn(), coach_.alone(race, car)};
  return price(shadow, decision);
}

std::optional<DecisionPrice> Debrief::price(Shadow& shadow, std::string_view decision) {
  if (shadow.lone == nullptr) return std::nullopt;
  if (shadow.lone->pending().kind != Pending::Kind::seats) {
    shadow.lone = nullptr;
    return std::nullopt;
  }
  const std::vector<PricedDecision> prices = coach_.prices(*shadow.lone);
  const Seat seat = shadow.lone->pending().seats.first();
  // A path that is not listed may still come to what a listed one comes to.
  const std::unique_ptr<Race> before = shadow.lone->clone();
  if (prices.empty() || !shadow.lone->decide(seat, decision)) {
    shadow.lone = nullptr;
    return std::nullopt;
  }
  const PricedDecision& best = *std::min_element(
      prices.begin(), prices.end(),
      [](const PricedDecision& a, const PricedDecision& b) { return a.turns < b.turns; });
  const auto taken = std::find_if(prices.begin(), prices.end(), [&](const PricedDecision& each) {
    if (each.decision == decision) return true;
    const std::unique_ptr<Race> other = before->clone();
    return static_cast<bool>(other->decide(seat, each.decision)) &&
           other->digest() == shadow.lone->digest();
  });
  coach_.settle(*shadow.lone);
  if (taken == prices.end()) return std::nullopt;
  const double price = taken->turns - best.turns;
  if (price < kNothing) return DecisionPrice{0, std::string(decision)};
  return DecisionPrice{price, best.decision};
}

}  // namespace chicane
