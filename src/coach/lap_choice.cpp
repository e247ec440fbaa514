#include "coach/lap_choice.h"

namespace chicane {

LapChoice::LapChoice(const Race& race, const LapWish& wish)
    : race_(race.clone()), wish_(wish), rules_(make_coach(race, {})) {}

Coach* LapChoice::coach_for(const Race& race, int car) {
  const int build = rules_->build_of(race, car);
  if (build_ == build) return coach_.get();
  build_ = build;
  coach_ = nullptr;
  const auto known = kinds_.find(build);
  if (known == kinds_.end()) {
    kinds_.emplace(build, choose(race, car));
  } else if (known->second != LapKind::none) {
    coach_ = make(known->second);
  }
  return coach_.get();
}

std::unique_ptr<Coach> LapChoice::make(LapKind kind) const {
  LapGoal goal = goal_for_laps(rules_->laps());
  goal.out_turns = wish_.out_turns.value_or(goal.out_turns);
  goal.is_sure = kind == LapKind::sure;
  goal.nodes_max = wish_.positions_max;
  return make_coach(*race_, goal);
}

LapKind LapChoice::choose(const Race& race, int car) {
  for (const LapKind kind : {LapKind::whole, LapKind::sure}) {
    if (kind == LapKind::whole && wish_.is_sure) continue;
    coach_ = nullptr;  // Its memory first: a lap that is too large has much of it.
    coach_ = make(kind);
    if (coach_->turns(*coach_->alone(race, car))) return kind;
  }
  coach_ = nullptr;
  return LapKind::none;
}

}  // namespace chicane
