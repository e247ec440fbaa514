// What a viewer of a room sees, as JSON (docs/api.md). A seat sees its own view of the state and
// nothing else of anybody's hidden decisions; this is the only place from which anything of a race
// leaves the server.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "room/room.h"

namespace chicane::room {

boost::json::object race_json(const Room& room, int viewer);
// What the seat may answer now; nothing for one that is not asked.
boost::json::array legal_json(const Room& room, int seat);
// Those after `from` in the ledger.
boost::json::array happenings_json(const Room& room, std::int64_t from);
// The same of dice. One that shuffles cards is not among them.
boost::json::array dice_json(const Room& room, std::int64_t from);
boost::json::array chat_json(const Room& room, int viewer, std::int64_t from);
boost::json::object said_json(const Said& said);
// For lists.
boost::json::object summary_json(const Room& room);
// Dice and seals (docs/fair-dice.md).
boost::json::object proof_json(const Room& room);
boost::json::object problem_json(const Problem& problem);

std::string_view state_name(Room::State state);

}  // namespace chicane::room
