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

// Of equals the first: what differs by less than the lap is exact to is equal on every machine.
const PricedDecision& best_of(const std::vector<PricedDecision>& prices) {
  constexpr double kEqual = 1e-6;
  double least = prices.front().turns;
  for (const PricedDecision& each : prices) least = std::min(least, each.turns);
  return *std::find_if(prices.begin(), prices.end(),
                       [&](const PricedDecision& each) { return each.turns < least + kEqual; });
}

}  // namespace

std::optional<DecisionPrice> Debrief::see(const Race& race, Seat seat, std::string_view decision) {
  if (!race.has_started()) return std::nullopt;
  if (seat == kChance) follow_die(race, decision);
  if (seat != seat_) return std::nullopt;
  const int car = laps_.car_of(race, seat);
  Coach* const coach = laps_.coach_for(race, car);
  lap_ = laps_.kind();
  if (coach == nullptr) return std::nullopt;
  Shadow& shadow = shadows_[car];
  if (shadow.turn != race.turn()) shadow = {race.turn(), coach->alone(race, car)};
  return price(*coach, shadow, decision);
}

void Debrief::follow_die(const Race& race, std::string_view die) {
  const Pending pending = race.pending();
  const auto found = shadows_.find(pending.roll.car);
  if (found == shadows_.end() || found->second.lone == nullptr) return;
  std::unique_ptr<Race>& lone = found->second.lone;
  if (owe_the_same(pending, lone->pending()) && lone->decide(kChance, die)) {
    laps_.settle(*lone);
  } else {
    lone = nullptr;
  }
}

std::optional<DecisionPrice> Debrief::price(Coach& coach, Shadow& shadow,
                                            std::string_view decision) {
  if (shadow.lone == nullptr) return std::nullopt;
  if (shadow.lone->pending().kind != Pending::Kind::seats) {
    shadow.lone = nullptr;
    return std::nullopt;
  }
  const std::vector<PricedDecision> prices = coach.prices(*shadow.lone);
  const Seat seat = shadow.lone->pending().seats.first();
  // A path that is not listed may still come to what a listed one comes to.
  const std::unique_ptr<Race> before = shadow.lone->clone();
  if (prices.empty() || !shadow.lone->decide(seat, decision)) {
    shadow.lone = nullptr;
    return std::nullopt;
  }
  const PricedDecision& best = best_of(prices);
  const auto taken = std::find_if(prices.begin(), prices.end(), [&](const PricedDecision& each) {
    if (each.decision == decision) return true;
    const std::unique_ptr<Race> other = before->clone();
    return static_cast<bool>(other->decide(seat, each.decision)) &&
           other->digest() == shadow.lone->digest();
  });
  laps_.settle(*shadow.lone);
  if (taken == prices.end()) return std::nullopt;
  const double price = taken->turns - best.turns;
  if (price < kNothing) return DecisionPrice{0, std::string(decision)};
  return DecisionPrice{price, best.decision};
}

}  // namespace chicane
