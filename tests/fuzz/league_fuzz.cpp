// Leagues: what is read is written and read again as the same league; whatever its ledger says, the
// season that takes it has standings, and something to do next.
#include "base/assert.h"
#include "codec/league_text.h"
#include "codec/league_words.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"
#include "league/draw.h"
#include "league/event_standings.h"
#include "league/standings.h"

namespace chicane::fuzz {

namespace {

bool fuzz_plan(std::string_view text) {
  const Result<league::Plan, DataError> plan = parse_league_plan(text, kSource);
  if (!plan) {
    check_complaint(plan.error(), text);
    return false;
  }
  const Result<LeagueText, DataError> again = parse_league(format_league_plan(*plan), kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(again->plan == *plan);
  return true;
}

void check_standings(const league::Season& season) {
  if (season.plan.format == league::Plan::Format::wbc) {
    CHICANE_ASSERT(event_standings(season).size() == season.drivers.size());
    return;
  }
  std::size_t rows = 0;
  for (int tier = 1; tier <= season.plan.tiers; ++tier)
    rows += player_standings(season, tier).size();
  CHICANE_ASSERT(rows == season.drivers.size());
  CHICANE_ASSERT(next_tiers(season).size() == season.drivers.size());
}

}  // namespace

bool fuzz_league(std::string_view text) {
  const Result<LeagueText, DataError> league = parse_league(text, kSource);
  if (!league) {
    check_complaint(league.error(), text);
    return fuzz_plan(text);
  }
  std::string written = format_league_plan(league->plan);
  for (const LeagueEntry& entry : league->entries) written += format_league_entry(entry.entry);
  const Result<LeagueText, DataError> again = parse_league(written, kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(again->plan == league->plan);
  CHICANE_ASSERT(again->entries.size() == league->entries.size());

  league::Season season(league->plan);
  for (const LeagueEntry& entry : league->entries) {
    if (const std::optional<league::Objection> objection = take(season, entry.entry)) {
      CHICANE_ASSERT(!objection_words(season, *objection).empty());
      return false;
    }
  }
  next_step(season);
  check_standings(season);
  return true;
}

}  // namespace chicane::fuzz
