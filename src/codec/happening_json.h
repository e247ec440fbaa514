// A happening as JSON, as the API and the record tools give it.
#pragma once

#include <boost/json/object.hpp>

#include "core/happening.h"

namespace chicane {

// {"kind", "clause", "weight", "seat", "car", "fields", "line"}. Cars and seats are numbers, dice a
// list of faces, flags true or false.
boost::json::object to_json(const Happening& happening);

}  // namespace chicane
