// A race at random, written down as it happens.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "catalog/boards.h"
#include "catalog/replay.h"
#include "catalog/rule_sets.h"
#include "codec/record_text.h"

namespace chicane::for_tests {

inline std::unique_ptr<Race> new_race(std::string_view board, std::string_view options,
                                      const std::vector<std::string>& names,
                                      std::string_view rules = "speed-circuit") {
  Result<std::unique_ptr<Race>, DataError> race =
      (*find_rule_set(rules))->make_race(*load_board(board), options, names);
  EXPECT_TRUE(static_cast<bool>(race)) << to_string(race.error());
  return std::move(*race);
}

// Plays at random, up to so many decisions, and gives the text of the record.
inline std::string play_and_record(Race& race, std::uint64_t seed, int decisions_max = 100000) {
  Random random(seed);
  RecordWriter writer;
  std::string text =
      writer.begin(record_header(race, std::vector<std::string>(race.names().size(), "random")));
  for (int i = 0; i < decisions_max && !race.pending().is_over(); ++i) {
    const Pending pending = race.pending();
    const bool is_die = pending.kind == Pending::Kind::chance;
    const Seat seat = is_die ? kChance : pending.seats.first();
    const std::vector<std::string> legal = race.legal(seat);
    const std::string decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const std::string label = is_die ? race.roll_label() : "";
    const int turn = race.turn();
    const auto done = race.decide(seat, decision);
    EXPECT_TRUE(static_cast<bool>(done)) << decision;
    text += is_die ? writer.roll(decision, label)
                   : writer.decision(race.names()[index(seat)], decision);
    if (race.turn() > turn) text += writer.turn(race.turn(), race.digest());
  }
  if (race.pending().is_over()) text += writer.end(race.turn(), race.digest());
  return text;
}

}  // namespace chicane::for_tests
