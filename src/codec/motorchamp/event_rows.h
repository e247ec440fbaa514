// The events of `motorchamp`, a row each: names, clauses, weights, fields.
#pragma once

#include "codec/team_names.h"
#include "core/event_table.h"
#include "rules/motorchamp/motorchamp.h"

namespace chicane::motorchamp {

const EventTable<MotorChamp>& event_table();

// Lines call cars by those names, "3a", and seats by their numbers from 0.
LineNames line_names(const State& state, const Names& cars);

}  // namespace chicane::motorchamp
