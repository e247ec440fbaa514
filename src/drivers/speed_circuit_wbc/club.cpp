#include "drivers/speed_circuit_wbc/club.h"

#include "rules/speed_circuit_wbc/driving.h"

namespace chicane::speed_circuit_wbc {

namespace {

bool is_taken(const State& view, const Car& own, SpaceId space) {
  for (int i = 0; i < view.car_count; ++i) {
    const Car& car = view.cars[static_cast<std::size_t>(i)];
    if (car.at == space && car.is_running() && &car != &own) return true;
  }
  return false;
}

// Units paid in corners that the car has not left: the way counts them too.
int paid_here(const Passage& passage) {
  int units = 0;
  for (int i = 0; i < passage.ledger_count; ++i) units += passage.ledgers[i].paid;
  return units;
}

// Does somebody stand on what is left of the path?
bool is_shut(const Game& game, const State& view, const Car& own, const Path& path, int done) {
  SpaceId at = own.at;
  for (int i = done; i < path.length; ++i) {
    at = game.course.next(at, path.step(i));
    if (is_taken(view, own, at)) return true;
  }
  return false;
}

// Has he come where he is by the steps of his path alone? Not if he was put beside it.
bool is_on_path(const Course& course, const Car& car, const Move& move) {
  SpaceId at = move.from;
  const Path path{move.path, move.path_length};
  for (int i = 0; i < path.length; ++i) {
    if (path.step(i) >= course[at].step_count) return false;
    at = course.next(at, path.step(i));
  }
  return at == car.at;
}

// How he stood when his move began, as far as it can still be seen: lines that he was on by then,
// if he has not come to their end, and what is open in the corner from which he came.
int place_before(const RoadBook<SpeedCircuitWbc>& book, const Game& game, const Car& car,
                 const Move& move) {
  using TheRoads = Roads<SpeedCircuitWbc>;
  if (move.path_length == 0) return book.number(game, TheRoads::standing(game, car));
  auto before = TheRoads::bare(game, move.from, car.ref);
  for (int i = 0; i < car.passage.line_count; ++i) {
    const LiveLine& line = car.passage.lines[static_cast<std::size_t>(i)];
    if (line.index < move.path_length) continue;
    before.passage.lines[before.passage.line_count++] = {
        line.line, static_cast<std::uint8_t>(line.index - move.path_length)};
  }
  auto with_ledgers = before;
  for (int i = 0; i < car.passage.ledger_count; ++i) {
    const Ledger& ledger = car.passage.ledgers[static_cast<std::size_t>(i)];
    if (ledger.corner == game.course[move.from].corner)
      with_ledgers.passage.ledgers[with_ledgers.passage.ledger_count++] = ledger;
  }
  if (const std::optional<int> known = book.find(with_ledgers)) return *known;
  return book.number(game, before);
}

}  // namespace

Decision Club::choose(const Game& game, const State& view, Seat seat,
                      const DecisionList& legal) const {
  if (view.phase == Phase::plot) return plot_for(game, view.cars[index(seat)], legal);
  if (view.phase == Phase::move) {
    if (const std::optional<Decision> step = step_for(game, view, legal)) return *step;
  }
  return rookie_->choose(game, view, seat, legal);
}

Decision Club::plot_for(const Game& game, const Car& car, const DecisionList& legal) const {
  const Decision* best = &legal[0];
  int least = lap_->time_at(game, car, Speed::from_mph(best->number));
  for (const Decision& decision : legal) {
    if (decision.extra != 0) continue;
    const int time = lap_->time_at(game, car, Speed::from_mph(decision.number));
    if (time >= least) continue;
    best = &decision;
    least = time;
  }
  return *best;
}

// Of the ways that begin as he has begun the best one that is open.
std::optional<Decision> Club::step_for(const Game& game, const State& view,
                                       const DecisionList& legal) const {
  const Car& car = view.at_wheel();
  const Move& move = view.move;
  if (base_left(move) == 0 || move.speed == Speed{}) return std::nullopt;
  if (!is_on_path(game.course, car, move)) return std::nullopt;
  const auto length = static_cast<std::uint8_t>(move.speed.spaces());
  const int place = place_before(lap_->book(), game, car, move);
  const int paid = paid_here(car.passage);
  std::optional<Decision> best;
  int least = 0;
  for (const auto& way : lap_->book().ways(place, move.speed)) {
    if (way.path == RoadBook<SpeedCircuitWbc>::kNoPath) continue;
    const Path path{way.path, length};
    if (way.path >> (2 * base_left(move)) != move.path) continue;
    const Decision step = drive(path.step(move.path_length));
    if (std::find(legal.begin(), legal.end(), step) == legal.end()) continue;
    if (is_shut(game, view, car, path, move.path_length)) continue;
    const int time = lap_->time_by(game, car, way, move.speed, -std::min<int>(way.wear, paid));
    if (best && time >= least) continue;
    best = step;
    least = time;
  }
  return best;
}

}  // namespace chicane::speed_circuit_wbc
