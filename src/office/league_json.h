// What a viewer of a hosted league sees, as JSON (docs/api.md).
#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <string>
#include <string_view>

#include "office/hosted_league.h"

namespace chicane::office {

// The states of its rooms, by race: "open", "running", "paused", "over".
using RoomStates = std::map<std::string, std::string>;

// `person` is who asks; empty: nobody we know.
boost::json::object league_json(const HostedLeague& league, std::string_view person,
                                const RoomStates& rooms);
// For lists.
boost::json::object league_summary_json(const HostedLeague& league);
// The ready-made plans.
boost::json::object plans_json();

std::string_view state_name(HostedLeague::State state);

}  // namespace chicane::office
