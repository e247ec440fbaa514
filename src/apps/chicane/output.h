// How commands speak: complaints on standard error, one sentence each; results on standard output,
// for people or as JSON.
#pragma once

#include <boost/json/value.hpp>
#include <functional>
#include <string>
#include <string_view>

#include "base/data_error.h"

namespace chicane::app {

// Prints "chicane: …" and gives the exit code of wrong use.
int complain(const DataError& error);
int complain(const std::string& what);

// With this all that was printed so far; throws std::system_error if it cannot be.
void print_now(std::string_view text = {});

// The exit code of a program once all it has printed is out. If that cannot be, it says so in a
// sentence and the code is that of "no". A reader who has closed the pipe is told nothing.
int finish(const std::function<int()>& program);

void print_json(const boost::json::value& value);

// What was done, in a sentence: for people, or as {"said": …}.
void print_said(const std::string& sentence, bool is_json);

}  // namespace chicane::app
