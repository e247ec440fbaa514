// A board for any game laid over a circuit of the real world.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "circuit/circuit.h"

namespace chicane {

// The four forms of board; several rule sets may race on one.
enum class BoardForm : std::uint8_t { lanes, bands, cells, motor };
inline constexpr std::array kBoardForms = {BoardForm::lanes, BoardForm::bands, BoardForm::cells,
                                           BoardForm::motor};

// The name of the board laid over a circuit: "monza", "monza-bands", "monza-cells", "monza-motor".
std::string board_name(BoardForm form, std::string_view circuit);

// A board file with a comment for each section. The same circuit gives the same text.
std::string lay_board(BoardForm form, const Circuit& circuit);

}  // namespace chicane
