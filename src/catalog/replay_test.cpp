#include "catalog/replay.h"

#include <gtest/gtest.h>

#include <functional>

#include "base/digest.h"
#include "catalog/recorded_race_for_tests.h"
#include "codec/board_text.h"

namespace chicane {
namespace {

const std::vector<std::string> kNames = {"Valli", "Brandt", "Cole"};

struct Recorded {
  std::unique_ptr<Race> race;
  std::string text;
};

Recorded recorded(std::uint64_t seed, int decisions_max = 100000) {
  Recorded made{for_tests::new_race("SB", "laps=1", kNames), ""};
  made.text = for_tests::play_and_record(*made.race, seed, decisions_max);
  return made;
}

Record read(const std::string& text) {
  Result<Record, DataError> record = parse_record(text, "t.race");
  EXPECT_TRUE(static_cast<bool>(record)) << to_string(record.error());
  return std::move(*record);
}

// --- Good records ------------------------------------------------------------------------------

TEST(Replay, EndsWhereTheRaceEnded) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    const Recorded made = recorded(seed);
    const auto again = replay(read(made.text));
    ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    EXPECT_EQ((*again)->digest(), made.race->digest());
    EXPECT_TRUE((*again)->pending().is_over());
  }
}

TEST(Replay, OfAnUnfinishedRecordEndsWhereItStops) {
  for (int decisions = 0; decisions <= 60; ++decisions) {
    SCOPED_TRACE(decisions);
    const Recorded made = recorded(3, decisions);
    const auto again = replay(read(made.text));
    ASSERT_TRUE(static_cast<bool>(again)) << to_string(again.error());
    EXPECT_EQ((*again)->digest(), made.race->digest());
  }
}

TEST(Replay, ShowsEachDecisionAndDieAsItHappens) {
  const Recorded made = recorded(4);
  const Record record = read(made.text);
  std::size_t acts = 0;
  for (const RecordLine& line : record.lines) {
    if (line.kind == RecordLine::Kind::decision || line.kind == RecordLine::Kind::roll) ++acts;
  }
  std::size_t seen = 0;
  std::string last_line;
  const auto again =
      replay(record, nullptr,
             [&](const RecordLine&, const Race&, const std::vector<Happening>& happenings) {
               ++seen;
               if (!happenings.empty()) last_line = happenings.back().line;
             });
  ASSERT_TRUE(static_cast<bool>(again));
  EXPECT_EQ(seen, acts);
  EXPECT_EQ(last_line, "race_ended");
}

TEST(Replay, MayBeGivenTheBoard) {
  Board board = *load_board("SB");
  board.name = "mine";
  board.title = "Not in the catalog";
  const auto race = rule_sets().front()->make_race(board, "", {"A"});
  ASSERT_TRUE(static_cast<bool>(race));
  const Record record = read(for_tests::play_and_record(**race, 1));
  EXPECT_FALSE(static_cast<bool>(replay(record))) << "there is no such board";
  EXPECT_TRUE(static_cast<bool>(replay(record, &board)));
  board.grid.pop_back();
  EXPECT_FALSE(static_cast<bool>(replay(record, &board))) << "it is not the same";
}

// --- Wrong headers -----------------------------------------------------------------------------

TEST(Replay, NamesTheWrongLineOfAHeader) {
  const std::string digest = to_hex(board_digest(*load_board("SB")));
  struct Case {
    const char* title;
    std::function<void(RecordHeader&)> spoil;
    std::string want;
  };
  const Case cases[] = {
      {"rules", [](RecordHeader& h) { h.rules = "chess"; },
       "t.race:2: " + find_rule_set("chess").error().what},
      {"version", [](RecordHeader& h) { h.rules_version = 99; },
       "t.race:2: the race was run by version 99 of speed-circuit; this program has version " +
           std::to_string(rule_sets().front()->version())},
      {"options", [](RecordHeader& h) { h.options = "laps=x"; },
       "t.race:3: options: laps: 'x' is no value of it; write a number from 1 to 80"},
      {"board", [](RecordHeader& h) { h.board = "moon"; },
       "t.race:4: " + load_board("moon").error().what},
      {"digest", [](RecordHeader& h) { h.board_digest = 1; },
       "t.race:4: the board SB has digest " + digest +
           ", the race was run on one with 0000000000000001"},
  };
  const Record good = read(recorded(1, 10).text);
  for (const Case& c : cases) {
    SCOPED_TRACE(c.title);
    Record record = good;
    c.spoil(record.header);
    const auto race = replay(record);
    ASSERT_FALSE(static_cast<bool>(race));
    EXPECT_EQ(to_string(race.error()), c.want);
  }
}

TEST(Replay, RefusesMoreSeatsThanTheGridHas) {
  Record record = read(recorded(1, 0).text);
  for (int i = 0; i < 9; ++i) record.header.seats.push_back({"X" + std::to_string(i), "human"});
  const auto race = replay(record);
  ASSERT_FALSE(static_cast<bool>(race));
  EXPECT_EQ(race.error().what,
            "12 cars do not fit: the grid of SB has 6 places (SC-16); race with 6 drivers, or on a "
            "circuit with more start places");
}

// --- Wrong lines -------------------------------------------------------------------------------

using Kind = RecordLine::Kind;

// Index of the n-th line of that kind, from 0.
std::size_t find_line(const Record& record, Kind kind, int n = 0) {
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    if (record.lines[i].kind == kind && n-- == 0) return i;
  }
  ADD_FAILURE() << "no such line";
  return 0;
}

std::size_t find_decision(const Record& record, std::string_view verb) {
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    if (record.lines[i].kind == Kind::decision && record.lines[i].decision.starts_with(verb))
      return i;
  }
  ADD_FAILURE() << "no such decision";
  return 0;
}

// The complaint about a record that has been tampered with.
std::string complaint(const Record& record) {
  const auto race = replay(record);
  EXPECT_FALSE(static_cast<bool>(race)) << "is replayed";
  return race ? "" : to_string(race.error());
}

std::string at_line(const Record& record, std::size_t i, const std::string& what) {
  return "t.race:" + std::to_string(record.lines[i].line) + ": " + what;
}

class WrongLine : public ::testing::Test {
 protected:
  const Record good = read(recorded(2).text);
  Record record = good;
};

TEST_F(WrongLine, IsADecisionThatTheRulesRefuse) {
  const std::size_t i = find_decision(record, "plot");
  record.lines[i].decision = "plot 9980";
  EXPECT_NE(complaint(record).find("9980 is more than 20 above your Start Speed"),
            std::string::npos);
  EXPECT_EQ(complaint(record).find(at_line(record, i, "")), 0u);
}

TEST_F(WrongLine, IsADecisionThatMeansNothing) {
  const std::size_t i = find_decision(record, "drive");
  record.lines[i].decision = "fly";
  EXPECT_EQ(complaint(record), at_line(record, i, "'fly' is no decision"));
}

TEST_F(WrongLine, IsADecisionOfAnotherSeat) {
  const std::size_t i = find_decision(record, "drive");
  for (const std::string& name : kNames) {
    if (name == good.lines[i].seat) continue;
    record.lines[i].seat = name;
    EXPECT_EQ(complaint(record).find(at_line(record, i, "")), 0u) << complaint(record);
  }
}

TEST_F(WrongLine, IsADecisionOfNobody) {
  record.lines[0].seat = "Nobody";
  EXPECT_EQ(complaint(record), at_line(record, 0, "there is no such seat"));
}

TEST_F(WrongLine, IsADieThatIsNotOwed) {
  const std::size_t i = find_line(record, Kind::roll);
  RecordLine die = record.lines[i];
  die.line = record.lines[0].line;
  record.lines.insert(record.lines.begin(), die);
  EXPECT_EQ(complaint(record), at_line(record, 0, "no die is owed here"));
}

TEST_F(WrongLine, IsADieWithAnotherLabel) {
  const std::size_t i = find_line(record, Kind::roll);
  record.lines[i].label = "Cole brakes d6";
  EXPECT_EQ(complaint(record),
            at_line(record, i,
                    "the die owed is for " + good.lines[i].label + ", not for Cole brakes d6"));
}

TEST_F(WrongLine, IsADecisionWhereADieIsOwed) {
  const std::size_t i = find_line(record, Kind::roll);
  record.lines[i].kind = Kind::decision;
  record.lines[i].seat = "Valli";
  EXPECT_EQ(complaint(record).find(at_line(record, i, "")), 0u) << complaint(record);
}

TEST_F(WrongLine, IsACheckpointOfAnotherTurn) {
  const std::size_t i = find_line(record, Kind::turn, 1);
  record.lines[i].checkpoint.turn = 7;
  EXPECT_EQ(complaint(record), at_line(record, i, "2 turns are completed here, not 7"));
}

TEST_F(WrongLine, IsACheckpointWithAnotherState) {
  const std::size_t i = find_line(record, Kind::turn);
  record.lines[i].checkpoint.state ^= 1;
  EXPECT_EQ(complaint(record),
            at_line(record, i,
                    "the state here is " + to_hex(good.lines[i].checkpoint.state) +
                        ", recorded was " + to_hex(good.lines[i].checkpoint.state ^ 1)));
}

TEST_F(WrongLine, IsACheckpointAfterOtherLines) {
  const std::size_t i = find_line(record, Kind::turn);
  record.lines[i].checkpoint.lines_found ^= 1;
  EXPECT_EQ(complaint(record),
            at_line(record, i,
                    "the lines up to here are not those that were recorded: their digest is " +
                        to_hex(record.lines[i].checkpoint.lines_found) + ", recorded was " +
                        to_hex(record.lines[i].checkpoint.lines)));
}

TEST_F(WrongLine, IsACheckpointThatComesTwice) {
  const std::size_t i = find_line(record, Kind::turn);
  record.lines.insert(record.lines.begin() + static_cast<std::ptrdiff_t>(i), record.lines[i]);
  EXPECT_EQ(complaint(record), at_line(record, i, "the checkpoint of turn 1 comes twice"));
}

TEST_F(WrongLine, FollowsAMissingCheckpoint) {
  const std::size_t i = find_line(record, Kind::turn);
  record.lines.erase(record.lines.begin() + static_cast<std::ptrdiff_t>(i));
  EXPECT_EQ(complaint(record),
            at_line(record, i, "the checkpoint of turn 1 is missing before this line"));
}

TEST_F(WrongLine, IsAnEndBeforeTheRaceIsOver) {
  const std::size_t i = find_line(record, Kind::turn);
  record.lines[i].kind = Kind::end;
  EXPECT_EQ(complaint(record), at_line(record, i, "the race is not over yet"));
}

TEST_F(WrongLine, IsADecisionAfterTheRaceIsOver) {
  RecordLine more = record.lines[find_decision(record, "plot")];
  more.line = record.lines.back().line;
  record.lines.back() = more;
  EXPECT_NE(complaint(record).find("The race is over"), std::string::npos) << complaint(record);
}

TEST_F(WrongLine, IsTheFirstOfSeveral) {
  const std::size_t first = find_line(record, Kind::turn, 0);
  const std::size_t second = find_line(record, Kind::turn, 1);
  record.lines[first].checkpoint.state ^= 1;
  record.lines[second].checkpoint.state ^= 1;
  EXPECT_EQ(complaint(record).find(at_line(record, first, "")), 0u);
}

}  // namespace
}  // namespace chicane
