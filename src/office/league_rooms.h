// The rooms in which the races of a hosted league are driven.
#pragma once

#include <memory>

#include "office/hosted_league.h"
#include "room/room.h"

namespace chicane::office {

// A room as it will be: seats as drawn, bots in theirs, the others kept for their drivers.
struct RoomPlan {
  std::string id;
  std::string invitation;
  std::string host;
  room::RaceSetup setup;
  std::vector<std::string> people;  // By seat; empty: whoever takes it.
  bool is_for_bots = false;
};

// Of a race that is drawn.
Result<RoomPlan, DataError> plan_room(const HostedLeague& league, const std::string& race);

// The new room; people sit down, and a race of bots alone begins.
std::unique_ptr<room::Room> make_room(const RoomPlan& plan, const room::World& world);

}  // namespace chicane::office
