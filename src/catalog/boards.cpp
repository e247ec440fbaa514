#include "catalog/boards.h"

#include <algorithm>

#include "base/text.h"
#include "catalog/circuits.h"
#include "catalog/embedded.h"
#include "codec/band_board_text.h"
#include "codec/board_text.h"
#include "codec/cell_board_text.h"
#include "codec/motor_board_text.h"
#include "layout/layout.h"

namespace chicane {

namespace {

// The twelve circuits that MotorChamp's pieces make: "mc-a1-m1-z1", "mc-a1-z1".
struct PieceCircuit {
  std::string name;
  std::vector<std::string> faces;
};

std::vector<PieceCircuit> piece_circuits() {
  std::vector<PieceCircuit> circuits;
  for (const char* middle : {"M1", "M2", ""}) {
    for (const char* a : {"A1", "A2"}) {
      for (const char* z : {"Z1", "Z2"}) {
        std::vector<std::string> faces = {a};
        if (*middle != 0) faces.emplace_back(middle);
        faces.emplace_back(z);
        std::string name = "mc-" + join(faces, "-");
        for (char& c : name) {
          if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        circuits.push_back({std::move(name), std::move(faces)});
      }
    }
  }
  return circuits;
}

Result<Board, DataError> assemble_circuit(const PieceCircuit& circuit) {
  const EmbeddedFile& file = embedded_pieces()[0];
  const Result<std::vector<Face>, DataError> faces = parse_pieces(file.text, file.name);
  if (!faces) return Failure{faces.error()};
  return assemble(*faces, circuit.faces);
}

}  // namespace

std::vector<std::string> board_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_boards()) names.emplace_back(file.stem());
  for (std::string& name : piece_circuit_names()) names.push_back(std::move(name));
  return names;
}

std::vector<std::string> piece_circuit_names() {
  std::vector<std::string> names;
  for (const PieceCircuit& circuit : piece_circuits()) names.push_back(circuit.name);
  return names;
}

namespace {

const EmbeddedFile* find_file(std::string_view name) {
  for (const EmbeddedFile& file : embedded_boards()) {
    if (file.stem() == name) return &file;
  }
  return nullptr;
}

// The first statement of a board file says its form.
BoardForm form_of_text(std::string_view text) {
  const auto begins = [&](std::string_view header) { return text.starts_with(header); };
  return begins(kBandBoardHeader)    ? BoardForm::bands
         : begins(kCellBoardHeader)  ? BoardForm::cells
         : begins(kMotorBoardHeader) ? BoardForm::motor
                                     : BoardForm::lanes;
}

std::string no_board(std::string_view name, const std::vector<std::string>& choices) {
  const std::string guess = nearest(name, choices);
  return "there is no board '" + std::string(name) + "'" +
         (guess.empty() ? "; there are " + join(choices, ", ")
                        : "; did you mean '" + guess + "'? There are " + join(choices, ", "));
}

}  // namespace

std::vector<std::string> board_choices(BoardForm form) {
  std::vector<std::string> choices;
  std::vector<std::string> laid;
  for (const std::string& circuit : circuit_names()) {
    std::string board = board_name(form, circuit);
    if (find_file(board) == nullptr) continue;
    choices.push_back(circuit);
    laid.push_back(std::move(board));
  }
  for (const EmbeddedFile& file : embedded_boards()) {
    const bool is_laid = std::find(laid.begin(), laid.end(), file.stem()) != laid.end();
    const bool is_for_cases = file.name.find("/reference/") != std::string_view::npos;
    if (!is_laid && !is_for_cases && form_of_text(file.text) == form)
      choices.emplace_back(file.stem());
  }
  if (form == BoardForm::motor) {
    for (std::string& name : piece_circuit_names()) choices.push_back(std::move(name));
  }
  return choices;
}

Result<Board, DataError> load_board(std::string_view name) {
  if (const EmbeddedFile* file = find_file(name)) {
    Result<BoardFile, DataError> parsed = parse_board(file->text, file->name);
    if (!parsed) return Failure{parsed.error()};
    return std::move(parsed->board);
  }
  for (const PieceCircuit& circuit : piece_circuits()) {
    if (circuit.name == name) return assemble_circuit(circuit);
  }
  return Failure{DataError{"", 0, no_board(name, board_names())}};
}

Result<Board, DataError> load_board(std::string_view name, BoardForm form) {
  const std::string laid = board_name(form, name);
  if (find_file(laid) != nullptr) return load_board(laid);
  Result<Board, DataError> board = load_board(name);
  if (!board) return Failure{DataError{"", 0, no_board(name, board_choices(form))}};
  return board;
}

}  // namespace chicane
