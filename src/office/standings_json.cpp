#include "office/standings_json.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "codec/league_words.h"
#include "league/draw.h"
#include "league/event_standings.h"
#include "league/results.h"
#include "league/standings.h"

namespace chicane::office {

namespace json = boost::json;
using league::EventRow;
using league::RaceResult;
using league::Season;
using league::StandingRow;

namespace {

// What parts a row from the next one, which is called `next`.
json::value ahead_json(const Season& season, const std::optional<league::Reason>& ahead,
                       const std::string& next) {
  if (!ahead) return nullptr;
  return {{"of", next},
          {"by", json::string_view(criterion_name(ahead->by))},
          {"argument", ahead->argument},
          {"ours", ahead->ours},
          {"theirs", ahead->theirs},
          {"clause", reason_clause(season.plan, *ahead)}};
}

json::array rows_json(const Season& season, const std::vector<StandingRow>& rows) {
  json::array list;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const StandingRow& row = rows[i];
    json::array scores;
    for (const league::Score& score : row.scores) {
      scores.push_back({{"round", score.round},
                        {"result", json::string_view(result_name(score.result.kind))},
                        {"place", score.result.place},
                        {"points", score.points},
                        {"counts", score.counts}});
    }
    list.push_back({{"name", row.name},
                    {"place", row.place},
                    {"points", row.points},
                    {"ruled_points", row.ruled_points},
                    {"wins", row.finishes.empty() ? 0 : row.finishes[0]},
                    {"scores", std::move(scores)},
                    {"ahead", ahead_json(season, row.ahead,
                                         i + 1 < rows.size() ? rows[i + 1].name : std::string())}});
  }
  return list;
}

json::object points_json(const Season& season) {
  json::array tiers;
  for (int tier = 1; tier <= season.plan.tiers; ++tier)
    tiers.push_back(rows_json(season, driver_standings(season, tier)));
  json::array moved;
  if (season.plan.tiers > 1 && next_step(season) == league::Step::over) {
    const std::vector<int> next = next_tiers(season);
    for (std::size_t i = 0; i < next.size(); ++i)
      moved.push_back({{"name", season.drivers[i].name}, {"tier", next[i]}});
  }
  return {{"kind", "points"},
          {"tiers", std::move(tiers)},
          {"teams", rows_json(season, team_standings(season))},
          {"next_tiers", std::move(moved)}};
}

// By driver: his heats with their rounds.
std::vector<json::array> heats_json(const Season& season) {
  std::vector<json::array> heats(season.drivers.size());
  for (int round = 1; round < season.plan.rounds(); ++round) {
    for (const league::LeagueRace& race : season.rounds[round - 1].races) {
      if (!counts(season, race)) continue;
      for (const league::CarResult& car : ruled_results(season, race)) {
        heats[*season.driver(car.name)].push_back(
            {{"round", round},
             {"result", json::string_view(result_name(car.result.kind))},
             {"place", car.result.place}});
      }
    }
  }
  return heats;
}

// By driver, once the ranks of the heats are settled.
std::vector<json::value> roles_json(const Season& season) {
  std::vector<json::value> roles(season.drivers.size());
  const league::Ranking ranking = season_ranking(season);
  if (season.round() < season.plan.rounds() || ranking.list.roller() >= 0) return roles;
  for (const int driver : finalists(ranking)) roles[driver] = "finalist";
  for (const int driver : alternates(ranking)) roles[driver] = "alternate";
  return roles;
}

json::array events_json(const Season& season, const std::vector<EventRow>& rows) {
  const std::vector<json::array> heats = heats_json(season);
  const std::vector<json::value> roles = roles_json(season);
  json::array list;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const EventRow& row = rows[i];
    const auto& found = row.qualification;
    const std::string next =
        i + 1 < rows.size() ? season.drivers[rows[i + 1].driver].name : std::string();
    list.push_back({{"name", season.drivers[row.driver].name},
                    {"place", row.place},
                    {"final_place", row.final_place},
                    {"best_finish", found ? found->best : 0},
                    {"points", found ? found->points : 0},
                    {"average", found ? found->average.thousandths() : 0},
                    {"heats", heats[row.driver]},
                    {"role", roles[row.driver]},
                    {"ahead", ahead_json(season, row.ahead, next)}});
  }
  return list;
}

}  // namespace

std::string_view result_name(RaceResult::Kind kind) {
  switch (kind) {
    case RaceResult::Kind::finished:
      return "finished";
    case RaceResult::Kind::crashed:
      return "crash";
    case RaceResult::Kind::not_finished:
      break;
  }
  return "out";
}

json::object standings_json(const Season& season) {
  if (season.plan.format == league::Plan::Format::points) return points_json(season);
  return {{"kind", "event"},
          {"rows", events_json(season, event_standings(season))},
          {"heats", events_json(season, heat_standings(season))}};
}

}  // namespace chicane::office
