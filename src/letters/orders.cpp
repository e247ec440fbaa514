#include "letters/orders.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.h"
#include "desk/desk.h"
#include "letters/letter_text.h"

namespace chicane::letters {

namespace {

constexpr std::size_t kListMax = 12;

// Every verb of the decisions of all rule sets: a line that begins with one may be an order, though
// not for what is asked now.
constexpr std::array<std::string_view, 34> kVerbs = {
    "build",  "bid",    "plot",   "chips", "brake", "drive",   "pass",  "emergency", "slip",
    "end",    "corner", "place",  "grid",  "throw", "object",  "waive", "play",      "claim",
    "superb", "set",    "match",  "keep",  "card",  "special", "hold",  "dice",      "goal",
    "stop",   "luck",   "repair", "leave", "gear",  "push",    "plan"};

std::string_view verb_of(std::string_view text) { return text.substr(0, text.find(' ')); }

std::string_view without_verb(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
}

bool is_verb(std::string_view word) {
  return std::find(kVerbs.begin(), kVerbs.end(), word) != kVerbs.end();
}

std::optional<char> lane_of(std::string_view said) {
  if (said == "inside") return 'I';
  if (said == "middle") return 'M';
  if (said == "outside") return 'O';
  return std::nullopt;
}

bool is_same(std::string_view a, std::string_view b) { return lower_case(a) == lower_case(b); }

// "Plot 120" as the grammar writes it: the verb in small letters.
std::string with_small_verb(const std::string& said) {
  return lower_case(verb_of(said)) + said.substr(verb_of(said).size());
}

std::string list_of(const std::vector<std::string>& all) {
  std::vector<std::string> shown(
      all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(kListMax, all.size())));
  if (shown.size() < all.size())
    shown.push_back(fill("and {} more", static_cast<int>(all.size() - shown.size())));
  return join(shown, ", ");
}

void add(std::vector<std::string>& found, const std::string& decision) {
  if (std::find(found.begin(), found.end(), decision) == found.end()) found.push_back(decision);
}

// All decisions that the words may mean.
std::vector<std::string> meanings(const Race& race, Seat seat, const std::string& said) {
  std::vector<std::string> found;
  for (const std::string& decision : race.legal(seat)) {
    if (is_same(decision, said) || is_same(without_verb(decision), said)) add(found, decision);
  }
  if (!found.empty()) return found;
  const std::optional<char> lane = lane_of(lower_case(said));
  for (const desk::Choice& choice : desk::desk_of(race, seat).choices) {
    if (choice.decision.empty()) continue;
    const bool is_lane = lane && !choice.to.empty() && choice.to.front() == *lane;
    if (is_lane || is_same(choice.label, said) || is_same(choice.to, said) ||
        is_same(choice.decision, said))
      add(found, choice.decision);
  }
  return found;
}

// The whole decision as the grammar has it: lawful, or why not.
Result<std::string, Refused> judged(const Race& race, Seat seat, const std::string& decision) {
  const std::vector<std::string> parts = race.single_decisions(decision);
  if (parts.empty()) return Failure{Refused{"no_decision", "", "there is no order"}};
  const Result<std::vector<Happening>, Refused> done = race.clone()->decide(seat, parts.front());
  if (!done) return Failure{done.error()};
  return decision;
}

}  // namespace

Answer answer_to(const Race& race, Seat seat, const std::string& said) {
  const std::string order = with_small_verb(said);
  const std::vector<std::string> found = meanings(race, seat, order);
  if (found.size() == 1) return {found.front(), ""};
  if (found.size() > 1)
    return {"", fill("'{}' may mean {} things; name one: {}", said, static_cast<int>(found.size()),
                     list_of(found))};
  if (is_verb(verb_of(order))) {
    const Result<std::string, Refused> whole = judged(race, seat, order);
    if (whole) return {*whole, ""};
    return {"", fill("'{}': {} ({})", said, whole.error().what, lawful_now(race, seat))};
  }
  // Words without a verb, where all answers have the same: "180" for "plot 180".
  const std::vector<std::string> legal = race.legal(seat);
  const std::string_view verb = verb_of(legal.front());
  const bool is_one_verb = std::all_of(
      legal.begin(), legal.end(), [&](const std::string& each) { return verb_of(each) == verb; });
  if (is_one_verb) {
    const Result<std::string, Refused> whole = judged(race, seat, fill("{} {}", verb, order));
    if (whole) return {*whole, ""};
    return {"", fill("'{}': {} ({})", said, whole.error().what, lawful_now(race, seat))};
  }
  return {"", fill("'{}' is not understood; {}", said, lawful_now(race, seat))};
}

bool is_order_for(const Race& race, Seat seat, const std::vector<std::string>& items) {
  if (items.empty()) return false;
  const std::string first = with_small_verb(items.front());
  if (!meanings(race, seat, first).empty()) return true;
  const bool has_digit =
      std::any_of(first.begin(), first.end(), [](char c) { return c >= '0' && c <= '9'; });
  // "Keep smiling" is talk, "keep 3" is meant as an order; so is a bare number.
  return has_digit && (is_verb(verb_of(first)) || words(first).size() == 1);
}

std::string lawful_now(const Race& race, Seat seat) {
  return "lawful now: " + list_of(race.legal(seat));
}

std::string not_awaited(const Race& race, Seat seat) {
  const std::string& own = race.names()[static_cast<std::size_t>(index(seat))];
  const Pending pending = race.pending();
  if (pending.is_over()) return fill("the race is over; nothing is asked of {}", own);
  if (pending.kind == Pending::Kind::chance)
    return fill("{} is not asked now; a die is owed: {}", own, race.roll_label());
  std::vector<std::string> names;
  for (const Seat each : pending.seats)
    names.push_back(race.names()[static_cast<std::size_t>(index(each))]);
  return fill("{} is not asked now; the race waits for {}", own, join(names, ", "));
}

}  // namespace chicane::letters
