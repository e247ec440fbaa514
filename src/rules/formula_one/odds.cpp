#include "rules/formula_one/odds.h"

#include <algorithm>

#include "rules/formula_one/paths.h"

namespace chicane::formula_one {

namespace {

constexpr std::int64_t kResults = static_cast<std::int64_t>(kDieSides) * kDieSides;

int tyre_after(Penalty penalty, int tyre) {
  const int more = penalty == Penalty::two_tyres                                    ? 2
                   : penalty == Penalty::tyre || penalty == Penalty::tyre_and_brake ? 1
                                                                                    : 0;
  return std::min(tyre + more, kTyreMax);
}

// The gauges a car may have on the way, with how many results lead to each.
class Drive {
 public:
  explicit Drive(const Car& car) : car_(car) { weights_[car.tyre] = 1; }

  void take(BandOdds& odds) {
    results_ *= kResults;
    odds.results = results_;
    std::array<std::int64_t, kTyreMax + 1> next{};
    for (int tyre = 0; tyre <= kTyreMax; ++tyre) {
      if (weights_[tyre] == 0) continue;
      for (int first = 1; first <= kDieSides; ++first) {
        for (int second = 1; second <= kDieSides; ++second) {
          const Penalty penalty = result_of(odds.over, first, second, tyre);
          odds.ways[static_cast<std::size_t>(penalty)] += weights_[tyre];
          if (penalty != Penalty::spin) next[tyre_after(penalty, tyre)] += weights_[tyre];
        }
      }
    }
    weights_ = next;
  }

  // F1-4.7
  void pass(const Track& track, std::uint8_t band) {
    if (band == track.brake_band && car_.brake_failure == Defect::armed)
      car_.brake_failure = Defect::on;
    if (band == track.tyre_band && car_.faulty == Defect::armed) car_.faulty = Defect::on;
  }
  void cross_line() {
    if (car_.faulty == Defect::on) car_.faulty = Defect::none;
  }

 private:
  Penalty result_of(Speed over, int first, int second, int tyre) const {
    const bool spins = over >= 60_mph || tyre == kTyreMax || car_.faulty == Defect::on ||
                       (car_.brake_failure == Defect::on && over >= 40_mph);
    return spins ? Penalty::spin : penalty_of(over == 40_mph, first, second, tyre);
  }

  Car car_;
  std::array<std::int64_t, kTyreMax + 1> weights_{};
  std::int64_t results_ = 1;
};

}  // namespace

void list_odds(const Game& game, const State& state, int number, const Path& path, Speed speed,
               bool is_superb, PathOdds& list) {
  // F1-TAC-5  The greatest excess is exempt.
  Speed greatest = 0_mph;
  if (is_superb) {
    for_each_square(game.track, state, number, path, [&](SquareId at) {
      if (game.track[at].band != kNoBand)
        greatest = std::max(greatest, excess(speed, game.track[at].safe));
    });
  }
  bool has_exempt = greatest == 0_mph;
  Drive drive(state.cars[number]);
  for_each_square(game.track, state, number, path, [&](SquareId at) {
    const Square& square = game.track[at];
    if (square.is_line) drive.cross_line();
    if (square.band == kNoBand) return;
    const Speed over = excess(speed, square.safe);
    if (over > 0_mph) {
      BandOdds odds{.band = square.band, .over = over};
      if (!has_exempt && over == greatest) {
        odds.is_exempt = has_exempt = true;
      } else {
        drive.take(odds);
      }
      list.push_back(odds);
    }
    drive.pass(game.track, square.band);
  });
}

Chance spin_chance(const PathOdds& odds) {
  Chance chance;
  for (const BandOdds& band : odds) {
    if (band.is_exempt) continue;
    const std::int64_t factor = band.results / chance.results;
    chance.ways = chance.ways * factor + band.ways[static_cast<std::size_t>(Penalty::spin)];
    chance.results = band.results;
  }
  return chance;
}

}  // namespace chicane::formula_one
