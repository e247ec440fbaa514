// Reads the fields of a JSON object that came from outside: every field is named, typed and
// bounded; the first complaint is kept. A field nobody asked for is a complaint too, so that a slip
// of the pen is not silently ignored.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "room/problem.h"

namespace chicane::room {

class JsonFields {
 public:
  // `where` stands before the names of fields in complaints: "seats[2].".
  explicit JsonFields(const boost::json::object& object, std::string where = {})
      : object_(object), where_(std::move(where)) {}

  // Well-formed text of at most `most` bytes without control characters.
  std::string text(std::string_view name, std::size_t most);
  std::string text_or(std::string_view name, std::size_t most, std::string_view otherwise);
  // The same of several lines; it must be there.
  std::string lines(std::string_view name, std::size_t most);
  std::int64_t number_or(std::string_view name, std::int64_t low, std::int64_t high,
                         std::int64_t otherwise);
  std::optional<std::int64_t> number_if_any(std::string_view name, std::int64_t low,
                                            std::int64_t high);
  bool flag_or(std::string_view name, bool otherwise);
  bool flag(std::string_view name);
  const boost::json::array* list(std::string_view name, std::size_t most);
  const boost::json::object* object_if_any(std::string_view name);

  bool has(std::string_view name) const { return object_.contains(name); }
  const std::string& where() const { return where_; }
  void complain(std::string what);
  // After all fields: the first complaint, if there is one.
  std::optional<Problem> problem();

 private:
  const boost::json::value* find(std::string_view name);
  std::string text_without(std::string_view name, std::size_t most, std::string_view otherwise,
                           bool (*is_forbidden)(char));
  void complain_about(std::string_view name, std::string_view what);

  const boost::json::object& object_;
  std::string where_;
  std::set<std::string, std::less<>> asked_;
  std::string complaint_;
};

// A body as an object: bounded in depth, complaint in plain words.
Result<boost::json::object, Problem> read_object(std::string_view text);

}  // namespace chicane::room
