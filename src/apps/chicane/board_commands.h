// The subcommands of `chicane board` that have a file of their own.
#pragma once

#include "apps/chicane/commands.h"

namespace chicane::app {

void add_board_build(CLI::App& board, Run& run);
void add_board_draw(CLI::App& board, Run& run);
void add_board_stats(CLI::App& board, Run& run);

}  // namespace chicane::app
