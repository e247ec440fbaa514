// Words that every part of a report needs.
#pragma once

#include <string>

#include "base/text.h"
#include "board/board.h"

namespace chicane::report {

// "1 row", "3 rows"
inline std::string counted(int number, std::string_view thing) {
  return fill("{} {}{}", number, thing, number == 1 ? "" : "s");
}

inline const std::string& circuit_title(const Board& board) {
  return board.title.empty() ? board.name : board.title;
}

}  // namespace chicane::report
