// Section 1 and the grid of WBC-H.3 and WBC-F.4: building cars, bidding for places.
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// WBC-1.0  Is every level within its category; do the levels sum to two?
bool levels_hold(const Levels& levels);
bool level_sum_holds(const Levels& levels);

// The 1146 builds are numbered in the order of their levels, lowest first.
int build_number(const Levels& levels);
const Levels& build_levels(int number);
// All of them as decisions.
const std::array<Decision, kBuildCount>& all_builds();

// WBC-1.0 to WBC-1.2  What the build gives the car for so many laps.
void equip(Car& car, const Levels& levels, int laps);

// WBC-H.3a  What the driver could bid at most.
inline Bid purse(const Car& car) { return {car.wear, car.ones, car.threes}; }

// WBC-H.3b, WBC-F.4  Twice the grid value of the bid, so that halves are whole.
int doubled_grid_value(const Options& options, const Bid& bid, int seat);

// WBC-H.3  All bids are in: they are lost, and cars are listed by value; dice part those equal.
void take_bids(const Options& options, State& state);
// No tie is left: every car stands on its grid place.
void place_on_grid(const Course& course, State& state);

}  // namespace chicane::speed_circuit_wbc
