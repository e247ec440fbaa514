// One step of a move, as the rules order it (RULES.md, section 4): (a) lines that the step leaves,
// (b) entering, lines go on or begin, (c) a pending braking spinout, (d) the entry joins the
// ledger. Shared by the move itself and by foresight.
#pragma once

#include "rules/lib/path.h"
#include "rules/lib/route.h"
#include "rules/speed_circuit/state.h"

namespace chicane::speed_circuit {

// SC-6.3c  The path is known: lines that it breaks, and from which no earlier turn has profited,
// count as not followed.
void drop_broken_lines(const Course& course, Passage& passage, SpaceId from, Path path);

// (b)  The car enters `to` by step `step` of its path; lines it leaves have been left
// (leave_lines).
void enter_lines(const Course& course, Passage& passage, SpaceId to, Path path, int step);

// SC-6.3  A line that is followed adds its bonus to the limits of its spaces.
// The largest bonus of a line on which the car is and which its path, after step `step`, follows to
// the end of line or path.
Speed followed_bonus(const Course& course, const Passage& passage, SpaceId at, Path path, int step);

// SC-6.3c, SC-6.4a  Do the steps of the path from `step` on, driven from `at`, follow the line from
// its space `line_index`, on which `at` is, to the end of the line or of the path?
bool follows(const Course& course, LineId line, int line_index, SpaceId at, Path path, int step);

}  // namespace chicane::speed_circuit
