#include "catalog/circuits.h"

#include "base/text.h"
#include "catalog/embedded.h"
#include "codec/circuit_text.h"
#include "codec/overlay_text.h"
#include "layout/layout.h"

namespace chicane {

std::vector<std::string> circuit_names() {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : embedded_circuits()) names.emplace_back(file.stem());
  return names;
}

Result<Circuit, DataError> load_circuit(std::string_view name) {
  for (const EmbeddedFile& file : embedded_circuits()) {
    if (file.stem() == name) return parse_circuit(file.text, file.name);
  }
  const std::vector<std::string> names = circuit_names();
  const std::string guess = nearest(name, names);
  return Failure{
      DataError{"", 0,
                "there is no circuit '" + std::string(name) + "'" +
                    (guess.empty() ? "; there" : "; did you mean '" + guess + "'? There") +
                    " are " + join(names, ", ")}};
}

std::string_view overlay_of(std::string_view board) {
  for (const EmbeddedFile& file : embedded_overlays()) {
    if (file.stem() == board) return file.text;
  }
  return {};
}

Result<std::string, DataError> build_board(BoardForm form, const Circuit& circuit,
                                           std::string_view overlay, std::string_view source_name) {
  std::string text = lay_board(form, circuit);
  if (overlay.empty()) return text;
  return apply_overlay(text, overlay, source_name);
}

Result<Drawing, DataError> drawing_of(const Board& board) {
  if (board.ground.circuit.empty()) return draw(board, nullptr);
  const Result<Circuit, DataError> circuit = load_circuit(board.ground.circuit);
  if (!circuit) return Failure{circuit.error()};
  return draw(board, &*circuit);
}

}  // namespace chicane
