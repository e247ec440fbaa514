#include "drivers/formula_one/glance.h"

#include <algorithm>

#include "base/inline_vector.h"
#include "rules/formula_one/paths.h"

namespace chicane::formula_one {

namespace {

// Squares that can be reached in the same number of steps: a few lanes wide, and long squares set
// ways apart by a row or two.
class Front {
 public:
  void add(const Track& track, SquareId to, Speed speed) {
    if (to == kNoSquare || squares_.size() == kMost) return;
    const Square& square = track[to];
    if (square.band != kNoBand && square.safe < speed) return;
    if (std::find(squares_.begin(), squares_.end(), to) == squares_.end()) squares_.push_back(to);
  }
  bool is_empty() const { return squares_.empty(); }

  // One square on.
  template <class IsFree>
  Front next(const Track& track, Speed speed, IsFree is_free) const {
    Front front;
    for (const SquareId from : squares_) {
      for (const SquareId to : track[from].steps) {
        if (to != kNoSquare && is_free(to)) front.add(track, to, speed);
      }
    }
    return front;
  }

 private:
  static constexpr std::size_t kMost = 24;

  InlineVector<SquareId, kMost> squares_;
};

bool goes_on(const Track& track, Front front, Speed speed) {
  const Speed next = Speed::from_spaces(std::max(1, speed.spaces() - 1));
  for (int i = 0; i < next.spaces() && !front.is_empty(); ++i)
    front = front.next(track, next, [](SquareId) { return true; });
  return !front.is_empty();
}

}  // namespace

WaySeen look_along(const Track& track, const State& state, const Path& path, Speed speed) {
  const Car& car = state.at_wheel();
  WaySeen seen{kNoSquare, 0, 0};
  SquareId start = car.where == Where::track ? car.at : kNoSquare;
  for_each_square(track, state, state.move.car, path, [&](SquareId at) {
    const Square& square = track[at];
    if (start == kNoSquare) start = at;
    seen.end = at;
    seen.rows = track.rows_between(track[start].row, square.row);
    if (square.band != kNoBand) seen.over += excess(speed, square.safe).spaces();
  });
  return seen;
}

bool can_go_on(const Track& track, SquareId from, Speed speed) {
  Front front;
  front.add(track, from, Speed{});
  return goes_on(track, front, speed);
}

bool can_set(const Track& track, const State& state, Speed speed) {
  const int car = state.move.car;
  const Traffic traffic(state, car);
  const auto is_free = [&](SquareId square) { return !traffic.holds(square); };
  Front front;
  for (const Step step : {Step::straight, Step::in, Step::out}) {
    const SquareId to = first_square(track, state, car, step);
    if (to != kNoSquare && is_free(to)) front.add(track, to, speed);
  }
  for (int i = 1; i < speed.spaces() && !front.is_empty(); ++i)
    front = front.next(track, speed, is_free);
  return goes_on(track, front, speed);
}

}  // namespace chicane::formula_one
