#include "apps/chicane/output.h"

#include <fmt/core.h>

#include <boost/json/serialize.hpp>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include "apps/chicane/commands.h"

namespace chicane::app {

int complain(const DataError& error) { return complain(to_string(error)); }

int complain(const std::string& what) {
  // Where even this cannot be written, the exit code is left.
  std::fputs(fmt::format("chicane: {}\n", what).c_str(), stderr);
  return kWrongUse;
}

void print_now(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
    throw std::system_error(errno, std::generic_category(), "standard output");
}

int finish(const std::function<int()>& program) {
  try {
    const int code = program();
    print_now();
    return code;
  } catch (const std::system_error& error) {
    if (std::ferror(stdout) == 0 && std::ferror(stderr) == 0) throw;
    if (std::ferror(stdout) != 0 && error.code() != std::errc::broken_pipe)
      complain("standard output: " + error.code().message());
    return kNo;
  }
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
