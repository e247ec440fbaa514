// Which lap a car is held against, chosen here alone, for the program and for the site: the whole
// lap if it is not too large, else one of sure decisions, else none.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "coach/coach.h"

namespace chicane {

enum class LapKind : std::uint8_t { whole, sure, none };

// So many positions are a few seconds and less than half a gigabyte, in a browser as well.
inline constexpr std::uint32_t kPositionsMax = 2'000'000;

struct LapWish {
  std::optional<double> out_turns;  // What an exit counts as; else so many a lap (goal_for_laps).
  bool is_sure = false;             // Do not even try the whole lap.
  std::uint32_t positions_max = kPositionsMax;
};

// Cars of one build have one lap; of several builds the laps are thought through one after the
// other, so that one is in memory at a time. Cheap if cars of one build are asked for in a row.
class LapChoice {
 public:
  // For races on the board of this one, by its options.
  LapChoice(const Race& race, const LapWish& wish);

  // For a car as it stands in a race that has started; none if every lap is too large. Thinks the
  // lap through if need be. Good until it is asked for another car.
  Coach* coach_for(const Race& race, int car);
  // Of the car that was asked for last.
  LapKind kind() const { return kinds_.at(*build_); }

  // As the coach says it, without a lap.
  int car_of(const Race& race, Seat seat) const { return rules_->car_of(race, seat); }
  void settle(Race& lone) const { rules_->settle(lone); }

 private:
  std::unique_ptr<Coach> make(LapKind kind) const;
  LapKind choose(const Race& race, int car);

  std::unique_ptr<Race> race_;
  LapWish wish_;
  std::unique_ptr<Coach> rules_;  // Says what needs no lap.
  std::unique_ptr<Coach> coach_;
  std::optional<int> build_;  // Whose coach that is.
  std::map<int, LapKind> kinds_;
};

}  // namespace chicane
