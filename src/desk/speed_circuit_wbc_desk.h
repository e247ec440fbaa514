// Desk and table of the tournament game.
#pragma once

#include "catalog/speed_circuit_wbc_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const SpeedCircuitWbcRace& race, Seat seat);
Table table_of(const SpeedCircuitWbcRace& race);

}  // namespace chicane::desk
