#include "circuit/speeds.h"

#include <cmath>

namespace chicane {

namespace {

// Metres a second squared; chosen so that the corners of all our circuits come to 92 mph on
// average, which is what good tournament boards have.
constexpr double kGrip = 32;
constexpr double kMilesAnHour = 2.23694;
// A kink is faster than its radius: nobody follows its arc.
constexpr double kKinkDegrees = 60;

}  // namespace

std::optional<double> speed_of(const Piece& bend) {
  if (!bend.is_bend()) return std::nullopt;
  const double straightened = bend.degrees < kKinkDegrees ? kKinkDegrees / bend.degrees : 1;
  const double speed = std::sqrt(kGrip * bend.radius * straightened) * kMilesAnHour;
  return speed < kFlatOut ? std::optional(speed) : std::nullopt;
}

}  // namespace chicane
