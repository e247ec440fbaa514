#include "rules/lib/passage.h"

#include <algorithm>
#include <bit>

namespace chicane {

namespace {

const LineSpot& spot_on(const CourseSpace& space, LineId line) {
  for (int i = 0; i < space.line_count; ++i) {
    if (space.lines[i].line == line) return space.lines[i];
  }
  assertion_failed("the line runs through the space", __FILE__, __LINE__);
}

bool is_live(const Passage& passage, LineId line) {
  for (int i = 0; i < passage.line_count; ++i) {
    if (passage.lines[i].line == line) return true;
  }
  return false;
}

// The line's slot in the corner, or −1.
int slot_of(const Course& course, CornerId corner, LineId line) {
  const CourseCorner& c = course[corner];
  for (int slot = 0; slot < c.line_count; ++slot) {
    if (c.lines[slot] == line) return slot;
  }
  return -1;
}

bool has_slot(const Ledger& ledger, int slot) { return (ledger.line_slots >> slot & 1) != 0; }

void drop_slot(Ledger& ledger, int slot) {
  ledger.line_slots = static_cast<std::uint8_t>(ledger.line_slots & ~(1 << slot));
  ledger.over_on[slot] = Speed{};
}

// What the level covers can never be due again.
void forget_covered(Ledger& ledger) {
  if (ledger.over <= ledger.level) ledger.over = Speed{};
  if (ledger.line_slots == 0) return;
  for (Speed& over : ledger.over_on) {
    if (over <= ledger.level) over = Speed{};
  }
}

void remove_line(Passage& passage, int at) {
  for (int i = at; i + 1 < passage.line_count; ++i) {
    passage.lines[i] = passage.lines[i + 1];
  }
  passage.lines[--passage.line_count] = LiveLine{};
}

Ledger& open_ledger(Passage& passage, CornerId corner) {
  CHICANE_ASSERT(passage.ledger_count < kLedgersMax);  // compile_course has counted.
  Ledger& ledger = passage.ledgers[passage.ledger_count++];
  ledger.corner = corner;
  return ledger;
}

bool covers_entry_of_live_line(const Course& course, const Passage& passage, const Ledger& ledger) {
  for (unsigned slots = ledger.line_slots; slots != 0; slots &= slots - 1) {
    if (is_live(passage, course[ledger.corner].lines[std::countr_zero(slots)])) return true;
  }
  return false;
}

bool can_be_joined_ahead(const Course& course, const CourseLine& line, SpaceId at) {
  const int rows = rows_between(course[at].row, line.last_join_row, course.rows);
  return rows > 0 && rows < course.rows / 2;
}

// Is the car, which is not beside the corner, still on its way to it? It can be set back there.
bool is_before(const Course& course, CornerId corner, SpaceId at) {
  const CourseCorner& c = course[corner];
  const int row = course[at].row;
  return rows_between(row, c.first_row, course.rows) < rows_between(c.last_row, row, course.rows);
}

// What the car would have to account for, were that line not followed.
Speed need_without(const Course& course, const Ledger& ledger, LineId line) {
  Ledger without = ledger;
  const int slot = slot_of(course, ledger.corner, line);
  if (slot >= 0) drop_slot(without, slot);
  return need(without);
}

}  // namespace

void close_ledger(Passage& passage, int at) {
  for (int i = at; i + 1 < passage.ledger_count; ++i) passage.ledgers[i] = passage.ledgers[i + 1];
  passage.ledgers[--passage.ledger_count] = Ledger{};
}

bool has_profited(const Course& course, const Passage& passage, LineId line) {
  for (int i = 0; i < passage.ledger_count; ++i) {
    const Ledger& ledger = passage.ledgers[i];
    if (need_without(course, ledger, line) > ledger.level) return true;
  }
  return false;
}

void leave_line(const Course& course, Passage& passage, int live) {
  const LineId line = passage.lines[live].line;
  remove_line(passage, live);
  for (int l = 0; l < passage.ledger_count; ++l) {
    Ledger& ledger = passage.ledgers[l];
    const int slot = slot_of(course, ledger.corner, line);
    if (slot >= 0) drop_slot(ledger, slot);
  }
}

void join_line(Passage& passage, const LineSpot& spot) {
  CHICANE_ASSERT(passage.line_count < kLinesPerSpaceMax);
  passage.lines[passage.line_count++] = {spot.line, spot.index};
}

void enter_corner(const Course& course, Passage& passage, SpaceId at, Speed speed) {
  const CourseSpace& space = course[at];
  CHICANE_ASSERT(space.is_posted());
  Ledger* ledger = find_ledger(passage, space.corner);
  if (ledger == nullptr) ledger = &open_ledger(passage, space.corner);

  const Speed over = excess(speed, space.limit);
  if (passage.line_count == 0 && ledger->line_slots == 0) {
    if (over > ledger->level) ledger->over = std::max(ledger->over, over);
    return;
  }
  unsigned on = 0;  // Slots of the lines on which this entry lies.
  for (int i = 0; i < passage.line_count; ++i) {
    const LineSpot& spot = spot_on(space, passage.lines[i].line);
    const std::size_t slot = spot.slot;
    // Entries made before the line was joined have no bonus from it.
    if (!has_slot(*ledger, spot.slot)) ledger->over_on[slot] = ledger->over;
    ledger->over_on[slot] =
        std::max(ledger->over_on[slot], excess(speed, space.limit + course[spot.line].bonus));
    on |= 1u << spot.slot;
  }
  for (unsigned slots = ledger->line_slots & ~on; slots != 0; slots &= slots - 1) {
    Speed& over_on = ledger->over_on[std::countr_zero(slots)];
    over_on = std::max(over_on, over);
  }
  ledger->line_slots = static_cast<std::uint8_t>(ledger->line_slots | on);
  ledger->over = std::max(ledger->over, over);
  forget_covered(*ledger);
}

// A completed line stays a candidate only where it still saves something.
void complete_lines(const Course& course, Passage& passage) {
  for (int i = passage.line_count - 1; i >= 0; --i) {
    const LiveLine live = passage.lines[i];
    if (live.index + 1 < course[live.line].length) continue;
    remove_line(passage, i);
    for (int l = 0; l < passage.ledger_count; ++l) {
      Ledger& ledger = passage.ledgers[l];
      const int slot = slot_of(course, ledger.corner, live.line);
      if (slot >= 0 && has_slot(ledger, slot) && ledger.over <= ledger.level)
        drop_slot(ledger, slot);
    }
  }
}

void close_ledgers(const Course& course, Passage& passage, SpaceId at) {
  for (int l = passage.ledger_count - 1; l >= 0; --l) {
    const Ledger& ledger = passage.ledgers[l];
    const bool beside = (course[at].corner_rows >> index(ledger.corner) & 1u) != 0;
    if (!beside && !covers_entry_of_live_line(course, passage, ledger) &&
        !is_before(course, ledger.corner, at)) {
      close_ledger(passage, l);
    }
  }
}

void forget_spoilt(const Course& course, Passage& passage, SpaceId at) {
  for (std::uint32_t rest = passage.spoilt_lines; rest != 0; rest &= rest - 1) {
    const int line = std::countr_zero(rest);
    if (!can_be_joined_ahead(course, course.lines[line], at)) passage.spoilt_lines &= ~(1u << line);
  }
}

void buy_level(Ledger& ledger, Speed level, int units_paid, bool rolled) {
  CHICANE_ASSERT(level > ledger.level);
  ledger.level = level;
  ledger.paid = static_cast<std::uint8_t>(std::max<int>(ledger.paid, units_paid));
  if (rolled) ledger.rolled = 1;
  forget_covered(ledger);
}

void spin_out(const Course& course, Passage& passage, SpaceId at) {
  for (int i = 0; i < passage.line_count; ++i) {
    passage.spoilt_lines |= 1u << index(passage.lines[i].line);
  }
  passage.lines = {};
  passage.line_count = 0;
  if (passage.spoilt_lines != 0) forget_spoilt(course, passage, at);
  for (int l = 0; l < passage.ledger_count; ++l) {
    Ledger& ledger = passage.ledgers[l];
    ledger.over = Speed{};
    ledger.over_on = {};
    ledger.line_slots = 0;
  }
  settle_on(course, passage, at);
}

}  // namespace chicane
