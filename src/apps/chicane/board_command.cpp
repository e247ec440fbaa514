// chicane board list | show NAME | check FILE… | build | draw | stats
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "apps/chicane/terminal/console.h"
#include "apps/chicane/terminal/track_view.h"
#include "base/digest.h"
#include "board/cells.h"
#include "catalog/boards.h"
#include "rules/lib/course.h"

namespace chicane::app {

namespace {

struct BoardFlags {
  std::vector<std::string> files;
  std::string name;
  bool is_json = false;
};

// Cars that can start; of a start cell several.
std::size_t start_places(const Board& board) {
  return board.cells ? board.cells->start_cells.size() * kCarsPerStartCell : board.grid.size();
}

// "40 rows, 112 spaces, 3 corners, 0 lines, grid for 6"
std::string summary_of(const Board& board) {
  if (board.cells) {
    const std::vector<int>& factors = board.cells->factors;
    return fmt::format("{} cells, {} with a factor, start for {}", factors.size(),
                       std::count_if(factors.begin(), factors.end(), [](int f) { return f > 0; }),
                       start_places(board));
  }
  return fmt::format("{} rows, {} spaces, {} corners, {} lines, grid for {}", board.rows,
                     board.spaces.size(), board.corners.size(), board.lines.size(),
                     start_places(board));
}

int list_boards(const BoardFlags& flags) {
  boost::json::array boards;
  for (const std::string& name : board_names()) {
    const Result<Board, DataError> board = load_board(name);
    if (!board) return complain(board.error());
    if (flags.is_json) {
      boards.push_back({{"name", name},
                        {"title", board->title},
                        {"rows", board->rows},
                        {"spaces", board->spaces.size()},
                        {"corners", board->corners.size()},
                        {"grid", start_places(*board)},
                        {"digest", to_hex(board_digest(*board))}});
    } else {
      fmt::print("{:<10} {:<40} {:>3} rows  {:>3} spaces  {:>2} corners  grid for {:>2}\n", name,
                 board->title, board->rows, board->spaces.size(), board->corners.size(),
                 start_places(*board));
    }
  }
  if (flags.is_json) print_json(boards);
  return kFine;
}

int show_board(const BoardFlags& flags) {
  const Result<Board, DataError> board = find_board(flags.name);
  if (!board) return complain(board.error());
  if (flags.is_json) {
    print_json({{"name", board->name},
                {"digest", to_hex(board_digest(*board))},
                {"text", format_board(*board)}});
    return kFine;
  }
  const Console console;
  console.print(console.pen()(board->title.empty() ? board->name : board->title, kHead) + "\n");
  console.print(draw_track(*board, 1, console.columns(), 1000, {}, console.pen()));
  return kFine;
}

// Faults of the file, all of them; if there is none, what the rule sets of the Speed Circuit family
// cannot hold.
std::vector<DataError> faults_of(const BoardFile& file) {
  std::vector<DataError> faults;
  for (const Finding& finding : validate(file.board))
    faults.push_back(to_error(finding, file.source));
  if (!faults.empty() || file.board.motor || file.board.banded || file.board.cells) return faults;
  if (const Result<Course, DataError> course = compile_course(file.board, {}); !course) {
    faults.push_back({file.source.name, 0, course.error().what});
  }
  return faults;
}

int check_boards(const BoardFlags& flags) {
  bool all_good = true;
  boost::json::array answers;
  for (const std::string& path : flags.files) {
    const Result<BoardFile, DataError> file = read_board_file(path);
    // A file that cannot be read at all is wrong use; one that says something wrong gets its
    // answer.
    if (!file && file.error().line == 0) return complain(file.error());
    const std::vector<DataError> faults =
        file ? faults_of(*file) : std::vector<DataError>{file.error()};
    all_good = all_good && faults.empty();
    if (flags.is_json) {
      boost::json::array list;
      for (const DataError& fault : faults)
        list.push_back({{"line", fault.line}, {"what", fault.what}});
      answers.push_back({{"file", path}, {"good", faults.empty()}, {"faults", list}});
      continue;
    }
    for (const DataError& fault : faults) fmt::print("{}\n", to_string(fault));
    if (faults.empty()) {
      fmt::print("{}: good: {}\n", path, summary_of(file->board));
    }
  }
  if (flags.is_json) print_json(answers);
  return all_good ? kFine : kNo;
}

}  // namespace

void add_board(CLI::App& app, Run& run) {
  auto flags = std::make_shared<BoardFlags>();
  CLI::App* command = app.add_subcommand("board", "List, show, check, build and draw boards");
  command->require_subcommand(1);

  CLI::App* list = command->add_subcommand("list", "The boards that come with Chicane");
  list->add_flag("--json", flags->is_json, "Print as JSON");
  list->callback([flags, &run] { run = [flags] { return list_boards(*flags); }; });

  CLI::App* show = command->add_subcommand("show", "Draw a board in the terminal");
  show->add_option("board", flags->name, "Name or .board file")->required();
  show->add_flag("--json", flags->is_json, "Print its canonical text and digest as JSON");
  show->callback([flags, &run] { run = [flags] { return show_board(*flags); }; });

  CLI::App* check = command->add_subcommand("check", "Is a board file fit to race on?");
  check->add_option("files", flags->files, "Board files")->required();
  check->add_flag("--json", flags->is_json, "Print the answers as JSON");
  check->callback([flags, &run] { run = [flags] { return check_boards(*flags); }; });

  add_board_build(*command, run);
}

}  // namespace chicane::app
