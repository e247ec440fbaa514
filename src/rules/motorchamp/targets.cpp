#include "rules/motorchamp/targets.h"

#include <algorithm>

namespace chicane::motorchamp {

namespace {

Target on_track(int row, int lane) {
  return {Goal::track, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(lane)};
}
Target at_row(Goal goal, int row) { return {goal, static_cast<std::uint8_t>(row), 0}; }

class Targets {
 public:
  Targets(const Game& game, const State& state, TargetList& list)
      : game_(game),
        track_(game.track),
        state_(state),
        car_(state.at_wheel()),
        traffic_(state, state.move.car),
        total_(total_of(state.move)),
        list_(list) {}

  void run() {
    switch (state_.move.regime) {
      case Regime::start:
        add_start();
        break;
      // MC-HCP-3
      case Regime::normal:
      case Regime::handicap:
        add_normal();
        break;
      case Regime::practice:
        add_practice();
        break;
      case Regime::inbound:
        add_inbound(car_.row, total_, true);
        break;
      case Regime::service:
        add_service();
        break;
      case Regime::outbound:
        add_outbound(total_);
        break;
    }
    std::sort(list_.begin(), list_.end());
    const auto end = std::unique(list_.begin(), list_.end());
    while (list_.end() != end) list_.pop_back();
  }

 private:
  // MC-MOV-5  The owner chooses among the lanes that some path reaches.
  void add_lanes(int distance, unsigned lanes) {
    for (int lane = 0; lane < 2; ++lane) {
      if ((lanes >> lane & 1u) != 0)
        list_.push_back(on_track(track_.after(car_.row, distance), lane));
    }
  }

  // MC-STA-2, MC-STA-3
  void add_start() {
    const Bounds bounds(game_, state_, car_, traffic_, total_);
    const int points = std::min(total_, bounds.limit());
    // MC-END-2, R2
    if (bounds.finishes(points)) return list_.push_back(at_row(Goal::finish, 0));
    const int distance = bounds.reach().far(points);
    if (distance == 0) return list_.push_back(at_row(Goal::stay, 0));
    add_lanes(distance, bounds.reach().stops[distance]);
  }

  void add_normal() {
    const Bounds bounds(game_, state_, car_, traffic_, total_);
    const int excess = bounds.excess(total_);
    if (excess >= 2) {
      // MC-LIM-4, MC-BLK-6, MC-PRM-1
      list_.push_back(at_row(Goal::out, 0));
    } else if (bounds.finishes(total_)) {
      // MC-END-2, IX-05
      list_.push_back(at_row(Goal::finish, 0));
    } else if (excess == 0) {
      add_lanes(total_, bounds.reach().stops[total_]);
    } else {
      add_sides(bounds);
    }
    add_entry(bounds);
  }

  // MC-LIM-3, MC-BLK-5, MC-SID-1, MC-STR-2
  void add_sides(const Bounds& bounds) {
    const int distance = bounds.far(total_);
    const int row = track_.after(car_.row, distance);
    bool has_place = false;
    for (int lane = 0; lane < 2; ++lane) {
      if ((bounds.reach().stops[distance] >> lane & 1) == 0) continue;
      if (lane == kRight && track_[row].has_no_side) continue;
      if (traffic_.is_side_taken(row, lane)) continue;
      list_.push_back(
          {Goal::side, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(lane)});
      has_place = true;
    }
    // MC-PRM-1, MC-STR-3  No side place.
    if (!has_place) list_.push_back(at_row(Goal::out, 0));
  }

  void add_practice() {
    const Bounds bounds(game_, state_, car_, traffic_, total_);
    const int excess = bounds.excess(total_);
    // MC-PRA-7, MC-PRA-8
    if (excess >= 2) return list_.push_back(at_row(Goal::out, 0));
    if (excess == 1) return list_.push_back(at_row(Goal::stay, 0));
    if (bounds.finishes(total_)) return list_.push_back(at_row(Goal::finish, 0));
    add_lanes(total_, bounds.reach().stops[total_]);
  }

  // MC-PIT-1 to MC-PIT-4, MC-PIT-6, A-21. IX-09  Beside what the throw would come to on the track.
  void add_entry(const Bounds& bounds) {
    if (game_.options.pit_stops == Allowed::no || car_.pit_flap || car_.laps < kEntryLaps) return;
    if (total_ > kEntryPoints || total_ > bounds.limit()) return;
    const int distance = track_.between(car_.row, track_.entry);
    if (distance >= total_ || (bounds.reach().any[distance] >> kRight & 1) == 0) return;
    const int first = track_.after(track_.entry, 1);
    if (traffic_.is_lane_taken(first)) return;
    add_inbound(first, total_ - distance - 1, false);
  }

  // MC-PIT-5, MC-PIT-9 to MC-PIT-11, A-23, A-24  From the lane square of that row with so many
  // points left. `stands`: it began the move there.
  void add_inbound(int row, int points, bool stands) {
    const int began = row;
    bool has_pit = false;
    while (true) {
      const int next = track_.after(row, 1);
      const bool crosses = next == 0 && stops_at_line();
      if (points > 0 && is_usable_pit(next)) {
        // IX-12
        list_.push_back(crosses ? at_row(Goal::finish, 0) : at_row(Goal::pit, next));
        has_pit = true;
        if (track_.is_long || next == track_.last_pit) return;
      }
      const bool is_end = is_own_pit(next) && (track_.is_long || next == track_.last_pit);
      // MC-PIT-7, MC-PIT-8, IX-16  A car ahead stops it; points are lost, nobody goes out.
      if (points == 0 || is_end || !track_[next].has_lane || traffic_.is_lane_taken(next)) break;
      if (crosses) return list_.push_back(at_row(Goal::finish, 0));
      row = next;
      --points;
    }
    if (row != began || !stands) return list_.push_back(at_row(Goal::lane, row));
    if (!has_pit) list_.push_back(at_row(Goal::stay, 0));
  }

  // IX-12, A-30
  bool stops_at_line() const {
    return game_.options.finish_truncates == Allowed::yes && is_last_crossing(game_, state_, car_);
  }

  bool is_own_pit(int row) const {
    return track_[row].has_pit && (!track_.is_long || track_[row].pit_team == car_.team);
  }
  bool is_usable_pit(int row) const { return is_own_pit(row) && !traffic_.is_pit_taken(row); }

  // MC-PIT-12, MC-PIT-13, A-25
  void add_service() {
    const int first = state_.move.faces[0];
    const int second = state_.move.faces[1];
    if (first + second < kServicePoints) return list_.push_back(at_row(Goal::fail, 0));
    list_.push_back(at_row(Goal::stay, 0));
    if (first >= kServicePoints) add_outbound(second);
    if (second >= kServicePoints) add_outbound(first);
  }

  void add_outbound(int points);

  const Game& game_;
  const Track& track_;
  const State& state_;
  const Car& car_;
  const Traffic traffic_;
  const int total_;
  TargetList& list_;
};

// MC-PIT-14 to MC-PIT-16: the way out, over one exit or both.
struct WayOut {
  static constexpr int kMax = kNormalSides;

  std::array<bool, kMax + 1> lane{};  // A pit-lane square at that distance.
  std::array<std::uint8_t, kMax + 1> stops{};
  std::array<std::uint8_t, kMax + 1> straight{};
  int exit_at = -1;  // Distance of the first race-track square.

  bool reaches(int distance) const { return lane[distance] || stops[distance] != 0; }
};

// `exits`: how many of the two exits may be used, the first counted from the entrance on.
WayOut way_out(const Track& track, const Traffic& traffic, const Car& car, bool first_exit,
               bool second_exit) {
  WayOut way;
  bool is_in_lane = car.where == Where::lane;
  unsigned here = 0;
  int row = car.row;
  way.lane[0] = is_in_lane;
  for (int distance = 1; distance <= WayOut::kMax; ++distance) {
    const int next = track.after(row, 1);
    const Step step = here != 0 ? step_on(track, traffic, row, here) : Step{};
    unsigned stops = step.stops;
    unsigned any = step.any;
    const bool is_first = row != track.last_lane;
    // MC-PIT-15  The track is reached over an exit square.
    if (is_in_lane && track[row].is_exit && (is_first ? first_exit : second_exit) &&
        !traffic.has_car(next, kRight)) {
      any |= 1u << kRight;
      stops |= 1u << kRight;
      if (way.exit_at < 0) way.exit_at = distance;
    }
    // Out of the pit, or along the lane.
    const bool came_from_pit = distance == 1 && car.where == Where::pit;
    is_in_lane =
        (is_in_lane || came_from_pit) && track[next].has_lane && !traffic.is_lane_taken(next);
    way.lane[distance] = is_in_lane;
    way.stops[distance] = static_cast<std::uint8_t>(stops);
    way.straight[distance] = static_cast<std::uint8_t>(step.straight);
    here = any;
    row = next;
    if (!is_in_lane && here == 0) break;
  }
  return way;
}

void Targets::add_outbound(int points) {
  const WayOut way = way_out(track_, traffic_, car_, true, true);
  int distance = points;
  while (distance > 0 && !way.reaches(distance)) --distance;
  if (distance == 0) {
    //
    if (state_.move.regime == Regime::outbound) list_.push_back(at_row(Goal::stay, 0));
    return;
  }
  const int to_line = track_.count - car_.row;
  if (distance >= to_line && stops_at_line()) return list_.push_back(at_row(Goal::finish, 0));
  const int row = track_.after(car_.row, distance);
  if (way.lane[distance]) list_.push_back(at_row(Goal::lane, row));
  add_lanes(distance, way.stops[distance]);
}

}  // namespace

void list_targets(const Game& game, const State& state, TargetList& list) {
  Targets(game, state, list).run();
}

ThrowBounds bounds_of_throw(const Game& game, const State& state) {
  const Car& car = state.at_wheel();
  if (car.where != Where::track) return {};
  const int total = total_of(state.move);
  const Bounds all(game, state, car, Traffic(state, state.move.car), total);
  const int road = all.far(total);
  ThrowBounds bounds;
  bounds.road = static_cast<std::uint8_t>(road);
  if (all.limit() != kNoLimit) bounds.limit = static_cast<std::uint8_t>(all.limit());
  // MC-STA-2  At the start what is too much is lost.
  if (state.move.regime == Regime::start) return bounds;
  bounds.over = static_cast<std::uint8_t>(all.excess(total));
  if (bounds.over > 0) bounds.cause = all.limit() <= road ? Cause::limit : Cause::road;
  return bounds;
}

void list_tows(const Game& game, const State& state, TargetList& list) {
  const Move& move = state.move;
  const Car& car = state.at_wheel();
  // MC-SLP-7, IX-17, A-06
  if (!move.may_slip || !move.is_straight || car.where != Where::track || car.handicap) return;
  if (game.options.slip_one_square == Allowed::no && move.driven < 2) return;
  const Track& track = game.track;
  const int ahead = track.after(car.row, 1);
  bool has_tow = false;
  for (int i = 0; i < state.car_count; ++i) {
    const Car& other = state.cars[i];
    // MC-SLP-1, MC-SLP-5, IX-13
    if (other.where == Where::track && other.row == ahead && other.lane == car.lane &&
        !other.start_phase)
      has_tow = true;
  }
  if (!has_tow) return;
  const Traffic traffic(state, move.car);
  const Reach reach = reach_from(track, traffic, car.row, car.lane, kTowRows);
  const int to_line = track.count - car.row;
  if (to_line <= kTowRows && is_last_crossing(game, state, car) &&
      game.options.finish_truncates == Allowed::yes) {
    if (reach.any[to_line] != 0) list.push_back(at_row(Goal::finish, 0));
    return;
  }
  // MC-SLP-4, IX-07, IX-08  All three rows or no tow; lanes change as usual.
  for (int lane = 0; lane < 2; ++lane) {
    if ((reach.stops[kTowRows] >> lane & 1) != 0)
      list.push_back(on_track(track.after(car.row, kTowRows), lane));
  }
}

Drive drive_to(const Game& game, const State& state, const Target& target) {
  const Track& track = game.track;
  const Car& car = state.at_wheel();
  const Regime regime = state.move.regime;
  const Traffic traffic(state, state.move.car);
  Drive drive;
  drive.rows =
      target.goal == Goal::finish ? track.count - car.row : track.between(car.row, target.row);
  switch (target.goal) {
    case Goal::stay:
    case Goal::fail:
    case Goal::out:
    case Goal::no:
      return {};
    case Goal::lane:
    case Goal::pit:
      // MC-TMP-4, MC-STR-4  On the race track up to the entrance only.
      if (car.where == Where::track) drive.track_to = track.between(car.row, track.entry);
      return drive;
    case Goal::track:
    case Goal::side:
    case Goal::finish:
      break;
  }
  if (car.where == Where::track) {
    const int total = total_of(state.move);
    const Bounds bounds(game, state, car, traffic, total);
    // IX-12  Through the pit lane only if the track does not do.
    const bool is_through_pit = target.goal == Goal::finish && regime != Regime::practice &&
                                regime != Regime::start &&
                                game.options.finish_truncates == Allowed::yes &&
                                !(bounds.finishes(total) && bounds.excess(total) <= 1);
    drive.track_to = is_through_pit ? track.between(car.row, track.entry) : drive.rows;
    if (target.goal == Goal::track)
      drive.is_straight = (bounds.reach().straight[drive.rows] >> target.lane & 1) != 0;
    return drive;
  }
  if (target.goal == Goal::finish) return drive;
  // A-27  The earliest exit that leads there.
  const unsigned lane = 1u << target.lane;
  const WayOut first = way_out(track, traffic, car, true, false);
  const WayOut second = way_out(track, traffic, car, false, true);
  drive.track_from = (first.stops[drive.rows] & lane) != 0 ? first.exit_at : second.exit_at;
  drive.track_to = drive.rows;
  drive.is_straight = ((first.straight[drive.rows] | second.straight[drive.rows]) & lane) != 0;
  return drive;
}

}  // namespace chicane::motorchamp
