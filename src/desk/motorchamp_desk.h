// Desk and table of MotorChamp.
#pragma once

#include "catalog/motorchamp_race.h"
#include "desk/desk.h"
#include "desk/table.h"

namespace chicane::desk {

Desk desk_of(const MotorChampRace& race, Seat seat);
Table table_of(const MotorChampRace& race);

}  // namespace chicane::desk
