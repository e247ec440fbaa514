#include "codec/field_list.h"

#include <algorithm>

namespace chicane {

std::vector<std::string> FieldList::lines() const {
  std::vector<std::string> lines;
  for (const Record& record : records_) {
    if (record.fields.empty()) continue;
    std::string line = record.name;
    for (const Field& field : record.fields) {
      line += ' ';
      line += field.key;
      line += '=';
      line += field.value;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

FieldList FieldList::beyond(const FieldList& other) const {
  FieldList more;
  for (const Record& record : records_) {
    more.begin(record.name);
    const auto same =
        std::find_if(other.records_.begin(), other.records_.end(),
                     [&](const Record& candidate) { return candidate.name == record.name; });
    const auto has = [](const Record& in, const std::string& key) {
      return std::any_of(in.fields.begin(), in.fields.end(),
                         [&](const Field& field) { return field.key == key; });
    };
    for (const Field& field : record.fields) {
      if (same == other.records_.end() ||
          std::find(same->fields.begin(), same->fields.end(), field) == same->fields.end())
        more.put(field.key, field.value);
    }
    if (same == other.records_.end()) continue;
    for (const Field& field : same->fields) {
      if (!has(record, field.key)) more.put(field.key, "0");
    }
  }
  return more;
}

std::string name_or_number(const std::vector<std::string>& names, int index) {
  const bool has_name = index >= 0 && index < static_cast<int>(names.size());
  return has_name ? names[index] : std::to_string(index);
}

std::string place_or_number(const Board& board, int place) {
  const auto places = static_cast<int>(board.spaces.size() + board.strips.size());
  return place >= 0 && place < places ? place_name(board, place) : std::to_string(place);
}

std::string corner_or_number(const Board& board, int corner) {
  const bool has_name = corner >= 0 && corner < static_cast<int>(board.corners.size());
  return has_name ? board.corners[corner].id : std::to_string(corner);
}

std::string names_of_bits(const std::vector<std::string>& names, std::uint32_t bits) {
  std::string text;
  for (int i = 0; i < 32; ++i) {
    if ((bits >> i & 1u) != 0) text += (text.empty() ? "" : ",") + name_or_number(names, i);
  }
  return text;
}

}  // namespace chicane
