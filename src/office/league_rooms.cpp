#include "office/league_rooms.h"

#include "base/assert.h"
#include "base/text.h"
#include "office/league_race.h"

namespace chicane::office {

Result<RoomPlan, DataError> plan_room(const HostedLeague& league, const std::string& race) {
  const league::Season& season = league.season();
  const auto [round, drawn] = season.race(race);
  CHICANE_ASSERT(drawn != nullptr);
  const Result<std::unique_ptr<Race>, DataError> made =
      make_league_race(season, round, drawn->drivers);
  if (!made) return Failure{made.error()};
  RoomPlan plan{league.room_of(race),       league.invitation(), league.host().person, {}, {},
                is_for_bots(season, *drawn)};
  const std::string& title = season.plan.title;
  plan.setup.title = fill("{}, {}", title, race);
  plan.setup.rules = (*made)->rules();
  plan.setup.circuit = (*made)->board().name;
  plan.setup.options = (*made)->options();
  plan.setup.is_public = league.setup().is_public;
  plan.setup.pace = league.setup().pace;
  plan.setup.league = {league.id(), title, race};
  const std::vector<std::string> builds = first_builds(season, *drawn);
  for (std::size_t i = 0; i < drawn->drivers.size(); ++i) {
    const league::Enter& driver = season.drivers[drawn->drivers[i]];
    const bool is_bot = driver.driver != "human";
    plan.setup.seats.push_back({is_bot ? room::SeatPlan::Kind::bot : room::SeatPlan::Kind::open,
                                driver.name, is_bot ? driver.driver : "", "", builds[i]});
    plan.people.push_back(league.person_of(driver.name));
  }
  return plan;
}

std::unique_ptr<room::Room> make_room(const RoomPlan& plan, const room::World& world) {
  std::unique_ptr<room::Room> room =
      room::Room::create_as(plan.id, plan.invitation, plan.setup, plan.host, world);
  for (std::size_t i = 0; i < plan.people.size(); ++i) {
    if (plan.people[i].empty()) continue;
    const Result<room::Seated, room::Problem> seated =
        room->sit(static_cast<int>(i), plan.setup.seats[i].name, plan.people[i], {});
    CHICANE_ASSERT(static_cast<bool>(seated));
  }
  if (plan.is_for_bots) {
    const Result<room::Done, room::Problem> started = room->start({});
    CHICANE_ASSERT(static_cast<bool>(started));
  }
  return room;
}

}  // namespace chicane::office
