#include "base/text.h"

#include <algorithm>
#include <charconv>

#include "base/assert.h"

namespace chicane {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({replaced, above + 1, row[j - 1] + 1});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

std::vector<std::string_view> words(std::string_view line) {
  std::vector<std::string_view> found;
  std::size_t at = 0;
  while (at < line.size()) {
    while (at < line.size() && is_blank(line[at])) ++at;
    const std::size_t start = at;
    while (at < line.size() && !is_blank(line[at])) ++at;
    if (at > start) found.push_back(line.substr(start, at - start));
  }
  return found;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t at = text.find(separator);
    pieces.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return pieces;
    text.remove_prefix(at + 1);
  }
}

std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const std::size_t at = text.find('\n');
    std::string_view line = text.substr(0, at);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    found.push_back(line);
    if (at == std::string_view::npos) break;
    text.remove_prefix(at + 1);
  }
  return found;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<int> number(std::string_view text, int low, int high) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (value < low || value > high) return std::nullopt;
  return value;
}

std::optional<std::uint64_t> hex_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<KeyValue> key_value(std::string_view word) {
  const std::size_t at = word.find('=');
  if (at == std::string_view::npos || at == 0) return std::nullopt;
  return KeyValue{word.substr(0, at), word.substr(at + 1)};
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += separator;
    text += parts[i];
  }
  return text;
}

std::string fill_words(std::string_view pattern, const std::vector<std::string>& arguments) {
  std::string text;
  for (const std::string& argument : arguments) {
    const std::size_t hole = pattern.find("{}");
    CHICANE_ASSERT(hole != std::string_view::npos);
    text += pattern.substr(0, hole);
    text += argument;
    pattern.remove_prefix(hole + 2);
  }
  CHICANE_ASSERT(pattern.find("{}") == std::string_view::npos);
  return text += pattern;
}

std::string nearest(std::string_view word, const std::vector<std::string>& choices) {
  std::string best;
  // One slip in a short word, two in a longer one (letters swapped are two).
  std::size_t best_distance = 1 + (word.size() < 4 ? 1 : std::max<std::size_t>(2, word.size() / 3));
  for (const std::string& choice : choices) {
    const std::size_t distance = edit_distance(word, choice);
    if (distance < best_distance) {
      best = choice;
      best_distance = distance;
    }
  }
  return best;
}

std::string ordinal(int n) {
  const bool is_teen = n % 100 >= 11 && n % 100 <= 13;
  const char* ending = is_teen       ? "th"
                       : n % 10 == 1 ? "st"
                       : n % 10 == 2 ? "nd"
                       : n % 10 == 3 ? "rd"
                                     : "th";
  return fill("{}{}", n, ending);
}

}  // namespace chicane
