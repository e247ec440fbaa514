// WBC-2.1, WBC-2.2, WBC-2.5d, WBC-2.9a, WBC-2.11e: the speeds a car may plot, and how a card
// becomes a speed. Lawful plots always run from 0 to the highest in steps of 20 (WBC-T.1).
#pragma once

#include "rules/speed_circuit_wbc/state.h"

namespace chicane::speed_circuit_wbc {

// The highest plot that needs no correction.
Speed highest_plot(const Game& game, const Car& car);

// WBC-2.1b, WBC-2.2a, WBC-2.2b  The speed that the card means, corrected to what can be achieved.
Speed corrected(const Game& game, const Car& car, Card card);

// WBC-2.5d  Is the car, at that speed, faster than the last turn in the corner where the turn
// began? Then its corner spaces bind it.
inline bool is_raised(const Car& car, Speed speed) { return speed > car.ref; }

// WBC-2.5d  At a speed raised in `corner`, where the turn began: may a car with that passage go on
// to `to`? Its spaces may be entered as fast as limit, level and line allow.
struct RaisedStep {
  CornerId corner;
  Speed speed;
  bool relies_on_line;  // An entry made before was lawful by its line alone: that line binds.
  bool no_line;         // WBC-2.10g  No line can help.
};
// R13  Would the step leave a line that an entry of this move relies on?
bool leaves_needed_line(const Course& course, const Passage& passage, SpaceId to, CornerId corner);
bool may_step_raised(const Course& course, const Passage& passage, SpaceId to,
                     const RaisedStep& raised);
// … and is it the line alone that makes it lawful?
bool relies_on_line(const Course& course, const Passage& passage, SpaceId to, Speed speed);

// Fills Game::raised_run.
void measure_raised_runs(Game& game);

}  // namespace chicane::speed_circuit_wbc
