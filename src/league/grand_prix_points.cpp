#include "league/grand_prix_points.h"

#include "league/point_tables.h"

namespace chicane::league {

int grand_prix_points(const Places& places) {
  int points = 0;
  for (const int place : places) {
    if (place <= static_cast<int>(kGrandPrixPoints.size())) points += kGrandPrixPoints[place - 1];
  }
  return points;
}

}  // namespace chicane::league
