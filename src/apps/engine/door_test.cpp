#include "apps/engine/door.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/rule_sets.h"
#include "codec/board_text.h"

namespace chicane::engine {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string board_text(const RuleSetEntry& rules) {
  const Result<Board, DataError> board = load_board(rules.default_board(), rules.form());
  return format_board(*board);
}

class DoorTest : public testing::Test {
 protected:
  RaceNumber race_of(const RuleSetEntry& rules) {
    const std::string board = board_text(rules);
    const std::string options = fill("laps={}", rules.fewest_laps());
    const Answer answer = door.new_race({.rules = rules.id(),
                                         .board = board,
                                         .options = options,
                                         .names = "Valli\nOrtega\nBrandt"});
    EXPECT_TRUE(answer) << answer.error();
    return answer ? number(*answer, 1, 1 << 30).value_or(0) : 0;
  }

  RaceNumber first_race() { return race_of(*rule_sets().front()); }

  Door door;
};

TEST_F(DoorTest, ListsRuleSetsAndDrivers) {
  EXPECT_THAT(Door::rules(), HasSubstr(R"("id":"speed-circuit-wbc")"));
  EXPECT_THAT(Door::rules(), HasSubstr(R"("form":"motor")"));
  EXPECT_EQ(*Door::drivers("formula-one"), R"(["random","rookie","club","steady","first"])");
  EXPECT_EQ(*Door::drivers("motorchamp"), R"(["random","rookie","club","steady","first"])");
  EXPECT_THAT(Door::drivers("pole").error(), HasSubstr("there is no rule set 'pole'"));
}

TEST_F(DoorTest, RacesOfEveryRuleSetComeToTheirEnd) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    const RaceNumber race = race_of(*rules);
    const Answer played = door.play_on(race, "rookie", 7, 100'000);
    ASSERT_TRUE(played) << played.error();
    EXPECT_EQ(*door.pending(race), R"({"kind":"over"})");
    EXPECT_GT(number(*door.turn(race), 0, 10'000).value_or(0), 0);
  }
}

// What a page does call by call is what play_on does at once.
TEST_F(DoorTest, DecidingAndRollingIsPlayingOn) {
  const RaceNumber race = first_race();
  const RaceNumber twin = number(*door.clone(race), 1, 1 << 30).value_or(0);
  ASSERT_TRUE(door.play_on(race, "first", 1, 1));
  EXPECT_NE(*door.digest(race), *door.digest(twin));
  const std::string decision = *door.choose(twin, 0, "first", 0);
  ASSERT_THAT(decision, StartsWith("\""));
  EXPECT_THAT(*door.decide(twin, 0, decision.substr(1, decision.size() - 2)),
              StartsWith(R"({"happenings":[)"));
  EXPECT_EQ(*door.digest(race), *door.digest(twin));
}

TEST_F(DoorTest, ADieShowsItsFaces) {
  const RaceNumber race = race_of(**find_rule_set("motorchamp"));
  std::string pending = *door.pending(race);
  for (int i = 0; i < 500 && pending.find("1,2,2,2,3,3") == std::string::npos; ++i) {
    ASSERT_TRUE(door.play_on(race, "random", 3, 1));
    pending = *door.pending(race);
  }
  EXPECT_THAT(pending, StartsWith(R"({"kind":"chance","roll":{"label":)"));
  EXPECT_THAT(pending, HasSubstr(R"("sides":6,"faces":[1,2,2,2,3,3],"isSecret":false)"));
  EXPECT_THAT(*door.roll(race, 4), StartsWith(R"({"refusal":{"name":)"));
  EXPECT_THAT(*door.roll(race, 2), StartsWith(R"({"happenings":[)"));
}

TEST_F(DoorTest, AStateIsTakenBack) {
  const RaceNumber race = first_race();
  ASSERT_TRUE(door.play_on(race, "rookie", 1, 40));
  const std::string state = *door.state(race);
  const std::string digest = *door.digest(race);
  ASSERT_TRUE(door.play_on(race, "rookie", 1, 10));
  EXPECT_NE(*door.digest(race), digest);
  ASSERT_TRUE(door.set_state(race, state));
  EXPECT_EQ(*door.digest(race), digest);
  EXPECT_FALSE(door.set_state(race, state.substr(1)));
  EXPECT_FALSE(door.set_state(race, state + '\0'));
  EXPECT_EQ(*door.digest(race), digest);
}

TEST_F(DoorTest, AViewKeepsOthersSecrets) {
  const RaceNumber race = first_race();
  const RaceNumber other = first_race();
  const std::string lawful = *door.legal(race, 1);
  const std::vector<std::string_view> builds = split(lawful, '"');
  ASSERT_GT(builds.size(), 4u);
  ASSERT_TRUE(door.decide(race, 1, builds[1]));
  ASSERT_TRUE(door.decide(other, 1, builds[3]));
  EXPECT_TRUE(*door.state(race) != *door.state(other));
  for (const int seat : {-1, 0}) {
    const RaceNumber seen = number(*door.seen_by(race, seat), 1, 1 << 30).value_or(0);
    const RaceNumber seen_other = number(*door.seen_by(other, seat), 1, 1 << 30).value_or(0);
    EXPECT_TRUE(*door.state(seen) == *door.state(seen_other)) << "seat " << seat;
  }
}

TEST_F(DoorTest, WhatIsWrongIsSaid) {
  const std::string board = board_text(*rule_sets().front());
  const auto wrong = [&](const NewRace& setup) {
    const Answer answer = door.new_race(setup);
    return answer ? std::string() : answer.error();
  };
  EXPECT_THAT(wrong({"ludo", board, "", "A"}), HasSubstr("there is no rule set 'ludo'"));
  EXPECT_THAT(wrong({"speed-circuit", "rubbish", "", "A"}), HasSubstr("board:1"));
  EXPECT_THAT(wrong({"motorchamp", board, "", "A\nB"}), testing::Not(""));
  EXPECT_THAT(wrong({"speed-circuit", board, "laps=x", "A\nB"}), HasSubstr("options"));
  EXPECT_THAT(wrong({"speed-circuit", board, std::string(5000, 'x'), "A"}), HasSubstr("too long"));
  EXPECT_THAT(wrong({"speed-circuit", board, "", "A B"}), HasSubstr("names: seat 0"));
  EXPECT_THAT(wrong({"speed-circuit", board, "", "A\nA"}), HasSubstr("comes twice"));
  EXPECT_THAT(wrong({"speed-circuit", board, "", ""}), testing::Not(""));
  std::string crowd;
  for (int i = 0; i < 30; ++i) crowd += fill("driver-{}\n", i);
  EXPECT_THAT(wrong({"speed-circuit", board, "", crowd}), HasSubstr("more than 24"));
}

TEST_F(DoorTest, WrongNumbersAreAnswered) {
  const RaceNumber race = first_race();
  for (const RaceNumber nobody : {0, -1, race + 1}) {
    EXPECT_FALSE(door.pending(nobody));
    EXPECT_FALSE(door.clone(nobody));
    EXPECT_FALSE(door.seen_by(nobody, 0));
    EXPECT_FALSE(door.choose(nobody, 0, "rookie", 1));
    EXPECT_FALSE(door.set_state(nobody, ""));
    EXPECT_FALSE(door.play_on(nobody, "rookie", 1, 1));
    door.free(nobody);
  }
  for (const int seat : {-1, 3, 24, 254, 255, 256, 1 << 30}) {
    EXPECT_FALSE(door.legal(race, seat));
    EXPECT_FALSE(door.desk(race, seat));
    EXPECT_FALSE(door.is_formality(race, seat));
    EXPECT_FALSE(door.decide(race, seat, "roll 1"));
    EXPECT_FALSE(door.choose(race, seat, "rookie", 1));
  }
  EXPECT_FALSE(door.seen_by(race, 3));
  EXPECT_FALSE(door.seen_by(race, -2));
  EXPECT_FALSE(door.choose(race, 0, "nobody", 1));
  EXPECT_FALSE(door.decide(race, 0, std::string(5000, 'x')));
  EXPECT_FALSE(door.single_decisions(race, std::string(5000, 'x')));
  EXPECT_THAT(*door.decide(race, 0, "fly"), HasSubstr(R"("name":"no_decision")"));
  EXPECT_THAT(*door.roll(race, 3), HasSubstr("refusal"));
  EXPECT_THAT(*door.roll(race, -2'000'000'000), HasSubstr("refusal"));
}

TEST_F(DoorTest, WhoIsNotAskedHasNothingToChoose) {
  const RaceNumber race = first_race();
  ASSERT_TRUE(door.play_on(race, "first", 1, 1));
  EXPECT_EQ(*door.legal(race, 0), "[]");
  EXPECT_EQ(*door.is_formality(race, 0), "false");
  EXPECT_FALSE(door.choose(race, 0, "rookie", 1));
}

TEST_F(DoorTest, AFreedRaceIsGoneAndTooManyAreRefused) {
  const RaceNumber race = first_race();
  for (std::size_t i = 1; i < kRacesMax; ++i) ASSERT_TRUE(door.clone(race));
  EXPECT_FALSE(door.clone(race));
  door.free(race);
  EXPECT_FALSE(door.pending(race));
  EXPECT_TRUE(door.clone(race + 1));
}

}  // namespace
}  // namespace chicane::engine
