#include "codec/results_text.h"

#include <gtest/gtest.h>

namespace chicane {
namespace {

const ResultsTable kTable = {
    {{1, "Valli", "1", 3, CarStatus::finished, 2, 27, "turn 27, 4 rows past the line"},
     {2, "Okada", "2", 1, CarStatus::running, 1, 27, ""},
     {0, "Brandt", "3", 0, CarStatus::out, 0, 5, "a \"crash\""}}};

TEST(Results, AreWrittenWithQuotesWhereTheyAreNeeded) {
  EXPECT_EQ(format_results(kTable),
            "place,driver,car,grid,status,laps,turns,note\n"
            "1,Valli,1,3,finished,2,27,\"turn 27, 4 rows past the line\"\n"
            "2,Okada,2,1,running,1,27,\n"
            ",Brandt,3,,out,0,5,\"a \"\"crash\"\"\"\n");
}

TEST(Results, AreReadAsTheyWereWritten) {
  const Result<ResultsTable, DataError> read = parse_results(format_results(kTable), "r.csv");
  ASSERT_TRUE(static_cast<bool>(read)) << to_string(read.error());
  EXPECT_EQ(*read, kTable);
}

// As spreadsheets of other countries save it: byte order mark, semicolons, other line ends, capital
// letters, own order.
TEST(Results, AreReadFromSpreadsheets) {
  const Result<ResultsTable, DataError> read = parse_results(
      "\xEF\xBB\xBF"
      "Driver;Place;Note\r\nValli; 1 ;\"x; y\"\r\n\r\nBrandt;;engine\r\n",
      "r.csv");
  ASSERT_TRUE(static_cast<bool>(read)) << to_string(read.error());
  const ResultsTable want = {{{1, "Valli", "", 0, CarStatus::finished, 0, 0, "x; y"},
                              {0, "Brandt", "", 0, CarStatus::out, 0, 0, "engine"}}};
  EXPECT_EQ(*read, want);
}

TEST(Results, ComplaintsNameTheLine) {
  struct Case {
    const char* text;
    const char* what;
  };
  const Case cases[] = {
      {"",
       "r.csv:1: there is no table; its first line names the columns: place, driver, car, "
       "grid, status, laps, turns, note"},
      {"place,driver\n", "r.csv:1: there is no car in the table"},
      {"place,drivr\n",
       "r.csv:1: there is no column 'drivr', did you mean 'driver'?; there are "
       "place, driver, car, grid, status, laps, turns, note"},
      {"place,place\n", "r.csv:1: the column 'place' comes twice"},
      {"driver,laps\n", "r.csv:1: the column 'place' is missing"},
      {"place,driver\n1\n", "r.csv:2: there are 1 fields; the first line names 2 columns"},
      {"place,driver\n1,A\nx,B\n", "r.csv:3: place: 'x' is no number from 0 to 9999"},
      {"place,driver\n1,\n", "r.csv:2: driver: is empty; name who drove the car"},
      {"place,driver\n1,A\n2,A\n", "r.csv:3: A comes twice"},
      {"place,driver,car\n1,A,1\n2,A,1\n", "r.csv:3: A in car 1 comes twice"},
      {"place,driver,status\n1,A,home\n",
       "r.csv:2: status: 'home' is none; there are finished, running, out"},
      {"place,driver\n1,\"A\n", "r.csv:2: a quote is opened and not closed on this line"},
      {"place,driver\n1,\"A\"b\n", "r.csv:2: after the closing quote of field 2 stands more text"},
      {"place,driver\n1,A\tB\n", "r.csv:2: driver: has signs that cannot be printed"},
      {"place,driver\n1,A,,,,,,,,\n", "r.csv:2: there are more than 8 fields"},
  };
  for (const Case& c : cases) {
    const Result<ResultsTable, DataError> read = parse_results(c.text, "r.csv");
    ASSERT_FALSE(read) << c.text;
    EXPECT_EQ(to_string(read.error()), c.what);
  }
}

TEST(Results, AreBounded) {
  const std::string large(kResultsBytesMax + 1, 'x');
  EXPECT_EQ(parse_results(large, "r").error().what, "is larger than 64 KiB");
  EXPECT_EQ(parse_results("place,driver\n1," + std::string(201, 'x') + "\n", "r").error().what,
            "driver: is longer than 200 bytes");
  std::string many = "place,driver\n";
  for (std::size_t i = 0; i <= kResultsRowsMax; ++i) many += "1,D" + std::to_string(i) + "\n";
  EXPECT_EQ(parse_results(many, "r").error().what, "there are more than 200 cars");
}

}  // namespace
}  // namespace chicane
