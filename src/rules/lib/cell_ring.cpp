#include "rules/lib/cell_ring.h"

#include <string>

namespace chicane {

Result<CellRing, DataError> compile_cells(const Board& board, std::string_view rules) {
  if (!board.cells)
    return Failure{DataError{"", 0, board.name + ": this is no board for " + std::string(rules)}};
  for (const Finding& finding : validate(board)) {
    if (is_fatal(finding.fault)) return Failure{DataError{"", 0, board.name + ": " + finding.what}};
  }
  CellRing ring;
  ring.count = board.rows;
  for (int cell = 0; cell < ring.count; ++cell)
    ring.factors[cell] = static_cast<std::uint8_t>(board.cells->factors[cell]);
  ring.start_cells = static_cast<int>(board.cells->start_cells.size());
  ring.box_entry = board.cells->box_entry;
  ring.box_exit = board.cells->box_exit;
  return ring;
}

}  // namespace chicane
