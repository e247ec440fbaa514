// chicane board draw BOARD: a picture of a board, as SVG, PNG or JSON.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "apps/chicane/png.h"
#include "catalog/boards.h"
#include "catalog/circuits.h"
#include "codec/drawing_json.h"
#include "drawing/svg.h"

namespace chicane::app {

namespace {

struct DrawFlags {
  std::string board;
  std::string rules;
  std::string out;
  std::string all;
  int width = 0;
  Force force;
  bool is_dark = false;
  bool is_json = false;
};

constexpr int kPngWidth = 1600;

std::string svg_of(const Drawing& drawing, const DrawFlags& flags) {
  return to_svg(drawing,
                {.theme = flags.is_dark ? Theme::dark : Theme::light, .width = flags.width});
}

// A picture as SVG, JSON or PNG, as the name of its file ends.
Result<std::string, DataError> picture(const Drawing& drawing, const std::string& path,
                                       const DrawFlags& flags) {
  if (path.ends_with(".json")) return drawing_json(drawing) + "\n";
  std::string svg = svg_of(drawing, flags);
  if (!path.ends_with(".png")) return svg;
  Result<std::string, std::string> png = png_of(svg, flags.width > 0 ? flags.width : kPngWidth);
  if (!png) return Failure{DataError{path, 0, png.error()}};
  return std::move(*png);
}

std::optional<DataError> write_picture(const Drawing& drawing, const std::string& path,
                                       const DrawFlags& flags) {
  const Result<std::string, DataError> made = picture(drawing, path, flags);
  return made ? write_output(path, *made, flags.force) : made.error();
}

int draw_one(const DrawFlags& flags) {
  const Result<Board, DataError> board = board_for(flags.board, flags.rules);
  if (!board) return complain(board.error());
  const Result<Drawing, DataError> drawing = drawing_of(*board);
  if (!drawing) return complain(drawing.error());
  if (flags.out.empty()) {
    fmt::print("{}\n", flags.is_json ? drawing_json(*drawing) : svg_of(*drawing, flags));
    return kFine;
  }
  if (const auto error = write_picture(*drawing, flags.out, flags)) return complain(*error);
  print_written(flags.out);
  return kFine;
}

// Every board that comes with Chicane, light and dark.
int draw_all(const DrawFlags& flags) {
  std::error_code error;
  std::filesystem::create_directories(flags.all, error);
  if (error) return complain(DataError{flags.all, 0, "cannot be made: " + error.message()});
  int pictures = 0;
  for (const BoardForm form : kBoardForms) {
    for (const std::string& name : board_choices(form)) {
      const Result<Board, DataError> board = load_board(name, form);
      if (!board) return complain(board.error());
      const Result<Drawing, DataError> drawing = drawing_of(*board);
      if (!drawing) return complain(drawing.error());
      for (const bool is_dark : {false, true}) {
        DrawFlags one = flags;
        one.is_dark = is_dark;
        const std::string path =
            fmt::format("{}/{}{}.svg", flags.all, board->name, is_dark ? "-dark" : "");
        if (const auto failure = write_picture(*drawing, path, one)) return complain(*failure);
        ++pictures;
      }
    }
  }
  fmt::print("{} pictures in {}\n", pictures, flags.all);
  return kFine;
}

}  // namespace

void add_board_draw(CLI::App& board, Run& run) {
  auto flags = std::make_shared<DrawFlags>();
  CLI::App* command = board.add_subcommand("draw", "A picture of a board, as SVG, PNG or JSON");
  CLI::Option* name = command->add_option("board", flags->board, "Circuit, board or .board file");
  command->add_option("--rules", flags->rules, "Rule set whose board of the circuit it is");
  command
      ->add_option("--out", flags->out,
                   "File to write: .svg, .png or .json; without: SVG to the screen")
      ->type_name("FILE");
  command
      ->add_option("--width", flags->width,
                   "Pixels at which it is seen: a small picture leaves out what none could read")
      ->check(CLI::Range(100, 20000));
  command->add_flag("--dark", flags->is_dark, "Dark paper");
  add_force_flag(*command, flags->force);
  command->add_flag("--json", flags->is_json,
                    "The shapes themselves: of every space, line, name, as a page draws them");
  CLI::Option* all =
      command->add_option("--all", flags->all, "Every board, light and dark, into this folder")
          ->type_name("FOLDER")
          ->excludes(name);
  command->callback([flags, all, name, &run] {
    if (!*all && !*name) throw CLI::RequiredError("board, or --all FOLDER,");
    run = [flags] { return flags->all.empty() ? draw_one(*flags) : draw_all(*flags); };
  });
}

}  // namespace chicane::app
