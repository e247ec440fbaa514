#include "league/grand_prix_points.h"

#include <array>

namespace chicane::league {

namespace {

constexpr std::array<int, 6> kPoints = {9, 6, 4, 3, 2, 1};

}  // namespace

int grand_prix_points(const Places& places) {
  int points = 0;
  for (const int place : places) {
    if (place <= static_cast<int>(kPoints.size())) points += kPoints[place - 1];
  }
  return points;
}

}  // namespace chicane::league
