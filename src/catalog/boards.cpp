#include "catalog/boards.h"

#include "base/text.h"
#include "catalog/embedded.h"
#include "codec/board_text.h"

namespace chicane {

std::vector<std::string> board_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_boards()) names.emplace_back(file.name);
  return names;
}

Result<Board, DataError> load_board(std::string_view name) {
  for (const EmbeddedFile& file : embedded_boards()) {
    if (file.name != name) continue;
    Result<BoardFile, DataError> parsed = parse_board(file.text, std::string(name) + ".board");
    if (!parsed) return Failure{parsed.error()};
    return parsed->board;
  }
  return Failure{DataError{
      "", 0,
      "there is no board '" + std::string(name) + "'; there are " + join(board_names(), ", ")}};
}

}  // namespace chicane
