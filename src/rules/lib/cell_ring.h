// The track of Grand Prix compiled: one lane of cells, and who is ahead of whom on it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/data_error.h"
#include "base/result.h"
#include "board/cells.h"

namespace chicane {

struct CellRing {
  std::array<std::uint8_t, kCellsMax> factors{};
  int count = 0;
  int start_cells = 0;  // They lie behind the line, one behind the other.
  int box_entry = kNone;
  int box_exit = kNone;

  int after(int cell, int cells) const { return (cell + cells) % count; }
  // Does a way of so many cells from there enter cell 0 (GPA-LAP-1, GPB-LAP-2)?
  bool crosses_line(int cell, int cells) const { return cell + cells >= count; }
  // GPA-GRD-1  Four cars to a start cell, the first four in the first.
  int start_cell(int place) const { return count - 1 - place / kCarsPerStartCell; }
  int start_places() const { return start_cells * kCarsPerStartCell; }
};

// `rules` is the rule set that asks, for the complaint.
Result<CellRing, DataError> compile_cells(const Board& board, std::string_view rules);

// GPA-ORD-1, GPA-ORD-2, GPB-ORD-1  Fewer crossings to go, higher cell, then where the car stands
// beside it (`beside()`: off the road is behind), then earlier arrival.
template <class Car>
bool is_ahead(const Car& a, const Car& b) {
  if (a.to_go != b.to_go) return a.to_go < b.to_go;
  if (a.cell != b.cell) return a.cell > b.cell;
  if (a.beside() != b.beside()) return a.beside() < b.beside();
  return a.arrived < b.arrived;
}

}  // namespace chicane
