#include "rules/formula_one/paths.h"

#include <utility>

#include "rules/formula_one/classification.h"

namespace chicane::formula_one {

namespace {

// A square that can be reached, with what has happened on the way.
struct Node {
  SquareId square;
  Path path;
  std::uint32_t bands;  // Safety speeds of bands taken too fast, four bits each.
};

// Squares that so many steps lead to. One way to each outcome is enough: of two ways to a square
// past the same speeds the first stays.
class Layer {
 public:
  void add(const Track& track, const Node& from, SquareId to, Step step, Speed judged) {
    const Square& square = track[to];
    std::uint32_t bands = from.bands;
    if (square.band != kNoBand && square.safe < judged)
      bands = bands << 4 | static_cast<std::uint32_t>(square.safe.spaces());
    // Most squares are new, which one bit of their number mostly tells.
    const std::uint64_t bit = std::uint64_t{1} << (to % 64);
    if ((seen_ & bit) != 0 && has(to, bands)) return;
    seen_ |= bit;
    nodes_.push_back({to, from.path.then(step), bands});
  }
  void clear() {
    nodes_.clear();
    seen_ = 0;
  }
  bool empty() const { return nodes_.empty(); }
  const Node* begin() const { return nodes_.begin(); }
  const Node* end() const { return nodes_.end(); }

 private:
  bool has(SquareId square, std::uint32_t bands) const {
    for (const Node& node : nodes_) {
      if (node.square == square && node.bands == bands) return true;
    }
    return false;
  }

  static constexpr std::size_t kNodesMax = 128;
  static_assert(kBandedWaysMax <= kNodesMax && 2 * kBandedWaysMax <= PathList::capacity());
  static_assert(kBandedCardWaysMax < kLegalMax);

  InlineVector<Node, kNodesMax> nodes_;
  std::uint64_t seen_ = 0;
};

// Fills the first layer that lies ahead of the car.
void begin(Layer& layer, const Track& track, const State& state, int car, const Traffic& traffic,
           Speed judged) {
  const Node here{kNoSquare, {}, 0};
  for (int i = 0; i < kTrackSteps; ++i) {
    const auto step = static_cast<Step>(i);
    const SquareId to = first_square(track, state, car, step);
    if (to != kNoSquare && !traffic.holds(to)) layer.add(track, here, to, step, judged);
  }
}

void advance(Layer& next, const Layer& layer, const Track& track, const Traffic& traffic,
             Speed judged) {
  for (const Node& node : layer) {
    const Square& square = track[node.square];
    for (int i = 0; i < kTrackSteps; ++i) {
      const SquareId to = square.steps[i];
      if (to != kNoSquare && !traffic.holds(to))
        next.add(track, node, to, static_cast<Step>(i), judged);
    }
  }
}

// Two layers that take turns.
struct Layers {
  Layer even;
  Layer odd;
};

// The ways of up to `squares` squares. Gives their number and, in `last`, the layer of the longest;
// nullptr if there is none.
int walk(const Track& track, const State& state, int car, int squares, Speed judged, Layers& layers,
         const Layer*& last) {
  last = nullptr;
  if (squares == 0) return 0;
  const Traffic traffic(state, car);
  begin(layers.even, track, state, car, traffic, judged);
  if (layers.even.empty()) return 0;
  Layer* here = &layers.even;
  Layer* next = &layers.odd;
  int count = 1;
  for (; count < squares; ++count) {
    next->clear();
    advance(*next, *here, track, traffic, judged);
    if (next->empty()) break;
    std::swap(here, next);
  }
  last = here;
  return count;
}

}  // namespace

SquareId first_square(const Track& track, const State& state, int number, Step step) {
  const Car& car = state.cars[number];
  if (step == Step::pit) return kNoSquare;
  if (car.where == Where::track) return track[car.at].steps[static_cast<std::size_t>(step)];
  if (step != Step::straight) return kNoSquare;
  switch (car.where) {
    case Where::pit:
      return track.pits[number].exit;
    case Where::spin:
      return track.spin_exits[car.at];
    case Where::roadside:
      return track.roadside_exits[track[car.at].row];
    default:
      return kNoSquare;
  }
}

bool is_locked_in(const Track& track, const State& state, int car) {
  if (state.cars[car].where == Where::track) return false;
  return Traffic(state, car).holds(first_square(track, state, car, Step::straight));
}

int list_paths(const Track& track, const State& state, int car, int squares, Speed judged,
               PathList& list) {
  Layers layers;
  const Layer* last = nullptr;
  const int longest = walk(track, state, car, squares, judged, layers, last);
  if (last == nullptr) {
    list.push_back({});
    return 0;
  }
  // Layers are made in the order of their paths, so that the list is sorted.
  for (const Node& node : *last) list.push_back(node.path);
  return longest;
}

int longest_path(const Track& track, const State& state, int car, int squares) {
  Layers layers;
  const Layer* last = nullptr;
  return walk(track, state, car, squares, Speed{}, layers, last);
}

void list_pit_paths(const Track& track, const State& state, int car, int squares, Speed judged,
                    PathList& list) {
  const SquareId entry = track.pits[car].entry;
  if (squares == 0 || state.cars[car].where == Where::pit) return;
  if (squares == 1) {
    if (state.cars[car].where == Where::track && state.cars[car].at == entry)
      list.push_back(Path{}.then(Step::pit));
    return;
  }
  // Every square leads on by one row at least, and by no more than the longest square has.
  const int rows = track.rows_between(row_of(track, state, car), track[entry].row);
  if (rows < squares - 1 || rows > (squares - 1) * kLongRowsMax) return;
  Layers layers;
  const Layer* last = nullptr;
  const int longest = walk(track, state, car, squares - 1, judged, layers, last);
  if (last == nullptr || longest < squares - 1) return;
  for (const Node& node : *last) {
    if (node.square == entry) list.push_back(node.path.then(Step::pit));
  }
}

}  // namespace chicane::formula_one
