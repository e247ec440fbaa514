// What is fixed when a race is created: rules, board, options, who may sit where, how much time
// there is.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "catalog/race.h"
#include "drivers/library.h"
#include "room/json_fields.h"

namespace chicane::room {

inline constexpr std::int64_t kSecondsMax = 30 * 24 * 3600;
inline constexpr int kReactionSeconds = 10;  // SC-12.2

struct SeatPlan {
  enum class Kind : std::uint8_t { human, bot, open };
  Kind kind = Kind::open;
  std::string name;    // Of a person or a bot; of an open seat in a league: it is kept for them.
  std::string driver;  // Of a bot.
  std::string nonce;   // Of a person, for the dice; may be empty. Not in the ledger: `sit` has it.
  std::string build;   // SC-15.2  The car that is kept, as a decision; empty: any.
};

// What happens to a seat whose time is over.
enum class Missed : std::uint8_t { keep, first, bot };

struct Pace {
  std::int64_t seconds = 0;  // For a decision; 0: as long as one likes.
  std::int64_t warning = 0;  // So many seconds before.
  Missed missed = Missed::keep;
  bool is_reaction = false;  // SC-12.2  Ten seconds a move once plots are shown.
};

// The league that a race belongs to.
struct OfLeague {
  std::string id;
  std::string title;
  std::string race;  // "H1A"
};

struct RaceSetup {
  std::string title;
  std::string rules;
  std::string circuit;  // The board by its own name.
  std::string options;  // As in a record, laps included.
  bool is_public = true;
  std::vector<SeatPlan> seats;
  Pace pace;
  std::optional<OfLeague> league;
};

// From the body of a request. Seats without a name get one; that the race can be raced is tried.
Result<RaceSetup, Problem> read_setup(const boost::json::object& body, Library& library);

// To the ledger and back.
boost::json::object setup_json(const RaceSetup& setup);
Result<RaceSetup, Problem> setup_from_ledger(const boost::json::object& entry);

boost::json::object pace_json(const Pace& pace);
// Of "pace" in a body; what is wrong is a complaint of `body`.
Pace read_pace(JsonFields& body);
// SC-12.2  Ten seconds are a rule of some games; empty if they are not asked for elsewhere.
std::string reaction_complaint(const Pace& pace, std::string_view rules);
// Null where there is none.
boost::json::value league_json(const std::optional<OfLeague>& league);

// The race before its first decision.
Result<std::unique_ptr<Race>, DataError> make_race(const RaceSetup& setup,
                                                   const std::vector<std::string>& names,
                                                   Library& library);

// What is wrong with a driver's name; empty if it will do.
std::string name_complaint(std::string_view name);

}  // namespace chicane::room
