#include "server/content_coding.h"

#include <algorithm>
#include <optional>

#include "base/text.h"

namespace chicane::server {

namespace {

bool is_same(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return small(x) == small(y); });
}

// "0.5" as 500; at most three decimals.
int thousandths(std::string_view text) {
  const std::size_t point = text.find('.');
  const std::optional<int> whole = number(text.substr(0, point), 0, 1);
  if (!whole) return 0;
  if (point == std::string_view::npos) return *whole * 1000;
  std::string decimals(text.substr(point + 1));
  if (decimals.size() > 3) return 0;
  decimals.resize(3, '0');
  return std::min(1000, *whole * 1000 + number(decimals, 0, 999).value_or(0));
}

// Of one word of the list: "gzip", "br;q=0.8".
int liking_of_word(std::string_view word) {
  const std::vector<std::string_view> parts = split(word, ';');
  if (parts.size() == 1) return 1000;
  const std::string_view weight = trim(parts[1]);
  if (parts.size() > 2 || weight.size() < 3 || !is_same(weight.substr(0, 2), "q=")) return 0;
  return thousandths(weight.substr(2));
}

}  // namespace

int liking_of(std::string_view accept_encoding, std::string_view coding) {
  int others = 0;
  for (const std::string_view word : split(accept_encoding, ',')) {
    const std::string_view name = trim(word.substr(0, word.find(';')));
    if (is_same(name, coding)) return liking_of_word(word);
    if (name == "*") others = liking_of_word(word);
  }
  return others;
}

}  // namespace chicane::server
