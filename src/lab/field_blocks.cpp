#include "lab/field_blocks.h"

#include <algorithm>

namespace chicane::lab {

namespace {

// What the pairings of one race come to for `entrant`, and how many there are.
struct Pairings {
  double won = 0;
  int count = 0;
};

Pairings pairings_of(const FieldRace& race, int entrant, int other) {
  Pairings pairings;
  for (std::size_t a = 0; a < race.seating.size(); ++a) {
    for (std::size_t b = 0; b < race.seating.size(); ++b) {
      if (race.seating[a] != entrant || race.seating[b] != other) continue;
      ++pairings.count;
      pairings.won += race.places[a] < race.places[b]    ? 1
                      : race.places[a] == race.places[b] ? 0.5
                                                         : 0;
    }
  }
  return pairings;
}

// Equals, as are all who are out, share the mean of their places.
double finish_of(const FieldRace& race, std::size_t seat) {
  const int place = race.places[seat];
  const auto before =
      std::count_if(race.places.begin(), race.places.end(), [&](int p) { return p < place; });
  const auto equals = std::count(race.places.begin(), race.places.end(), place);
  return static_cast<double>(before) + static_cast<double>(equals + 1) / 2;
}

}  // namespace

std::vector<FieldRace> races_of(const std::vector<Block>& blocks, std::uint64_t seed) {
  std::vector<FieldRace> races;
  for (const Block& block : blocks) {
    for (const Seating& seating : block) races.push_back({.seed = seed, .seating = seating});
    ++seed;
  }
  return races;
}

std::vector<FieldBlock> driven_blocks(const std::vector<Block>& blocks,
                                      std::span<const FieldRace> races) {
  std::vector<FieldBlock> driven;
  for (const Block& block : blocks) {
    const std::span<const FieldRace> part = races.first(block.size());
    races = races.subspan(block.size());
    if (std::any_of(part.begin(), part.end(),
                    [](const FieldRace& race) { return race.ending == Ending::stopped; }))
      continue;
    FieldBlock ended;
    std::copy_if(part.begin(), part.end(), std::back_inserter(ended),
                 [](const FieldRace& race) { return race.ending == Ending::over; });
    driven.push_back(std::move(ended));
  }
  return driven;
}

Finishes finishes_of(const std::vector<FieldBlock>& blocks, int entrant) {
  Sample places;
  BlockShare wins;
  BlockShare wins_by_car;
  for (const FieldBlock& block : blocks) {
    double sum = 0;
    int cars = 0;
    int won = 0;
    for (const FieldRace& race : block) {
      for (std::size_t seat = 0; seat < race.seating.size(); ++seat) {
        if (race.seating[seat] != entrant) continue;
        ++cars;
        sum += finish_of(race, seat);
        won += race.winner == seat ? 1 : 0;
      }
    }
    if (cars > 0) places.add(sum / cars);
    wins.add_block(won, static_cast<int>(block.size()));
    wins_by_car.add_block(won, cars);
  }
  return {places.estimate(), wins.share(), wins_by_car.share()};
}

Share pairings_won(const std::vector<FieldBlock>& blocks, int entrant, int other) {
  BlockShare share;
  for (const FieldBlock& block : blocks) {
    Pairings sum;
    for (const FieldRace& race : block) {
      const Pairings pairings = pairings_of(race, entrant, other);
      sum.won += pairings.won;
      sum.count += pairings.count;
    }
    share.add_block(sum.won, sum.count);
  }
  return share.share();
}

std::vector<rating::Placements> placements_of(const std::vector<FieldBlock>& blocks) {
  std::vector<rating::Placements> all;
  for (const FieldBlock& block : blocks) {
    for (const FieldRace& race : block) {
      all.emplace_back();
      for (std::size_t seat = 0; seat < race.places.size(); ++seat)
        all.back().push_back({race.seating[seat], race.places[seat]});
    }
  }
  return all;
}

}  // namespace chicane::lab
