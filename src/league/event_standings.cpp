#include "league/event_standings.h"

#include <algorithm>

#include "league/results.h"

namespace chicane::league {

namespace {

// Ranks by place in the list; `is_tied`: dice are still to part these two.
std::optional<Reason> heat_reason(const EventRow& one, const EventRow& other, bool is_tied) {
  if (is_tied || !one.qualification) return std::nullopt;
  // WBC-F.2  Only a finish ranks.
  if (!other.qualification) return Reason{Criterion::best_finish, 0, one.qualification->best, 0};
  return reason_between(*one.qualification, *other.qualification);
}

void set_places(std::vector<EventRow>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is_equal = i > 0 && !rows[i - 1].ahead;
    rows[i].place = is_equal ? rows[i - 1].place : static_cast<int>(i) + 1;
  }
}

// Places in the final, by driver; 0: none.
std::vector<int> final_places(const Season& season) {
  std::vector<int> places(season.drivers.size());
  if (season.rounds.empty()) return places;
  for (const LeagueRace& race : season.rounds.back().races) {
    if (!counts(season, race)) continue;
    for (const CarResult& car : ruled_results(season, race))
      places[*season.driver(car.name)] = car.result.place;
  }
  return places;
}

}  // namespace

std::vector<EventRow> heat_standings(const Season& season) {
  const Ranking ranking = season_ranking(season);
  std::vector<EventRow> rows;
  for (std::size_t i = 0; i < season.drivers.size(); ++i) {
    const int driver = ranking.list.order[i];
    rows.push_back({driver, 0, ranking.qualifications[driver], 0, std::nullopt});
  }
  for (std::size_t i = 0; i + 1 < rows.size(); ++i)
    rows[i].ahead = heat_reason(rows[i], rows[i + 1], ranking.list.is_tied(static_cast<int>(i)));
  set_places(rows);
  return rows;
}

std::vector<EventRow> event_standings(const Season& season) {
  std::vector<EventRow> ranked = heat_standings(season);
  const std::vector<int> places = final_places(season);
  for (EventRow& row : ranked) row.final_place = places[row.driver];

  std::vector<EventRow> rows;
  for (const EventRow& row : ranked) {
    if (row.final_place > 0) rows.push_back(row);
  }
  std::sort(rows.begin(), rows.end(), [](const EventRow& one, const EventRow& other) {
    return one.final_place < other.final_place;
  });
  const std::size_t finished = rows.size();
  std::vector<EventRow> rest;
  for (const EventRow& row : ranked) {
    if (row.final_place == 0) rest.push_back(row);
  }
  rows.insert(rows.end(), rest.begin(), rest.end());

  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    // Between two of the rest the reason may be one of others who stood between them.
    const bool was_equal = rows[i].place == rows[i + 1].place && rows[i].final_place == 0;
    rows[i].ahead = i < finished ? Reason{Criterion::final_place, 0, rows[i].final_place,
                                          rows[i + 1].final_place}
                                 : heat_reason(rows[i], rows[i + 1], was_equal);
  }
  if (!rows.empty()) rows.back().ahead.reset();
  set_places(rows);
  return rows;
}

}  // namespace chicane::league
