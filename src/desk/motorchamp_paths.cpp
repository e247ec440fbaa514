#include "desk/motorchamp_paths.h"

#include "base/assert.h"
#include "codec/motorchamp/decision_text.h"
#include "rules/motorchamp/targets.h"

namespace chicane::desk {

using namespace motorchamp;

namespace {

using Places = std::vector<std::string>;

std::string place(Goal goal, int row, int lane) {
  return format_target({goal, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(lane)});
}

bool has(unsigned lanes, int lane) { return (lanes >> lane & 1u) != 0; }

// Whether the last step may be one on which nobody stops, as when the car goes on into the pits or
// has crossed the line.
enum class Last { stop, pass };

// Squares of the race track from a square so many rows on, ending in one of those lanes.
void add_track(const Track& track, const Traffic& traffic, int row, int lane, int rows,
               unsigned ends, Last last, Places& places) {
  if (rows == 0) return;
  const Reach reach = reach_from(track, traffic, row, lane, rows);
  const unsigned lanes = (last == Last::stop ? reach.stops[rows] : reach.any[rows]) & ends;
  CHICANE_ASSERT(lanes != 0);
  std::vector<int> way(static_cast<std::size_t>(rows) + 1);
  way[rows] = has(lanes, lane) ? lane : has(lanes, kRight) ? kRight : kLeft;
  for (int i = rows - 1; i > 0; --i) {
    const auto leads = [&](int from) {
      if (!has(reach.any[i], from)) return false;
      const Step step = step_on(track, traffic, track.after(row, i), 1u << from);
      return has(i + 1 == rows && last == Last::stop ? step.stops : step.any, way[i + 1]);
    };
    way[i] = leads(way[i + 1]) ? way[i + 1] : 1 - way[i + 1];
  }
  for (int i = 1; i <= rows; ++i) places.push_back(place(Goal::track, track.after(row, i), way[i]));
}

// Squares of the pit lane.
void add_lane(const Track& track, int row, int from, int to, Places& places) {
  for (int i = from; i <= to; ++i) {
    const int at = track.after(row, i);
    if (track[at].has_lane) places.push_back(place(Goal::lane, at, 0));
  }
}

constexpr unsigned kBothLanes = 3;

// From the race track.
Places from_track(const Game& game, const State& state, const Target& target, const Drive& drive) {
  const Car& car = state.at_wheel();
  const Traffic traffic(state, state.move.car);
  Places places;
  const bool is_into_pits = drive.track_to < drive.rows;
  const bool is_finish = target.goal == Goal::finish;
  const unsigned ends = is_into_pits ? 1u << kRight : is_finish ? kBothLanes : 1u << target.lane;
  add_track(game.track, traffic, car.row, car.lane, drive.track_to, ends,
            is_into_pits || is_finish ? Last::pass : Last::stop, places);
  if (!is_into_pits) return places;
  const bool is_pit = target.goal == Goal::pit;
  add_lane(game.track, car.row, drive.track_to + 1, drive.rows - (is_pit ? 1 : 0), places);
  if (is_pit) places.push_back(format_target(target));
  return places;
}

// From the pit lane or a pit.
Places from_pits(const Game& game, const State& state, const Target& target, const Drive& drive) {
  const Car& car = state.at_wheel();
  Places places;
  const bool is_out = drive.track_to >= drive.track_from && drive.track_from > 0;
  const bool is_pit = target.goal == Goal::pit;
  const int last_in_lane = is_out ? drive.track_from - 1 : drive.rows - (is_pit ? 1 : 0);
  add_lane(game.track, car.row, 1, last_in_lane, places);
  if (is_pit) places.push_back(format_target(target));
  if (!is_out) return places;
  const int first = game.track.after(car.row, drive.track_from);
  places.push_back(place(Goal::track, first, kRight));
  add_track(game.track, Traffic(state, state.move.car), first, kRight,
            drive.rows - drive.track_from, 1u << target.lane, Last::stop, places);
  return places;
}

}  // namespace

std::vector<std::string> path_to(const Game& game, const State& state, const Target& target) {
  const Drive drive = drive_to(game, state, target);
  if (drive.rows == 0 && target.goal != Goal::side) return {};
  Places places = state.at_wheel().where == Where::track ? from_track(game, state, target, drive)
                                                         : from_pits(game, state, target, drive);
  if (target.goal == Goal::side) places.push_back(format_target(target));
  return places;
}

std::vector<std::string> tow_to(const Game& game, const State& state, const Target& target) {
  if (target.goal == Goal::no) return {};
  const Car& car = state.at_wheel();
  const bool is_finish = target.goal == Goal::finish;
  const int rows = is_finish ? game.track.count - car.row : game.track.between(car.row, target.row);
  Places places;
  add_track(game.track, Traffic(state, state.move.car), car.row, car.lane, rows,
            is_finish ? kBothLanes : 1u << target.lane, is_finish ? Last::pass : Last::stop,
            places);
  return places;
}

}  // namespace chicane::desk
