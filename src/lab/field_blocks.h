// Blocks of races, and what they say about those who raced in them.
#pragma once

#include <span>
#include <vector>

#include "lab/estimate.h"
#include "lab/field_run.h"
#include "lab/share.h"
#include "rating/rating.h"

namespace chicane::lab {

// The races of one block that ended.
using FieldBlock = std::vector<FieldRace>;

// The races of blocks, one after the other, to be driven; block n has the dice of `seed` + n.
std::vector<FieldRace> races_of(const std::vector<Block>& blocks, std::uint64_t seed);

// The same races once they are driven, as blocks. One that was stopped on the way is left out: in
// what is left of it some would have the better seats.
std::vector<FieldBlock> driven_blocks(const std::vector<Block>& blocks,
                                      std::span<const FieldRace> races);

// What was raced together with others.
struct Finishes {
  Estimate place;     // The mean of a player's, equals and those who are out sharing the mean.
  Share wins;         // Of all races.
  Share wins_by_car;  // Of the races that a car of his was in.
};
Finishes finishes_of(const std::vector<FieldBlock>& blocks, int entrant);

// A pairing is a player of the one and a player of the other in the same race; the better place
// wins, both out counts half. In what share of the pairings does `entrant` win?
Share pairings_won(const std::vector<FieldBlock>& blocks, int entrant, int other);

// For ratings, of all blocks.
std::vector<rating::Placements> placements_of(const std::vector<FieldBlock>& blocks);

}  // namespace chicane::lab
