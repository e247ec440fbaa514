// Builds as a heat map: a column for each top and start speed, a row for each acceleration and
// deceleration. Of builds that share a cell the best is shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/builds.h"

namespace chicane::lab {

struct BuildHeat {
  std::string title;                          // "Perfect lap, turns"
  std::vector<std::optional<double>> values;  // By build; none: not measured.
  bool is_less_better = false;
  int decimals = 0;
  bool has_sign = false;  // "+12"
};

struct BuildPlot {
  std::string title;  // Empty: without a head.
  std::string subtitle;
  std::vector<BuildCategory> categories;
  std::vector<Build> builds;
  std::vector<BuildHeat> heats;  // Beside each other where there is room.
};

// One SVG file with all plots below each other, light or dark as the reader has it.
std::string builds_svg(const std::vector<BuildPlot>& plots);

}  // namespace chicane::lab
