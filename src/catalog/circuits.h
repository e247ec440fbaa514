// The circuits that come with Chicane, and the boards laid over them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/form.h"
#include "circuit/circuit.h"
#include "drawing/drawing.h"

namespace chicane {

std::vector<std::string> circuit_names();

// A circuit by its name; the complaint names the choices.
Result<Circuit, DataError> load_circuit(std::string_view name);

// The overlay that comes with Chicane for the board of that name; empty if there is none.
std::string_view overlay_of(std::string_view board);

// The text of the board laid over a circuit, its overlay applied.
Result<std::string, DataError> build_board(BoardForm form, const Circuit& circuit,
                                           std::string_view overlay, std::string_view source_name);

// A board drawn over its circuit, if it lies on one.
Result<Drawing, DataError> drawing_of(const Board& board);

}  // namespace chicane
