// Fields of our own entries. A ledger that lacks one is not ours; the fold complains through the
// exception of the library, caught in `Room::follow`.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace chicane::room {

inline std::string text_of(const boost::json::object& entry, std::string_view name) {
  return std::string(entry.at(name).as_string());
}
inline std::int64_t number_of(const boost::json::object& entry, std::string_view name) {
  return entry.at(name).as_int64();
}
inline bool flag_of(const boost::json::object& entry, std::string_view name) {
  return entry.at(name).as_bool();
}

}  // namespace chicane::room
