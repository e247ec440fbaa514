#include "apps/chicane/output.h"

#include <fmt/core.h>

#include <boost/json/serialize.hpp>

#include "apps/chicane/commands.h"

namespace chicane::app {

int complain(const DataError& error) { return complain(to_string(error)); }

int complain(const std::string& what) {
  fmt::print(stderr, "chicane: {}\n", what);
  return kWrongUse;
}

void print_json(const boost::json::value& value) {
  fmt::print("{}\n", boost::json::serialize(value));
}

void print_said(const std::string& sentence, bool is_json) {
  if (is_json) {
    print_json({{"said", sentence}});
  } else {
    fmt::print("{}\n", sentence);
  }
}

}  // namespace chicane::app
