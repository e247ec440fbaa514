// PLY: players, teams and the size of the field.
#pragma once

#include <optional>

#include "rules/motorchamp/options.h"
#include "rules/motorchamp/track.h"

namespace chicane::motorchamp {

struct Field {
  int entered;  // Cars that practise or throw for the grid.
  int racing;
};

// MC-PLY-4, A-33  How many cars may race.
int racing_max(const Options& options, bool is_long);

// MC-PLY, A-33, A-42  The field of so many players with so many teams each, or nothing: the set-up
// is refused.
std::optional<Field> field_of(const Options& options, bool is_long, int players, int teams);

// As many teams as fit, or as the options say; 0 if nothing fits.
int teams_of(const Options& options, bool is_long, int players);

}  // namespace chicane::motorchamp
