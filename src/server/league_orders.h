// What people ask of a league, read from the bodies of their requests.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "league/season.h"
#include "room/json_fields.h"

namespace chicane::server {

// A driver as the body describes them.
struct Entrant {
  league::Enter enter;
  bool is_me = true;
  int bots = 0;
};

// `own_name`: of the one who asks.
Entrant read_entrant(room::JsonFields& fields, const std::string& own_name);

// Of drivers who check in.
std::vector<std::string> read_names(room::JsonFields& fields);

// The steward is the one who asks.
league::Ruling read_ruling(room::JsonFields& fields, const std::string& steward);

// The text of a record that is still to be verified.
struct RecordText {
  std::string text;
};
// A result by hand, or a record.
using ResultOrder = std::variant<league::TakeResult, RecordText>;
ResultOrder read_result(room::JsonFields& fields, const std::string& by);

}  // namespace chicane::server
