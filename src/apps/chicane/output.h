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

// What was done, in a sentence: for people, or as {"said": …}.
void print_said(const std::string& sentence, bool is_json);

}  // namespace chicane::app
