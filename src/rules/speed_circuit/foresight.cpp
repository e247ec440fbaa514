#include "rules/speed_circuit/foresight.h"

#include "rules/speed_circuit/cornering.h"
#include "rules/speed_circuit/walk.h"

namespace chicane::speed_circuit {

namespace {

class Foreseer {
 public:
  Foreseer(const Game& game, const Car& car, Speed speed, bool had_no_wear, DueSpin due_spin,
           const Path& path)
      : game_(game),
        course_(game.course),
        car_(car),
        speed_(speed),
        had_no_wear_(had_no_wear),
        due_spin_(due_spin),
        path_(path) {
    seen_.passage = car.passage;
    seen_.end = car.at;
    seen_.stop = car.at;
    seen_.raises_speed_in_corner = seen_.breaks_zero_wear = seen_.crashes = seen_.spins = false;
  }

  const Foresight& run() {
    drop_broken_lines(course_, seen_.passage, car_.at, path_);
    for (int step = 0; step < path_.length; ++step) {
      const SpaceId to = course_.next(seen_.end, path_.step(step));
      if (!is_stopped()) take_step(to, step);
      seen_.end = to;
    }
    if (!is_stopped()) seen_.stop = seen_.end;
    return seen_;
  }

 private:
  bool is_stopped() const { return seen_.crashes || seen_.spins; }

  void take_step(SpaceId to, int step) {
    // (a)
    leave_lines(course_, seen_.passage, to);
    settle_dues(seen_.end, seen_.end, true, false);
    if (is_stopped()) return;
    // (b)
    enter_lines(course_, seen_.passage, to, path_, step);
    // (c), (d)
    if (course_[to].is_posted()) enter_posted(to, step);
    if (!is_stopped()) settle_on(course_, seen_.passage, to);
  }

  void enter_posted(SpaceId to, int step) {
    const Speed bonus = followed_bonus(course_, seen_.passage, to, path_, step);
    if (due_spin_ == DueSpin::braking) {
      seen_.spins = true;
      seen_.stop = to;
      // SC-6.8  Nothing is charged, but the space is entered all the same.
      seen_.breaks_zero_wear = had_no_wear_ && breaks_zero_wear(game_, to, speed_, bonus) &&
                               would_be_due(course_, seen_.passage, to, speed_);
      return;
    }
    // SC-6.5c
    if (course_[to].corner == course_[car_.at].corner && speed_ > car_.ref &&
        speed_ > course_[to].limit + bonus) {
      seen_.raises_speed_in_corner = true;
    }
    if (is_free_entry(game_, car_.at, to, speed_, car_.ref)) return;
    enter_corner(course_, seen_.passage, to, speed_);
    const SpaceId spin_at =
        game_.options.spin_space == SpinSpace::first_offending
            ? to
            : first_posted(course_, course_[to].corner, car_.at, path_, step + 1);
    settle_dues(to, spin_at, false, had_no_wear_ && breaks_zero_wear(game_, to, speed_, bonus));
  }

  void settle_dues(SpaceId at, SpaceId spin_at, bool for_line, bool is_barred) {
    while (Ledger* ledger = find_due(seen_.passage)) {
      const Speed needed = need(*ledger);
      seen_.dues.push_back({ledger->corner, needed, ledger->level, spin_at, for_line, is_barred});
      if (is_barred) seen_.breaks_zero_wear = true;
      if (needed >= kCrashOver) {
        seen_.crashes = true;
        seen_.stop = at;
        return;
      }
      if (is_barred) {
        seen_.spins = true;
        seen_.stop = spin_at;
        return;
      }
      buy_level(*ledger, needed, 0, false);
    }
  }

  const Game& game_;
  const Course& course_;
  const Car& car_;
  const Speed speed_;
  const bool had_no_wear_;
  const DueSpin due_spin_;
  const Path path_;
  Foresight seen_;
};

}  // namespace

Foresight foresee(const Game& game, const Car& car, Speed speed, bool had_no_wear, DueSpin due_spin,
                  const Path& path) {
  return Foreseer(game, car, speed, had_no_wear, due_spin, path).run();
}

}  // namespace chicane::speed_circuit
