#include "office/hosted_league.h"

#include <gmock/gmock.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "codec/league_text.h"
#include "league/draw.h"
#include "office/league_entries.h"
#include "office/league_json.h"
#include "office/league_rooms.h"
#include "room/room_for_tests.h"

namespace chicane::office {
namespace {

using room::Room;
using room::for_tests::StillWorld;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr const char* kCup =
    "chicane league 1\nname cup\nrules formula-one\noptions laps=1 short_race=yes\n"
    "circuit monza\ncircuit monaco\nscoring league\nfield 6\n";
constexpr const char* kEvent =
    "chicane league 1\nname event\nformat wbc\nrules speed-circuit-wbc\noptions laps=1\n"
    "circuit monza\ncircuit monaco\n";

LeagueSetup setup_of(const char* plan) {
  const Result<LeagueSetup, room::Problem> setup =
      read_league_setup({{"plan", plan}, {"is_public", false}, {"pace", {{"seconds", 60}}}});
  EXPECT_TRUE(static_cast<bool>(setup)) << setup.error().what;
  return *setup;
}

// A league with its ledger beside it, as a store would have it.
struct Kept {
  StillWorld still{5};
  HostedLeague league;
  std::vector<std::string> ledger;

  explicit Kept(const char* plan = kCup)
      : league(HostedLeague::create(setup_of(plan), {"p-ann", "Ann"}, still.world())) {
    keep();
  }

  void keep() {
    ++*still.hour;
    for (std::string& entry : league.take_new()) ledger.push_back(std::move(entry));
    EXPECT_EQ(static_cast<std::int64_t>(ledger.size()), league.length());
  }

  void must(const Result<room::Done, room::Problem>& done) {
    EXPECT_TRUE(static_cast<bool>(done)) << done.error().what;
    keep();
  }

  HostedLeague reloaded() const {
    Result<HostedLeague, DataError> again = HostedLeague::load(league.id(), ledger, still.world());
    EXPECT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    return std::move(*again);
  }

  void enter_people() {
    must(league.add({league::Enter{"Ann", "human", "", 0, 1}}, "Ann", "p-ann"));
    must(league.add({league::Enter{"Bob", "human", "", 0, 1}}, "Bob", "p-bob"));
  }

  std::unique_ptr<Room> room(const std::string& race) {
    const Result<RoomPlan, DataError> plan = plan_room(league, race);
    EXPECT_TRUE(static_cast<bool>(plan)) << to_string(plan.error());
    return make_room(*plan, still.world());
  }

  // Bots draw and drive to the end.
  void play_on() {
    while (league.state() != HostedLeague::State::over) {
      if (league::open_races(league.season()).empty()) must(league.draw("Ann"));
      const std::string race = league::open_races(league.season()).front()->id;
      const std::unique_ptr<Room> driven = room(race);
      while (driven->state() == Room::State::running) driven->tick();
      must(league.take_record(race, driven->record()));
    }
  }
};

std::string seen(const HostedLeague& league, std::string_view person) {
  return boost::json::serialize(league_json(league, person, {}));
}

std::string code(const Result<room::Done, room::Problem>& done) {
  return done ? "fine" : done.error().code;
}

TEST(HostedLeague, IsTheSameAfterReloading) {
  Kept kept(kEvent);
  kept.enter_people();
  kept.must(kept.league.add(enter_bots(kept.league.season(), 30, "rookie"), "Ann"));
  kept.must(kept.league.draw("Ann"));
  kept.league.forget("p-bob");
  kept.keep();
  const HostedLeague again = kept.reloaded();
  for (const char* person : {"", "p-ann", "p-bob"})
    EXPECT_EQ(seen(again, person), seen(kept.league, person));
  EXPECT_EQ(again.driver_of("p-ann"), "Ann");
  EXPECT_EQ(again.driver_of("p-bob"), "");
  EXPECT_EQ(again.setup().pace.seconds, 60);
  EXPECT_FALSE(again.setup().is_public);
}

TEST(HostedLeague, AnEventOfBotsIsDrivenInItsRooms) {
  Kept kept(kEvent);
  kept.must(kept.league.add(enter_bots(kept.league.season(), 14, "rookie"), "Ann"));
  EXPECT_EQ(kept.league.state(), HostedLeague::State::open);
  kept.play_on();
  EXPECT_EQ(seen(kept.reloaded(), ""), seen(kept.league, ""));
  // Its file is one that people read elsewhere.
  const Result<LeagueText, DataError> file = parse_league(kept.league.file(), "file");
  ASSERT_TRUE(static_cast<bool>(file)) << to_string(file.error());
  const Result<league::Season, DataError> season = fold_league(*file);
  ASSERT_TRUE(static_cast<bool>(season)) << to_string(season.error());
  EXPECT_EQ(next_step(*season), league::Step::over);
  EXPECT_EQ(season->race("F").race->drivers, kept.league.season().race("F").race->drivers);
}

TEST(HostedLeague, RoomsHaveSeatsAsDrawn) {
  Kept kept;
  kept.enter_people();
  kept.must(kept.league.add({league::Enter{"Carl", "human", "", 0, 1}}, "Ann"));
  kept.must(kept.league.add(enter_bots(kept.league.season(), 1, "rookie"), "Ann"));
  kept.must(kept.league.draw("Ann"));
  const std::unique_ptr<Room> room = kept.room("R1");
  EXPECT_EQ(room->id(), kept.league.room_of("R1"));
  EXPECT_EQ(room->invitation(), kept.league.invitation());
  EXPECT_EQ(room->host(), "p-ann");
  EXPECT_EQ(room->state(), Room::State::open);
  EXPECT_EQ(room->seat_of_person("p-bob"), 1);
  EXPECT_EQ(room->seats()[2].name, "Carl");
  EXPECT_EQ(room->seats()[2].kind, room::SeatPlan::Kind::open);
  EXPECT_EQ(room->seats()[3].kind, room::SeatPlan::Kind::bot);
  EXPECT_EQ(room->setup().pace.seconds, 60);
  EXPECT_EQ(room->setup().league->race, "R1");
}

TEST(HostedLeague, ARecordIsTakenOnceAndOnlyIfItIsOurs) {
  Kept kept;
  kept.must(kept.league.add(enter_bots(kept.league.season(), 3, "rookie"), "Ann"));
  kept.must(kept.league.draw("Ann"));
  const std::unique_ptr<Room> room = kept.room("R1");
  while (room->state() == Room::State::running) room->tick();
  std::string forged = room->record();
  forged.replace(forged.find("chance roll"), 13, "chance roll 9");
  EXPECT_EQ(code(kept.league.take_record("R1", forged)), "not_verified");
  EXPECT_EQ(code(kept.league.take_record("R1", "")), "not_verified");
  EXPECT_THAT(kept.league.take_new(), SizeIs(0));
  kept.must(kept.league.take_record("R1", room->record()));
  const std::int64_t length = kept.league.length();
  kept.must(kept.league.take_record("R1", room->record()));
  kept.must(kept.league.take_record("R9", room->record()));
  EXPECT_EQ(kept.league.length(), length);
  EXPECT_EQ(code(kept.league.take_other_record(room->record(), "Ann")), "not_verified");
}

TEST(HostedLeague, RefusesInTheSeasonsOwnWords) {
  Kept kept;
  kept.enter_people();
  struct Case {
    league::Entry entry;
    const char* code;
  };
  const Case cases[] = {
      {league::Enter{"Ann", "rookie", "", 0, 1}, "driver_twice"},
      {league::Enter{"Carl", "rookie", "", 0, 2}, "tier_unknown"},
      {league::CheckIn{2, "Ann"}, "round_not_open"},
      {league::Draw{"R2", {"Ann"}}, "race_not_due"},
      // What no line of a ledger can say.
      {league::Enter{"C arl", "rookie", "", 0, 1}, "bad_value"},
      {league::Enter{"Carl", "rookie", "Red laurels=9", 0, 1}, "bad_value"},
      {league::Enter{"Carl", "rookie", "Red\nenter X rookie", 0, 1}, "bad_value"},
      {league::Ruling{league::Ruling::Kind::points, "", "Ann", 1, 0, "Ann", "a # b"}, "bad_value"},
  };
  for (const Case& c : cases) {
    const Result<room::Done, room::Problem> done =
        kept.league.add({league::Enter{"First", "rookie", "", 0, 1}, c.entry}, "Ann");
    EXPECT_EQ(code(done), c.code);
    EXPECT_THAT(kept.league.take_new(), SizeIs(0));
  }
  EXPECT_EQ(code(Kept().league.draw("Ann")), "race_not_due");
  kept.must(kept.league.draw("Ann"));
  EXPECT_EQ(code(kept.league.draw("Ann")), "race_not_due");
  EXPECT_EQ(code(kept.league.close()), "not_open");
}

TEST(HostedLeague, AClosedOneIsOver) {
  Kept kept;
  kept.must(kept.league.close());
  EXPECT_EQ(kept.league.state(), HostedLeague::State::over);
  EXPECT_EQ(code(kept.league.add({league::Enter{"Ann", "human", "", 0, 1}}, "Ann")), "not_open");
  EXPECT_EQ(code(kept.league.draw("Ann")), "race_not_due");
  EXPECT_EQ(kept.reloaded().state(), HostedLeague::State::over);
}

TEST(HostedLeague, ALedgerThatIsNotOursIsRefused) {
  Kept kept;
  kept.enter_people();
  const std::vector<std::string> wrong = {
      "no JSON",
      "[]",
      "{}",
      R"({"t": "line", "at": 1, "by": "", "line": "enter Ann human"})",
      R"({"t": "line", "at": 1, "by": "", "line": "enter"})",
      R"({"t": "sit", "at": 1})",
      kept.ledger[0]};
  for (const std::string& entry : wrong) {
    std::vector<std::string> ledger = kept.ledger;
    ledger.push_back(entry);
    EXPECT_FALSE(HostedLeague::load("x", ledger, kept.still.world())) << entry;
    const bool is_beginning = entry == kept.ledger[0];
    EXPECT_EQ(static_cast<bool>(HostedLeague::load("x", {entry}, kept.still.world())),
              is_beginning);
  }
  EXPECT_FALSE(HostedLeague::load("x", {}, kept.still.world()));
}

TEST(LeagueSetup, APlanMustBeOneThatCanBeRaced) {
  const std::pair<const char*, const char*> cases[] = {
      {R"({})", "plan: it is missing"},
      {R"({"plan": "chicane league 1"})", "name, rules and circuit are missing"},
      {R"({"plan": "chicane league 1\nname a\nrules chess\ncircuit monza\nscoring league"})",
       "chess"},
      {R"({"plan": "x", "host": "Ann"})", "host: there is no such field"},
      {R"({"plan": "\u0001"})", "no control characters"},
  };
  for (const auto& [body, words] : cases) {
    const Result<LeagueSetup, room::Problem> setup =
        read_league_setup(boost::json::parse(body).as_object());
    ASSERT_FALSE(setup) << body;
    EXPECT_EQ(setup.error().status, 400);
    EXPECT_THAT(setup.error().what, HasSubstr(words));
  }
}

}  // namespace
}  // namespace chicane::office
