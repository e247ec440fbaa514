// What the events of all rule sets mean to a report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/timeline.h"

namespace chicane::report {

enum class EventKind : std::uint8_t {
  other,
  throw_before,  // A die that matters only for what follows from it.
  mishap,        // Costs, damages.
  grave,         // A spin, off the road, out.
  pit,
  duel,  // Cars against each other: forced ways past, tows.
};

// By the first word of an event's line: "spun_out".
EventKind kind_of(std::string_view event);

// What happened to one car by one decision or die, in one sentence.
struct Affair {
  EventKind kind = EventKind::other;
  int turn = 0;
  int car = 0;
  std::string text;
  std::string clause;  // "SC-6.6f, SC-9.1a"
};

// Everything after the start that is no routine, in order.
std::vector<Affair> affairs_of(const Timeline& timeline);

}  // namespace chicane::report
