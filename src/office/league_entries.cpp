#include "office/league_entries.h"

#include <algorithm>

#include "base/text.h"
#include "codec/league_words.h"
#include "drivers/bot_names.h"
#include "drivers/mind.h"
#include "league/draw.h"
#include "office/league_race.h"

namespace chicane::office {

namespace {

league::Entry next_throw(const league::Season& season, const ThrowDie& throw_die) {
  const int round = season.round();
  const std::string what = fill("throw {} of round {}", season.rounds[round - 1].throws, round);
  return league::Throw{season.drivers[*thrower(season)].name, throw_die(what)};
}

}  // namespace

Result<std::vector<league::Entry>, DataError> entries_due(league::Season season,
                                                          const ThrowDie& throw_die) {
  std::vector<league::Entry> entries;
  while (thrower(season)) {
    entries.push_back(next_throw(season, throw_die));
    const std::optional<league::Objection> objection = take(season, entries.back());
    if (objection) return Failure{DataError{"", 0, objection_words(season, *objection)}};
  }
  for (const league::DueRace& due : due_races(season)) {
    // A field that cannot race is not drawn.
    if (const auto race = make_league_race(season, season.round(), due.drivers); !race)
      return Failure{DataError{"race " + due.id, 0, race.error().what}};
    league::Draw entry{due.id, {}};
    for (const int driver : due.drivers) entry.drivers.push_back(season.drivers[driver].name);
    entries.emplace_back(std::move(entry));
  }
  return entries;
}

std::vector<league::Entry> enter_bots(const league::Season& season, int count,
                                      const std::string& driver) {
  std::vector<std::string> taken;
  for (const league::Enter& entered : season.drivers) taken.push_back(entered.name);
  std::vector<league::Entry> entries;
  for (int i = 0; i < count; ++i) {
    taken.push_back(bot_name(taken));
    // Tiers are filled alike.
    const int tier = static_cast<int>(taken.size() - 1) % season.plan.tiers + 1;
    entries.emplace_back(league::Enter{taken.back(), driver, "", 0, tier});
  }
  return entries;
}

std::string driver_complaint(const std::string& driver, std::string_view rules) {
  const std::vector<std::string> minds = rules.empty() ? mind_names() : mind_names(rules);
  if (driver == "human" || std::find(minds.begin(), minds.end(), driver) != minds.end()) return {};
  return fill("there is no driver '{}'; there are human, {}", driver, join(minds, ", "));
}

}  // namespace chicane::office
