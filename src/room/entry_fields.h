// Entries of our own ledgers and their fields. A ledger that lacks one is not ours; the fold
// complains through the exception of the library, caught in `fold_entries`.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/system/error_code.hpp>
#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

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

// `apply` takes each of them and complains with a text; the first complaint, or nothing.
template <class Apply>
std::string fold_entries(const std::vector<std::string>& entries, Apply apply) {
  for (const std::string& text : entries) {
    boost::system::error_code error;
    const boost::json::value entry = boost::json::parse(text, error);
    if (error || !entry.is_object()) return "this entry is no JSON object";
    try {
      if (std::string complaint = apply(entry.get_object()); !complaint.empty()) return complaint;
    } catch (const std::exception& wrong) {  // Of the JSON library: a field is missing.
      return std::string("this entry is not ours: ") + wrong.what();
    }
  }
  return {};
}

}  // namespace chicane::room
