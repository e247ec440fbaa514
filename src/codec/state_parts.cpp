#include "codec/state_parts.h"

#include <algorithm>
#include <array>

namespace chicane {

namespace {

std::string line_or_number(const Board& board, int line) {
  const bool has_name = line < static_cast<int>(board.lines.size());
  return has_name ? board.lines[line].id : std::to_string(line);
}

}  // namespace

void add_passage(FieldList& fields, const Board& board, const Passage& passage) {
  fields.add("ledgers", passage.ledger_count);
  for (int i = 0; i < kLedgersMax; ++i) {
    const Ledger& ledger = passage.ledgers[i];
    const std::string key = "ledger" + std::to_string(i + 1);
    if (i < passage.ledger_count || ledger.corner != CornerId{})
      fields.put(key, corner_or_number(board, index(ledger.corner)));
    fields.add(key + ".level", ledger.level);
    fields.add(key + ".paid", ledger.paid);
    fields.add(key + ".rolled", ledger.rolled);
    fields.add(key + ".over", ledger.over);
    fields.add(key + ".line_slots", ledger.line_slots);
    fields.add(key + ".over_on", ledger.over_on);
  }
  fields.add("lines", passage.line_count);
  for (int i = 0; i < kLinesPerSpaceMax; ++i) {
    const LiveLine& live = passage.lines[i];
    const std::string key = "line" + std::to_string(i + 1);
    if (i < passage.line_count || live.line != LineId{})
      fields.put(key, line_or_number(board, index(live.line)));
    fields.add(key + ".index", live.index);
  }
  std::vector<std::string> names;
  for (const BoardLine& line : board.lines) names.push_back(line.id);
  if (passage.spoilt_lines != 0)
    fields.put("spoilt_lines", names_of_bits(names, passage.spoilt_lines));
}

void add_specs(FieldList& fields, const Specs& specs) {
  fields.add("start", specs.start);
  fields.add("accel", specs.accel);
  fields.add("decel", specs.decel);
  fields.add("top", specs.top);
}

void add_path(FieldList& fields, const Path& path) {
  fields.add("path_length", path.length);
  int steps = 0;
  for (std::uint32_t rest = path.word; rest != 0; rest >>= 2) ++steps;
  std::array<std::uint8_t, kPathLengthMax> taken{};
  steps = std::max(steps, std::min<int>(path.length, kPathLengthMax));
  for (int i = 0; i < steps; ++i)
    taken[i] = static_cast<std::uint8_t>(path.word >> (2 * (steps - 1 - i)) & 3u);
  fields.add_list("path", taken, steps);
}

}  // namespace chicane
