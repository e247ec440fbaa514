#include "league/standings.h"

#include <algorithm>

#include "base/assert.h"
#include "core/seat.h"
#include "league/results.h"

namespace chicane::league {

namespace {

int wins(const StandingRow& row) { return row.finishes[0]; }

// Place in the race of that round; 0: no finish there.
int place_in_round(const StandingRow& row, int round) {
  int best = 0;
  for (const Score& score : row.scores) {
    if (score.round != round || score.result.kind != RaceResult::Kind::finished) continue;
    if (best == 0 || score.result.place < best) best = score.result.place;
  }
  return best;
}

std::optional<Reason> count_back(const StandingRow& one, const StandingRow& other) {
  for (std::size_t i = 0; i < one.finishes.size(); ++i) {
    if (one.finishes[i] != other.finishes[i])
      return Reason{Criterion::count_back, static_cast<int>(i) + 1, one.finishes[i],
                    other.finishes[i]};
  }
  return std::nullopt;
}

std::optional<Reason> tied_reason(const TieRule& rule, const StandingRow& one,
                                  const StandingRow& other) {
  switch (rule.kind) {
    case TieRule::Kind::wins:
      if (wins(one) == wins(other)) return std::nullopt;
      return Reason{Criterion::wins, 0, wins(one), wins(other)};
    case TieRule::Kind::count_back:
      return count_back(one, other);
    case TieRule::Kind::one_race: {
      const int ours = place_in_round(one, rule.round);
      const int theirs = place_in_round(other, rule.round);
      if (ours == theirs) return std::nullopt;
      return Reason{Criterion::one_race, rule.round, ours, theirs};
    }
  }
  CHICANE_ASSERT(false);
  return std::nullopt;
}

// Is what is ours better than what is theirs?
bool is_better(const Reason& reason) {
  if (reason.by != Criterion::one_race) return reason.ours > reason.theirs;
  // SC-15.5  Who did not finish there comes after all who did.
  return reason.ours != 0 && (reason.theirs == 0 || reason.ours < reason.theirs);
}

// Sorted, with places and reasons.
void rank(const Scoring& scoring, std::vector<StandingRow>& rows) {
  std::sort(rows.begin(), rows.end(), [&](const StandingRow& one, const StandingRow& other) {
    const std::optional<Reason> reason = reason_between(scoring, one, other);
    return reason ? is_better(*reason) : one.name < other.name;
  });
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is_equal = i > 0 && !rows[i - 1].ahead;
    rows[i].place = is_equal ? rows[i - 1].place : static_cast<int>(i) + 1;
    if (i + 1 < rows.size()) rows[i].ahead = reason_between(scoring, rows[i], rows[i + 1]);
  }
}

StandingRow empty_row(std::string name) {
  StandingRow row;
  row.name = std::move(name);
  row.finishes.resize(kSeatsMax);
  return row;
}

// What counts of the scores so far.
void count_up(const Scoring& scoring, StandingRow& row) {
  std::vector<int> points;
  for (const Score& score : row.scores) points.push_back(score.points);
  const std::vector<bool> is_counted = counted(scoring, points);
  for (std::size_t i = 0; i < row.scores.size(); ++i) {
    row.scores[i].counts = is_counted[i];
    if (is_counted[i]) row.points += points[i];
    const RaceResult& result = row.scores[i].result;
    if (result.kind == RaceResult::Kind::finished) ++row.finishes[result.place - 1];
  }
}

struct CarRow {
  int driver;
  StandingRow row;
};

// A row for each car of a driver: [0] has all who raced, or did not yet.
std::vector<CarRow> rows_of_driver(const Season& season, int driver) {
  const Enter& entered = season.drivers[driver];
  std::vector<CarRow> rows = {{driver, empty_row(entered.name)}};
  for (int round = 1; round <= season.plan.rounds(); ++round) {
    for (const LeagueRace& race : season.rounds[round - 1].races) {
      if (!counts(season, race)) continue;
      std::size_t car = 0;
      for (const CarResult& result : ruled_results(season, race)) {
        if (result.name != entered.name) continue;
        if (car == rows.size()) rows.push_back({driver, empty_row(entered.name)});
        const int points = points_of(season.plan.scoring, result.result, race.cars);
        rows[car++].row.scores.push_back({round, result.result, points, true});
      }
    }
  }
  for (std::size_t car = 0; car < rows.size(); ++car) {
    if (rows.size() > 1) rows[car].row.name += std::string(" ") + static_cast<char>('A' + car);
    count_up(season.plan.scoring, rows[car].row);
  }
  StandingRow& first = rows[0].row;
  first.ruled_points = ruled_points(season, entered.name);
  first.points += first.ruled_points;
  return rows;
}

std::vector<CarRow> all_cars(const Season& season) {
  std::vector<CarRow> cars;
  for (int driver = 0; driver < static_cast<int>(season.drivers.size()); ++driver) {
    for (CarRow& car : rows_of_driver(season, driver)) cars.push_back(std::move(car));
  }
  return cars;
}

void add_to(StandingRow& team, const StandingRow& car) {
  team.points += car.points;
  team.ruled_points += car.ruled_points;
  for (std::size_t i = 0; i < team.finishes.size(); ++i) team.finishes[i] += car.finishes[i];
  team.scores.insert(team.scores.end(), car.scores.begin(), car.scores.end());
}

StandingRow& row_named(std::vector<StandingRow>& rows, const std::string& name) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const StandingRow& row) { return row.name == name; });
  return found != rows.end() ? *found : rows.emplace_back(empty_row(name));
}

}  // namespace

std::optional<Reason> reason_between(const Scoring& scoring, const StandingRow& one,
                                     const StandingRow& other) {
  // SC-15.4, F1-LEA-1  Most points.
  if (one.points != other.points) return Reason{Criterion::points, 0, one.points, other.points};
  for (const TieRule& rule : scoring.ties) {
    if (const std::optional<Reason> reason = tied_reason(rule, one, other)) return reason;
  }
  return std::nullopt;
}

std::vector<StandingRow> driver_standings(const Season& season, int tier) {
  std::vector<StandingRow> rows;
  for (CarRow& car : all_cars(season)) {
    if (season.drivers[car.driver].tier == tier) rows.push_back(std::move(car.row));
  }
  rank(season.plan.scoring, rows);
  return rows;
}

std::vector<StandingRow> player_standings(const Season& season, int tier) {
  std::vector<StandingRow> rows;
  for (const CarRow& car : all_cars(season)) {
    const Enter& driver = season.drivers[car.driver];
    if (driver.tier == tier) add_to(row_named(rows, driver.name), car.row);
  }
  rank(season.plan.scoring, rows);
  return rows;
}

std::vector<StandingRow> team_standings(const Season& season) {
  std::vector<StandingRow> rows;
  const std::vector<CarRow> cars = all_cars(season);
  const bool has_several_cars = cars.size() > season.drivers.size();
  for (const CarRow& car : cars) {
    const Enter& driver = season.drivers[car.driver];
    if (driver.team.empty() && !has_several_cars) continue;
    add_to(row_named(rows, driver.team.empty() ? driver.name : driver.team), car.row);
  }
  rank(season.plan.scoring, rows);
  return rows;
}

std::vector<int> driver_points(const Season& season) {
  std::vector<int> points(season.drivers.size());
  for (const CarRow& car : all_cars(season)) points[car.driver] += car.row.points;
  return points;
}

std::vector<int> next_tiers(const Season& season) {
  std::vector<int> tiers;
  for (const Enter& driver : season.drivers) tiers.push_back(driver.tier);
  const auto move = [&](const std::string& name, int tier) { tiers[*season.driver(name)] = tier; };
  for (int tier = 1; tier < season.plan.tiers; ++tier) {
    const std::vector<StandingRow> upper = player_standings(season, tier);
    const std::vector<StandingRow> lower = player_standings(season, tier + 1);
    // Nobody goes up and down at once: half a tier at most.
    const std::size_t movers = std::min(
        {static_cast<std::size_t>(season.plan.movers), upper.size() / 2, lower.size() / 2});
    for (std::size_t i = 0; i < movers; ++i) {
      move(upper[upper.size() - 1 - i].name, tier + 1);
      move(lower[i].name, tier);
    }
  }
  return tiers;
}

}  // namespace chicane::league
