// How fast one can be where, on either Speed Circuit board: where a car alone can come to at a
// speed and what it costs, and from where it can go on for ever without paying.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "base/held.h"
#include "rules/lib/course.h"
#include "rules/lib/speed.h"

namespace chicane {

class Pace {
 public:
  static constexpr int kSpeeds = 12;  // 0 to 220 mph.
  static constexpr int kBrakes = 4;   // Classes of deceleration: 20 to 80.

  // Where a path ends and what wear it costs.
  struct PricedEnd {
    SpaceId at;
    int price;
  };
  using Ends = std::vector<PricedEnd>;

  // `ends_from(at, speed)` lists the ends worth planning for.
  Pace(const Course& course, const std::function<Ends(SpaceId, Speed)>& ends_from);

  const Ends& ends(SpaceId at, Speed speed) const {
    return ends_[index(at) * kSpeeds + speed.spaces()];
  }
  // Standing there after that speed, with that deceleration: can the car go on without paying?
  bool is_safe(Speed decel, SpaceId at, Speed speed) const {
    const int brakes = std::clamp(decel.spaces() - 1, 0, kBrakes - 1);
    return safe_[brakes][index(at)][speed.spaces()];
  }
  friend std::size_t bytes_held(const Pace& pace) {
    std::size_t bytes = bytes_held(pace.ends_);
    for (const auto& safe : pace.safe_) bytes += bytes_held(safe);
    return bytes;
  }
  // Is there an end for at most that price from which it can go on?
  bool has_good_end(Speed decel, SpaceId at, Speed speed, int price) const;

 private:
  void find_safe_places(const Course& course, int brakes);

  std::vector<Ends> ends_;
  std::array<std::vector<std::array<bool, kSpeeds>>, kBrakes> safe_;
};

}  // namespace chicane
