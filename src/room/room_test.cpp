#include "room/room.h"

#include <gmock/gmock.h>
#include <malloc.h>

#include <boost/json/serialize.hpp>

#include "catalog/rule_sets.h"
#include "fair/race_proof.h"
#include "room/room_for_tests.h"
#include "room/sight.h"

namespace chicane::room {
namespace {

using for_tests::code;
using for_tests::Kept;
using for_tests::kTwo;
using for_tests::seen;
using for_tests::two_people;

TEST(Room, RacesOfAllRuleSetsAreTheSameAfterReloadingAndCanBeProved) {
  for (const RuleSetEntry* rules : rule_sets()) {
    SCOPED_TRACE(rules->id());
    Kept kept(
        R"({"rules": ")" + std::string(rules->id()) + R"(", "laps": )" +
            std::to_string(rules->fewest_laps()) +
            R"(, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]})",
        3);
    ASSERT_TRUE(static_cast<bool>(kept.room->sit(1, "Bob", "p-bob", {})));
    ASSERT_TRUE(static_cast<bool>(kept.room->start({})));
    kept.keep();
    kept.race_to_the_end(5);
    const std::unique_ptr<Room> again = kept.reloaded();
    for (int viewer = kWatching; viewer < 3; ++viewer)
      EXPECT_EQ(seen(*again, viewer), seen(*kept.room, viewer));
    EXPECT_EQ(again->record(), kept.room->record());
    const Result<Record, DataError> record = parse_record(kept.room->record(), "race");
    ASSERT_TRUE(static_cast<bool>(record)) << to_string(record.error());
    const Result<fair::Proof, DataError> proof = fair::prove(*record);
    ASSERT_TRUE(static_cast<bool>(proof)) << to_string(proof.error());
    EXPECT_TRUE(proof->has_secret);
    EXPECT_EQ(proof->dice, static_cast<int>(kept.room->thrown().size()));
  }
}

// As a league makes it: seats kept for their drivers, and cars for one of them.
struct LeagueRoom {
  for_tests::StillWorld still{11};
  std::unique_ptr<Room> room;

  LeagueRoom() {
    RaceSetup setup = for_tests::setup_of(
        R"({"rules": "speed-circuit", "laps": 1, "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "name": "Valli"}]})");
    setup.league = OfLeague{"cup", "Spring cup", "R2"};
    setup.seats[0].name = "Ann";
    setup.seats[1].name = "Bob";
    setup.seats[0].build = setup.seats[2].build = "build 1/1/1/1/1";
    room = Room::create_as("room-1", "key", setup, "p-host", still.world());
  }
};

TEST(Room, TheKeyToWatchFollowsFromTheInvitationAndSaysNothingOfIt) {
  constexpr std::string_view kPrivate =
      R"({"rules": "speed-circuit", "is_public": false, "seats": [{"kind": "human", "name": "Ann"}]})";
  constexpr std::string_view kPublic =
      R"({"rules": "speed-circuit", "is_public": true, "seats": [{"kind": "human", "name": "Ann"}]})";
  const Kept one(kPrivate, 1);
  const Kept other(kPrivate, 2);
  const std::string key = one.room->watch_key();
  EXPECT_EQ(key.size(), 32u);
  EXPECT_EQ(one.reloaded()->watch_key(), key);
  EXPECT_NE(other.room->watch_key(), key);
  EXPECT_NE(key, one.room->invitation());
  EXPECT_EQ(key.find(one.room->invitation().substr(0, 8)), std::string::npos);
  EXPECT_EQ(Kept(kPublic, 1).room->watch_key(), "");
}

TEST(Room, ALeagueKeepsSeatsForItsDrivers) {
  LeagueRoom made;
  Room& room = *made.room;
  EXPECT_EQ(room.invitation(), "key");
  EXPECT_EQ(room.seats()[1].name, "Bob");
  ASSERT_TRUE(static_cast<bool>(room.sit(0, "Somebody", "p-ann", {})));
  EXPECT_EQ(room.seats()[0].name, "Ann");
  ASSERT_TRUE(static_cast<bool>(room.leave(0)));
  EXPECT_EQ(room.seats()[0].name, "Ann");
  ASSERT_TRUE(static_cast<bool>(room.sit(0, "", "p-ann", {})));
  EXPECT_EQ(code(room.start({})), "not_open");
  ASSERT_TRUE(static_cast<bool>(room.start("rookie")));
  EXPECT_EQ(room.seats()[1].name, "Bob");
  EXPECT_EQ(race_json(room, 0).at("league").at("race").as_string(), "R2");
  const Result<std::unique_ptr<Room>, DataError> again =
      Room::load(room.id(), room.take_new(), made.still.world());
  ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
  EXPECT_EQ(seen(**again, 0), seen(room, 0));
}

// SC-15.2
TEST(Room, AKeptCarIsBuiltWithoutAQuestion) {
  LeagueRoom made;
  Room& room = *made.room;
  ASSERT_TRUE(static_cast<bool>(room.sit(0, "", "p-ann", {})));
  ASSERT_TRUE(static_cast<bool>(room.sit(1, "", "p-bob", {})));
  ASSERT_TRUE(static_cast<bool>(room.start({})));
  // Bob may still choose his.
  EXPECT_FALSE(room.is_awaited(0));
  ASSERT_TRUE(room.is_awaited(1));
  ASSERT_TRUE(static_cast<bool>(room.decide(1, "build 0/2/1/2/0", 0)));
  for (const char* line : {"Ann build 1/1/1/1/1", "Valli build 1/1/1/1/1", "Bob build 0/2/1/2/0"})
    EXPECT_NE(room.record().find(line), std::string::npos) << line;
  EXPECT_EQ(room.seats()[0].answers.size(), 0u);
}

// Faces of dice that shuffle cards are in the record of a race that is over, and are never told.
TEST(Room, DiceAreToldWithoutThoseThatShuffleCards) {
  Kept kept(R"({"rules": "formula-one", "laps": 3, "seats": [{"kind": "bot"}, {"kind": "bot"}]})",
            3);
  ASSERT_TRUE(static_cast<bool>(kept.room->start({})));
  kept.keep();
  kept.race_to_the_end(5);
  std::size_t secret = 0;
  for (const Thrown& die : kept.room->thrown()) {
    const bool is_secret = die.label.find("secret-") != std::string::npos;
    EXPECT_EQ(die.face.empty(), is_secret) << die.label;
    secret += is_secret ? 1 : 0;
  }
  ASSERT_GT(secret, 20u);
  const boost::json::array told = dice_json(*kept.room, 0);
  EXPECT_EQ(told.size(), kept.room->thrown().size() - secret);
  EXPECT_EQ(boost::json::serialize(told).find("secret-"), std::string::npos);
  ASSERT_GT(told.size(), 2u);
  const std::int64_t first = told[0].at("seq").as_int64();
  EXPECT_EQ(dice_json(*kept.room, first).size(), told.size() - 1) << "those after it";
  EXPECT_EQ(dice_json(*kept.reloaded(), 0), told);
}

constexpr std::string_view kTimed =
    R"({"rules": "speed-circuit", "laps": 1, "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}],
        "pace": {"seconds": 60, "warning": 10, "missed": "MISSED"}})";

std::string timed(const std::string& missed) {
  std::string body(kTimed);
  return body.replace(body.find("MISSED"), 6, missed);
}

TEST(Room, TheClockRunsFromTheQuestionAndWarnsBeforeItsEnd) {
  Kept kept = two_people(timed("keep"));
  Millis& hour = *kept.still.hour;
  const Millis begun = hour;
  EXPECT_EQ(kept.room->due(), begun + 60'000);
  EXPECT_EQ(kept.room->next_tick(), begun + 50'000);
  hour = begun + 20'000;
  ASSERT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "fine");
  EXPECT_EQ(kept.room->due(), begun + 60'000) << "the round is the same";
  hour = begun + 50'000;
  kept.room->tick();
  EXPECT_TRUE(kept.room->is_warned());
  EXPECT_EQ(kept.room->next_tick(), begun + 60'000);
  ASSERT_EQ(code(kept.room->decide(1, "build 1/1/1/1/1", 0)), "fine");
  EXPECT_EQ(kept.room->due(), hour + 60'000) << "plots are another question";
  EXPECT_FALSE(kept.room->is_warned());
  kept.keep();
  EXPECT_EQ(kept.reloaded()->due(), kept.room->due());
}

TEST(Room, WhoMissesTheDeadlineIsDrivenAsWasAgreed) {
  for (const char* missed : {"keep", "default", "bot"}) {
    SCOPED_TRACE(missed);
    Kept kept = two_people(timed(missed));
    ASSERT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "fine");
    *kept.still.hour += 60'000;
    kept.room->tick();
    EXPECT_EQ(kept.room->seats()[1].answers.size(), missed == std::string("bot") ? 2u : 1u);
    EXPECT_EQ(kept.room->seats()[1].is_away, missed == std::string("bot"));
    EXPECT_TRUE(kept.room->is_awaited(0));
    kept.keep();
    EXPECT_EQ(seen(*kept.reloaded(), 0), seen(*kept.room, 0));
  }
}

TEST(Room, WhereNobodyIsThereTheBotsDriveByTheClock) {
  Kept kept = two_people(timed("bot"));
  *kept.still.hour += 60'000;
  kept.room->tick();
  EXPECT_TRUE(kept.room->seats()[0].is_away);
  EXPECT_TRUE(kept.room->seats()[1].is_away);
  EXPECT_EQ(kept.room->state(), Room::State::running);
  EXPECT_EQ(kept.room->seats()[0].answers.size(), 1u);
  EXPECT_EQ(kept.room->due(), *kept.still.hour + 60'000);
  *kept.still.hour += 60'000;
  kept.room->tick();
  EXPECT_EQ(kept.room->seats()[0].answers.size(), 2u);
  // One is back: the other's bot waits no longer.
  const std::size_t answers = kept.room->seats()[1].answers.size();
  ASSERT_EQ(code(kept.room->come_back(0)), "fine");
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(kept.room->is_awaited(0));
    ASSERT_EQ(code(kept.room->decide(0, kept.room->race()->legal(seat_at(0))[0], std::nullopt)),
              "fine");
  }
  EXPECT_GT(kept.room->seats()[1].answers.size(), answers);
  kept.keep();
  EXPECT_EQ(seen(*kept.reloaded(), 0), seen(*kept.room, 0));
}

TEST(Room, WhoIsBackTakesTheWheelFromTheBot) {
  Kept kept = two_people(timed("bot"));
  ASSERT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "fine");
  *kept.still.hour += 60'000;
  kept.room->tick();
  EXPECT_EQ(code(kept.room->decide(1, "plot 20", std::nullopt)), "not_awaited");
  ASSERT_EQ(code(kept.room->come_back(1)), "fine");
  EXPECT_EQ(code(kept.room->come_back(1)), "not_away");
  EXPECT_FALSE(kept.room->seats()[1].is_away);
  // The bot had plotted for this turn; from the next question on it is Bob's again.
  ASSERT_EQ(code(kept.room->decide(0, "plot 40", std::nullopt)), "fine");
  for (int i = 0; i < 20 && !kept.room->is_awaited(1); ++i) {
    ASSERT_TRUE(kept.room->is_awaited(0));
    ASSERT_EQ(code(kept.room->decide(0, kept.room->race()->legal(seat_at(0))[0], std::nullopt)),
              "fine");
  }
  EXPECT_TRUE(kept.room->is_awaited(1));
}

TEST(Room, ReactionGivesTenSecondsForAWholeMove) {
  std::string body = timed("keep");
  body.insert(body.find("\"missed\""), "\"is_reaction\": true, ");
  Kept kept = two_people(body);
  Millis& hour = *kept.still.hour;
  for (const int seat : {0, 1})
    ASSERT_EQ(code(kept.room->decide(seat, "build 1/1/1/1/1", 0)), "fine");
  EXPECT_EQ(kept.room->due(), hour + 60'000) << "plots have the pace of the race";
  for (const int seat : {0, 1}) ASSERT_EQ(code(kept.room->decide(seat, "plot 40", 1)), "fine");
  EXPECT_EQ(kept.room->due(), hour + 10'000) << "SC-12.2";
}

TEST(Room, IsPausedWhileAllWantIt) {
  Kept kept = two_people(timed("keep"));
  Millis& hour = *kept.still.hour;
  const Millis begun = hour;
  hour += 20'000;
  ASSERT_EQ(code(kept.room->want_pause(0, true)), "fine");
  EXPECT_EQ(kept.room->state(), Room::State::running);
  ASSERT_EQ(code(kept.room->want_pause(1, true)), "fine");
  EXPECT_EQ(kept.room->state(), Room::State::paused);
  EXPECT_EQ(kept.room->due(), 0);
  EXPECT_EQ(kept.room->next_tick(), 0);
  EXPECT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "paused");
  hour += 1'000'000;
  ASSERT_EQ(code(kept.room->want_pause(0, false)), "fine");
  EXPECT_EQ(kept.room->state(), Room::State::running);
  EXPECT_EQ(kept.room->due(), begun + 1'000'000 + 60'000) << "the time that was left";
}

TEST(Room, ASeatThatIsLeftIsDrivenByABotAndCanBeTakenAgain) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->decide(0, "build 1/1/1/1/1", 0)), "fine");
  ASSERT_EQ(code(kept.room->leave(1)), "fine");
  EXPECT_TRUE(kept.room->is_awaited(0)) << "the bot has built, and plots are due";
  const Result<Seated, Problem> eve = kept.room->sit(1, "Eve", "p-eve", {});
  ASSERT_TRUE(static_cast<bool>(eve));
  EXPECT_EQ(kept.room->seats()[1].name, "Bob") << "the name of the car stays";
  EXPECT_EQ(kept.room->seat_of_secret(eve->secret), 1);
  EXPECT_EQ(kept.room->seat_of_person("p-bob"), -1);
  kept.keep();
  kept.race_to_the_end(9);
  EXPECT_EQ(seen(*kept.reloaded(), 1), seen(*kept.room, 1));
}

TEST(Room, BotsRaceOnWhenAllPeopleHaveLeft) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->leave(0)), "fine");
  ASSERT_EQ(code(kept.room->leave(1)), "fine");
  kept.keep();
  kept.race_to_the_end(1);
}

TEST(Room, SeatsHaveOneSecretEachThatIsNotKept) {
  Kept kept = two_people();
  EXPECT_EQ(kept.room->seat_of_secret(kept.host.secret), 0);
  EXPECT_EQ(kept.room->seat_of_secret("0"), -1);
  EXPECT_EQ(kept.room->seat_of_secret(""), -1);
  for (const std::string& entry : kept.ledger)
    EXPECT_EQ(entry.find(kept.host.secret), std::string::npos);
}

TEST(Room, OnlyAnOpenSeatCanBeTakenAndOnlyOnce) {
  Kept kept(kTwo, 1);
  EXPECT_EQ(code(kept.room->sit(0, "Eve", "p-eve", {})), "taken");
  EXPECT_EQ(code(kept.room->sit(2, "Eve", "p-eve", {})), "bad_value");
  EXPECT_EQ(code(kept.room->sit(-1, "Eve", "p-eve", {})), "bad_value");
  EXPECT_EQ(code(kept.room->sit(1, "Ann", "p-eve", {})), "name_taken");
  EXPECT_EQ(code(kept.room->sit(1, "no name", "p-eve", {})), "bad_value");
  EXPECT_EQ(code(kept.room->sit(1, "Eve", "p-host", {})), "taken");
  EXPECT_EQ(code(kept.room->sit(1, "Eve", "p-eve", "xyz")), "bad_value");
  EXPECT_EQ(code(kept.room->start({})), "not_open");
  EXPECT_EQ(code(kept.room->start("nobody")), "bad_value");
  EXPECT_EQ(code(kept.room->start("rookie")), "fine");
  EXPECT_EQ(kept.room->seats()[1].kind, SeatPlan::Kind::bot);
  EXPECT_EQ(code(kept.room->start("rookie")), "not_open");
}

TEST(Room, ChatIsHeardByAllWhoHaveNotMutedIt) {
  Kept kept = two_people();
  ASSERT_EQ(code(kept.room->say(1, "hello")), "fine");
  EXPECT_EQ(chat_json(*kept.room, 0, 0).size(), 1u);
  ASSERT_EQ(code(kept.room->mute(0, false, "Bob", true)), "fine");
  EXPECT_EQ(chat_json(*kept.room, 0, 0).size(), 0u);
  EXPECT_EQ(chat_json(*kept.room, kWatching, 0).size(), 1u);
  ASSERT_EQ(code(kept.room->mute(0, true, "Bob", true)), "fine");
  EXPECT_EQ(chat_json(*kept.room, kWatching, 0).size(), 0u);
  EXPECT_EQ(code(kept.room->say(1, "still there?")), "not_yours");
  EXPECT_EQ(code(kept.room->mute(0, false, "Nobody", true)), "bad_value");
}

TEST(Room, ALedgerThatIsNotOursIsComplainedAbout) {
  const Kept kept = two_people();
  struct Case {
    std::size_t at;
    const char* entry;
    const char* complaint;
  };
  const Case cases[] = {
      {0, "{", "no JSON object"},
      {0, R"({"t":"roll","d":"roll 1"})", "begins with 'create'"},
      {1, R"({"t":"dance","at":1,"seat":0})", "'dance' is not known"},
      {1, R"({"seat":0})", "not ours"},
      {1, R"({"t":"answer","at":1,"seat":0,"d":"plot 20","by":"person"})", "before the start"},
      {1, R"({"t":"leave","at":1,"seat":9})", "no such seat"},
      {3, R"({"t":"roll","d":"roll 6"})", "no die is owed"},
      {3, R"({"t":"change","at":1,"seat":0,"d":"plot 20","salt":""})", "no sealed answer"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.entry);
    std::vector<std::string> ledger = kept.ledger;
    ledger.insert(ledger.begin() + static_cast<std::ptrdiff_t>(c.at), c.entry);
    // What follows a wrong entry is not looked at.
    if (c.at == 3) ledger[3] = c.entry;
    const auto room = Room::load(kept.room->id(), ledger, kept.still.world());
    ASSERT_FALSE(static_cast<bool>(room));
    EXPECT_THAT(to_string(room.error()), testing::HasSubstr(c.complaint));
  }
}

// What a room says that it takes is what the allocator has given out for it.
TEST(Room, CountsItsBytes) {
#ifdef CHICANE_PARANOID
  GTEST_SKIP() << "the allocator of sanitizers is another one";
#endif
  const auto given_out = [] {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
  };
  Kept kept = two_people();
  for (const int decisions : {0, 40, 400}) {
    Random random(1);
    for (int i = 0; i < decisions && kept.room->state() == Room::State::running; ++i) {
      const int seat = kept.awaited();
      const auto legal = kept.room->race()->legal(seat_at(seat));
      const auto& decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      ASSERT_TRUE(static_cast<bool>(kept.room->decide(seat, decision, std::nullopt)));
      kept.keep();
    }
    const World world = kept.still.world();
    const std::string id = kept.room->id();
    // Its game is there already: it is shared.
    auto another = Room::load(id, kept.ledger, world);
    const std::size_t before = given_out();
    auto room = Room::load(id, kept.ledger, world);
    const std::size_t given = given_out() - before;
    EXPECT_GT((*room)->bytes(), given * 3 / 4) << decisions;
    EXPECT_LT((*room)->bytes(), given * 5 / 4 + 1024) << decisions;
  }
}

}  // namespace
}  // namespace chicane::room
