// Where entries finish, as a picture: one strip for each, one column for each place.
#pragma once

#include <string>
#include <vector>

#include "lab/estimate.h"

namespace chicane::lab {

struct PlaceRow {
  std::string name;
  std::string note;            // Below the name.
  std::vector<double> shares;  // Of its cars, by place from 1; they add up to 1.
  Estimate mean;               // Place.
};

struct PlacePlot {
  std::string title;
  std::string subtitle;
  std::vector<PlaceRow> rows;
};

// One SVG file with all plots below each other, light or dark as the reader has it.
std::string places_svg(const std::vector<PlacePlot>& plots);

}  // namespace chicane::lab
