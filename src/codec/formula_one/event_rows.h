// The events of `formula-one`, a row each: names, clauses, weights, fields. None ever names a card
// that is not open to all.
#pragma once

#include "core/event_table.h"
#include "rules/formula_one/formula_one.h"

namespace chicane::formula_one {

const EventTable<FormulaOne>& event_table();

// Lines call cars and seats by their numbers, from 1.
LineNames line_names();

}  // namespace chicane::formula_one
