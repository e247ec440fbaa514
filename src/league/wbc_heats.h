// WBC tournament, heats (WBC-H.1, WBC-H.2): how many races, and who starts in which.
//
// Drivers are numbered from 0 in the order entered, races from 0 (A is 0), seeds from 1 as people
// count them. Whoever reads a number of drivers from outside compares it with kDriversMax first.
#pragma once

#include <span>
#include <vector>

#include "core/tied_list.h"

namespace chicane::league {

// WBC-H.1a  At most so many cars in a race.
inline constexpr int kRaceCarsMax = 12;

// Ours: twenty full races.
inline constexpr int kDriversMax = 20 * kRaceCarsMax;

// Drivers by place; ties are parted by d100 (WBC-H.2a, WBC-F.2.7, W28). While roller() names a
// driver, he throws, and take_roll() takes his die.
using DriverList = TiedList<kDriversMax>;

// WBC-H.1a, WBC-H.2c  Races that so many drivers need; none for nobody. Other games have room for
// more or fewer cars.
int race_count(int drivers, int cars_max = kRaceCarsMax);

// WBC-H.2b, WBC-H.2c  The seeds dealt to a race, in the order dealt. `race` is below
// race_count(drivers, cars_max).
std::vector<int> seeds_of_race(int drivers, int race, int cars_max = kRaceCarsMax);

// WBC-H.2a  Drivers by laurels, most first. `laurels` is by driver, at most kDriversMax of them. Up
// to twelve drivers are listed as well, though one race needs no seeds.
DriverList seed_list(std::span<const int> laurels);

}  // namespace chicane::league
