#include "core/happening.h"

namespace chicane {

std::string line_text(const EventField& field, const LineNames& names) {
  switch (field.type) {
    case FieldType::car:
      return names.cars[static_cast<std::size_t>(field.number)];
    case FieldType::seat:
      return names.seats[static_cast<std::size_t>(field.number)];
    case FieldType::number:
      return std::to_string(field.number);
    case FieldType::flag:
      return {};
    case FieldType::dice: {
      std::string text;
      for (const std::uint8_t face : field.faces)
        text += (text.empty() ? "" : " ") + std::to_string(face);
      return text;
    }
    case FieldType::place:
    case FieldType::corner:
    case FieldType::word:
    case FieldType::clause:
      break;
  }
  return field.text;
}

}  // namespace chicane
