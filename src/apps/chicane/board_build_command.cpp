// chicane board build CIRCUIT --rules R: lays a board over a circuit.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

#include "apps/chicane/board_commands.h"
#include "apps/chicane/boards.h"
#include "apps/chicane/files.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "catalog/circuits.h"
#include "catalog/rule_sets.h"
#include "codec/overlay_text.h"
#include "layout/layout.h"

namespace chicane::app {

namespace {

struct BuildFlags {
  std::string circuit;
  std::string rules = usual_rules();
  std::string overlay;
  bool is_plain = false;
  std::string out;
  std::string all;
  Force force;
};

// The overlay that was named, or the one that comes with the board.
Result<std::string, DataError> overlay_for(const BuildFlags& flags, const std::string& board) {
  if (flags.is_plain) return std::string();
  if (!flags.overlay.empty()) return read_file(flags.overlay, kOverlayBytesMax);
  return std::string(overlay_of(board));
}

// What comes out is a board one can race on; else the layout, the circuit or the overlay is to
// blame.
Result<std::string, DataError> checked_board(const BuildFlags& flags, BoardForm form,
                                             const Circuit& circuit) {
  const std::string name = board_name(form, circuit.name);
  const Result<std::string, DataError> overlay = overlay_for(flags, name);
  if (!overlay) return Failure{overlay.error()};
  const std::string source = flags.overlay.empty() ? name + ".overlay" : flags.overlay;
  Result<std::string, DataError> text = build_board(form, circuit, *overlay, source);
  if (!text) return text;
  const Result<BoardFile, DataError> file = parse_board(*text, name + ".board");
  if (!file) return Failure{file.error()};
  const std::vector<Finding> findings = validate(file->board);
  if (!findings.empty()) return Failure{to_error(findings.front(), file->source)};
  return text;
}

int build_one(const BuildFlags& flags) {
  const Result<const RuleSetEntry*, DataError> rules = find_rule_set(flags.rules);
  if (!rules) return complain({"--rules", 0, rules.error().what});
  const Result<Circuit, DataError> circuit = find_circuit(flags.circuit);
  if (!circuit) return complain(circuit.error());
  const Result<std::string, DataError> text = checked_board(flags, (*rules)->form(), *circuit);
  if (!text) return complain(text.error());
  if (flags.out.empty()) {
    fmt::print("{}", *text);
    return kFine;
  }
  if (const auto error = write_output(flags.out, *text, flags.force)) return complain(*error);
  print_written(flags.out);
  return kFine;
}

int build_all(const BuildFlags& flags) {
  const auto begin = std::chrono::steady_clock::now();
  int boards = 0;
  for (const BoardForm form : kBoardForms) {
    const std::filesystem::path folder = std::filesystem::path(flags.all) / folder_of(form);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return complain({folder.string(), 0, "cannot be made: " + error.message()});
    for (const std::string& name : circuit_names()) {
      const Result<Circuit, DataError> circuit = load_circuit(name);
      if (!circuit) return complain(circuit.error());
      const Result<std::string, DataError> text = checked_board(flags, form, *circuit);
      if (!text) return complain(text.error());
      const std::filesystem::path path = folder / (board_name(form, name) + ".board");
      if (const auto failure = write_output(path.string(), *text, flags.force))
        return complain(*failure);
      ++boards;
    }
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  fmt::print("{} boards of {} circuits in {:.1f} s, below {}\n", boards, circuit_names().size(),
             seconds.count(), flags.all);
  return kFine;
}

}  // namespace

void add_board_build(CLI::App& board, Run& run) {
  auto flags = std::make_shared<BuildFlags>();
  CLI::App* command = board.add_subcommand("build", "Lay a board over a circuit of the real world");
  CLI::Option* circuit = command->add_option(
      "circuit", flags->circuit, "Name of a circuit, as monza or monaco, or a .circuit file");
  command->add_option("--rules", flags->rules, "Rule set the board is for")->capture_default_str();
  CLI::Option* overlay =
      command
          ->add_option("--overlay", flags->overlay, "Hand edits instead of those that come with it")
          ->type_name("FILE");
  command->add_flag("--plain", flags->is_plain, "Without any hand edits")->excludes(overlay);
  command->add_option("--out", flags->out, "Write it to this file")->type_name("FILE");
  CLI::Option* all =
      command->add_option("--all", flags->all, "Every board of every circuit, below this folder")
          ->type_name("FOLDER")
          ->excludes(circuit, overlay);
  add_force_flag(*command, flags->force);
  command->callback([flags, all, circuit, &run] {
    if (!*all && !*circuit) throw CLI::RequiredError("circuit, or --all FOLDER,");
    run = [flags] { return flags->all.empty() ? build_one(*flags) : build_all(*flags); };
  });
}

}  // namespace chicane::app
