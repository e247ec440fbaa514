// The four forms of board. Several rule sets may race on one.
#pragma once

#include <array>

#include "board/board.h"

namespace chicane {

enum class BoardForm : std::uint8_t { lanes, bands, cells, motor };
inline constexpr std::array kBoardForms = {BoardForm::lanes, BoardForm::bands, BoardForm::cells,
                                           BoardForm::motor};

inline BoardForm form_of(const Board& board) {
  return board.motor    ? BoardForm::motor
         : board.banded ? BoardForm::bands
         : board.cells  ? BoardForm::cells
                        : BoardForm::lanes;
}

}  // namespace chicane
