// Small pieces of text handling that every parser needs. Nothing here throws or trusts its input.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chicane {

// The words of a line, separated by blanks, tabs and carriage returns.
std::vector<std::string_view> words(std::string_view line);

// The pieces between separators; "a//b" has an empty one in the middle, "" has one empty piece.
std::vector<std::string_view> split(std::string_view text, char separator);

// The lines of a text, without their ends; "\r\n" counts as one end. A last line without an end
// counts too.
std::vector<std::string_view> lines(std::string_view text);

std::string_view trim(std::string_view text);

// The whole text as a decimal number within [low, high]; nothing else is a number ("+3", "3 ",
// "03x" are not).
std::optional<int> number(std::string_view text, int low, int high);

std::optional<std::uint64_t> hex_number(std::string_view text);

struct KeyValue {
  std::string_view key;
  std::string_view value;
};

// "key=value" with a key that is not empty.
std::optional<KeyValue> key_value(std::string_view word);

std::string join(const std::vector<std::string>& parts, std::string_view separator);

// The pattern with each "{}" replaced by the next argument: fill("{} of {}", 3, "six"). Small
// enough for the browser build.
std::string fill_words(std::string_view pattern, const std::vector<std::string>& arguments);
inline std::string to_word(std::string_view text) { return std::string(text); }
inline std::string to_word(int number) { return std::to_string(number); }
template <class... Arguments>
std::string fill(std::string_view pattern, const Arguments&... arguments) {
  return fill_words(pattern, {to_word(arguments)...});
}

// The nearest of `choices` if it looks like a slip of the pen for `word`, for "did you mean" in
// complaints; else empty.
std::string nearest(std::string_view word, const std::vector<std::string>& choices);

// "1st", "12th", "23rd"
std::string ordinal(int n);

}  // namespace chicane
