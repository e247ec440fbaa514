// Golden reports of one race a rule set, and what holds for every report. To write them anew:
// CHICANE_REWRITE=1 build/release/report_test
#include "report/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "base/text.h"
#include "catalog/notes_for_tests.h"
#include "catalog/recorded_race_for_tests.h"
#include "codec/files_for_tests.h"
#include "drivers/driver.h"
#include "report/article.h"

namespace chicane::report {
namespace {

struct Raced {
  std::string rules;
  std::string board;
  std::string options;
  int seats;
  std::string first;   // Who drives the cars one, three, five …
  std::string second;  // … and who the others.
  std::uint64_t seed;
};

void PrintTo(const Raced& raced, std::ostream* out) { *out << raced.rules; }

// A race of each game.
std::vector<Raced> races() {
  std::vector<Raced> all;
  for (const RuleSetEntry* entry : rule_sets()) {
    const std::string line = notes(entry->id(), "report").at(0);
    const std::vector<std::string_view> said = words(line);
    const std::vector<std::string_view> drivers = split(said.at(2), ',');
    all.push_back({std::string(entry->id()), std::string(said[0]),
                   join({said.begin() + 3, said.end()}, " "), number(said[1], 1, 6).value(),
                   std::string(drivers.at(0)), std::string(drivers.at(1)), 7});
  }
  return all;
}

const std::vector<std::string> kNames = {"Valli", "Okada", "Brandt", "Lindel", "Moreau", "Adeyemi"};

// Up to so many decisions and dice.
Record record_of(const Raced& raced, int decisions_max = 100000) {
  const std::vector<std::string> names(kNames.begin(), kNames.begin() + raced.seats);
  const std::unique_ptr<Race> race =
      for_tests::new_race(raced.board, raced.options, names, raced.rules);
  std::vector<std::string> minds;
  for (int i = 0; i < raced.seats; ++i) minds.push_back(i % 2 == 0 ? raced.first : raced.second);
  std::vector<std::unique_ptr<Driver>> drivers;
  const auto shelf = std::make_shared<Shelf>();
  for (int i = 0; i < raced.seats; ++i)
    drivers.push_back(std::move(*make_driver(minds[i], *race, shelf, raced.seed + i)));
  Random dice(raced.seed);
  RecordWriter writer;
  std::string text = writer.begin(record_header(*race, minds));
  int turns = 0;
  for (int i = 0; i < decisions_max && !race->pending().is_over(); ++i) {
    const Pending pending = race->pending();
    if (pending.kind == Pending::Kind::chance) {
      const std::string label = race->roll_label();
      const std::string face =
          "roll " + std::to_string(face_of(pending.roll.die, dice.roll(pending.roll.sides)));
      text += writer.roll(face, label);
      EXPECT_TRUE(static_cast<bool>(race->decide(kChance, face)));
    } else {
      const Seat seat = pending.seats.first();
      const std::string decision = drivers[index(seat)]->choose(*race, seat);
      text += writer.decision(names[index(seat)], decision);
      EXPECT_TRUE(static_cast<bool>(race->decide(seat, decision)));
    }
    while (turns < race->turn()) text += writer.turn(++turns, race->digest());
  }
  if (race->pending().is_over()) text += writer.end(race->turn(), race->digest());
  Result<Record, DataError> record = parse_record(text, "test");
  EXPECT_TRUE(static_cast<bool>(record));
  return std::move(*record);
}

class ReportOf : public testing::TestWithParam<Raced> {};

TEST_P(ReportOf, IsTheGoldenOne) {
  const Result<Report, DataError> report = report_of(record_of(GetParam()));
  ASSERT_TRUE(static_cast<bool>(report)) << to_string(report.error());
  const std::string text = to_text(article_of(*report));
  const std::filesystem::path path =
      for_tests::repository() / "src/report/golden" / (GetParam().rules + ".txt");
  if (std::getenv("CHICANE_REWRITE") != nullptr) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  EXPECT_EQ(text, for_tests::read_file(path));
}

// Every car is on the grid, in the chart and in the result, once; places are those of the race.
TEST_P(ReportOf, HasEveryCarAtItsPlace) {
  const Record record = record_of(GetParam());
  const Result<Report, DataError> report = report_of(record);
  ASSERT_TRUE(static_cast<bool>(report));
  const std::vector<Standing> standings = (*replay(record))->standings();
  ASSERT_EQ(report->result.size(), standings.size());
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const ResultRow& row = report->result[i];
    EXPECT_EQ(row.name, standings[i].name);
    EXPECT_EQ(row.place, standings[i].place);
    EXPECT_EQ(row.how, standings[i].result);
    EXPECT_EQ(row.has_finished, standings[i].has_finished);
    const auto is_it = [&](const auto& each) { return each.name == row.name; };
    EXPECT_EQ(std::count_if(report->grid.begin(), report->grid.end(), is_it), 1) << row.name;
    EXPECT_EQ(report->grid[static_cast<std::size_t>(row.grid - 1)].name, row.name);
    const auto& lines = report->chart.lines;
    const auto line = std::find_if(lines.begin(), lines.end(), is_it);
    ASSERT_NE(line, lines.end()) << row.name;
    EXPECT_EQ(line->places.front(), row.grid);
    if (row.status == CarStatus::finished) {
      EXPECT_EQ(line->places.back(), row.place) << row.name;
    }
    EXPECT_EQ(line->is_out, row.status == CarStatus::out) << row.name;
  }
}

// The order at each lap is a full one, and the leader leads.
TEST_P(ReportOf, HasAnOrderForEveryLap) {
  const Result<Report, DataError> report = report_of(record_of(GetParam()));
  ASSERT_TRUE(static_cast<bool>(report));
  ASSERT_EQ(report->orders.size(), static_cast<std::size_t>(report->laps));
  for (const LapOrder& order : report->orders) {
    EXPECT_EQ(order.rows.size(), report->grid.size());
    EXPECT_EQ(order.rows.front().gap, 0);
    EXPECT_LE(order.turn, report->turns);
  }
  EXPECT_EQ(report->orders.back().rows.front().name, report->result.front().name);
}

// A race that goes on can be reported at any time after the start.
TEST_P(ReportOf, CanBeMadeBeforeTheEnd) {
  int reported = 0;
  for (const int decisions : {0, 1, 40, 80, 160}) {
    const Record record = record_of(GetParam(), decisions);
    const Result<Report, DataError> report = report_of(record);
    if (!report) {
      EXPECT_EQ(report.error().what, "no car stands on the grid yet; there is nothing to report");
      continue;
    }
    ++reported;
    EXPECT_FALSE(report->is_over);
    EXPECT_FALSE(to_text(article_of(*report)).empty());
  }
  EXPECT_GT(reported, 0);
}

INSTANTIATE_TEST_SUITE_P(Race, ReportOf, testing::ValuesIn(races()), [](const auto& raced) {
  std::string name = raced.param.rules;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(Report, SaysWhatIsWrongWithTheRecord) {
  Record record = record_of(races()[0], 60);
  record.lines.front().decision = "build 9/9/9/9/9";
  const Result<Report, DataError> report = report_of(record);
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().line, record.lines.front().line);
}

TEST(Report, ListsHouseRulesAlone) {
  const Result<Report, DataError> report = report_of(record_of(races()[0]));
  ASSERT_EQ(report->settings.size(), 1u);
  EXPECT_EQ(report->settings[0].name, "min_speed");
  EXPECT_EQ(report->settings[0].value, "20");
  EXPECT_FALSE(report->settings[0].meaning.empty());
}

TEST(Report, ShowsStandingsThatAreGivenToIt) {
  Result<Report, DataError> report = report_of(record_of(races()[0]));
  ASSERT_TRUE(static_cast<bool>(report));
  EXPECT_EQ(to_text(article_of(*report)).find("Standings"), std::string::npos);
  report->standings = {{1, "Okada", "15"}, {2, "Valli", "9"}};
  EXPECT_NE(to_text(article_of(*report))
                .find("Standings after this race\n-------------------------\n"
                      "     driver  points\n  1  Okada       15\n  2  Valli        9\n"),
            std::string::npos);
}

TEST(Report, NamesCannotBecomeMarkup) {
  Article article{"<b>|*", "a_b", {{"S", {Paragraph{{"<i>", "X-1"}}}}}};
  EXPECT_NE(to_html(article).find("<h1>&lt;b&gt;|*</h1>"), std::string::npos);
  EXPECT_NE(to_html(article).find("<p>&lt;i&gt; <small>X-1</small></p>"), std::string::npos);
  EXPECT_EQ(to_markdown(article, ""), "# \\<b>\\|\\*\n\na\\_b\n\n## S\n\n\\<i> *X-1*\n");
}

}  // namespace
}  // namespace chicane::report
