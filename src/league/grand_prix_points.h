// Points of Grand Prix (GPA-SCO-1): drivers by their places, constructors by both their cars.
#pragma once

#include "league/driver_points.h"

namespace chicane::league {

inline constexpr int kGrandPrixPlacesMax = 24;

// Places from 1; those beyond the sixth score nothing.
int grand_prix_points(const Places& places);

}  // namespace chicane::league
