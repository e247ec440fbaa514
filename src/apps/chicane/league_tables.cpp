#include "apps/chicane/league_tables.h"

#include <fmt/core.h>

#include <algorithm>

#include "apps/chicane/league_event_tables.h"
#include "base/text.h"
#include "codec/league_words.h"
#include "league/draw.h"
#include "league/results.h"
#include "league/standings.h"

namespace chicane::app {

namespace {

using league::CarResult;
using league::LeagueRace;
using league::Plan;
using league::RaceResult;
using league::Reason;
using league::Season;
using league::StandingRow;

const std::string& name_of(const Season& season, int driver) { return season.drivers[driver].name; }

std::string race_title(const Season& season, int round) {
  const std::string& circuit = season.plan.circuits[round - 1];
  if (season.plan.is_final(round)) return "The final, " + circuit;
  return fmt::format("{} {}, {}", season.plan.format == Plan::Format::wbc ? "Heats" : "Round",
                     round, circuit);
}

// A column for each race; cells below each other as `cells(race)` has them.
template <class Cells>
Table side_by_side(const league::Round& round, const std::string& head, Cells cells) {
  Table table = {{head}};
  for (const LeagueRace& race : round.races) {
    const std::vector<std::string> column = cells(race);
    while (table.size() <= column.size()) {
      table.push_back({std::to_string(table.size())});
      table.back().resize(table[0].size());
    }
    table[0].push_back(race.id);
    for (std::size_t i = 1; i < table.size(); ++i)
      table[i].push_back(i <= column.size() ? column[i - 1] : "");
  }
  return table;
}

std::vector<std::string> seats(const Season& season, const LeagueRace& race) {
  std::vector<std::string> names;
  for (const int driver : race.drivers) {
    const int laurels = season.drivers[driver].laurels;
    names.push_back(name_of(season, driver) + (laurels > 0 ? fmt::format(" ({})", laurels) : ""));
  }
  return names;
}

// By place; then those without one: "Okada crash". A place may be an automatic player's.
std::vector<std::string> order(const Season& season, const LeagueRace& race) {
  std::vector<std::string> names;
  if (season.is_annulled(race.id)) return {"annulled"};
  if (!race.has_result()) return {"not driven yet"};
  const std::vector<CarResult> results = ruled_results(season, race);
  for (const CarResult& car : results) {
    const auto place = static_cast<std::size_t>(car.result.place);
    if (place > names.size()) names.resize(place, "automatic");
    if (place > 0) names[place - 1] = car.name;
  }
  for (const CarResult& car : results) {
    if (car.result.place == 0) names.push_back(car.name + " " + result_words(car.result));
  }
  return names;
}

// "10", "(4)" if better ones make it needless, "-2 crash"; several cars: "9+1".
std::string round_text(const StandingRow& row, int round) {
  std::vector<std::string> parts;
  for (const league::Score& score : row.scores) {
    if (score.round != round) continue;
    std::string text = std::to_string(score.points);
    if (score.result.kind != RaceResult::Kind::finished)
      text =
          result_words(score.result) + (score.points != 0 ? fmt::format(" {}", score.points) : "");
    parts.push_back(score.counts ? text : "(" + text + ")");
  }
  return join(parts, "+");
}

Section points_section(const Season& season, const std::string& title,
                       const std::vector<StandingRow>& rows) {
  Section section{title, "", {{"place", "name", "points", "wins"}}};
  std::vector<std::string>& head = section.table[0];
  const bool has_rulings = std::any_of(
      rows.begin(), rows.end(), [](const StandingRow& row) { return row.ruled_points != 0; });
  for (int round = 1; round <= season.plan.rounds(); ++round)
    head.push_back("R" + std::to_string(round));
  if (has_rulings) head.emplace_back("stewards");
  head.emplace_back("why");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const StandingRow& row = rows[i];
    std::vector<std::string> cells = {std::to_string(row.place), row.name,
                                      std::to_string(row.points), std::to_string(row.finishes[0])};
    for (int round = 1; round <= season.plan.rounds(); ++round)
      cells.push_back(round_text(row, round));
    if (has_rulings) cells.push_back(row.ruled_points != 0 ? std::to_string(row.ruled_points) : "");
    cells.push_back(i + 1 < rows.size() ? why_words(season, row.ahead, rows[i + 1].name) : "");
    section.table.push_back(std::move(cells));
  }
  return section;
}

Section movers_section(const Season& season) {
  Section section{"Tiers of the next season", "", {{"driver", "tier", "next"}}};
  const std::vector<int> tiers = next_tiers(season);
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    const league::Enter& driver = season.drivers[i];
    if (driver.tier != tiers[i])
      section.table.push_back({driver.name, std::to_string(driver.tier), std::to_string(tiers[i])});
  }
  return section;
}

Section rulings_section(const Season& season) {
  Section section{"Rulings", "", {{"", "ruling", "by", "reason", ""}}};
  for (std::size_t i = 0; i < season.rulings.size(); ++i) {
    const league::Ruling& ruling = season.rulings[i];
    section.table.push_back({std::to_string(i + 1), ruling_words(ruling), ruling.steward,
                             ruling.reason, season.holds(static_cast<int>(i)) ? "" : "revoked"});
  }
  return section;
}

bool has_teams(const Season& season) {
  return std::any_of(season.drivers.begin(), season.drivers.end(),
                     [](const league::Enter& driver) { return !driver.team.empty(); });
}

bool is_over(const Season& season) { return next_step(season) == league::Step::over; }

// "By hand: R2 (Ann)." Empty if all are from records.
std::string hand_note(const std::vector<league::Round>& rounds) {
  std::vector<std::string> races;
  for (const league::Round& round : rounds) {
    for (const LeagueRace& race : round.races) {
      if (!race.by.empty()) races.push_back(fmt::format("{} ({})", race.id, race.by));
    }
  }
  return races.empty() ? "" : fmt::format("By hand: {}.", join(races, ", "));
}

Sections race_sections(const Season& season) {
  Sections sections;
  for (int number = 1; number <= season.plan.rounds(); ++number) {
    const league::Round& round = season.rounds[number - 1];
    if (round.races.empty()) continue;
    const std::string title = race_title(season, number);
    if (season.plan.is_final(number)) {
      sections.push_back(ranking_section(season));
      sections.push_back({title + ": the field", "", grid_points_table(season, round.races[0])});
    } else if (season.plan.format == Plan::Format::wbc) {
      sections.push_back({title + ": who starts where", "Laurels in brackets.",
                          side_by_side(round, "seat", [&](const LeagueRace& race) {
                            return seats(season, race);
                          })});
    }
    sections.push_back({title + ": results", hand_note({round}),
                        side_by_side(round, "place",
                                     [&](const LeagueRace& race) { return order(season, race); })});
  }
  return sections;
}

}  // namespace

std::string why_words(const Season& season, const std::optional<Reason>& reason,
                      const std::string& next) {
  if (!reason) return "equal with " + next;
  const std::string clause = reason_clause(season.plan, *reason);
  return fmt::format("ahead of {} by {}{}", next, reason_words(*reason),
                     clause.empty() ? "" : " (" + clause + ")");
}

Sections standings_sections(const Season& season) {
  Sections sections;
  if (season.plan.format == Plan::Format::wbc) {
    sections.push_back(ranking_section(season));
    if (is_over(season)) sections.push_back(event_section(season));
  } else {
    for (int tier = 1; tier <= season.plan.tiers; ++tier) {
      const std::string title =
          season.plan.tiers > 1 ? fmt::format("Standings, tier {}", tier) : "Standings";
      sections.push_back(points_section(season, title, driver_standings(season, tier)));
    }
    sections.front().note = hand_note(season.rounds);
    if (const std::vector<StandingRow> teams = team_standings(season); !teams.empty())
      sections.push_back(
          points_section(season, has_teams(season) ? "Teams" : "Constructors", teams));
    if (season.plan.movers > 0 && is_over(season)) sections.push_back(movers_section(season));
  }
  if (!season.rulings.empty()) sections.push_back(rulings_section(season));
  return sections;
}

Sections all_sections(const Season& season) {
  Sections sections = race_sections(season);
  const bool has_ranking = season.plan.format == Plan::Format::wbc && is_over(season);
  Sections standings = standings_sections(season);
  // A ranking that led to a final stands before it.
  if (has_ranking) standings.erase(standings.begin());
  for (Section& section : standings) sections.push_back(std::move(section));
  sections.push_back(rating_section({&season}));
  return sections;
}

Section next_section(const Season& season) {
  Section section{"What is next", "", {}};
  const int round = season.round();
  switch (next_step(season)) {
    case league::Step::enter:
      section.note = "Drivers enter: 'chicane league enter'.";
      return section;
    case league::Step::throw_die:
      section.note = fmt::format("{} throws for his {}: 'chicane league draw' throws for all.",
                                 name_of(season, *thrower(season)),
                                 season.plan.is_final(round) ? "rank" : "seed");
      return section;
    case league::Step::draw:
      section.note = race_title(season, round) + ": to be drawn by 'chicane league draw'.";
      section.table = {{"race", "drivers by seat"}};
      for (const league::DueRace& race : due_races(season)) {
        std::vector<std::string> names;
        for (const int driver : race.drivers) names.push_back(name_of(season, driver));
        section.table.push_back({race.id, join(names, ", ")});
      }
      return section;
    case league::Step::race:
      section.note = race_title(season, round) +
                     ": to be driven; 'chicane league play' lets bots drive, 'chicane league "
                     "result' takes the record of a race.";
      section.table = {{"race", "drivers by seat"}};
      for (const LeagueRace* race : open_races(season)) {
        std::vector<std::string> names;
        for (const int driver : race->drivers) names.push_back(name_of(season, driver));
        section.table.push_back({race->id, join(names, ", ")});
      }
      return section;
    case league::Step::over:
      section.note = "The league is over.";
      return section;
  }
  return section;
}

}  // namespace chicane::app
