#include "room/json_fields.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/text.h"

namespace chicane::room {

namespace json = boost::json;

namespace {

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7f;
}

bool is_control_within_lines(char c) {
  return is_control(c) && c != '\n' && c != '\r' && c != '\t';
}

}  // namespace

const json::value* JsonFields::find(std::string_view name) {
  asked_.emplace(name);
  const json::value* value = object_.if_contains(name);
  return value == nullptr || value->is_null() ? nullptr : value;
}

void JsonFields::complain(std::string what) {
  if (complaint_.empty()) complaint_ = std::move(what);
}

void JsonFields::complain_about(std::string_view name, std::string_view what) {
  complain(where_ + std::string(name) + ": " + std::string(what));
}

std::string JsonFields::text(std::string_view name, std::size_t most) {
  if (find(name) == nullptr) complain_about(name, "it is missing");
  return text_or(name, most, {});
}

std::string JsonFields::text_or(std::string_view name, std::size_t most,
                                std::string_view otherwise) {
  return text_without(name, most, otherwise, is_control);
}

std::string JsonFields::lines(std::string_view name, std::size_t most) {
  if (find(name) == nullptr) complain_about(name, "it is missing");
  return text_without(name, most, {}, is_control_within_lines);
}

std::string JsonFields::text_without(std::string_view name, std::size_t most,
                                     std::string_view otherwise, bool (*is_forbidden)(char)) {
  const json::value* value = find(name);
  if (value == nullptr) return std::string(otherwise);
  if (!value->is_string()) {
    complain_about(name, "write a text");
  } else if (value->get_string().size() > most) {
    complain_about(name, fill("at most {} bytes", static_cast<int>(most)));
  } else if (std::any_of(value->get_string().begin(), value->get_string().end(), is_forbidden)) {
    complain_about(name, "no control characters");
  } else {
    return std::string(value->get_string());
  }
  return {};
}

std::optional<std::int64_t> JsonFields::number_if_any(std::string_view name, std::int64_t low,
                                                      std::int64_t high) {
  const json::value* value = find(name);
  if (value == nullptr) return std::nullopt;
  if (value->is_int64() && value->get_int64() >= low && value->get_int64() <= high)
    return value->get_int64();
  complain_about(
      name, fill("write a whole number from {} to {}", std::to_string(low), std::to_string(high)));
  return std::nullopt;
}

std::int64_t JsonFields::number_or(std::string_view name, std::int64_t low, std::int64_t high,
                                   std::int64_t otherwise) {
  return number_if_any(name, low, high).value_or(otherwise);
}

bool JsonFields::flag_or(std::string_view name, bool otherwise) {
  const json::value* value = find(name);
  if (value == nullptr) return otherwise;
  if (value->is_bool()) return value->get_bool();
  complain_about(name, "write true or false");
  return otherwise;
}

bool JsonFields::flag(std::string_view name) {
  if (find(name) == nullptr) complain_about(name, "it is missing");
  return flag_or(name, false);
}

const json::array* JsonFields::list(std::string_view name, std::size_t most) {
  const json::value* value = find(name);
  if (value == nullptr || !value->is_array()) {
    complain_about(name, "write a list");
  } else if (value->get_array().size() > most) {
    complain_about(name, fill("at most {}", static_cast<int>(most)));
  } else {
    return &value->get_array();
  }
  return nullptr;
}

const json::object* JsonFields::object_if_any(std::string_view name) {
  const json::value* value = find(name);
  if (value == nullptr) return nullptr;
  if (value->is_object()) return &value->get_object();
  complain_about(name, "write an object");
  return nullptr;
}

std::optional<Problem> JsonFields::problem() {
  for (const json::key_value_pair& field : object_) {
    if (!asked_.contains(std::string_view(field.key()))) {
      // What was sent is not sent back whole: it may be long.
      const std::string_view name = field.key();
      complain(where_ + (name.size() <= 40 ? std::string(name) : "a long name") +
               ": there is no such field; there are " +
               join(std::vector<std::string>(asked_.begin(), asked_.end()), ", "));
    }
  }
  if (complaint_.empty()) return std::nullopt;
  return Problem{400, "bad_value", complaint_, {}};
}

Result<json::object, Problem> read_object(std::string_view text) {
  boost::system::error_code error;
  json::value value = json::parse(text, error, json::storage_ptr(), {.max_depth = 8});
  if (error)
    return Failure{Problem{400, "bad_json", "the body is no JSON: " + error.message(), {}}};
  if (!value.is_object())
    return Failure{Problem{400, "bad_json", "the body is no JSON object", {}}};
  return std::move(value.get_object());
}

}  // namespace chicane::room
