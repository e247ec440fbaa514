#include <gmock/gmock.h>

#include "fair/race_proof.h"
#include "room/room_for_tests.h"

namespace chicane::room {
namespace {

using for_tests::code;
using for_tests::Kept;
using for_tests::seen;
using for_tests::two_people;

TEST(Answers, AHiddenAnswerShowsOthersOnlyThatItWasGiven) {
  Kept one = two_people();
  Kept other = two_people();
  ASSERT_EQ(seen(*one.room, 1), seen(*other.room, 1));
  ASSERT_TRUE(static_cast<bool>(one.room->decide(0, "build 1/1/1/1/1", 0)));
  ASSERT_TRUE(static_cast<bool>(other.room->decide(0, "build 0/2/1/2/0", 0)));
  EXPECT_EQ(seen(*one.room, 1), seen(*other.room, 1));
  EXPECT_EQ(seen(*one.room, kWatching), seen(*other.room, kWatching));
  EXPECT_NE(seen(*one.room, 0), seen(*other.room, 0));
  // The record differs in the seal alone.
  EXPECT_EQ(one.room->public_record().find("build"), std::string::npos);
  EXPECT_NE(one.room->public_record().find("seal Ann "), std::string::npos);
  ASSERT_TRUE(static_cast<bool>(one.room->decide(1, "build 1/1/1/1/1", 0)));
  ASSERT_TRUE(static_cast<bool>(other.room->decide(1, "build 1/1/1/1/1", 0)));
  EXPECT_NE(seen(*one.room, 1), seen(*other.room, 1));
  EXPECT_NE(one.room->public_record().find("Ann build 1/1/1/1/1"), std::string::npos);
}

TEST(Answers, AnAnswerSentTwiceIsTakenOnce) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "fine");
  const std::int64_t length = kept.room->length();
  const Result<Answered, Problem> again = kept.room->decide(0, "build 1/1/1/1/1", 0);
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_TRUE(again->is_repeat);
  EXPECT_EQ(kept.room->length(), length);
  EXPECT_EQ(code(kept.room->decide(0, "build 0/2/1/2/0", 0)), "stale");
  EXPECT_EQ(code(kept.room->decide(0, "build 0/2/1/2/0", 5)), "stale");
  EXPECT_EQ(code(kept.room->decide(0, "plot 20", 1)), "not_awaited");
}

TEST(Answers, ARefusalNamesItsClauseAndLeavesNoTrace) {
  Kept kept = two_people();
  const std::string before = seen(*kept.room, 1);
  const Result<Answered, Problem> refused = kept.room->decide(0, "build 9/9/9/9/9", 0);
  ASSERT_FALSE(static_cast<bool>(refused));
  EXPECT_EQ(refused.error().status, 409);
  EXPECT_NE(refused.error().clause, "");
  EXPECT_EQ(code(kept.room->decide(0, "", 0)), "no_decision");
  EXPECT_EQ(code(kept.room->decide(0, "dance", 0)), "no_decision");
  EXPECT_EQ(seen(*kept.room, 1), before);
  EXPECT_TRUE(kept.room->take_new().empty());
}

// --- Changed before all are in -----------------------------------------------------------------

constexpr const char* kBuild = "build 1/1/1/1/1";
constexpr const char* kOther = "build 0/2/1/2/0";

TEST(Answers, ASealedAnswerIsChangedUntilAllAreIn) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->decide(0, kBuild, 0)), "fine");
  ASSERT_EQ(code(kept.room->change(0, kOther, 0)), "fine");
  EXPECT_EQ(kept.room->seats()[0].answers, (std::vector<std::string>{kOther}));
  EXPECT_TRUE(kept.room->is_awaited(1)) << "the round goes on";
  ASSERT_EQ(code(kept.room->decide(1, kBuild, 0)), "fine");
  const std::string record = kept.room->public_record();
  EXPECT_THAT(record, testing::HasSubstr("Ann build 0/2/1/2/0\n"));
  EXPECT_THAT(record, testing::Not(testing::HasSubstr("Ann build 1/1/1/1/1")));
}

// The race is the one it would have been without the first thought.
TEST(Answers, AChangeLeavesNothingOfTheFirstAnswer) {
  Kept kept = two_people();
  Kept direct = two_people();
  ASSERT_EQ(code(kept.room->decide(0, kBuild, 0)), "fine");
  for (const char* thought : {"build 2/2/1/0/0", kBuild, kOther})
    ASSERT_EQ(code(kept.room->change(0, thought, 0)), "fine") << thought;
  ASSERT_EQ(code(direct.room->decide(0, kOther, 0)), "fine");
  EXPECT_EQ(kept.room->race()->digest(), direct.room->race()->digest());
  for (Kept* one : {&kept, &direct}) ASSERT_EQ(code(one->room->decide(1, kBuild, 0)), "fine");
  EXPECT_THAT(kept.room->public_record(), testing::HasSubstr("Ann build 0/2/1/2/0\n"));
}

TEST(Answers, AChangeIsTakenOnceAndComesTooLateWhenAllAreIn) {
  Kept kept = two_people();
  EXPECT_EQ(code(kept.room->change(0, kOther, 0)), "not_sealed") << "nothing is answered";
  ASSERT_EQ(code(kept.room->decide(0, kBuild, 0)), "fine");
  EXPECT_EQ(code(kept.room->change(0, kOther, 1)), "not_sealed");
  EXPECT_EQ(code(kept.room->change(1, kOther, 0)), "not_sealed") << "not another's";
  ASSERT_EQ(code(kept.room->change(0, kOther, 0)), "fine");
  const std::int64_t length = kept.room->length();
  EXPECT_TRUE(kept.room->change(0, kOther, 0)->is_repeat);
  EXPECT_TRUE(kept.room->decide(0, kOther, 0)->is_repeat);
  EXPECT_EQ(code(kept.room->decide(0, kBuild, 0)), "stale") << "that is no change";
  EXPECT_EQ(kept.room->length(), length);

  ASSERT_EQ(code(kept.room->decide(1, kBuild, 0)), "fine");
  const Result<Answered, Problem> late = kept.room->change(0, kBuild, 0);
  ASSERT_FALSE(static_cast<bool>(late));
  EXPECT_EQ(late.error().code, "too_late");
  EXPECT_EQ(late.error().what, "that answer can no longer be changed: 'build 0/2/1/2/0' stands");
  EXPECT_TRUE(kept.room->change(0, kOther, 0)->is_repeat) << "sent again after a lost line";
}

TEST(Answers, AChangeIsJudgedByTheRulesAndByTheTable) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->decide(0, kBuild, 0)), "fine");
  const std::string before = seen(*kept.room, 0);
  const Result<Answered, Problem> refused = kept.room->change(0, "build 9/9/9/9/9", 0);
  ASSERT_FALSE(static_cast<bool>(refused));
  EXPECT_NE(refused.error().clause, "");
  EXPECT_EQ(code(kept.room->change(0, "", 0)), "no_decision");
  EXPECT_EQ(seen(*kept.room, 0), before);
  for (const int seat : {0, 1}) ASSERT_EQ(code(kept.room->want_pause(seat, true)), "fine");
  EXPECT_EQ(code(kept.room->change(0, kOther, 0)), "paused");
  ASSERT_EQ(code(kept.room->want_pause(0, false)), "fine");
  for (int i = 0; i < kChangesMax; ++i)
    ASSERT_EQ(code(kept.room->change(0, i % 2 == 0 ? kOther : kBuild, 0)), "fine");
  EXPECT_EQ(code(kept.room->change(0, kOther, 0)), "too_many");
}

TEST(Answers, AChangeShowsOthersNothing) {
  Kept one = two_people();
  Kept other = two_people();
  for (Kept* kept : {&one, &other}) ASSERT_EQ(code(kept->room->decide(0, kBuild, 0)), "fine");
  ASSERT_EQ(code(one.room->change(0, kOther, 0)), "fine");
  ASSERT_EQ(code(other.room->change(0, "build 2/2/1/0/0", 0)), "fine");
  EXPECT_EQ(seen(*one.room, 1), seen(*other.room, 1));
  EXPECT_EQ(seen(*one.room, kWatching), seen(*other.room, kWatching));
  EXPECT_THAT(one.room->public_record(), testing::Not(testing::HasSubstr("build")));
  // One's own eyes see the question again, and no more of the others than before.
  EXPECT_EQ(one.room->unsealed(1), nullptr);
  ASSERT_NE(one.room->unsealed(0), nullptr);
  EXPECT_EQ(one.room->unsealed(0)->view(seat_at(0)), other.room->unsealed(0)->view(seat_at(0)));
  EXPECT_TRUE(one.room->unsealed(0)->pending().awaits(seat_at(0)));
}

// Whoever can change does so, at random, in every rule set that hides anything.
TEST(Answers, RacesWithChangesAreTheSameAfterReloadingAndCanBeProved) {
  for (const char* rules : {"speed-circuit", "speed-circuit-wbc"}) {
    SCOPED_TRACE(rules);
    Kept kept = two_people(
        R"({"rules": ")" + std::string(rules) +
        R"(", "laps": 1, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]})");
    const std::unique_ptr<Room> follower = kept.reloaded();
    int changes = 0;
    Random random(11);
    while (kept.room->state() == Room::State::running) {
      const int seat = kept.awaited();
      const auto choose = [&](const Race& race) {
        const std::vector<std::string> legal = race.legal(seat_at(seat));
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      };
      ASSERT_EQ(code(kept.room->decide(seat, choose(*kept.room->race()), std::nullopt)), "fine");
      while (random.below(2) == 0) {
        const std::unique_ptr<Race> unsealed = kept.room->unsealed(seat);
        if (unsealed == nullptr) break;
        ASSERT_EQ(code(kept.room->change(seat, choose(*unsealed), std::nullopt)), "fine");
        ++changes;
        // In the middle of the round, too.
        kept.keep();
        EXPECT_EQ(seen(*kept.reloaded(), seat), seen(*kept.room, seat));
      }
      kept.keep();
      ASSERT_EQ(follower->follow({kept.ledger.begin() + follower->length(), kept.ledger.end()}),
                "");
      EXPECT_EQ(seen(*follower, seat), seen(*kept.room, seat)) << "on another node";
    }
    EXPECT_GT(changes, 10);
    EXPECT_EQ(kept.reloaded()->record(), kept.room->record());
    const Result<Record, DataError> record = parse_record(kept.room->record(), "race");
    ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
    const Result<fair::Proof, DataError> proof = fair::prove(*record);
    EXPECT_TRUE(static_cast<bool>(proof)) << to_string(proof.error());
  }
}

}  // namespace
}  // namespace chicane::room
