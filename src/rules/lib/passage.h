// A car's way through corners: what it has entered and paid in each (the ledger), and which printed
// lines it is on. Shared by the rule sets of the Speed Circuit family (SC-6, WBC-2.4, WBC-2.5).
//
// The rules speak of a list of entries (space, speed) per corner and take
//   need = min over the candidate lines (none, each live line, each completed line)
//          of the max over the entries of max(0, speed − limit − bonus if the entry lies on that
//          line).
// A ledger keeps just the maxima, one without a line and one for each candidate. Maxima that the
// bought level covers are kept as 0: they can never make anything due, and so passages that behave
// alike are equal.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rules/lib/chart.h"
#include "rules/lib/course.h"

namespace chicane {

struct Ledger {
  CornerId corner;
  Speed level;              // Overspeed already bought in this passage.
  std::uint8_t paid;        // Wear units paid, before any doubling.
  std::uint8_t rolled;      // 1: the chance table has been consulted here.
  Speed over;               // Largest over without any line; 0 if `level` covers it.
  std::uint8_t line_slots;  // Bit s: the line in slot s of the corner is a candidate (an entry was
                            // made on it).
  std::array<Speed, kLinesPerCornerMax> over_on;  // The same with the line in slot s.

  friend bool operator==(const Ledger&, const Ledger&) = default;
};

struct LiveLine {
  LineId line;
  std::uint8_t index;  // The space of the line on which the car stands.

  friend bool operator==(const LiveLine&, const LiveLine&) = default;
};

struct Passage {
  std::array<Ledger, kLedgersMax> ledgers;  // In the order of opening; unused ones are all zero.
  std::array<LiveLine, kLinesPerSpaceMax> lines;  // Live lines; unused ones are all zero.
  std::uint8_t ledger_count;
  std::uint8_t line_count;
  std::array<std::uint8_t, 2> unused_;
  std::uint32_t spoilt_lines;  // Bit l: the car spun on line l and gets no more from it (Q24) as
                               // long as it could still join it.

  bool is_empty() const { return (ledger_count | line_count) == 0 && spoilt_lines == 0; }

  friend bool operator==(const Passage&, const Passage&) = default;
};

// Overspeed the car must account for in that corner now.
inline Speed need(const Ledger& ledger) {
  Speed least = ledger.over;
  for (unsigned slots = ledger.line_slots; slots != 0; slots &= slots - 1) {
    least = std::min(least, ledger.over_on[std::countr_zero(slots)]);
  }
  return least;
}

// SC-6.6i  Of an option only what has not been paid in this corner is due: wear units, and a chance
// roll only if none was made here before.
inline int unpaid_wear(const Ledger& ledger, const ChartOption& option) {
  return std::max(0, option.wear - ledger.paid);
}
inline bool owes_roll(const Ledger& ledger, const ChartOption& option) {
  return option.die && ledger.rolled == 0;
}

// The first ledger whose need exceeds its level, or nullptr.
inline Ledger* find_due(Passage& passage) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (need(passage.ledgers[i]) > passage.ledgers[i].level) return &passage.ledgers[i];
  }
  return nullptr;
}

inline Ledger* find_ledger(Passage& passage, CornerId corner) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    if (passage.ledgers[i].corner == corner) return &passage.ledgers[i];
  }
  return nullptr;
}

void close_ledger(Passage& passage, int at);

// Has the car saved anything by this line so far: would something be due without it?
bool has_profited(const Course& course, const Passage& passage, LineId line);

// The space that comes next on a live line. A live line always has one: it is completed on entering
// its last space.
inline SpaceId next_on(const Course& course, const LiveLine& live) {
  CHICANE_ASSERT(live.index + 1 < course[live.line].length);
  return course[live.line].spaces[live.index + 1];
}

// The car leaves that live line (SC-6.4a). What is due then shows in find_due.
void leave_line(const Course& course, Passage& passage, int live);

// The step to `to` is about to be made: lines that do not lead there are left.
inline void leave_lines(const Course& course, Passage& passage, SpaceId to) {
  for (int i = passage.line_count - 1; i >= 0; --i) {
    if (next_on(course, passage.lines[i]) != to) leave_line(course, passage, i);
  }
}

// The car enters `to`; its live lines lead there (leave_lines came first). They go on.
inline void advance_lines(const Course& course, Passage& passage, SpaceId to) {
  for (int i = 0; i < passage.line_count; ++i) {
    CHICANE_ASSERT(next_on(course, passage.lines[i]) == to);
    ++passage.lines[i].index;
  }
}

// May the car, entering this spot, join the line (SC-6.3b)? Not if it is on it or has spun on it.
inline bool can_join(const Passage& passage, const LineSpot& spot) {
  if (!spot.joinable || (passage.spoilt_lines >> index(spot.line) & 1u) != 0) return false;
  for (int i = 0; i < passage.line_count; ++i) {
    if (passage.lines[i].line == spot.line) return false;
  }
  return true;
}
void join_line(Passage& passage, const LineSpot& spot);

// The entry into a posted space at that speed joins the ledger of its corner (SC-6.2).
void enter_corner(const Course& course, Passage& passage, SpaceId at, Speed speed);

// Would that entry make something due?
inline bool would_be_due(const Course& course, Passage passage, SpaceId at, Speed speed) {
  enter_corner(course, passage, at, speed);
  return find_due(passage) != nullptr;
}

// The car stands on `at`: lines that end there are completed, ledgers of corners behind it are
// closed unless a live line still covers an entry, spoilt lines that cannot be joined any more are
// forgotten.
void complete_lines(const Course& course, Passage& passage);
void close_ledgers(const Course& course, Passage& passage, SpaceId at);
void forget_spoilt(const Course& course, Passage& passage, SpaceId at);
inline void settle_on(const Course& course, Passage& passage, SpaceId at) {
  if (passage.line_count > 0) complete_lines(course, passage);
  if (passage.ledger_count > 0) close_ledgers(course, passage, at);
  if (passage.spoilt_lines != 0) forget_spoilt(course, passage, at);
}

// An option of the row `level` was taken: the corner now has that level, and so much of the chart
// has been paid.
void buy_level(Ledger& ledger, Speed level, int units_paid, bool rolled);

// A spinout on `at`: lines and entries are cleared, levels and payments stay (SC-6.5a after a
// spin).
void spin_out(const Course& course, Passage& passage, SpaceId at);

}  // namespace chicane
