// How commands speak: complaints on standard error, one sentence each; results on standard output,
// for people or as JSON.
#pragma once

#include <boost/json/value.hpp>
#include <string>

#include "base/data_error.h"

namespace chicane::app {

// Prints "chicane: …" and gives the exit code of wrong use.
int complain(const DataError& error);
int complain(const std::string& what);

void print_json(const boost::json::value& value);

}  // namespace chicane::app
