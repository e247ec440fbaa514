// Standings of a WBC tournament that say why: the final, then the ranking of the heats.
#pragma once

#include "league/reason.h"
#include "league/season.h"
#include "league/wbc_finals.h"

namespace chicane::league {

struct EventRow {
  int driver = 0;
  int place = 0;  // From 1; those who are not ranked, or must still throw, share it.
  std::optional<Qualification> qualification;  // WBC-F.2  None without a finish.
  int final_place = 0;                         // 0: no finish in a final.
  std::optional<Reason> ahead;                 // Of the next one; none: equal to him, or the last.
};

std::vector<EventRow> heat_standings(const Season& season);   // WBC-F.2
std::vector<EventRow> event_standings(const Season& season);  // The final first.

}  // namespace chicane::league
