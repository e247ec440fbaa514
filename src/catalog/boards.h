// The boards that come with Chicane.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"

namespace chicane {

std::vector<std::string> board_names();

// Of these, the twelve that MotorChamp's pieces make: mc-a1-m1-z1 … mc-a2-z2.
std::vector<std::string> piece_circuit_names();

// A board by its name, as in `--circuit monza`; the complaint names the choices.
Result<Board, DataError> load_board(std::string_view name);

}  // namespace chicane
