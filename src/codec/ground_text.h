// `circuit monza` and `lies 9 608`, which boards of every form have: over which road of the real
// world the board lies, and where on it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "codec/statements.h"

namespace chicane {

// Takes these statements out of a board file, so that the reader of its form need not know them.
class GroundReader {
 public:
  explicit GroundReader(std::string_view text);

  // The file without them; the other lines keep their numbers.
  const std::string& rest() const { return rest_; }
  // Rows are called from `first_row` on.
  Result<BoardGround, DataError> read(int rows, int first_row, std::string_view source) const;

 private:
  std::vector<Statement> statements_;  // Words are of the text that was given.
  std::string rest_;
};

// The statements again; nothing for a board that lies nowhere.
std::string format_ground(const BoardGround& ground, int first_row);

}  // namespace chicane
