#include "apps/chicane/boards.h"

#include "apps/chicane/files.h"
#include "catalog/boards.h"

namespace chicane::app {

Result<BoardFile, DataError> read_board_file(const std::string& path) {
  const Result<std::string, DataError> text = read_file(path, kBoardBytesMax);
  if (!text) return Failure{text.error()};
  return parse_board(*text, path);
}

Result<Board, DataError> find_board(const std::string& name) {
  if (name.find('/') == std::string::npos && !name.ends_with(".board")) return load_board(name);
  Result<BoardFile, DataError> file = read_board_file(name);
  if (!file) return Failure{file.error()};
  const std::vector<Finding> findings = validate(file->board);
  if (!findings.empty()) return Failure{to_error(findings.front(), file->source)};
  return std::move(file->board);
}

}  // namespace chicane::app
