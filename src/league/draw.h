// Which races a round has and who starts in them: what a season is waiting for.
#pragma once

#include "league/season.h"

namespace chicane::league {

struct DueRace {
  std::string id;
  int tier = 1;
  std::vector<int> drivers;  // By seat.
};

// Who starts in the round that is due, by seed where it is closed.
std::vector<int> starters(const Season& season);

// Who throws for his seed or rank in the round that is due.
std::optional<int> thrower(const Season& season);

// The seeds or ranks of the round that is due after his throw; he is the thrower.
DriverList list_after(const Season& season, int driver, int face);

// The races of the round that are still to be drawn; none while somebody throws.
std::vector<DueRace> due_races(const Season& season);

// Races that are drawn and not driven.
std::vector<const LeagueRace*> open_races(const Season& season);

// WBC-F.1, WBC-F.3  Who races in the final, in ranking order: finalists who are there, then
// alternates. All ranks are settled.
std::vector<int> final_field(const Season& season);

// What is to be done.
enum class Step : std::uint8_t { enter, throw_die, draw, race, over };
Step next_step(const Season& season);

}  // namespace chicane::league
