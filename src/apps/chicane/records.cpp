#include "apps/chicane/records.h"

#include "apps/chicane/boards.h"
#include "apps/chicane/files.h"

namespace chicane::app {

Result<Record, DataError> read_record(const std::string& path) {
  const Result<std::string, DataError> text = read_file(path, kRecordBytesMax);
  if (!text) return Failure{text.error()};
  return parse_record(*text, path);
}

Result<std::optional<Board>, DataError> given_board(const std::string& name) {
  if (name.empty()) return std::optional<Board>();
  Result<Board, DataError> board = find_board(name);
  if (!board) return Failure{board.error()};
  return std::optional<Board>(std::move(*board));
}

}  // namespace chicane::app
