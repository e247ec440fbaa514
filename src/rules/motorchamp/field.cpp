#include "rules/motorchamp/field.h"

#include <algorithm>

#include "rules/motorchamp/tables.h"

namespace chicane::motorchamp {

namespace {

struct Range {
  int least;
  int most;
};

// MC-PLY-3, MC-PLY-5
Range teams_per_player(int players, bool has_addon) {
  switch (players) {
    case 2:
      return {2, 4};
    case 3:
      return {2, has_addon ? 3 : 2};
    case 4:
    case 5:
      return {1, 2};
    default:
      return {1, 1};
  }
}

}  // namespace

int racing_max(const Options& options, bool is_long) {
  const bool is_extended = options.field_cap == FieldCap::extended;
  return is_long ? (is_extended ? 18 : 16) : (is_extended ? 14 : 12);
}

std::optional<Field> field_of(const Options& options, bool is_long, int players, int teams) {
  const bool has_addon = options.addon == Allowed::yes;
  const bool has_lone = options.lone == Allowed::yes;
  // MC-PLY-1
  if (players < kPlayersMin || players > kPlayersMax) return std::nullopt;
  const Range range = teams_per_player(players, has_addon);
  if (teams < range.least || teams > range.most) return std::nullopt;
  // MC-PLY-2
  if (players * teams > (has_addon ? kTeamsWithAddon : kTeams)) return std::nullopt;
  // MC-PLY-5  Three teams each only to practise; a lone car for five or six players with the
  // add-on.
  if (has_lone && (!has_addon || (players != 5 && players != 6) || teams != 1)) return std::nullopt;
  const int entered = players * (teams * kCarsPerTeam + (has_lone ? 1 : 0));
  // MC-PLY-4, MC-PLY-6, A-33
  const int least = is_long ? 12 : 8;
  const int most = racing_max(options, is_long);
  if (entered < least) return std::nullopt;
  if (entered > most && options.grid != GridBy::practice) return std::nullopt;
  return Field{entered, std::min(entered, most)};
}

int teams_of(const Options& options, bool is_long, int players) {
  if (options.teams > 0)
    return field_of(options, is_long, players, options.teams) ? options.teams : 0;
  for (int teams = 4; teams > 0; --teams) {
    if (field_of(options, is_long, players, teams)) return teams;
  }
  return 0;
}

}  // namespace chicane::motorchamp
