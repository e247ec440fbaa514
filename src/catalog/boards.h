// The boards that come with Chicane.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/form.h"

namespace chicane {

std::vector<std::string> board_names();

// What may stand after `--circuit` in a game that is raced on boards of this form: the circuits,
// then the other boards. Those that are for conformance cases are left out.
std::vector<std::string> board_choices(BoardForm form);

// Of these, the twelve that MotorChamp's pieces make: mc-a1-m1-z1 … mc-a2-z2.
std::vector<std::string> piece_circuit_names();

// A board by its own name, as in a record.
Result<Board, DataError> load_board(std::string_view name);

// A board by the name of its circuit or by its own, as in `--circuit monza`; the complaint names
// the choices.
Result<Board, DataError> load_board(std::string_view name, BoardForm form);

}  // namespace chicane
