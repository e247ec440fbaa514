// Seasons for tests: entered, drawn and driven by chance.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "league/draw.h"
#include "league/season.h"

namespace chicane::league::for_tests {

inline Plan points_plan(int rounds, Scoring scoring = league_scoring()) {
  Plan plan;
  plan.name = "test";
  plan.rules = "formula-one";
  plan.circuits.assign(rounds, "F1-REF");
  plan.scoring = std::move(scoring);
  return plan;
}

inline Plan wbc_plan(int heats) {
  Plan plan = points_plan(heats + 1, {});
  plan.format = Plan::Format::wbc;
  return plan;
}

// The complaint's name for what must be refused; nothing changes then.
inline std::optional<Objection::Kind> objection(Season season, const Entry& entry) {
  const std::optional<Objection> refused = take(season, entry);
  if (!refused) return std::nullopt;
  return refused->kind;
}

inline void must_take(Season& season, const Entry& entry) {
  const std::optional<Objection> refused = take(season, entry);
  ASSERT_FALSE(refused) << static_cast<int>(refused->kind) << " about " << refused->about;
}

inline std::string driver_name(int number) { return "D" + std::to_string(number); }

inline void enter(Season& season, int drivers) {
  for (int i = 1; i <= drivers; ++i) must_take(season, Enter{driver_name(i), "rookie", "", 0, 1});
}

// Throws the dice that are owed and draws what is due.
inline void draw(Season& season, Random& random) {
  while (const std::optional<int> driver = thrower(season))
    must_take(season, Throw{season.drivers[*driver].name, random.roll(100)});
  for (const DueRace& due : due_races(season)) {
    Draw entry{due.id, {}};
    for (const int driver : due.drivers) entry.drivers.push_back(season.drivers[driver].name);
    must_take(season, entry);
  }
}

// One that chance could give: some do not finish.
inline TakeResult any_result(const Season& season, const LeagueRace& race, Random& random) {
  std::vector<int> order = race.drivers;
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  TakeResult entry{race.id, random.next(), static_cast<int>(order.size()), {}};
  const int finished = random.roll(static_cast<int>(order.size())) - random.roll(2) + 1;
  for (int i = 0; i < entry.cars; ++i) {
    RaceResult result{RaceResult::Kind::finished, i + 1};
    if (i >= finished)
      result = {random.roll(2) == 1 ? RaceResult::Kind::crashed : RaceResult::Kind::not_finished,
                0};
    entry.results.push_back({season.drivers[order[i]].name, result, ""});
  }
  return entry;
}

// Results by hand: the drivers in the order in which they finish.
inline TakeResult result_of(const std::string& race, const std::vector<std::string>& finished,
                            const std::vector<std::string>& out = {}) {
  TakeResult entry{race, digest(race), static_cast<int>(finished.size() + out.size()), {}};
  int place = 0;
  for (const std::string& name : finished)
    entry.results.push_back({name, {RaceResult::Kind::finished, ++place}, ""});
  for (const std::string& name : out)
    entry.results.push_back({name, {RaceResult::Kind::not_finished, 0}, ""});
  return entry;
}

inline void drive(Season& season, Random& random) {
  while (!open_races(season).empty())
    must_take(season, any_result(season, *open_races(season).front(), random));
}

}  // namespace chicane::league::for_tests
