// The report of a race as a club magazine prints it, as data: grid and builds, order by laps, lap
// chart, story, incidents, figures, result. Written by the machine from the record alone; it says
// nothing that did not happen.
#pragma once

#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "codec/record_text.h"
#include "codec/results_text.h"
#include "report/lap_chart.h"
#include "report/story.h"

namespace chicane::report {

// An option that is not at its default.
struct Setting {
  std::string name;
  std::string value;
  std::string meaning;
};

struct GridRow {
  int place = 0;
  std::string number;
  std::string name;    // "2a Valli"
  std::string driver;  // "Valli"
  std::string build;   // Empty in games where no cars are built.
  std::string mind;    // "human", or the kind of bot; empty for an automatic player.
};

// A car when the leader completed a lap.
struct LapRow {
  int place = 0;
  std::string number;
  std::string name;
  int gap = 0;  // Behind the leader, in rows or cells.
  bool is_out = false;
};

struct LapOrder {
  int lap = 0;
  int turn = 0;  // In which the leader completed it.
  std::vector<LapRow> rows;
};

struct Incident {
  int turn = 0;
  std::string name;
  std::string what;
  std::string clause;
};

// The fewest turns for one lap, and who needed no more.
struct FastestLap {
  int turns = 0;
  std::vector<std::string> who;  // "Valli (lap 2)"
};

struct Lead {
  std::string name;
  int turns = 0;  // At whose end the car was first.
};

// The dice of one car: what they showed, and what as many would show on the long run.
struct Luck {
  std::string name;
  std::string die;
  int thrown = 0;
  int rolled = 0;
  int expected_tenths = 0;
};

struct ResultRow {
  int place = 0;
  std::string number;
  std::string name;           // "2a Valli"
  std::string driver;         // "Valli"
  bool has_finished = false;  // And is classified.
  CarStatus status = CarStatus::running;
  std::string how;   // "turn 31, 3 rows past the line", "crash"
  std::string left;  // "2W", "tyres 3, brakes 1"; empty where cars carry nothing.
  int grid = 0;
  int laps = 0;   // Completed.
  int turns = 0;  // Until it was home or out, or until now.
};

// A row of a championship, from whoever keeps one.
struct StandingsRow {
  int place = 0;
  std::string name;
  std::string points;
};

struct Report {
  std::string game;     // "Speed Circuit (Avalon Hill, 1977)"
  std::string circuit;  // "Monza"
  std::string date;     // Given from outside; empty if nobody knows.
  std::string unit;     // Of gaps: "row", "cell".
  int laps = 0;
  int turns = 0;
  bool is_over = false;
  std::vector<Setting> settings;
  std::vector<GridRow> grid;
  std::vector<LapOrder> orders;
  LapChart chart;
  std::vector<Chapter> story;
  std::vector<Incident> incidents;
  FastestLap fastest;
  std::vector<Lead> leads;  // Most turns first.
  std::vector<Luck> luck;
  std::vector<ResultRow> result;
  std::vector<StandingsRow> standings;  // After the race; empty if there are none.
};

// The complaint names the line of the record that is wrong, or says that no car has started yet.
Result<Report, DataError> report_of(const Record& record, const Board* board = nullptr);

// The result alone, as clubs exchange it.
ResultsTable results_of(const Report& report);

}  // namespace chicane::report
