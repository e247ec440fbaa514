// Desk and table of the 1977 game.
#pragma once

#include "catalog/speed_circuit_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const SpeedCircuitRace& race, Seat seat);
Table table_of(const SpeedCircuitRace& race);

}  // namespace chicane::desk
