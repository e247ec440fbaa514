#include "codec/league_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/league_words.h"
#include "league/standings.h"

namespace chicane {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr std::string_view kPlan =
    "chicane league 1\n"
    "name spring\n"
    "title Spring cup of the club\n"
    "format points\n"
    "rules speed-circuit\n"
    "options laps=2\n"
    "circuit monza\n"
    "circuit monaco\n"
    "scoring circuit\n"
    "cars kept\n";

constexpr std::string_view kEntries =
    "enter Valli rookie laurels=12 team=Red\n"
    "enter Brandt human\n"
    "check-in 1 Valli\n"
    "check-in 1 Brandt\n"
    "draw R1 Valli Brandt\n"
    "result R1 0123456789abcdef cars=2 Brandt=1,1/1/1/1/1 Valli=crash,2/1/1/1/0\n"
    "rule exclude R1 Brandt by Ann: he moved a car that was not his\n"
    "rule revoke 1 by Ann: it was his after all\n"
    "rule points Valli -3 by Ben: late\n"
    "rule annul R1 by Ann: the board was wrong\n";

std::string whole() { return std::string(kPlan) + "ledger\n" + std::string(kEntries); }

TEST(LeagueText, PlanIsWrittenAsItIsRead) {
  const Result<league::Plan, DataError> plan = parse_league_plan(kPlan, "spring.league");
  ASSERT_TRUE(plan) << to_string(plan.error());
  EXPECT_EQ(plan->title, "Spring cup of the club");
  EXPECT_EQ(plan->scoring, league::circuit_scoring());
  EXPECT_EQ(plan->rounds(), 2);
  EXPECT_EQ(format_league_plan(*plan), std::string(kPlan) + "ledger\n");
}

TEST(LeagueText, EveryScoringIsWrittenAsItIsRead) {
  for (const char* scoring :
       {"scoring circuit\n", "scoring league\nbest 2\n", "scoring grand-prix\n",
        "scoring points 10 6 4\nfew-cars 3 1\nnot-finished -1\ncrash -2\nbest 1\ntie race 2\ntie "
        "wins\n",
        "scoring points 3\ntie none\n", "scoring points 3\ntie count-back\n"}) {
    SCOPED_TRACE(scoring);
    const std::string text =
        "chicane league 1\nname a\ntitle a\nformat points\nrules formula-one\ncircuit x\ncircuit "
        "y\n" +
        std::string(scoring) + "field 6\ntiers 2\nmovers 1\n";
    const Result<league::Plan, DataError> plan = parse_league_plan(text, "a");
    ASSERT_TRUE(plan) << to_string(plan.error());
    EXPECT_EQ(format_league_plan(*plan), text + "ledger\n");
  }
}

TEST(LeagueText, LedgerIsWrittenAsItIsReadAndFolded) {
  const Result<LeagueText, DataError> text = parse_league(whole(), "spring.league");
  ASSERT_TRUE(text) << to_string(text.error());
  std::string written;
  for (const LeagueEntry& entry : text->entries) written += format_league_entry(entry.entry);
  EXPECT_EQ(written, kEntries);
  EXPECT_EQ(text->whole_bytes, whole().size());
  const Result<league::Season, DataError> season = fold_league(*text);
  ASSERT_TRUE(season) << to_string(season.error());
  EXPECT_THAT(season->rulings, SizeIs(4));
  EXPECT_EQ(season->round(), 2);
}

TEST(LeagueText, AResultByHandNamesWhoVouchesForIt) {
  const std::string line = "result R1 by=Ann cars=3 Valli=1 Brandt=out,60/40 Okada=crash\n";
  const Result<league::Entry, DataError> entry = parse_league_entry(line);
  ASSERT_TRUE(entry) << to_string(entry.error());
  EXPECT_EQ(std::get<league::TakeResult>(*entry).by, "Ann");
  EXPECT_EQ(format_league_entry(*entry), line);
}

TEST(LeagueText, ALastLineWithoutItsEndIsLeftOut) {
  const std::string torn = whole() + "rule points Valli 1";
  const Result<LeagueText, DataError> text = parse_league(torn, "spring.league");
  ASSERT_TRUE(text);
  EXPECT_THAT(text->entries, SizeIs(10));
  EXPECT_EQ(text->whole_bytes, whole().size());
}

TEST(LeagueText, ComplaintsNameTheLineAndWhatWouldBeRight) {
  struct Case {
    const char* text;
    int line;
    const char* says;
  };
  const std::string head = "chicane league 1\nname a\nrules formula-one\ncircuit x\n";
  const Case plans[] = {
      {"scoring\n", 5, "scoring: circuit, league, grand-prix, or points"},
      {"scoring points\n", 5, "1 to 24 numbers"},
      {"scoring points 1 x\n", 5, "1 to 24 numbers"},
      {"best 1\nscoring league\n", 6, "scoring: comes before what changes it"},
      {"scoring league\nscoring league\n", 6, "scoring: comes before"},
      {"scoring league\nformat swiss\n", 6, "format: points or wbc"},
      {"scoring league\nfield 99\n", 6, "field: a number from 1 to 24"},
      {"scoring league\nweather wet\n", 6, "there is no such statement; write name"},
      {"scoring league\ntitle \x1b[2J\n", 6, "title: 1 to 200 letters"},
      {"scoring league\ncars new\n", 6, "cars: kept or rebuilt"},
      {"scoring league\ntie luck\n", 6, "tie: wins, count-back, none, or race"},
      {"scoring league\ntie race 2\n", 0, "tie: there is no race 2"},
      {"scoring league\nmovers 1\n", 0, "movers: they move between tiers"},
      {"scoring league\nname b\n", 6, "name: said twice"},
      {"", 0, "scoring is missing"},
      {"format wbc\n", 0, "two at least"},
      {"format wbc\ncircuit y\nscoring league\n", 0, "a WBC tournament has its own"},
      {"format wbc\ncircuit y\nfield 13\n", 0, "at most 12"},
      {"format wbc\ncircuit y\nmovers 1\n", 0, "movers: they move between tiers"},
  };
  for (const Case& c : plans) {
    SCOPED_TRACE(c.text);
    const Result<league::Plan, DataError> plan = parse_league_plan(head + c.text, "a.league");
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().line, c.line);
    EXPECT_THAT(plan.error().what, HasSubstr(c.says));
  }
  const Case entries[] = {
      {"enter Valli", 12, "enter: a name and a driver"},
      {"enter Va/li rookie", 12, "enter: a name and a driver"},
      {"enter Valli rookie speed=3", 12, "enter: a name and a driver"},
      {"check-in Valli 1", 12, "check-in: the number of a round"},
      {"throw Valli 101", 12, "throw: a name and a face"},
      {"draw R1", 12, "draw: a race and its drivers"},
      {"result R1 xyz cars=2 A=1", 12, "result: a race, the digest"},
      {"result R1 12 cars=2 A=first", 12, "result: a race, the digest"},
      {"result R1 by=A/n cars=2 A=1", 12, "or who vouches for it"},
      {"result R1 by= cars=2 A=1", 12, "or who vouches for it"},
      {"rule exclude R1 Valli by Ann", 12, "then who says so and why"},
      {"rule pardon R1 by Ann: x", 12, "rule: 'exclude RACE NAME'"},
      {"pass Valli", 12, "there is no such entry; there are enter"},
      {"enter Valli rookie\nenter Valli rookie", 13, "Valli is entered already"},
      {"enter Valli rookie\ncheck-in 1 Vali", 13, "Vali is not entered, did you mean Valli?"},
      {"enter Valli rookie\ndraw R2 Valli", 13, "race R2 is not due; due: R1"},
      {"enter Valli rookie\ndraw R1 Valli\nresult R2 1 cars=1 Valli=1", 14, "drawn: R1"},
  };
  for (const Case& c : entries) {
    SCOPED_TRACE(c.text);
    const Result<LeagueText, DataError> text =
        parse_league(std::string(kPlan) + "ledger\n" + c.text + "\n", "a.league");
    DataError error = text ? DataError{} : text.error();
    if (text) {
      const Result<league::Season, DataError> season = fold_league(*text);
      ASSERT_FALSE(season);
      error = season.error();
    }
    EXPECT_EQ(error.line, c.line);
    EXPECT_THAT(error.what, HasSubstr(c.says));
  }
  EXPECT_THAT(parse_league(kPlan, "a").error().what, HasSubstr("'chicane league create'"));
  EXPECT_THAT(parse_league("", "a").error().what, HasSubstr("the file begins with"));
}

TEST(LeagueWords, SayWhyOneStandsBeforeAnother) {
  using league::Criterion;
  using league::Reason;
  const std::pair<Reason, const char*> cases[] = {
      {{Criterion::points, 0, 24, 21}, "points: 24 to 21"},
      {{Criterion::wins, 0, 2, 1}, "more wins: 2 to 1"},
      {{Criterion::count_back, 3, 2, 0}, "more 3rd places: 2 to 0"},
      {{Criterion::one_race, 1, 2, 0}, "race 1: 2nd to no finish"},
      {{Criterion::final_place, 0, 1, 2}, "the final: 1st to 2nd"},
      {{Criterion::final_place, 0, 12, 0}, "a finish in the final"},
      {{Criterion::finishes_at_best, 1, 2, 1}, "tie-break 2: more 1st places, 2 to 1"},
      {{Criterion::average_finish, 0, 3500, 4333}, "tie-break 6: better average, 3.5 to 4.333"},
      {{Criterion::dice, 0, 0, 0}, "tie-break 7: the dice"},
  };
  for (const auto& [reason, words] : cases) EXPECT_EQ(reason_words(reason), words);
}

}  // namespace
}  // namespace chicane
