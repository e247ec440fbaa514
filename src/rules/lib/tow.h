// Slipstreaming as both Speed Circuit games have it: what a tow gives, and where it may not lead.
#pragma once

#include <bit>

#include "rules/lib/course.h"

namespace chicane {

// SC-7.5, SC-7.6, WBC-2.6a  Bonus spaces by the speed of the front car.
inline constexpr Speed kSlipFrom = 120_mph;
inline constexpr Speed kDoubleSlipFrom = 180_mph;

constexpr int slip_spaces(Speed front) {
  return front >= kDoubleSlipFrom ? 2 : front >= kSlipFrom ? 1 : 0;
}

// SC-7.2  A bonus space may not lie in a corner that neither the space where the move began nor the
// spaces before have touched. A set of corners, bit by bit.
inline std::uint32_t touch(const Course& course, SpaceId space, std::uint32_t touched) {
  const CornerId corner = course[space].corner;
  return corner == kNoCorner ? touched : touched | 1u << index(corner);
}
inline bool is_bonus_barred(const Course& course, SpaceId space, std::uint32_t touched) {
  const CornerId corner = course[space].corner;
  return corner != kNoCorner && (touched >> index(corner) & 1u) == 0;
}

}  // namespace chicane
