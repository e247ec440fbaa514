#include "lab/ladder.h"

#include <algorithm>

#include "base/assert.h"
#include "base/text.h"
#include "catalog/rule_sets.h"
#include "lab/play_field.h"
#include "lab/seating.h"

namespace chicane::lab {

namespace {

// One race that ended.
struct FieldRace {
  Seating seating;
  std::vector<int> places;  // By seat.
};

using FieldBlock = std::vector<FieldRace>;

// Plays the blocks of one field after the other.
class LadderRaces {
 public:
  LadderRaces(FieldPlayer& player, std::uint64_t seed, int all, const LadderProgress& tell)
      : player_(player), seed_(seed), all_(all), tell_(tell), times_(player.drivers().size()) {}

  std::vector<FieldBlock> play(const std::vector<Block>& blocks) {
    std::vector<FieldBlock> played;
    for (const Block& block : blocks) {
      const std::uint64_t seed = seed_ + block_++;
      FieldBlock races;
      for (const Seating& seating : block) {
        std::optional<std::vector<int>> places = player_.play(seating, seed, times_);
        if (places) {
          races.push_back({seating, std::move(*places)});
          placements_.push_back(placements_of(races.back()));
        } else {
          unended_.push_back(seed);
        }
        tell_(++done_, all_);
      }
      played.push_back(std::move(races));
    }
    return played;
  }

  const std::vector<rating::Placements>& placements() const { return placements_; }
  const std::vector<DecisionTimes>& times() const { return times_; }
  const std::vector<std::uint64_t>& unended() const { return unended_; }

 private:
  static rating::Placements placements_of(const FieldRace& race) {
    rating::Placements placements;
    for (std::size_t seat = 0; seat < race.places.size(); ++seat)
      placements.push_back({race.seating[seat], race.places[seat]});
    return placements;
  }

  FieldPlayer& player_;
  std::uint64_t seed_;
  int all_;
  const LadderProgress& tell_;
  std::uint64_t block_ = 0;
  int done_ = 0;
  std::vector<rating::Placements> placements_;
  std::vector<DecisionTimes> times_;
  std::vector<std::uint64_t> unended_;
};

// What the pairings of one race come to for `driver`, and how many there are.
struct Pairings {
  double won = 0;
  int count = 0;
};

Pairings pairings_of(const FieldRace& race, int driver, int other) {
  Pairings pairings;
  for (std::size_t a = 0; a < race.seating.size(); ++a) {
    for (std::size_t b = 0; b < race.seating.size(); ++b) {
      if (race.seating[a] != driver || race.seating[b] != other) continue;
      ++pairings.count;
      pairings.won += race.places[a] < race.places[b]    ? 1
                      : race.places[a] == race.places[b] ? 0.5
                                                         : 0;
    }
  }
  return pairings;
}

LadderPair pair_of(const std::vector<FieldBlock>& blocks, int driver, int other) {
  LadderPair pair{driver, other, {}, 0};
  BlockShare share;
  for (const FieldBlock& block : blocks) {
    Pairings sum;
    for (const FieldRace& race : block) {
      const Pairings pairings = pairings_of(race, driver, other);
      sum.won += pairings.won;
      sum.count += pairings.count;
    }
    share.add_block(sum.won, sum.count);
    pair.races += static_cast<int>(block.size());
  }
  pair.beats = share.share();
  return pair;
}

// Those who are out share the mean of the last places.
double finish_of(const FieldRace& race, std::size_t seat) {
  if (race.places[seat] != rating::kOut) return race.places[seat];
  const auto out = std::count(race.places.begin(), race.places.end(), rating::kOut);
  return static_cast<double>(race.places.size()) - static_cast<double>(out - 1) / 2;
}

// Mean place and wins of a driver where all race together.
void add_finishes(const std::vector<FieldBlock>& blocks, int driver, LadderDriver& to) {
  Sample finishes;
  BlockShare wins;
  for (const FieldBlock& block : blocks) {
    double sum = 0;
    int cars = 0;
    int won = 0;
    for (const FieldRace& race : block) {
      for (std::size_t seat = 0; seat < race.seating.size(); ++seat) {
        if (race.seating[seat] != driver) continue;
        ++cars;
        sum += finish_of(race, seat);
        won += race.places[seat] == 1 ? 1 : 0;
      }
    }
    if (cars > 0) finishes.add(sum / cars);
    wins.add_block(won, static_cast<int>(block.size()));
  }
  to.finish = finishes.estimate();
  to.wins = wins.share();
}

int whole_blocks(int races, int of) { return (races + of - 1) / of; }

}  // namespace

Result<Ladder, DataError> race_ladder(const LadderPlan& plan, const LadderProgress& tell) {
  CHICANE_ASSERT(plan.races > 0 && plan.seats >= 2);
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(plan.rules);
  if (!rules) return Failure{rules.error()};
  Ladder ladder{.rules = plan.rules,
                .board = plan.board.name,
                .seats = plan.seats,
                .laps = plan.laps.value_or((*rules)->default_laps())};
  const Result<std::unique_ptr<FieldPlayer>, DataError> player =
      make_field_player({plan.rules, plan.board, "laps=" + std::to_string(ladder.laps), plan.seats,
                         plan.drivers, plan.answers_max});
  if (!player) return Failure{player.error()};
  const std::vector<std::string>& names = (*player)->drivers();
  const auto drivers = static_cast<int>(names.size());
  CHICANE_ASSERT(drivers >= 2);
  const auto anchor =
      plan.anchor.empty() ? names.begin() : std::find(names.begin(), names.end(), plan.anchor);
  if (anchor == names.end()) {
    return Failure{DataError{
        "", 0, fill("the anchor '{}' does not race; {} do", plan.anchor, join(names, ", "))}};
  }

  // Two drivers meet all others, each other, in one kind of field.
  const int mixed_count = drivers > 2 ? whole_blocks(plan.races, drivers) : 0;
  const int pair_count = whole_blocks(plan.races, 2);
  LadderRaces races(**player, plan.seed, 2 * pair_count * (drivers - 1) + drivers * mixed_count,
                    tell);
  std::vector<FieldBlock> together;
  for (int driver = 1; driver < drivers; ++driver) {
    std::vector<FieldBlock> blocks =
        races.play(pair_blocks(driver, driver - 1, plan.seats, pair_count,
                               plan.seed + static_cast<std::uint64_t>(driver)));
    ladder.pairs.push_back(pair_of(blocks, driver, driver - 1));
    if (drivers == 2) together = std::move(blocks);
  }
  if (drivers > 2) together = races.play(mixed_blocks(drivers, plan.seats, mixed_count, plan.seed));

  const std::vector<rating::Rating> ratings =
      rating::rate(races.placements(), drivers,
                   {.anchor = static_cast<int>(anchor - names.begin()), .origin = 0});
  for (int driver = 0; driver < drivers; ++driver) {
    LadderDriver row{
        .name = names[driver], .rating = ratings[driver], .times = races.times()[driver]};
    add_finishes(together, driver, row);
    ladder.drivers.push_back(std::move(row));
  }
  ladder.races = static_cast<int>(races.placements().size());
  ladder.unended = races.unended();
  return ladder;
}

}  // namespace chicane::lab
