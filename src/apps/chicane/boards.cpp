#include "apps/chicane/boards.h"

#include <algorithm>

#include "apps/chicane/files.h"
#include "base/text.h"
#include "board/cells.h"
#include "catalog/boards.h"
#include "catalog/circuits.h"
#include "catalog/rule_sets.h"
#include "codec/circuit_text.h"

namespace chicane::app {

Result<BoardFile, DataError> read_board_file(const std::string& path) {
  const Result<std::string, DataError> text = read_file(path, kBoardBytesMax);
  if (!text) return Failure{text.error()};
  return parse_board(*text, path);
}

namespace {

bool is_path(const std::string& name, std::string_view ending) {
  return name.find('/') != std::string::npos || name.ends_with(ending);
}

Result<Board, DataError> board_of_file(const std::string& path) {
  Result<BoardFile, DataError> file = read_board_file(path);
  if (!file) return Failure{file.error()};
  const std::vector<Finding> findings = validate(file->board);
  if (!findings.empty()) return Failure{to_error(findings.front(), file->source)};
  return std::move(file->board);
}

}  // namespace

Result<Board, DataError> find_board(const std::string& name) {
  return is_path(name, ".board") ? board_of_file(name) : load_board(name);
}

Result<Board, DataError> find_board_of_any_form(const std::string& name, BoardForm form) {
  return is_path(name, ".board") ? board_of_file(name) : load_board(name, form);
}

Result<Board, DataError> find_board(const std::string& name, BoardForm form) {
  Result<Board, DataError> board = find_board_of_any_form(name, form);
  if (!board || form_of(*board) == form) return board;
  return Failure{DataError{"", 0,
                           fill("'{}' is a board for another game; there are {}", name,
                                join(board_choices(form), ", "))}};
}

Result<Board, DataError> board_for(const std::string& name, const std::string& rules) {
  if (rules.empty()) return find_board(name);
  const Result<const RuleSetEntry*, DataError> entry = find_rule_set(rules);
  if (!entry) return Failure{DataError{"--rules", 0, entry.error().what}};
  return find_board(name, (*entry)->form());
}

std::vector<std::string> rules_on(BoardForm form) {
  std::vector<std::string> ids;
  for (const RuleSetEntry* entry : rule_sets()) {
    if (entry->form() == form) ids.emplace_back(entry->id());
  }
  return ids;
}

std::string folder_of(BoardForm form) {
  const std::vector<std::string> ids = rules_on(form);
  std::string folder = ids.front();
  const auto begins_with = [&](const std::string& id) {
    return (id + "-").starts_with(folder + "-");
  };
  while (!std::all_of(ids.begin(), ids.end(), begins_with)) folder.resize(folder.rfind('-'));
  return folder;
}

std::size_t start_places(const Board& board) {
  return board.cells ? board.cells->start_cells.size() * kCarsPerStartCell : board.grid.size();
}

Result<Circuit, DataError> find_circuit(const std::string& name) {
  if (!is_path(name, ".circuit")) return load_circuit(name);
  const Result<std::string, DataError> text = read_file(name, kCircuitBytesMax);
  if (!text) return Failure{text.error()};
  return parse_circuit(*text, name);
}

}  // namespace chicane::app
