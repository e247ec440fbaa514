// Dice, totals, pit lane and team of a player of MotorChamp.
#pragma once

#include <string>
#include <string_view>

#include "catalog/motorchamp_race.h"

namespace chicane::desk {

// "throw_choice", "play", "dice"
std::string_view phase_name(motorchamp::Phase phase);

// JSON, of that car of the player; −1: of none yet.
std::string instruments(const MotorChampRace& race, Seat seat, int car);

}  // namespace chicane::desk
