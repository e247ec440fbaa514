#include "rules/formula_one/paths.h"

#include <algorithm>

namespace chicane::formula_one {

namespace {

// A square that can be reached, with what has happened on the way.
struct Node {
  SquareId square;
  Path path;
  std::uint32_t bands;  // Safety speeds of bands taken too fast, four bits each.
};

using Layer = InlineVector<Node, 128>;

// One way to each outcome is enough: of two ways to a square past the same speeds the first stays.
void add(Layer& layer, const Track& track, const Node& from, SquareId to, Step step, Speed judged) {
  const Square& square = track[to];
  std::uint32_t bands = from.bands;
  if (square.band != kNoBand && square.safe < judged)
    bands = bands << 4 | static_cast<std::uint32_t>(square.safe.spaces());
  for (const Node& node : layer) {
    if (node.square == to && node.bands == bands) return;
  }
  layer.push_back({to, from.path.then(step), bands});
}

// Fills the first layer that lies ahead of the car.
void begin(Layer& layer, const Track& track, const State& state, int car, const Traffic& traffic,
           Speed judged) {
  const Node here{kNoSquare, {}, 0};
  for (int i = 0; i < kTrackSteps; ++i) {
    const auto step = static_cast<Step>(i);
    const SquareId to = first_square(track, state, car, step);
    if (to != kNoSquare && !traffic.holds(to)) add(layer, track, here, to, step, judged);
  }
}

void advance(Layer& next, const Layer& layer, const Track& track, const Traffic& traffic,
             Speed judged) {
  for (const Node& node : layer) {
    const Square& square = track[node.square];
    for (int i = 0; i < kTrackSteps; ++i) {
      const SquareId to = square.steps[i];
      if (to != kNoSquare && !traffic.holds(to))
        add(next, track, node, to, static_cast<Step>(i), judged);
    }
  }
}

// The ways of up to `squares` squares; `layer` holds the longest. Gives their number.
int walk(const Track& track, const State& state, int car, int squares, Speed judged, Layer& layer) {
  if (squares == 0) return 0;
  const Traffic traffic(state, car);
  begin(layer, track, state, car, traffic, judged);
  if (layer.empty()) return 0;
  for (int count = 1; count < squares; ++count) {
    Layer next;
    advance(next, layer, track, traffic, judged);
    if (next.empty()) return count;
    layer = next;
  }
  return squares;
}

void sort(PathList& list) { std::sort(list.begin(), list.end()); }

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
  Layer layer;
  const int longest = walk(track, state, car, squares, judged, layer);
  if (longest == 0) {
    list.push_back({});
    return 0;
  }
  for (const Node& node : layer) list.push_back(node.path);
  sort(list);
  return longest;
}

int longest_path(const Track& track, const State& state, int car, int squares) {
  Layer layer;
  return walk(track, state, car, squares, Speed{}, layer);
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
  Layer layer;
  if (walk(track, state, car, squares - 1, judged, layer) < squares - 1) return;
  for (const Node& node : layer) {
    if (node.square == entry) list.push_back(node.path.then(Step::pit));
  }
  sort(list);
}

}  // namespace chicane::formula_one
