#include "catalog/boards.h"

#include "base/text.h"
#include "catalog/embedded.h"
#include "codec/board_text.h"
#include "codec/motor_board_text.h"

namespace chicane {

namespace {

// "boards/reference/MA.board" is the board MA.
std::string_view board_name(const EmbeddedFile& file) {
  std::string_view name = file.name.substr(file.name.rfind('/') + 1);
  name.remove_suffix(std::string_view(".board").size());
  return name;
}

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
  for (const EmbeddedFile& file : embedded_boards()) names.emplace_back(board_name(file));
  for (std::string& name : piece_circuit_names()) names.push_back(std::move(name));
  return names;
}

std::vector<std::string> piece_circuit_names() {
  std::vector<std::string> names;
  for (const PieceCircuit& circuit : piece_circuits()) names.push_back(circuit.name);
  return names;
}

Result<Board, DataError> load_board(std::string_view name) {
  for (const EmbeddedFile& file : embedded_boards()) {
    if (board_name(file) != name) continue;
    Result<BoardFile, DataError> parsed = parse_board(file.text, file.name);
    if (!parsed) return Failure{parsed.error()};
    return parsed->board;
  }
  for (const PieceCircuit& circuit : piece_circuits()) {
    if (circuit.name == name) return assemble_circuit(circuit);
  }
  return Failure{DataError{
      "", 0,
      "there is no board '" + std::string(name) + "'; there are " + join(board_names(), ", ")}};
}

}  // namespace chicane
