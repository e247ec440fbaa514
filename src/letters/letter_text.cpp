#include "letters/letter_text.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace chicane::letters {

namespace {

constexpr int kTurnMax = 9999;
constexpr std::array<std::string_view, 4> kTurnWords = {"t", "turn", "move", "round"};
constexpr std::array<std::string_view, 6> kConditions = {"if",   "unless",    "otherwise",
                                                         "else", "whichever", "depending"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Bullets before, full stops after.
std::string_view bare(std::string_view text) {
  constexpr std::string_view kAround = " \t\r.!*-";
  const std::size_t begin = text.find_first_not_of(" \t\r*-");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kAround) + 1 - begin);
}

bool begins_signature(std::string_view line) {
  const std::string_view text = trim(line);
  return text == "--" || text.starts_with("-----") || text.starts_with("_____");
}

// "T5: …", "Turn 5 …": the number, and what is left of the text.
std::optional<int> take_turn(std::string_view& text) {
  const std::string low = lower_case(text);
  for (const std::string_view word : kTurnWords) {
    if (!low.starts_with(word)) continue;
    std::size_t at = word.size();
    while (at < low.size() && low[at] == ' ') ++at;
    std::size_t end = at;
    while (end < low.size() && is_digit(low[end])) ++end;
    const bool goes_on = end < low.size() && low[end] != ':' && low[end] != ' ' && low[end] != ',';
    const std::optional<int> turn = number(std::string_view(low).substr(at, end - at), 0, kTurnMax);
    if (!turn || goes_on) continue;
    text.remove_prefix(end);
    while (!text.empty() && (text.front() == ':' || text.front() == ' ' || text.front() == ','))
      text.remove_prefix(1);
    return turn;
  }
  return std::nullopt;
}

// "Plot: 120 mph" is "plot 120"; "120S" asks for a slip.
std::string tidied(std::string_view item) {
  std::vector<std::string> all;
  for (const std::string_view word : words(bare(item))) {
    std::string said(word);
    if (!said.empty() && said.back() == ':') said.pop_back();
    const bool is_unit = !all.empty() && lower_case(said) == "mph";
    if (is_unit || said.empty()) continue;
    const bool is_speed = is_digit(said.front()) && said.size() > 1;
    if (is_speed && (said.back() == 's' || said.back() == 'S') && is_digit(said[said.size() - 2])) {
      said.pop_back();
      all.push_back(said);
      said = "slip";
    }
    all.push_back(said);
  }
  return join(all, " ");
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string low(text);
  for (char& c : low) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return low;
}

std::vector<LetterLine> own_lines(std::string_view letter) {
  std::vector<LetterLine> own;
  int number = 0;
  for (const std::string_view line : lines(letter)) {
    ++number;
    if (begins_signature(line)) break;
    const std::string_view text = trim(line);
    if (text.starts_with('>') || text.starts_with('|')) continue;
    if (const std::string_view said = bare(text); !said.empty())
      own.push_back({number, std::string(said)});
  }
  return own;
}

OrderLine order_line(std::string_view text) {
  OrderLine order;
  order.turn = take_turn(text);
  std::string all(text);
  std::replace(all.begin(), all.end(), ';', ',');
  for (const std::string_view item : split(all, ',')) {
    if (std::string said = tidied(item); !said.empty()) order.items.push_back(std::move(said));
  }
  return order;
}

bool is_conditional(std::string_view text) {
  const std::string low = lower_case(text);
  const std::vector<std::string_view> said = words(low);
  return std::any_of(said.begin(), said.end(), [](std::string_view word) {
    while (!word.empty() && (word.back() == ',' || word.back() == ':')) word.remove_suffix(1);
    return std::find(kConditions.begin(), kConditions.end(), word) != kConditions.end();
  });
}

}  // namespace chicane::letters
