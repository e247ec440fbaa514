// What strangers write to have a race made. A setup that is accepted comes back from the ledger as
// it was, and the room made from it can be read again.
#include <boost/json/serialize.hpp>

#include "base/assert.h"
#include "fuzz/targets.h"
#include "room/json_fields.h"
#include "room/room.h"
#include "room/sight.h"

namespace chicane::fuzz {

bool fuzz_setup(std::string_view text) {
  const Result<boost::json::object, room::Problem> body = room::read_object(text);
  if (!body) {
    CHICANE_ASSERT(!body.error().what.empty());
    return false;
  }
  const room::World world = {[] { return 1; },
                             [](std::span<std::uint8_t> bytes) {
                               for (std::uint8_t& byte : bytes) byte = 7;
                             }};
  const Result<room::RaceSetup, room::Problem> setup = room::read_setup(*body, *world.library);
  if (!setup) {
    CHICANE_ASSERT(setup.error().status == 400 && !setup.error().what.empty());
    return false;
  }
  const Result<room::RaceSetup, room::Problem> again =
      room::setup_from_ledger(room::setup_json(*setup));
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(room::setup_json(*again) == room::setup_json(*setup));
  room::Seated seated;
  const auto made = room::Room::create(*setup, "p", world, &seated);
  if (!made) {
    CHICANE_ASSERT(made.error().what.starts_with("nonce"));
    return false;
  }
  const auto read = room::Room::load((*made)->id(), (*made)->take_new(), world);
  CHICANE_ASSERT(static_cast<bool>(read));
  CHICANE_ASSERT(room::race_json(**read, seated.seat) == room::race_json(**made, seated.seat));
  return true;
}

}  // namespace chicane::fuzz
