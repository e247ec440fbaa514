#include "drivers/pace.h"

#include <algorithm>

namespace chicane {

Pace::Pace(const Course& course, const std::function<Ends(SpaceId, Speed)>& ends_from) {
  ends_.reserve(static_cast<std::size_t>(course.space_count) * kSpeeds);
  for (int i = 0; i < course.space_count; ++i) {
    for (int spaces = 0; spaces < kSpeeds; ++spaces)
      ends_.push_back(ends_from(static_cast<SpaceId>(i), Speed::from_spaces(spaces)));
  }
  for (int brakes = 0; brakes < kBrakes; ++brakes) find_safe_places(course, brakes);
}

void Pace::find_safe_places(const Course& course, int brakes) {
  auto& safe = safe_[brakes];
  safe.resize(course.space_count);
  for (auto& speeds : safe) speeds.fill(true);
  const int decel = brakes + 1;
  // Strike out what leads nowhere but to a payment, until nothing more falls.
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (int i = 0; i < course.space_count; ++i) {
      for (int spaces = 0; spaces < kSpeeds; ++spaces) {
        if (!safe[i][spaces]) continue;
        bool goes_on = false;
        for (int next = std::max(0, spaces - decel); next <= spaces && !goes_on; ++next) {
          const Ends& found = ends(static_cast<SpaceId>(i), Speed::from_spaces(next));
          goes_on = std::any_of(found.begin(), found.end(), [&](const PricedEnd& end) {
            return end.price == 0 && safe[index(end.at)][next];
          });
        }
        if (!goes_on) {
          safe[i][spaces] = false;
          has_changed = true;
        }
      }
    }
  }
}

bool Pace::has_good_end(Speed decel, SpaceId at, Speed speed, int price) const {
  const Ends& found = ends(at, speed);
  return std::any_of(found.begin(), found.end(), [&](const PricedEnd& end) {
    return end.price <= price && is_safe(decel, end.at, speed);
  });
}

}  // namespace chicane
