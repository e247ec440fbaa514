// Desk and table of Formula One.
#pragma once

#include "catalog/formula_one_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const FormulaOneRace& race, Seat seat);
Table table_of(const FormulaOneRace& race);

}  // namespace chicane::desk
