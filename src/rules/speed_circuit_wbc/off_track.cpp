#include "rules/speed_circuit_wbc/off_track.h"

#include "rules/speed_circuit_wbc/chips.h"
#include "rules/speed_circuit_wbc/driving.h"

namespace chicane::speed_circuit_wbc {

std::optional<Side> nearer_side(const CourseSpace& space) {
  const int from_inside = space.lanes_inside;
  const int from_outside = space.road_width - 1 - space.lanes_inside;
  if (from_inside == from_outside) return std::nullopt;
  return from_inside < from_outside ? Side::inside : Side::outside;
}

SpaceId free_strip(const Course& course, const State& state, Side side, int row) {
  const auto& strips = course.strip_beside[static_cast<std::size_t>(side)];
  SpaceId strip = strips[row];
  // At most eleven others; a strip has a space for each row or nearly so.
  while (other_car_on(state, strip) != kNoCar) {
    const int behind = course[strip].row - 1;
    strip = strips[behind == 0 ? course.rows : behind];
  }
  return strip;
}

bool owes_off_fee(const Game& game, const Car& car) {
  if (game.course[car.at].is_strip) return true;
  return game.options.off_fee == OffFee::any_time && car.was_off;
}

FeePaid pay_off_fee(const Options& options, Car& car) {
  const bool has_wear = car.wear >= kOffTrackWear;
  const bool has_chip = ones_worth(car) >= kOffTrackChips;
  const bool is_stuck =
      options.off_unpaid == OffUnpaid::one ? !has_wear || !has_chip : !has_wear && !has_chip;
  if (is_stuck) return {0, 0, true};
  if (has_wear) car.wear = static_cast<std::uint8_t>(car.wear - kOffTrackWear);
  if (has_chip) pay_ones(car, kOffTrackChips);
  return {has_wear ? kOffTrackWear : 0, has_chip ? kOffTrackChips : 0, false};
}

}  // namespace chicane::speed_circuit_wbc
