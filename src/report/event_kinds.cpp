#include "report/event_kinds.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace chicane::report {

namespace {

using Entry = std::pair<std::string_view, EventKind>;

// Events that mean the same have the same name in all rule sets; those not listed are routine.
constexpr Entry kKinds[] = {
    {"threw", EventKind::throw_before},
    {"chance_spin", EventKind::throw_before},
    {"chance_crash", EventKind::throw_before},
    {"wreck_spin", EventKind::throw_before},
    {"wreck_crash", EventKind::throw_before},
    {"corner_unpayable", EventKind::throw_before},
    {"braking_unpayable", EventKind::throw_before},
    {"too_many_dice", EventKind::throw_before},
    {"overrevved", EventKind::throw_before},
    {"involved", EventKind::throw_before},

    {"stalled", EventKind::mishap},
    {"misshifted", EventKind::mishap},
    {"engine_damaged", EventKind::mishap},
    {"engine_failed", EventKind::mishap},
    {"brakes_strained", EventKind::mishap},
    {"brakes_damaged", EventKind::mishap},
    {"contact", EventKind::mishap},
    {"passee_hit", EventKind::mishap},
    {"got_handicap", EventKind::mishap},
    {"was_locked", EventKind::mishap},
    {"defect_began", EventKind::mishap},
    {"missed_double", EventKind::mishap},
    {"missed_shift", EventKind::mishap},
    {"damaged", EventKind::mishap},

    {"engine_burnt_out", EventKind::grave},
    {"engine_out", EventKind::grave},
    {"brakes_failed", EventKind::grave},
    {"withdrew", EventKind::grave},
    {"stalled_out", EventKind::grave},
    {"stuck", EventKind::grave},
    {"went_off", EventKind::grave},
    {"spun_out", EventKind::grave},
    {"crashed", EventKind::grave},
    {"crashed_off", EventKind::grave},
    {"went_to_side", EventKind::grave},
    {"went_out", EventKind::grave},
    {"spun_off", EventKind::grave},
    {"spun_at_roadside", EventKind::grave},
    {"left_road", EventKind::grave},
    {"spun", EventKind::grave},
    {"destroyed", EventKind::grave},
    {"eliminated", EventKind::grave},

    {"entered_pit", EventKind::pit},
    {"drew_pit_card", EventKind::pit},
    {"service_made", EventKind::pit},
    {"service_failed", EventKind::pit},
    {"entered_box", EventKind::pit},
    {"repaired", EventKind::pit},
    {"left_box", EventKind::pit},

    {"slip_taken", EventKind::duel},
    {"slipped", EventKind::duel},
    {"took_tow", EventKind::duel},
    {"passed", EventKind::duel},
    {"pass_failed", EventKind::duel},
    {"overtook", EventKind::duel},
    {"lost_overtaking", EventKind::duel},
    {"had_luck", EventKind::duel},
    {"was_baulked", EventKind::duel},
};

// The penalty chart of Formula One: what it says is bad unless it says that nothing happens.
bool is_penalty(const Told& told) {
  const std::vector<std::string_view> said = words(told.happening.line);
  return told.happening.clause.starts_with("F1-COR") && said.front() == "threw" &&
         said.back() != "none";
}

EventKind kind_told(const Told& told) {
  if (told.car < 0 || told.turn == 0 || told.happening.story.empty()) return EventKind::other;
  if (is_penalty(told))
    return told.happening.line.ends_with(" spin") ? EventKind::grave : EventKind::mishap;
  return kind_of(words(told.happening.line).front());
}

// As sentences of events begin: "Valli", "2a (Valli)".
std::string subject(const std::string& name) {
  const std::size_t blank = name.find(' ');
  if (blank == std::string::npos) return name;
  return fill("{} ({})", name.substr(0, blank), name.substr(blank + 1));
}

// The sentence with cars called as everywhere in the report: "2a Valli".
std::string told_by_name(std::string text, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const std::string who = subject(name);
    if (who == name) continue;
    for (std::size_t at = text.find(who); at != std::string::npos; at = text.find(who, at))
      text.replace(at, who.size(), name);
  }
  return text;
}

// "Valli throws 6 in Lesmo: a crash." and "Valli crashes on I30." are one sentence.
void join_to(Affair& affair, const std::string& next, const std::string& clause,
             const std::string& name) {
  if (next.starts_with(name + " ") && affair.text.ends_with('.')) {
    affair.text.back() = ';';
    affair.text += next.substr(name.size());
  } else {
    affair.text += " " + next;
  }
  if (affair.clause.find(clause) == std::string::npos) affair.clause += ", " + clause;
}

}  // namespace

EventKind kind_of(std::string_view event) {
  const auto* found = std::find_if(std::begin(kKinds), std::end(kKinds),
                                   [&](const Entry& entry) { return entry.first == event; });
  return found == std::end(kKinds) ? EventKind::other : found->second;
}

std::vector<Affair> affairs_of(const Timeline& timeline) {
  std::vector<Affair> affairs;
  int batch = 0;
  for (const Told& told : timeline.told) {
    const EventKind kind = kind_told(told);
    if (kind == EventKind::other) continue;
    const bool goes_on = !affairs.empty() && told.batch == batch && affairs.back().car == told.car;
    std::string text = told_by_name(told.happening.story, timeline.names);
    if (goes_on) {
      join_to(affairs.back(), text, told.happening.clause,
              timeline.names[static_cast<std::size_t>(told.car)]);
      // The gravest part gives the whole its kind; pits and duels are never part of a mishap.
      affairs.back().kind = std::max(affairs.back().kind, kind);
    } else {
      affairs.push_back({kind, told.turn, told.car, std::move(text), told.happening.clause});
    }
    batch = told.batch;
  }
  // A throw that nothing came of.
  std::erase_if(affairs,
                [](const Affair& affair) { return affair.kind == EventKind::throw_before; });
  return affairs;
}

}  // namespace chicane::report
