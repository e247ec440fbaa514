// The subcommands of `chicane board` that have a file of their own.
#pragma once

#include <string>
#include <vector>

#include "apps/chicane/commands.h"
#include "board/board.h"

namespace chicane::app {

// A board in figures, as `chicane board stats` prints them: {"L", "78"}.
struct Figure {
  std::string title;
  std::string value;
};
std::vector<Figure> figures_of(const Board& board);

void add_board_build(CLI::App& board, Run& run);
void add_board_draw(CLI::App& board, Run& run);
void add_board_stats(CLI::App& board, Run& run);

}  // namespace chicane::app
