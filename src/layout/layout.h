// A board for any game laid over a circuit of the real world.
#pragma once

#include <string>
#include <string_view>

#include "board/form.h"
#include "circuit/circuit.h"

namespace chicane {

// The name of the board laid over a circuit: "monza", "monza-bands", "monza-cells", "monza-motor".
std::string board_name(BoardForm form, std::string_view circuit);

// A board file with a comment for each section. The same circuit gives the same text.
std::string lay_board(BoardForm form, const Circuit& circuit);

}  // namespace chicane
