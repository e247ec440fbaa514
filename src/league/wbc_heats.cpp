#include "league/wbc_heats.h"

#include "base/assert.h"

namespace chicane::league {

int race_count(int drivers, int cars_max) {
  CHICANE_ASSERT(drivers >= 0);
  CHICANE_ASSERT(drivers <= kDriversMax);
  CHICANE_ASSERT(cars_max > 0);
  return (drivers + cars_max - 1) / cars_max;
}

std::vector<int> seeds_of_race(int drivers, int race, int cars_max) {
  const int races = race_count(drivers, cars_max);
  CHICANE_ASSERT(race >= 0);
  CHICANE_ASSERT(race < races);

  const int whole_rounds = drivers / races;
  const int forward = race + 1;       // A B C: the race's turn in a round dealt that way.
  const int backward = races - race;  // C B A

  // WBC-H.2b  Every second round goes backwards.
  std::vector<int> seeds;
  for (int round = 0; round < whole_rounds; ++round)
    seeds.push_back(round * races + (round % 2 == 0 ? forward : backward));

  // WBC-H.2c, W27  An incomplete round goes backwards whichever way it was due, so that the first
  // seed's race is never larger than another.
  if (backward <= drivers % races) seeds.push_back(whole_rounds * races + backward);
  return seeds;
}

DriverList seed_list(std::span<const int> laurels) {
  CHICANE_ASSERT(laurels.size() <= kDriversMax);
  DriverList list{};
  list.rank(static_cast<int>(laurels.size()),
            [&](int one, int other) { return laurels[one] > laurels[other]; });
  return list;
}

}  // namespace chicane::league
