#include "codec/happening_json.h"

#include <boost/json/array.hpp>
#include <boost/json/string.hpp>

namespace chicane {

namespace json = boost::json;

namespace {

json::value to_json(const EventField& field) {
  switch (field.type) {
    case FieldType::car:
    case FieldType::seat:
    case FieldType::number:
      return field.number;
    case FieldType::flag:
      return field.number != 0;
    case FieldType::dice: {
      json::array faces;
      for (const std::uint8_t face : field.faces) faces.emplace_back(face);
      return faces;
    }
    case FieldType::place:
    case FieldType::corner:
    case FieldType::word:
    case FieldType::clause:
      break;
  }
  return json::string(field.text);
}

}  // namespace

json::object to_json(const Happening& happening) {
  json::object fields;
  for (const EventField& field : happening.fields) fields[field.name] = to_json(field);
  return {{"kind", happening.kind},
          {"clause", happening.clause},
          {"weight", weight_name(happening.weight)},
          {"seat", happening.seat},
          {"car", happening.car},
          {"fields", std::move(fields)},
          {"line", happening.line}};
}

}  // namespace chicane
