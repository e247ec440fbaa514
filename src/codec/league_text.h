// League files: docs/formats/league.md. A plan, then the ledger, one entry a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "league/season.h"

namespace chicane {

inline constexpr std::string_view kLeagueHeader = "chicane league 1";
inline constexpr std::size_t kLeagueBytesMax = 1024 * 1024;

struct LeagueEntry {
  int line = 0;
  league::Entry entry;
};

struct LeagueText {
  std::string source;
  league::Plan plan;
  std::vector<LeagueEntry> entries;
  std::size_t whole_bytes = 0;  // Of the complete lines: what the next entry follows.
};

// A plan that stands alone, as people write it: without a ledger. Whether there are such rules and
// circuits is not asked here.
Result<league::Plan, DataError> parse_league_plan(std::string_view text, std::string_view source);

// A plan with its ledger. A last line without its end was never acknowledged and is left out.
Result<LeagueText, DataError> parse_league(std::string_view text, std::string_view source);

// All entries taken in order; the complaint names the line of the first that does not fit.
Result<league::Season, DataError> fold_league(const LeagueText& text);

// One entry of a ledger, as it stands on its line.
Result<league::Entry, DataError> parse_league_entry(std::string_view line);

// One form for each: what is written can be read again. The plan ends with the line that begins the
// ledger.
std::string format_league_plan(const league::Plan& plan);
std::string format_league_entry(const league::Entry& entry);

}  // namespace chicane
