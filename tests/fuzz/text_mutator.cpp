#include "fuzz/text_mutator.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.h"

namespace chicane::fuzz {

namespace {

using Line = std::vector<std::string>;
using Lines = std::vector<Line>;

constexpr std::uint32_t kChangesMax = 4;

// Where parsers draw their bounds, and where numbers end.
constexpr std::array<std::string_view, 12> kNumbers = {
    "0", "1", "2", "19", "20", "400", "401", "999", "1000", "65536", "2147483648", "-1"};

// What stands between words, lines, comments and values, and what stands in no text at all.
constexpr std::string_view kOddBytes("\t\r#=/,+-\0\xff", 10);

Lines taken_apart(std::string_view text) {
  Lines lines;
  for (const std::string_view line : split(text, '\n')) {
    const std::vector<std::string_view> found = split(line, ' ');
    lines.emplace_back(found.begin(), found.end());
  }
  return lines;
}

std::string put_together(const Lines& lines) {
  std::vector<std::string> texts;
  texts.reserve(lines.size());
  for (const Line& line : lines) texts.push_back(join(line, " "));
  return join(texts, "\n");
}

template <class Item>
std::size_t any_of(const std::vector<Item>& items, Random& random) {
  return random.below(static_cast<std::uint32_t>(items.size()));
}

const std::string& any_word(const Lines& lines, Random& random) {
  const Line& line = lines[any_of(lines, random)];
  return line[any_of(line, random)];
}

// Another number in place of one in the word, if it has one: "spec=40/40" and "I17" have.
void change_number(std::string& word, Random& random) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::size_t from = word.empty() ? 0 : random.below(static_cast<std::uint32_t>(word.size()));
  const auto first =
      std::find_if(word.begin() + static_cast<std::ptrdiff_t>(from), word.end(), is_digit);
  const auto last = std::find_if_not(first, word.end(), is_digit);
  if (first == last) return;
  const std::optional<int> old = number({first, last}, 0, 1 << 20);
  std::string changed(kNumbers[random.below(kNumbers.size())]);
  if (old && random.below(2) == 0) {
    constexpr std::array<int, 4> kSteps = {-20, -1, 1, 20};
    changed = std::to_string(*old + kSteps[random.below(kSteps.size())]);
  }
  word.replace(first, last, changed);
}

// Every line keeps at least one word, if an empty one, and a text one line.
template <class Item>
void leave_out(std::vector<Item>& items, Random& random) {
  if (items.size() > 1)
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(any_of(items, random)));
}

template <class Item>
void put_in(std::vector<Item>& items, Item item, Random& random) {
  items.insert(items.begin() + random.below(static_cast<std::uint32_t>(items.size() + 1)),
               std::move(item));
}

template <class Item>
void exchange(std::vector<Item>& items, Random& random) {
  const std::size_t a = any_of(items, random);
  const std::size_t b = any_of(items, random);
  if (a != b) std::swap(items[a], items[b]);
}

void change(Lines& lines, Random& random) {
  Line& line = lines[any_of(lines, random)];
  std::string& word = line[any_of(line, random)];
  switch (random.below(10)) {
    case 0:
      return leave_out(line, random);
    case 1:
      return put_in(line, std::string(any_word(lines, random)), random);
    case 2:
      return exchange(line, random);
    case 3:
      word = std::string(any_word(lines, random));
      return;
    case 4:
    case 5:
      return change_number(word, random);
    case 6:
      word += kOddBytes[random.below(kOddBytes.size())];
      return;
    case 7:
      return leave_out(lines, random);
    case 8:
      return put_in(lines, Line(lines[any_of(lines, random)]), random);
    default:
      return exchange(lines, random);
  }
}

}  // namespace

std::string mutated(std::string_view text, Random& random) {
  Lines lines = taken_apart(text);
  const std::uint32_t changes = 1 + random.below(kChangesMax);
  for (std::uint32_t i = 0; i < changes; ++i) change(lines, random);
  return put_together(lines);
}

std::string crossed(std::string_view text, std::string_view other, Random& random) {
  Lines lines = taken_apart(text);
  const Lines others = taken_apart(other);
  const std::size_t at = any_of(lines, random);
  switch (random.below(4)) {
    case 0:
      lines[at][any_of(lines[at], random)] = any_word(others, random);
      break;
    case 1:
      put_in(lines[at], std::string(any_word(others, random)), random);
      break;
    case 2:
      put_in(lines, Line(others[any_of(others, random)]), random);
      break;
    default:
      lines.resize(at + 1);
      lines.insert(lines.end(),
                   others.begin() + static_cast<std::ptrdiff_t>(any_of(others, random)),
                   others.end());
      break;
  }
  return put_together(lines);
}

}  // namespace chicane::fuzz
