// A value as text, field by field: records of key=value, as the case language writes them. What is
// zero is left out: 0, no, an empty list, the first enumerator.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/enumerator.h"
#include "board/board.h"
#include "rules/lib/course.h"
#include "rules/lib/speed.h"

namespace chicane {

class FieldList {
 public:
  // The fields that follow belong to it.
  void begin(std::string record) { records_.push_back({std::move(record), {}}); }

  // In any case.
  void put(std::string key, std::string value) {
    records_.back().fields.push_back({std::move(key), std::move(value)});
  }

  // Unless it is zero.
  template <class T>
  void add(std::string key, const T& value) {
    if (const std::string text = text_of(value); !text.empty()) put(std::move(key), text);
  }

  // The first `count` items, and those behind them up to the last that is not zero:
  // "order=A,C,B".
  template <class Items, class TextOf>
  void add_list(std::string key, const Items& items, int count, TextOf item_text) {
    using Item = std::remove_cvref_t<decltype(items[0])>;
    int last = static_cast<int>(items.size());
    while (last > count && items[last - 1] == Item{}) --last;
    std::string text;
    for (int i = 0; i < last; ++i) text += (i == 0 ? "" : ",") + item_text(items[i]);
    if (last > 0) put(std::move(key), std::move(text));
  }
  template <class Items>
  void add_list(std::string key, const Items& items, int count) {
    add_list(std::move(key), items, count,
             [](const auto& item) { return text_of(item).empty() ? "0" : text_of(item); });
  }
  // Without a count of its own.
  template <class T, std::size_t N>
  void add(std::string key, const std::array<T, N>& items) {
    add_list(std::move(key), items, 0);
  }

  // A line for each record that has a field: "A at=M12 speed=60".
  std::vector<std::string> lines() const;

  // The fields that say something else than the same record of `other` does. A field that is left
  // out here and not there is 0.
  FieldList beyond(const FieldList& other) const;

 private:
  struct Field {
    std::string key;
    std::string value;

    friend bool operator==(const Field&, const Field&) = default;
  };
  struct Record {
    std::string name;
    std::vector<Field> fields;
  };

  // Read as a byte: a state may come from anywhere.
  static std::string text_of(const bool& value) {
    std::uint8_t byte = 0;
    std::memcpy(&byte, &value, sizeof byte);
    return byte == 0 ? "" : byte == 1 ? "yes" : std::to_string(byte);
  }
  static std::string text_of(Speed speed) {
    return speed.spaces() == 0 ? "" : std::to_string(speed.mph());
  }
  template <class T>
    requires std::is_integral_v<T>
  static std::string text_of(const T& value) {
    return value == 0 ? "" : std::to_string(value);
  }
  template <class T>
    requires std::is_enum_v<T>
  static std::string text_of(const T& value) {
    return value == T{} ? "" : enumerator_text(value);
  }

  std::vector<Record> records_;
};

// The names of what a number counts, or the number where there is none.
std::string name_or_number(const std::vector<std::string>& names, int index);
std::string place_or_number(const Board& board, int place);
std::string corner_or_number(const Board& board, int corner);

// "A,C": the names of the bits that are set.
std::string names_of_bits(const std::vector<std::string>& names, std::uint32_t bits);

}  // namespace chicane
