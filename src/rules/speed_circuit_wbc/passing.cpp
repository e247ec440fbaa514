#include "rules/speed_circuit_wbc/passing.h"

#include "rules/lib/tow.h"
#include "rules/speed_circuit_wbc/plotting.h"
#include "rules/speed_circuit_wbc/slip.h"

namespace chicane::speed_circuit_wbc {

namespace {

// Looks for an empty space beyond the one passed through. Lines are lost by then.
class WayOut {
 public:
  WayOut(const Game& game, const State& state)
      : course_(game.course), state_(state), raised_corner_(kNoCorner) {
    const Move& move = state.move;
    if (is_raised(state.at_wheel(), move.speed)) raised_corner_ = course_[move.from].corner;
    base_left_ = base_left(move);
    spaces_left_ =
        game.options.pass_counts_slip == PassCountsSlip::yes ? spaces_left(move) : base_left(move);
  }

  int room() const { return spaces_left_; }

  // `used` spaces of those left have led to `at`.
  bool exists(SpaceId at, int used, std::uint32_t touched) const {
    if (used == spaces_left_) return false;
    touched = touch(course_, at, touched);
    for (int s = 0; s < course_[at].step_count; ++s) {
      const SpaceId to = course_.next(at, s);
      if (is_barred(to, used, touched)) continue;
      if (other_car_on(state_, to) == kNoCar || exists(to, used + 1, touched)) return true;
    }
    return false;
  }

  // May a step be made to `to`, after `used` spaces of those left, as far as the road is concerned?
  bool is_barred(SpaceId to, int used, std::uint32_t touched) const {
    if (used >= base_left_ && is_bonus_barred(course_, to, touched)) return true;
    return raised_corner_ != kNoCorner &&
           !may_step_raised(course_, state_.at_wheel().passage, to,
                            {raised_corner_, state_.move.speed, false, true});
  }

 private:
  const Course& course_;
  const State& state_;
  CornerId raised_corner_;
  int base_left_ = 0;
  int spaces_left_ = 0;
};

// WBC-2.5d, WBC-2.10g  Would the loss of its lines leave the car in its corner faster than lawful?
bool gives_up_needed_line(const Game& game, const State& state) {
  if (!state.move.raised_on_line) return false;
  Passage left = state.at_wheel().passage;
  while (left.line_count > 0) leave_line(game.course, left, left.line_count - 1);
  const Ledger* due = find_due(left);
  return due != nullptr && due->corner == game.course[state.move.from].corner;
}

}  // namespace

Reason refuse_pass(const Game& game, const State& state, int step) {
  const CourseSpace& at = game.course[state.at_wheel().at];
  if (step >= at.step_count) return Why::step_not_forward;
  const SpaceId to = at.steps[step];
  if (at.is_strip || game.course[to].is_strip) return Why::pass_on_strip;
  if (other_car_on(state, to) == kNoCar) return Why::pass_space_free;
  const WayOut way_out(game, state);
  if (way_out.room() < 2) return Why::pass_without_two_spaces;
  if (gives_up_needed_line(game, state)) return Why::pass_gives_up_line;
  const std::uint32_t touched = touched_corners(game.course, state.move);
  if (way_out.is_barred(to, 0, touched) || !way_out.exists(to, 1, touched))
    return Why::pass_without_way_out;
  return std::nullopt;
}

InlineVector<std::uint8_t, 2> stopping_places(const Game& game, const State& state) {
  InlineVector<std::uint8_t, 2> places;
  if (game.options.blocked_row == BlockedRow::occupied_space) return places;
  const SpaceId at = state.at_wheel().at;
  const CourseSpace& space = game.course[at];
  const int first = index(at) - space.row_place;
  int nearest = space.road_width;
  for (int place = 0; place < space.row_width; ++place) {
    const auto candidate = static_cast<SpaceId>(first + place);
    // In lanes, those of long spaces that run by included.
    const int distance = std::abs(game.course[candidate].lanes_inside - space.lanes_inside);
    if (distance > nearest || other_car_on(state, candidate) != kNoCar) continue;
    if (distance < nearest) places.clear();
    nearest = distance;
    places.push_back(static_cast<std::uint8_t>(place));
  }
  return places;
}

}  // namespace chicane::speed_circuit_wbc
