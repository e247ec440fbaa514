#include "room/setup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

namespace chicane::room {
namespace {

Result<RaceSetup, Problem> read(std::string_view body) {
  Library library;
  return read_setup(boost::json::parse(body).as_object(), library);
}

TEST(RaceSetup, FillsInWhatIsNotSaid) {
  const Result<RaceSetup, Problem> setup = read(
      R"({"rules": "speed-circuit", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}]})");
  ASSERT_TRUE(static_cast<bool>(setup)) << setup.error().what;
  EXPECT_EQ(setup->circuit, "monza");
  EXPECT_EQ(setup->options, "laps=2");
  EXPECT_EQ(setup->seats[1].name, "Valli");
  EXPECT_EQ(setup->seats[1].driver, "rookie");
  EXPECT_TRUE(setup->is_public);
  EXPECT_EQ(setup->pace.seconds, 0);
}

TEST(RaceSetup, ComesBackFromTheLedgerAsItWas) {
  const Result<RaceSetup, Problem> setup = read(
      R"({"rules": "formula-one", "circuit": "monaco", "laps": 3, "title": "Thursday", "is_public": false,
          "seats": [{"kind": "open"}, {"kind": "bot", "driver": "random", "name": "Bo"}],
          "pace": {"seconds": 60, "warning": 10, "missed": "default"}})");
  ASSERT_TRUE(static_cast<bool>(setup)) << setup.error().what;
  const Result<RaceSetup, Problem> again = setup_from_ledger(setup_json(*setup));
  ASSERT_TRUE(static_cast<bool>(again)) << again.error().what;
  EXPECT_EQ(setup_json(*again), setup_json(*setup));
}

TEST(RaceSetup, SaysWhatIsWrong) {
  struct Case {
    const char* body;
    const char* complaint;
  };
  const Case cases[] = {
      {R"({"seats": [{"kind": "open"}]})", "rules: it is missing"},
      {R"({"rules": "chess", "seats": [{"kind": "open"}]})", "rules: there"},
      {R"({"rules": "speed-circuit"})", "seats: write a list"},
      {R"({"rules": "speed-circuit", "seats": []})", "seats: at least one"},
      {R"({"rules": "speed-circuit", "seats": [7]})", "seats[0]"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "robot"}]})",
       "seats[0].kind: choose one of"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "human"}]})",
       "seats[0].name: it is missing"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "human", "name": "turn"}]})",
       "seats[0].name: use"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "human", "name": "a b"}]})",
       "seats[0].name: use"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]})",
       "one 'human' seat"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "bot", "name": "A"}, {"kind": "bot", "name": "A"}]})",
       "'A' comes twice"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "bot", "driver": "nobody"}]})",
       "seats[0].driver: choose one of"},
      {R"({"rules": "motorchamp", "seats": [{"kind": "bot", "driver": "pro"}]})",
       "seats[0].driver: choose one of random, rookie, club, steady, first"},
      {R"({"rules": "speed-circuit", "seats": [{"kind": "open", "colour": "red"}]})",
       "seats[0].colour: there is no such field"},
      {R"({"rules": "speed-circuit", "circuit": "nowhere", "seats": [{"kind": "open"}]})",
       "nowhere"},
      {R"({"rules": "speed-circuit", "laps": 0, "seats": [{"kind": "open"}]})",
       "laps: write a whole number"},
      {R"({"rules": "speed-circuit", "laps": 101, "seats": [{"kind": "open"}]})",
       "laps: write a whole number from 1 to 100"},
      {R"({"rules": "speed-circuit", "options": {"laps": 999}, "seats": [{"kind": "open"}]})",
       "options: 'laps' stands beside them"},
      {R"({"rules": "speed-circuit", "laps": 1.5, "seats": [{"kind": "open"}]})",
       "laps: write a whole number"},
      {R"({"rules": "speed-circuit", "options": {"min_speed": "21"}, "seats": [{"kind": "open"}]})",
       "min_speed"},
      {R"({"rules": "speed-circuit", "options": {"a b": "1"}, "seats": [{"kind": "open"}]})",
       "options: each is one word"},
      {R"({"rules": "speed-circuit", "pace": {"seconds": 10, "warning": 10}, "seats": [{"kind": "open"}]})",
       "pace.warning"},
      {R"({"rules": "speed-circuit", "pace": {"missed": "cry"}, "seats": [{"kind": "open"}]})",
       "pace.missed: choose one of keep, default, bot"},
      {R"({"rules": "motorchamp", "pace": {"is_reaction": true}, "seats": [{"kind": "open"}]})",
       "SC-12.2"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.body);
    const Result<RaceSetup, Problem> setup = read(c.body);
    ASSERT_FALSE(static_cast<bool>(setup));
    EXPECT_EQ(setup.error().status, 400);
    EXPECT_THAT(setup.error().what, testing::HasSubstr(c.complaint));
  }
}

}  // namespace
}  // namespace chicane::room
