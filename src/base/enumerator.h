// The names of enumerators as the code spells them, so that no second list has to follow an enum.
// For enums that count up from 0.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace chicane {

inline constexpr std::size_t kEnumeratorsMax = 64;

// "build", or empty if no enumerator has that value.
template <auto kEnumerator>
constexpr std::string_view enumerator() {
  // "… [with auto kEnumerator = chicane::Phase::build; …]", or "(chicane::Phase)9" for no
  // enumerator.
  std::string_view text = __PRETTY_FUNCTION__;
  constexpr std::string_view kBefore = "kEnumerator = ";
  text.remove_prefix(text.find(kBefore) + kBefore.size());
  text = text.substr(0, text.find_first_of(";]"));
  text.remove_prefix(text.rfind(':') + 1);
  return text.find(')') == std::string_view::npos ? text : std::string_view();
}

template <class Enum, std::size_t... kValues>
constexpr std::array<std::string_view, sizeof...(kValues)> enumerators(
    std::index_sequence<kValues...>) {
  return {enumerator<static_cast<Enum>(kValues)>()...};
}

// The number, where no enumerator has it.
template <class Enum>
  requires std::is_enum_v<Enum>
std::string enumerator_text(Enum value) {
  static constexpr auto kNames = enumerators<Enum>(std::make_index_sequence<kEnumeratorsMax>());
  const auto number = static_cast<std::size_t>(value);
  if (number < kNames.size() && !kNames[number].empty()) return std::string(kNames[number]);
  return std::to_string(number);
}

}  // namespace chicane
