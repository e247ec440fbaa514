#include "apps/chicane/league_drive.h"

#include "apps/chicane/host.h"
#include "office/league_race.h"

namespace chicane::app {

Result<std::string, DataError> drive_league_race(const league::Season& season,
                                                 const league::LeagueRace& race,
                                                 std::uint64_t seed) {
  Result<std::unique_ptr<Race>, DataError> made =
      office::make_league_race(season, season.race(race.id).round, race.drivers);
  if (!made) return Failure{made.error()};
  std::vector<std::string> drivers;
  for (const int driver : race.drivers) drivers.push_back(season.drivers[driver].driver);
  Result<std::unique_ptr<Host>, DataError> host = Host::make(std::move(*made), drivers, seed);
  if (!host) return Failure{host.error()};
  const std::vector<std::string> builds = office::first_builds(season, race);
  for (std::size_t seat = 0; seat < builds.size(); ++seat) {
    if (!builds[seat].empty()) (*host)->answer_first(static_cast<Seat>(seat), builds[seat]);
  }
  if ((*host)->run(nullptr) != Host::Outcome::over)
    return Failure{DataError{race.id, 0, (*host)->failure()}};
  return (*host)->record();
}

}  // namespace chicane::app
