// A league as tables: races, ranking, standings with their reasons, ratings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/chicane/lab_table.h"
#include "league/reason.h"
#include "league/season.h"

namespace chicane::app {

struct Section {
  std::string title;
  std::string note;  // A sentence below the title; may be empty.
  Table table;
};
using Sections = std::vector<Section>;

// What is decided so far: the standings of a season with its teams and tiers; of a WBC tournament
// the ranking of its heats and, after the final, the event. Rulings of stewards.
Sections standings_sections(const league::Season& season);

// Everything, in the order in which it happened: every race by place, of a WBC tournament who
// starts where, the ranking, the grid points of the final; then the standings and ratings.
Sections all_sections(const league::Season& season);

// "ahead of Brandt by tie-break 2: more 1st places, 2 to 1 (WBC-F.2.2)"
std::string why_words(const league::Season& season, const std::optional<league::Reason>& reason,
                      const std::string& next);

// How strong the drivers of these leagues are, one name one driver.
Section rating_section(const std::vector<const league::Season*>& seasons);

// What is to be done next: a sentence, then the races.
Section next_section(const league::Season& season);

}  // namespace chicane::app
