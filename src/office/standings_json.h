// The standings of a season as JSON (docs/api.md): numbers and reasons as data, without words.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

#include "league/season.h"

namespace chicane::office {

boost::json::object standings_json(const league::Season& season);

// "finished", "out", "crash"
std::string_view result_name(league::RaceResult::Kind kind);

}  // namespace chicane::office
