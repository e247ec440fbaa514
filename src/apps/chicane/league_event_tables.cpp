#include "apps/chicane/league_event_tables.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/text.h"
#include "league/event_standings.h"
#include "league/results.h"

namespace chicane::app {

namespace {

using league::EventRow;
using league::LeagueRace;
using league::Season;

const std::string& name_of(const Season& season, int driver) { return season.drivers[driver].name; }

// A cell for each heat, as many as anybody entered.
std::vector<std::string> heat_cells(const league::DriverHeats& heats, std::size_t count) {
  std::vector<std::string> cells;
  for (const league::HeatResult& heat : heats)
    cells.push_back(heat.place ? ordinal(*heat.place) : "out");
  cells.resize(count);
  return cells;
}

std::string qualified_text(const std::vector<int>& final_drivers,
                           const std::vector<int>& alternates, int driver) {
  const auto has = [&](const std::vector<int>& list) {
    return std::find(list.begin(), list.end(), driver) != list.end();
  };
  return has(final_drivers) ? "finalist" : has(alternates) ? "alternate" : "";
}

}  // namespace

Table grid_points_table(const Season& season, const LeagueRace& race) {
  Table table = {{"rank", "driver", "best finish", "points for the grid"}};
  const std::vector<league::DriverHeats> heats = driver_heats(season);
  for (const int driver : race.drivers) {
    const int best = league::best_finish(heats[driver]).value_or(0);
    table.push_back({std::to_string(table.size()), name_of(season, driver), ordinal(best),
                     std::to_string(league::qualifying_points(best))});
  }
  return table;
}

Section ranking_section(const Season& season) {
  Section section{"Ranking for the final", "", {}};
  const league::Ranking ranking = season_ranking(season);
  const bool is_settled = ranking.list.roller() < 0;
  if (!is_settled) section.note = "Ties are left: dice will part them.";
  const std::vector<int> twelve = is_settled ? finalists(ranking) : std::vector<int>();
  const std::vector<int> others = is_settled ? alternates(ranking) : std::vector<int>();
  const std::vector<league::DriverHeats> heats = driver_heats(season);
  std::size_t count = 0;
  for (const league::DriverHeats& own : heats) count = std::max(count, own.size());
  std::vector<std::string> head = {"rank", "driver"};
  for (std::size_t i = 1; i <= count; ++i) head.push_back(fmt::format("heat {}", i));
  head.insert(head.end(), {"points", "average", "", "why"});
  section.table.push_back(std::move(head));
  const std::vector<EventRow> rows = heat_standings(season);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EventRow& row = rows[i];
    const auto& found = row.qualification;
    std::vector<std::string> cells = {found ? std::to_string(row.place) : "–",
                                      name_of(season, row.driver)};
    for (std::string& heat : heat_cells(heats[row.driver], count)) cells.push_back(std::move(heat));
    cells.push_back(found ? std::to_string(found->points) : "");
    cells.push_back(found ? fmt::format("{:.2f}", found->average.thousandths() / 1000.0) : "");
    cells.push_back(qualified_text(twelve, others, row.driver));
    cells.push_back(!found ? "not ranked: no finish (WBC-F.2)"
                    : i + 1 < rows.size()
                        ? why_words(season, row.ahead, name_of(season, rows[i + 1].driver))
                        : "");
    section.table.push_back(std::move(cells));
  }
  return section;
}

Section event_section(const Season& season) {
  Section section{"Standings", "", {{"place", "driver", "final", "best heat", "why"}}};
  const std::vector<EventRow> rows = event_standings(season);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EventRow& row = rows[i];
    if (!row.qualification) break;
    section.table.push_back(
        {std::to_string(row.place), name_of(season, row.driver),
         row.final_place > 0 ? ordinal(row.final_place) : "", ordinal(row.qualification->best),
         i + 1 < rows.size() ? why_words(season, row.ahead, name_of(season, rows[i + 1].driver))
                             : ""});
  }
  return section;
}

}  // namespace chicane::app
