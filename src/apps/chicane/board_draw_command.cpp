// chicane board draw BOARD: a picture of a board, as SVG, PNG or JSON.
#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
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
  bool is_dark = false;
  bool is_json = false;
};

constexpr int kPngWidth = 1600;

std::string svg_of(const Drawing& drawing, const DrawFlags& flags) {
  return to_svg(drawing,
                {.theme = flags.is_dark ? Theme::dark : Theme::light, .width = flags.width});
}

// Turns an SVG file into a PNG by librsvg's program; no shell sees the names.
std::optional<DataError> write_png(const std::string& path, const std::string& svg, int width) {
  const std::string beside = path + ".svg";
  if (const auto error = write_file(beside, svg)) return error;
  std::string program = "rsvg-convert";
  std::array<std::string, 4> words = {"--width", std::to_string(width), "--output", path};
  std::array<char*, 7> arguments = {program.data(),  words[0].data(), words[1].data(),
                                    words[2].data(), words[3].data(), nullptr,
                                    nullptr};
  std::string input = beside;
  arguments[5] = input.data();
  pid_t child = 0;
  const int failure =
      posix_spawnp(&child, program.c_str(), nullptr, nullptr, arguments.data(), environ);
  int status = 0;
  const bool is_done = failure == 0 && waitpid(child, &status, 0) == child;
  std::remove(beside.c_str());
  if (failure == ENOENT)
    return DataError{path, 0,
                     "a PNG is made by rsvg-convert (Debian package librsvg2-bin), which is not "
                     "there; write an .svg instead"};
  if (!is_done || status != 0) return DataError{path, 0, "rsvg-convert could not make it"};
  return std::nullopt;
}

std::optional<DataError> write_picture(const Drawing& drawing, const std::string& path,
                                       const DrawFlags& flags) {
  if (path.ends_with(".png"))
    return write_png(path, svg_of(drawing, flags), flags.width > 0 ? flags.width : kPngWidth);
  if (path.ends_with(".json")) return write_file(path, drawing_json(drawing) + "\n");
  return write_file(path, svg_of(drawing, flags));
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
  fmt::print("{}\n", flags.out);
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
