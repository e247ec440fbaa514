// Who sits where in the races of a ladder, so that no driver has the better seats or the better
// dice.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace chicane::lab {

// The driver at each seat.
using Seating = std::vector<int>;

// Races with the same dice, over which every driver has every seat equally often.
using Block = std::vector<Seating>;

// So many blocks for two drivers: half of the seats for each, and the mirror image. Which half goes
// through all there are, in an order that follows from the seed.
std::vector<Block> pair_blocks(int one, int other, int seats, int blocks, std::uint64_t seed);

// So many blocks for all drivers: one order after the other by lot, each turned from seat to seat.
std::vector<Block> mixed_blocks(int drivers, int seats, int blocks, std::uint64_t seed);

}  // namespace chicane::lab
