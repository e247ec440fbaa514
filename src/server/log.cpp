#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>

namespace chicane::server {

namespace {

std::string now_text() {
  const auto now =
      std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  const auto seconds = std::chrono::time_point_cast<std::chrono::seconds>(now);
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(now)),
                     (now - seconds).count());
}

// A value with blanks is quoted; nothing breaks the line.
std::string text_value(const std::string& value) {
  const bool is_plain = !value.empty() && value.find_first_of(" \"=\\\t\n\r") == std::string::npos;
  return is_plain ? value : boost::json::serialize(boost::json::value(value));
}

}  // namespace

void Log::info(std::string_view what, std::initializer_list<Field> fields) const {
  write("info", what, fields);
}

void Log::warn(std::string_view what, std::initializer_list<Field> fields) const {
  write("warn", what, fields);
}

void Log::write(std::string_view level, std::string_view what,
                std::initializer_list<Field> fields) const {
  if (form_ == Form::none) return;
  std::string line;
  if (form_ == Form::json) {
    boost::json::object object = {{"at", now_text()},
                                  {"level", boost::json::string_view(level)},
                                  {"what", boost::json::string_view(what)}};
    for (const Field& field : fields) object[field.first] = field.second;
    line = boost::json::serialize(object);
  } else {
    line = fmt::format("{} {} {}", now_text(), level, what);
    for (const Field& field : fields)
      line += fmt::format(" {}={}", field.first, text_value(field.second));
  }
  // One call for one line: lines of several threads do not mix.
  fmt::print(stderr, "{}\n", line);
}

}  // namespace chicane::server
