// Boards named on the command line: by the name of one that comes with Chicane, or by a file.
#pragma once

#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "board/form.h"
#include "circuit/circuit.h"
#include "codec/board_text.h"

namespace chicane::app {

Result<BoardFile, DataError> read_board_file(const std::string& path);

// "monza", or a path that has a slash or ends in .board. A board that cannot be raced on is refused
// with its first fault.
Result<Board, DataError> find_board(const std::string& name);

// The same for a game that is raced on boards of one form: "monza" may be the circuit. A board of
// another form is refused with the choices.
Result<Board, DataError> find_board(const std::string& name, BoardForm form);
// The same where boards of other forms are passed over later.
Result<Board, DataError> find_board_of_any_form(const std::string& name, BoardForm form);

// The same for the rule set of that name; without one, of any form.
Result<Board, DataError> board_for(const std::string& name, const std::string& rules);

// The rule sets that are raced on boards of a form, and the folder where such boards lie below
// data/boards: the words with which all of them begin.
std::vector<std::string> rules_on(BoardForm form);
std::string folder_of(BoardForm form);

// Cars that can start; of a start cell several.
std::size_t start_places(const Board& board);

// "monza", or a path that has a slash or ends in .circuit.
Result<Circuit, DataError> find_circuit(const std::string& name);

}  // namespace chicane::app
