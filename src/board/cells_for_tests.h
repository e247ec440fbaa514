// Boards of Grand Prix for tests of the folders below the codec, which cannot read board files.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "board/board.h"
#include "board/cells.h"

namespace chicane::for_tests {

// A run of factors from a cell on.
using Factors = std::pair<int, std::vector<int>>;

inline Board cell_board(std::string name, int cells, const std::vector<Factors>& runs,
                        int start_cells) {
  Board board{.name = std::move(name)};
  CellTrack track;
  track.factors.assign(cells, 0);
  for (const auto& [first, factors] : runs) {
    for (std::size_t i = 0; i < factors.size(); ++i) track.factors[first + i] = factors[i];
  }
  for (int i = 0; i < start_cells; ++i) track.start_cells.push_back(cells - 1 - i);
  board.cells = track;
  lay_out_cell_board(board);
  return board;
}

// GPB-TT: 30 cells, three for the start.
inline Board test_ring() {
  return cell_board("GPB-TT", 30, {{5, {1, 2, 3}}, {12, {1}}, {20, {2}}}, 3);
}

// GPA-TT: 40 cells, three for the start.
inline Board advanced_test_ring() {
  Board board = cell_board("GPA-TT", 40, {{10, {1, 1, 2, 3, 1}}, {20, {2, 2}}, {30, {1}}}, 3);
  board.cells->box_entry = 36;
  board.cells->box_exit = 37;
  return board;
}

// GP-REF: 84 cells, six for the start.
inline Board reference_ring() {
  Board board = cell_board("GP-REF", 84,
                           {{10, {1, 2, 1}},
                            {18, {1, 2, 3, 3, 1}},
                            {31, {1, 2, 1, 2, 1}},
                            {46, {2, 3, 2}},
                            {57, {1, 1, 1, 1}},
                            {69, {1, 2, 2, 1}}},
                           6);
  board.cells->box_entry = 77;
  board.cells->box_exit = 78;
  board.cells->laps = 3;
  return board;
}

}  // namespace chicane::for_tests
