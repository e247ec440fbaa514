#include "rules/motorchamp/throws.h"

namespace chicane::motorchamp {

namespace {

constexpr unsigned bit(Throw which) { return 1u << static_cast<int>(which); }

// In how many ways the dice of a throw show a total.
constexpr std::array<std::array<int, kTotalMax + 1>, kThrows> make_ways() {
  std::array<std::array<int, kTotalMax + 1>, kThrows> ways{};
  for (const int special : kSpecialFaces) {
    ++ways[0][special];
    for (int a = 1; a <= kNormalSides; ++a) {
      for (int b = 1; b <= kNormalSides; ++b) ++ways[3][a + b + special];
    }
  }
  for (int a = 1; a <= kNormalSides; ++a) {
    ++ways[1][a];
    for (int b = 1; b <= kNormalSides; ++b) ++ways[2][a + b];
  }
  return ways;
}

constexpr std::array<std::array<int, kTotalMax + 1>, kThrows> kWays = make_ways();

}  // namespace

Regime regime_of(const State& state, const Car& car) {
  // MC-PRA-1
  if (state.is_practice) return Regime::practice;
  switch (car.where) {
    case Where::lane:
      return car.pit_flap ? Regime::outbound : Regime::inbound;
    case Where::pit:
      return car.pit_flap ? Regime::outbound : Regime::service;
    default:
      break;
  }
  if (car.start_phase) return Regime::start;
  return car.handicap ? Regime::handicap : Regime::normal;
}

bool is_last_crossing(const Game& game, const State& state, const Car& car) {
  if (state.is_practice) return car.laps == 0;
  return state.flag || car.laps == game.options.laps - 1;
}

Bounds::Bounds(const Game& game, const State& state, const Car& car, const Traffic& traffic,
               int most)
    : reach_(reach_from(game.track, traffic, car.row, car.lane, most)),
      limit_(game.track[car.row].limit[car.lane]) {
  // A-30  Nothing beyond the first row past the line matters to a car that finishes there.
  const bool truncates = state.is_practice || game.options.finish_truncates == Allowed::yes;
  const int to_line = game.track.count - car.row;
  if (truncates && to_line <= most && is_last_crossing(game, state, car) &&
      reach_.any[to_line] != 0) {
    finish_at_ = to_line;
  }
}

int ways_of(Throw which, int total) { return kWays[static_cast<std::size_t>(which)][total]; }

Risk risk_of(const Bounds& bounds, Throw which) {
  Risk risk;
  const auto& ways = kWays[static_cast<std::size_t>(which)];
  for (int total = 1; total <= kTotalMax; ++total) {
    if (ways[total] == 0) continue;
    risk.results += ways[total];
    const int excess = bounds.excess(total);
    if (excess >= 1) risk.over += ways[total];
    if (excess >= 2) risk.far_over += ways[total];
  }
  return risk;
}

bool is_safe(const Bounds& bounds, Throw which) {
  const auto i = static_cast<std::size_t>(which);
  for (int total = kLeast[i]; total <= kMost[i]; ++total) {
    if (bounds.excess(total) > 0) return false;
  }
  return true;
}

int dice_allowed(const Game& game, const State& state, const Car& car) {
  switch (regime_of(state, car)) {
    case Regime::normal:
    case Regime::practice:
      return game.track[car.row].dice[car.lane];
    case Regime::service:
      return 2;
    default:
      return 1;
  }
}

ThrowSet lawful_throws(const Game& game, const State& state, int number) {
  const Car& car = state.cars[number];
  switch (regime_of(state, car)) {
    case Regime::start:
    case Regime::handicap:
    case Regime::inbound:
    case Regime::outbound:
      return {bit(Throw::one)};
    case Regime::service:
      return {bit(Throw::two)};
    case Regime::normal:
    case Regime::practice:
      break;
  }
  // MC-COL-1, MC-COL-2  The colour cuts the list at the top: S and N, NN, NNS.
  const int fastest = game.track[car.row].dice[car.lane];
  const Bounds bounds(game, state, car, Traffic(state, number));
  // MC-FAI-2  Nothing slower than the fastest safe choice; MC-FAI-3  all if none is safe. MC-LIM-5,
  // MC-BLK-7  Down to that, fewer dice may be thrown. MC-FAI-5, IX-10  Pit lane, side places and
  // tows make no choice safe.
  int slowest = fastest;
  while (slowest > 0 && !is_safe(bounds, static_cast<Throw>(slowest))) --slowest;
  unsigned bits = 0;
  for (int i = slowest; i <= fastest; ++i) bits |= 1u << i;
  return {bits};
}

}  // namespace chicane::motorchamp
