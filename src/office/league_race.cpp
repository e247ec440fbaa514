#include "office/league_race.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/boards.h"
#include "catalog/replay.h"
#include "catalog/rule_sets.h"
#include "fair/record_check.h"
#include "league/draw.h"
#include "league/results.h"

namespace chicane::office {

namespace {

using league::CarResult;
using league::LeagueRace;
using league::RaceResult;
using league::Season;

constexpr std::string_view kBuild = "build ";
constexpr std::string_view kHuman = "human";

// WBC-F.4  The points of the best finish count for the grid.
std::string final_options(const Season& season, const std::vector<int>& drivers) {
  const std::vector<league::DriverHeats> heats = driver_heats(season);
  std::vector<std::string> best;
  for (const int driver : drivers)
    best.push_back(std::to_string(league::best_finish(heats[driver]).value_or(0)));
  return " race=final best=" + join(best, "/");
}

// Other games have no such grid, though a tournament of theirs may have a final.
bool takes_best_finishes(const RuleSetEntry& rules) {
  const std::vector<OptionInfo> options = rules.options();
  return std::any_of(options.begin(), options.end(),
                     [](const OptionInfo& option) { return option.name == "best"; });
}

RaceResult result_of(const Standing& standing) {
  if (standing.has_finished) return {RaceResult::Kind::finished, standing.place};
  // SC-15.3  A crash is worse than another end.
  const bool has_crashed = standing.result.starts_with("crash");
  return {has_crashed ? RaceResult::Kind::crashed : RaceResult::Kind::not_finished, 0};
}

// The car that a seat built, as it said it; empty where cars are not built.
std::string car_of(const Record& record, std::string_view seat) {
  for (const RecordLine& line : record.lines) {
    if (line.kind == RecordLine::Kind::decision && line.seat == seat &&
        line.decision.starts_with(kBuild))
      return line.decision.substr(kBuild.size());
  }
  return {};
}

// Each car of a driver once, in the order of the cars.
std::vector<CarResult> results_of(const Season& season, const Race& race, const Record& record) {
  std::vector<Standing> standings = race.standings();
  std::erase_if(standings, [](const Standing& standing) { return standing.seat < 0; });
  std::sort(standings.begin(), standings.end(), [](const Standing& one, const Standing& other) {
    return one.seat != other.seat ? one.seat < other.seat : one.name < other.name;
  });
  const bool is_kept = season.plan.cars == league::Plan::Cars::kept;
  std::vector<CarResult> results;
  for (const Standing& standing : standings) {
    const std::string& name = race.names()[standing.seat];
    results.push_back({name, result_of(standing), is_kept ? car_of(record, name) : std::string()});
  }
  return results;
}

// The same rules, options, board and drivers by seat; who drove for them is not asked.
bool is_record_of(const Record& record, const Race& race) {
  const RecordHeader want = record_header(race, std::vector<std::string>(race.names().size()));
  RecordHeader have = record.header;
  for (RecordSeat& seat : have.seats) seat.driver.clear();
  have.fair.reset();
  return have == want;
}

std::string would_be(const LeagueRace& race, const Race& made) {
  return fill("race {} would be {} with {} on {}, seats {}", race.id, std::string(made.rules()),
              made.options(), made.board().name, join(made.names(), ", "));
}

// The race of the league that this is the record of.
Result<const LeagueRace*, DataError> race_of(const Season& season, const Record& record) {
  std::string why = "no race is open";
  for (const LeagueRace* open : league::open_races(season)) {
    const Result<std::unique_ptr<Race>, DataError> race =
        make_league_race(season, season.race(open->id).round, open->drivers);
    if (!race) return Failure{race.error()};
    if (is_record_of(record, **race)) return open;
    why = would_be(*open, **race);
  }
  return Failure{
      DataError{record.source, 0, "this is the record of none of the open races; " + why}};
}

// The record is that of the race; does it hold?
Result<league::TakeResult, DataError> checked_result(const Season& season, const LeagueRace& of,
                                                     const Record& record, std::uint64_t digest) {
  const Result<fair::CheckedRace, DataError> checked = fair::check_record(record);
  if (!checked) return Failure{checked.error()};
  const Race& race = *checked->race;
  return league::TakeResult{of.id, digest, static_cast<int>(race.standings().size()),
                            results_of(season, race, record)};
}

}  // namespace

Result<std::unique_ptr<Race>, DataError> make_league_race(const Season& season, int round,
                                                          const std::vector<int>& drivers) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(season.plan.rules);
  if (!rules) return Failure{rules.error()};
  const Result<Board, DataError> board =
      load_board(season.plan.circuits[round - 1], (*rules)->form());
  if (!board) return Failure{board.error()};
  std::vector<std::string> names;
  for (const int driver : drivers) names.push_back(season.drivers[driver].name);
  std::string options = season.plan.options;
  if (season.plan.is_final(round) && takes_best_finishes(**rules))
    options += final_options(season, drivers);
  return (*rules)->make_race(*board, options, names);
}

bool is_for_bots(const Season& season, const LeagueRace& race) {
  return std::none_of(race.drivers.begin(), race.drivers.end(),
                      [&](int driver) { return season.drivers[driver].driver == kHuman; });
}

std::vector<std::string> first_builds(const Season& season, const LeagueRace& race) {
  std::vector<std::string> builds(race.drivers.size());
  if (season.plan.cars != league::Plan::Cars::kept) return builds;
  for (std::size_t seat = 0; seat < race.drivers.size(); ++seat) {
    const auto car = league::kept_car(season, season.drivers[race.drivers[seat]].name, 0);
    if (car && !car->empty()) builds[seat] = std::string(kBuild) + *car;
  }
  return builds;
}

Result<league::TakeResult, DataError> result_of_race(const Season& season, const LeagueRace& race,
                                                     const Record& record, std::string_view text) {
  const Result<std::unique_ptr<Race>, DataError> made =
      make_league_race(season, season.race(race.id).round, race.drivers);
  if (!made) return Failure{made.error()};
  if (!is_record_of(record, **made))
    return Failure{DataError{record.source, 0, "this is another race; " + would_be(race, **made)}};
  return checked_result(season, race, record, RecordWriter::chain(text, 0));
}

Result<league::TakeResult, DataError> result_of_record(const Season& season, const Record& record,
                                                       std::string_view text) {
  const std::uint64_t digest = RecordWriter::chain(text, 0);
  // Said before anything else: it also is the record of no open race.
  for (const league::Round& round : season.rounds) {
    for (const LeagueRace& race : round.races) {
      if (race.has_result() && race.record == digest)
        return Failure{
            DataError{record.source, 0, fill("this record is that of race {} already", race.id)}};
    }
  }
  const Result<const LeagueRace*, DataError> open = race_of(season, record);
  if (!open) return Failure{open.error()};
  return checked_result(season, **open, record, digest);
}

}  // namespace chicane::office
