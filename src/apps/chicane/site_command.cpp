// chicane site FOLDER: what the web site is told by the program: boards, drawings, rulebooks.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "apps/chicane/boards.h"
#include "apps/chicane/commands.h"
#include "apps/chicane/output.h"
#include "apps/chicane/output_files.h"
#include "apps/chicane/site_index.h"
#include "apps/engine/race_json.h"
#include "catalog/boards.h"
#include "catalog/circuits.h"
#include "catalog/embedded.h"
#include "catalog/rule_sets.h"
#include "codec/drawing_json.h"

namespace chicane::app {

namespace {

struct SiteFlags {
  std::string folder;
  Force force;
  bool is_json = false;
};

struct SiteFile {
  std::string name;  // Below the folder.
  std::string text;
};

// RULES.md of a rule set: it stands in the folder of its name.
std::string_view rulebook_of(const RuleSetEntry& rules) {
  std::string folder = "/" + std::string(rules.id()) + "/";
  std::replace(folder.begin(), folder.end(), '-', '_');
  for (const EmbeddedFile& file : embedded_rulebooks()) {
    if (file.name.find(folder) != std::string_view::npos) return file.text;
  }
  return {};
}

Result<std::vector<SiteBoard>, DataError> all_boards() {
  std::vector<SiteBoard> boards;
  for (const BoardForm form : kBoardForms) {
    for (const std::string& choice : board_choices(form)) {
      Result<Board, DataError> board = load_board(choice, form);
      if (!board) return Failure{board.error()};
      Result<Drawing, DataError> drawing = drawing_of(*board);
      if (!drawing) return Failure{drawing.error()};
      boards.push_back({choice, std::move(*board), std::move(*drawing)});
    }
  }
  return boards;
}

Result<std::vector<SiteFile>, DataError> site_files() {
  const Result<std::vector<SiteBoard>, DataError> boards = all_boards();
  if (!boards) return Failure{boards.error()};
  std::vector<Circuit> circuits;
  for (const std::string& name : circuit_names()) {
    Result<Circuit, DataError> circuit = load_circuit(name);
    if (!circuit) return Failure{circuit.error()};
    circuits.push_back(std::move(*circuit));
  }
  std::vector<SiteFile> files;
  for (const SiteBoard& one : *boards) {
    const std::string path = fmt::format("boards/{}/{}", form_name(one.board), one.board.name);
    files.push_back({path + ".json", drawing_json(one.drawing)});
    files.push_back({path + ".board", format_board(one.board)});
  }
  for (const RuleSetEntry* rules : rule_sets())
    files.push_back({fmt::format("rules/{}.md", rules->id()), std::string(rulebook_of(*rules))});
  files.push_back({"rules/index.json", engine::rule_sets_json()});
  // The index last: where it is new, the rest is there.
  files.push_back({"boards/index.json", site_index(circuits, *boards)});
  return files;
}

std::optional<DataError> write_below(const SiteFlags& flags, const SiteFile& file) {
  const std::filesystem::path path = std::filesystem::path(flags.folder) / file.name;
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  if (error) return DataError{path.parent_path().string(), 0, "cannot be made: " + error.message()};
  return write_output(path.string(), file.text, flags.force);
}

int write_site(const SiteFlags& flags) {
  const Result<std::vector<SiteFile>, DataError> files = site_files();
  if (!files) return complain(files.error());
  for (const SiteFile& file : *files) {
    if (const auto error = write_below(flags, file)) return complain(*error);
  }
  if (flags.is_json) {
    print_json({{"folder", flags.folder}, {"files", files->size()}});
  } else {
    fmt::print("{} files in {}\n", files->size(), flags.folder);
  }
  return kFine;
}

}  // namespace

void add_site(CLI::App& app, Run& run) {
  auto flags = std::make_shared<SiteFlags>();
  CLI::App* command =
      app.add_subcommand("site", "Write what the web site is made from: boards, drawings, rules");
  command->add_option("folder", flags->folder, "Folder to write into; it is made if need be")
      ->required()
      ->type_name("FOLDER");
  add_force_flag(*command, flags->force);
  command->add_flag("--json", flags->is_json, "Print what was written as JSON");
  command->footer(
      "boards/index.json lists circuits and boards; boards/FORM/NAME.json is a drawing, .board the "
      "text of a board;\nrules/ID.md is the rulebook of a rule set. tools/build-site calls it.");
  command->callback([flags, &run] { run = [flags] { return write_site(*flags); }; });
}

}  // namespace chicane::app
