// MOV, DIR: where so many squares can lead.
#pragma once

#include <array>
#include <cstdint>

#include "base/inline_vector.h"
#include "rules/formula_one/state.h"

namespace chicane::formula_one {

// The squares that other cars hold (F1-MOV-6). Cars in pits, at spin-off points and at the roadside
// hold none.
class Traffic {
 public:
  // All cars but `except`.
  Traffic(const State& state, int except) {
    for (int i = 0; i < kCarsMax; ++i) {
      if (i != except && state.cars[i].is_on_track()) held_[count_++] = state.cars[i].at;
    }
  }

  bool holds(SquareId square) const {
    for (int i = 0; i < count_; ++i) {
      if (held_[i] == square) return true;
    }
    return false;
  }

 private:
  std::array<SquareId, kCarsMax> held_{};
  int count_ = 0;
};

// Where a step of the car leads, or kNoSquare. Off the track only Step::straight leads anywhere: to
// the one way back (F1-SPN-4, F1-LAP-2).
SquareId first_square(const Track& track, const State& state, int car, Step step);

// Is the car off the track with its way back taken (F1-BLK-7)?
bool is_locked_in(const Track& track, const State& state, int car);

// Calls visit(square) for each square of a path of the car up to one that leads nowhere; the pit is
// no square.
template <class Visit>
void for_each_square(const Track& track, const State& state, int car, const Path& path,
                     Visit visit) {
  SquareId at = kNoSquare;
  for (int i = 0; i < path.count && path[i] != Step::pit; ++i) {
    at = i == 0 ? first_square(track, state, car, path[i])
                : track[at].steps[static_cast<std::size_t>(path[i])];
    if (at == kNoSquare) return;
    visit(at);
  }
}

using PathList = InlineVector<Path, 200>;

// One path for each outcome, sorted: the end, and the safety speeds of the bands on the way that
// are below `judged`. Of exactly `squares` squares; if there is none, of the greatest number there
// is. Gives that number (F1-DIR-2, F1-BLK-1).
int list_paths(const Track& track, const State& state, int car, int squares, Speed judged,
               PathList& list);

// The same number without the list.
int longest_path(const Track& track, const State& state, int car, int squares);

// F1-PIT-2  Paths of exactly `squares` squares whose last is the own pit. F1-PIT-3  Others go on.
void list_pit_paths(const Track& track, const State& state, int car, int squares, Speed judged,
                    PathList& list);

}  // namespace chicane::formula_one
