// Chapter 2, Prepare for Play: building cars and making the grid.
#pragma once

#include "rules/speed_circuit/decision.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-2.4b  Is every category within 0..2; do the points make five?
bool categories_hold(const Points& points);
bool points_hold(const Points& points);

// The 51 builds are numbered in the order of their points, 0/0/1/2/2 first.
int build_number(const Points& points);
const Points& build_points(int number);
// All of them as decisions.
const std::array<Decision, kBuildCount>& all_builds();

// SC-2.4a  Specifications of a build; SC-2.6, SC-13.1  wear for so many laps; SC-13.2,
// SC-13.3  it is one pool for the race.
Specs specs_of(const Points& points);
int wear_of(const Points& points, int laps);

// SC-2.7  All builds are in: cars are listed by Start Speed; dice part those equal (Q34).
void list_grid(State& state);
// No tie is left: every car stands on its grid place.
void place_on_grid(const Course& course, State& state);

}  // namespace chicane::speed_circuit
