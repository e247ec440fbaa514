// The trace of a case: all that can be seen after each of its steps, as lines of text
// (docs/conformance.md).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "conform/run_case.h"

namespace chicane::conform {

enum class TraceKind : std::uint8_t {
  refusal,  // Name and clause.
  events,   // With their fields and clause.
  asked,    // Who is awaited, or the die that is owed.
  answers,  // The lawful ones of every awaited seat, in the order of the engine.
  state,    // Its digest, and what of it no seat sees.
  views,    // What everybody sees, field by field, and what each seat sees beyond that.
};
inline constexpr int kTraceKinds = 6;
inline constexpr std::array<TraceKind, kTraceKinds> kAllTraceKinds = {
    TraceKind::refusal, TraceKind::events, TraceKind::asked,
    TraceKind::answers, TraceKind::state,  TraceKind::views};

using TraceLines = std::vector<std::string>;

// One decision or die, and what can be seen then.
struct TraceStep {
  int line = 0;      // Of the statement that led to it.
  std::string what;  // "A plot 60", "roll 4", "position"
  std::array<TraceLines, kTraceKinds> kinds;

  TraceLines& operator[](TraceKind kind) { return kinds[static_cast<std::size_t>(kind)]; }
  const TraceLines& operator[](TraceKind kind) const {
    return kinds[static_cast<std::size_t>(kind)];
  }
};

struct Trace {
  CaseResult result;
  std::vector<TraceStep> steps;
};

Trace trace_case(const std::string& rules, const Case& the_case);

// Eight hexadecimal digits for the lines, or "-" if there are none.
std::string trace_digest(const TraceLines& lines);

}  // namespace chicane::conform
