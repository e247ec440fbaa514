// The lap chart: which place each car held at the end of each turn, one line a car.
#pragma once

#include <string>
#include <vector>

#include "report/timeline.h"

namespace chicane::report {

struct ChartLine {
  int shape = 0;  // Its colour: teams share one.
  int dash = 0;   // Lines of one colour differ in it.
  std::string number;
  std::string name;
  std::vector<int> places;  // By column, from 1; the line ends where the car went out.
  bool is_out = false;
};

struct LapMark {
  int lap = 0;
  int column = 0;  // Where the leader began it.
};

struct LapChart {
  std::vector<int> turns;  // Of each column; 0 is the grid.
  std::vector<LapMark> laps;
  std::vector<ChartLine> lines;  // By car.
};

LapChart lap_chart_of(const Timeline& timeline);

// One SVG file, light or dark as the reader has it, to be told apart in black and white too:
// numbers at both ends, each line with its own dashes.
std::string to_svg(const LapChart& chart, std::string_view title);

}  // namespace chicane::report
