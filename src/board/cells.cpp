#include "board/cells.h"

#include <algorithm>

#include "base/text.h"

namespace chicane {

namespace {

class CellCheck {
 public:
  explicit CellCheck(const Board& board)
      : track_(*board.cells), count_(static_cast<int>(board.cells->factors.size())) {}

  std::vector<Finding> run() {
    if (count_ < kCellsMin || count_ > kCellsMax) {
      complain(Fault::cell_count, 0,
               fill("{} cells; a track has {} to {}", count_, kCellsMin, kCellsMax));
      return findings_;
    }
    check_factors();
    check_start();
    check_boxes();
    return findings_;
  }

 private:
  void complain(Fault fault, int cell, std::string what) {
    findings_.push_back({fault, Subject::row, cell + 1, std::move(what)});
  }
  bool is_cell(int cell) const { return cell >= 0 && cell < count_; }

  void check_factors() {
    for (int cell = 0; cell < count_; ++cell) {
      if (track_.factors[cell] < 0 || track_.factors[cell] > kFactorMax)
        complain(Fault::cell_factor, cell, fill("cell {}: a factor is 0 to {}", cell, kFactorMax));
    }
  }

  // GPA-GRD-1, B20  The start cells lie behind the line, one behind the other, and have no factor.
  void check_start() {
    if (track_.start_cells.empty()) complain(Fault::cell_start, 0, "there is no start cell");
    for (std::size_t i = 0; i < track_.start_cells.size(); ++i) {
      const int cell = track_.start_cells[i];
      const int wanted = count_ - 1 - static_cast<int>(i);
      if (cell != wanted) {
        complain(Fault::cell_start, 0,
                 fill("start cell {} should be {}: they lie one behind the other before the line",
                      cell, wanted));
        return;
      }
      if (track_.factors[cell] != 0)
        complain(Fault::cell_start, cell, fill("start cell {} has a factor", cell));
    }
  }

  void check_boxes() {
    const bool has_entry = track_.box_entry != kNone;
    if (has_entry != (track_.box_exit != kNone) ||
        (has_entry && (!is_cell(track_.box_entry) || !is_cell(track_.box_exit) ||
                       track_.box_exit != (track_.box_entry + 1) % count_)))
      complain(Fault::cell_box, 0, "the boxes lead from one cell to the next one");
  }

  const CellTrack& track_;
  const int count_;
  std::vector<Finding> findings_;
};

}  // namespace

void lay_out_cell_board(Board& board) {
  const auto count = static_cast<int>(board.cells->factors.size());
  board.rows = count;
  board.lanes = {"c"};
  board.inside_strip = board.outside_strip = "";
  board.grey.assign(count, Side::inside);
  board.spaces.clear();
  for (int cell = 0; cell < count; ++cell) {
    const Index next = (cell + 1) % count;
    board.spaces.push_back(
        {.lane = 0, .first_row = cell + 1, .last_row = cell + 1, .steps = {next}, .ahead = {next}});
  }
  board.grid.assign(board.cells->start_cells.begin(), board.cells->start_cells.end());
}

std::vector<Finding> validate_cells(const Board& board) { return CellCheck(board).run(); }

}  // namespace chicane
