// Sums over many races. All are whole numbers, so that they are the same in whatever order and by
// however many hands the races are added up.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/seat.h"
#include "lab/estimate.h"
#include "lab/race_runner.h"

namespace chicane::lab {

// A whole number of every race.
struct Summed {
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value) {
    sum += value;
    squares += value * value;
  }
  friend bool operator==(const Summed&, const Summed&) = default;
};

// Of the cars of one entry.
struct EntryTally {
  std::int64_t cars = 0;  // In all races.
  std::int64_t wins = 0;  // Races.
  std::int64_t home = 0;
  std::int64_t under_way = 0;  // When the race ended; classified, but not home.
  std::array<std::int64_t, kCausesMax> outs{};
  Summed finish;                                 // Places of its cars, added up in each race.
  std::array<std::int64_t, kSeatsMax> places{};  // How often each.

  friend bool operator==(const EntryTally&, const EntryTally&) = default;
};

// One kind of die, thrown for one purpose.
struct DieKind {
  int purpose = 0;
  int sides = 0;
  Die die = Die::plain;

  friend auto operator<=>(const DieKind&, const DieKind&) = default;
};
using Faces = std::vector<std::int64_t>;  // How often each face has come, from 1 on.

struct RaceTally {
  std::int64_t races = 0;    // That ended.
  std::int64_t unended = 0;  // They count for nothing else.
  std::int64_t winners = 0;  // Races that somebody won.
  Summed turns;
  Summed overtakes;
  Summed lead_changes;
  std::vector<EntryTally> entries;  // Automatic players come last.
  std::map<DieKind, Faces> dice;

  // For so many entries, and automatic players.
  explicit RaceTally(std::size_t entry_count) : entries(entry_count + 1) {}

  // `entry_of_seat` says which entry sits where. A race that was stopped is not one.
  void add(const RaceSeen& seen, const std::vector<int>& entry_of_seat);
  void add(const RaceTally& other);

  const EntryTally& automatic() const { return entries.back(); }
  Estimate mean(const Summed& summed) const { return estimate(races, summed.sum, summed.squares); }
  // The mean place of a car of that entry.
  Estimate mean_finish(const EntryTally& entry) const;

  // Every number but those of the dice, with its name: to be written, read and added up alike.
  std::vector<std::tuple<std::string, std::int64_t*, std::size_t>> rows();

  friend bool operator==(const RaceTally&, const RaceTally&) = default;
};

// As many faces as a die of that kind shows: three for the special die.
std::size_t face_count(const DieKind& kind);
// Of so many throws, how many should show each face.
std::vector<double> expected_faces(const DieKind& kind, std::int64_t throws);

}  // namespace chicane::lab
