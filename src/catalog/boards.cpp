#include "catalog/boards.h"

#include "base/text.h"
#include "catalog/embedded.h"
#include "codec/board_text.h"

namespace chicane {

namespace {

// "boards/reference/MA.board" is the board MA.
std::string_view board_name(const EmbeddedFile& file) {
  std::string_view name = file.name.substr(file.name.rfind('/') + 1);
  name.remove_suffix(std::string_view(".board").size());
  return name;
}

}  // namespace

std::vector<std::string> board_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_boards()) names.emplace_back(board_name(file));
  return names;
}

Result<Board, DataError> load_board(std::string_view name) {
  for (const EmbeddedFile& file : embedded_boards()) {
    if (board_name(file) != name) continue;
    Result<BoardFile, DataError> parsed = parse_board(file.text, file.name);
    if (!parsed) return Failure{parsed.error()};
    return parsed->board;
  }
  return Failure{DataError{
      "", 0,
      "there is no board '" + std::string(name) + "'; there are " + join(board_names(), ", ")}};
}

}  // namespace chicane
