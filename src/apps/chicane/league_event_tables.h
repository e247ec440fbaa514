// The tables that only a WBC tournament has.
#pragma once

#include "apps/chicane/league_tables.h"

namespace chicane::app {

// WBC-F.4  Who is in the final, and what his best finish counts for the grid.
Table grid_points_table(const league::Season& season, const league::LeagueRace& race);

// WBC-F.2  Who races in the final, and why.
Section ranking_section(const league::Season& season);

// After the final.
Section event_section(const league::Season& season);

}  // namespace chicane::app
