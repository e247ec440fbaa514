// chicane board list | show NAME | check FILE… | build | draw | stats
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "apps/chicane/terminal/console.h"
#include "apps/chicane/terminal/track_view.h"
#include "base/digest.h"
#include "base/text.h"
#include "catalog/boards.h"
#include "circuit/corners.h"
#include "circuit/speeds.h"
#include "rules/lib/course.h"

namespace chicane::app {

namespace {

struct BoardFlags {
  std::vector<std::string> files;
  std::string name;
  std::string rules;
  bool is_json = false;
};

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

boost::json::object to_json(const std::string& choice, const Board& board) {
  return {{"name", board.name},
          {"choice", choice},
          {"title", board.title},
          {"circuit", board.ground.circuit},
          {"rows", board.rows},
          {"spaces", board.spaces.size()},
          {"corners", board.corners.size()},
          {"grid", start_places(board)},
          {"digest", to_hex(board_digest(board))}};
}

int list_boards(const BoardFlags& flags) {
  boost::json::array boards;
  for (const BoardForm form : kBoardForms) {
    if (!flags.is_json)
      fmt::print("{}{}\n", form == kBoardForms.front() ? "" : "\n", join(rules_on(form), ", "));
    for (const std::string& choice : board_choices(form)) {
      const Result<Board, DataError> board = load_board(choice, form);
      if (!board) return complain(board.error());
      if (flags.is_json) {
        boards.push_back(to_json(choice, *board));
      } else {
        fmt::print("  {:<18} {:<42} {}\n", choice, board->title, summary_of(*board));
      }
    }
  }
  if (flags.is_json) print_json(boards);
  return kFine;
}

int show_board(const BoardFlags& flags) {
  const Result<Board, DataError> board = board_for(flags.name, flags.rules);
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

// Faults of the file, all of them; if there is none, what no rule set that races on lanes can
// hold.
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

// "5793 m, 35 pieces, 16 bends, 6 corners below 170 mph"
std::string summary_of(const Circuit& circuit) {
  return fmt::format("{} m, {} pieces, {} bends, {} corners below {} mph", circuit.length,
                     circuit.pieces.size(),
                     std::count_if(circuit.pieces.begin(), circuit.pieces.end(),
                                   [](const Piece& piece) { return piece.is_bend(); }),
                     corners_of(circuit).size(), kFlatOut);
}

// What is to be said about one file: its faults, or what it holds.
struct Answer {
  std::vector<DataError> faults;
  std::string summary;
};

Answer check_circuit(const std::string& path) {
  const Result<Circuit, DataError> circuit = find_circuit(path);
  if (!circuit) return {{circuit.error()}, ""};
  return {{}, summary_of(*circuit)};
}

Answer check_board(const std::string& path) {
  const Result<BoardFile, DataError> file = read_board_file(path);
  if (!file) return {{file.error()}, ""};
  return {faults_of(*file), summary_of(file->board)};
}

int check_boards(const BoardFlags& flags) {
  bool all_good = true;
  boost::json::array answers;
  for (const std::string& path : flags.files) {
    // A file that cannot be read at all is wrong use; one that says something wrong gets its
    // answer.
    if (const auto text = read_file(path, kBoardBytesMax); !text) return complain(text.error());
    const Answer answer = path.ends_with(".circuit") ? check_circuit(path) : check_board(path);
    const std::vector<DataError>& faults = answer.faults;
    all_good = all_good && faults.empty();
    if (flags.is_json) {
      boost::json::array list;
      for (const DataError& fault : faults)
        list.push_back({{"line", fault.line}, {"what", fault.what}});
      answers.push_back({{"file", path}, {"good", faults.empty()}, {"faults", list}});
      continue;
    }
    for (const DataError& fault : faults) fmt::print("{}\n", to_string(fault));
    if (faults.empty()) fmt::print("{}: good: {}\n", path, answer.summary);
  }
  if (flags.is_json) print_json(answers);
  return all_good ? kFine : kNo;
}

}  // namespace

void add_board(CLI::App& app, Run& run) {
  auto flags = std::make_shared<BoardFlags>();
  CLI::App* command = app.add_subcommand("board", "List, show, check, build and draw boards");
  command->require_subcommand(1);

  CLI::App* list =
      command->add_subcommand("list", "The circuits and boards that come with Chicane, by game");
  list->add_flag("--json", flags->is_json, "Print as JSON");
  list->callback([flags, &run] { run = [flags] { return list_boards(*flags); }; });

  CLI::App* show = command->add_subcommand("show", "Draw a board in the terminal");
  show->add_option("board", flags->name, "Circuit, board or .board file")->required();
  show->add_option("--rules", flags->rules, "Rule set whose board of the circuit it is");
  show->add_flag("--json", flags->is_json, "Print its canonical text and digest as JSON");
  show->callback([flags, &run] { run = [flags] { return show_board(*flags); }; });

  CLI::App* check = command->add_subcommand(
      "check", "Is a board file fit to race on, a circuit file to lay boards over?");
  check->add_option("files", flags->files, ".board and .circuit files")->required();
  check->add_flag("--json", flags->is_json, "Print the answers as JSON");
  check->callback([flags, &run] { run = [flags] { return check_boards(*flags); }; });

  add_board_build(*command, run);
  add_board_stats(*command, run);
  add_board_draw(*command, run);
}

}  // namespace chicane::app
