#include "drivers/formula_one/pace.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "rules/formula_one/paths.h"
#include "rules/formula_one/speeds.h"

namespace chicane::formula_one {

namespace {

constexpr int kFreshTyre = 2;  // The gauge that the table is made for.
constexpr int kResults = kDieSides * kDieSides;

int price_of(Penalty penalty) {
  switch (penalty) {
    case Penalty::none:
      return 0;
    case Penalty::tyre:
      return kTyrePrice;
    case Penalty::two_tyres:
      return 2 * kTyrePrice;
    case Penalty::tyre_and_brake:
      return kTyrePrice + kBrakePrice;
    case Penalty::spin:
      return kSpinPrice;
  }
  return 0;
}

// Where so many squares can lead, and for how much.
struct End {
  SquareId at;
  bool has_crossed;  // The line.
  int price;
};

std::vector<End> ends_from(const Game& game, SquareId square, Speed speed) {
  State state{};
  state.cars[0].where = Where::track;
  state.cars[0].at = square;
  PathList paths;
  list_paths(game.track, state, 0, speed.spaces(), speed, paths);
  std::vector<End> ends;
  for (const Path& path : paths) {
    End end{square, false, 0};
    for_each_square(game.track, state, 0, path, [&](SquareId at) {
      end.at = at;
      end.has_crossed = end.has_crossed || game.track[at].is_line;
      if (game.track[at].band != kNoBand)
        end.price += price_of_excess(excess(speed, game.track[at].safe), kFreshTyre);
    });
    ends.push_back(end);
  }
  return ends;
}

}  // namespace

int price_of_excess(Speed over, int tyre) {
  if (over == 0_mph) return 0;
  if (over >= 60_mph || tyre >= kTyreMax) return kSpinPrice;
  int sum = 0;
  for (int first = 1; first <= kDieSides; ++first) {
    for (int second = 1; second <= kDieSides; ++second)
      sum += price_of(penalty_of(over == 40_mph, first, second, tyre));
  }
  return sum / kResults;
}

int price_of_reduction(const Wear& wear) {
  return wear.brake * kBrakePrice + wear.tyre * kTyrePrice;
}

Pace::Pace(const Game& game) {
  const Track& track = game.track;
  const int count = track.square_count;
  times_.assign(static_cast<std::size_t>(count) * kSpeeds, 0);
  // Every move leads on, so that squares nearer the line are known before those behind them.
  std::vector<SquareId> squares(count);
  std::iota(squares.begin(), squares.end(), SquareId{0});
  std::sort(squares.begin(), squares.end(), [&](SquareId a, SquareId b) {
    const int one = track.rows_past_line(track[a].row);
    const int other = track.rows_past_line(track[b].row);
    return one != other ? one > other : a < b;
  });
  std::vector<std::vector<End>> ends(static_cast<std::size_t>(count) * kSpeeds);
  for (int square = 0; square < count; ++square) {
    for (int spaces = 1; spaces < kSpeeds; ++spaces)
      ends[square * kSpeeds + spaces] =
          ends_from(game, static_cast<SquareId>(square), Speed::from_spaces(spaces));
  }
  // First to the line, then with a lap on from there.
  for (int lap = 0; lap < 2; ++lap) {
    const std::vector<int> beyond = times_;
    for (const SquareId square : squares) {
      for (int shown = 0; shown < kSpeeds; ++shown) {
        int best = std::numeric_limits<int>::max();
        for (int spaces = 1; spaces < kSpeeds && spaces <= shown + kSpeedUp.spaces(); ++spaces) {
          int braking = 0;
          if (spaces < shown) {
            const std::optional<Wear> wear = reduction_cost(Speed::from_spaces(shown - spaces));
            if (!wear) continue;
            braking = price_of_reduction(*wear);
          }
          for (const End& end : ends[square * kSpeeds + spaces]) {
            const std::size_t there = static_cast<std::size_t>(end.at) * kSpeeds + spaces;
            const int rest = end.has_crossed ? beyond[there] : times_[there];
            best = std::min(best, kTurn + braking + end.price + rest);
          }
        }
        times_[square * kSpeeds + shown] = best;
      }
    }
  }
}

}  // namespace chicane::formula_one
