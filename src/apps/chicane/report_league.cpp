#include "apps/chicane/report_league.h"

#include "apps/chicane/files.h"
#include "codec/league_text.h"
#include "codec/league_words.h"
#include "codec/record_text.h"
#include "league/event_standings.h"
#include "league/standings.h"

namespace chicane::app {

namespace {

using league::Season;

// The season up to the result that is from that record; empty: there is none.
Result<std::string, DataError> fold_until(Season& season, const LeagueText& text,
                                          std::uint64_t record) {
  for (const LeagueEntry& entry : text.entries) {
    if (const std::optional<league::Objection> objection = take(season, entry.entry))
      return Failure{DataError{text.source, entry.line, objection_words(season, *objection)}};
    const auto* result = std::get_if<league::TakeResult>(&entry.entry);
    if (result != nullptr && result->by.empty() && result->record == record) return result->race;
  }
  return std::string();
}

std::vector<report::StandingsRow> rows_of(const Season& season, int tier) {
  std::vector<report::StandingsRow> rows;
  if (season.plan.format == league::Plan::Format::points) {
    for (const league::StandingRow& row : driver_standings(season, tier))
      rows.push_back({row.place, row.name, std::to_string(row.points)});
    return rows;
  }
  for (const league::EventRow& row : event_standings(season)) {
    if (row.qualification)
      rows.push_back(
          {row.place, season.drivers[row.driver].name, std::to_string(row.qualification->points)});
  }
  return rows;
}

}  // namespace

Result<std::vector<report::StandingsRow>, DataError> standings_after(const std::string& league_file,
                                                                     std::string_view record) {
  const Result<std::string, DataError> file = read_file(league_file, kLeagueBytesMax);
  if (!file) return Failure{file.error()};
  const Result<LeagueText, DataError> text = parse_league(*file, league_file);
  if (!text) return Failure{text.error()};
  Season season(text->plan);
  const Result<std::string, DataError> race =
      fold_until(season, *text, RecordWriter::chain(record, 0));
  if (!race) return Failure{race.error()};
  if (race->empty())
    return Failure{
        DataError{league_file, 0,
                  "this league has no result from that record; 'chicane league result' takes it"}};
  return rows_of(season, season.race(*race).race->tier);
}

}  // namespace chicane::app
