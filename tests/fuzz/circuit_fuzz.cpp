// Circuits: what is read is written and read again as the same circuit; boards of every form can be
// laid over it, twice alike. Overlays: what they make of a board is a board or has a complaint.
#include "base/assert.h"
#include "catalog/circuits.h"
#include "codec/board_text.h"
#include "codec/circuit_text.h"
#include "codec/overlay_text.h"
#include "fuzz/promises.h"
#include "fuzz/targets.h"
#include "layout/layout.h"

namespace chicane::fuzz {

namespace {

void check_boards(const Circuit& circuit) {
  for (const BoardForm form : kBoardForms) {
    const std::string text = lay_board(form, circuit);
    CHICANE_ASSERT(lay_board(form, circuit) == text);
    const Result<BoardFile, DataError> file = parse_board(text, kSource);
    if (!file) {
      check_complaint(file.error(), text);
      continue;
    }
    CHICANE_ASSERT(file->board.name == board_name(form, circuit.name));
    for (const Finding& finding : validate(file->board))
      check_complaint(to_error(finding, file->source), text);
  }
}

bool fuzz_overlay(std::string_view text) {
  static const std::string kBoard = lay_board(BoardForm::lanes, *load_circuit("spa-francorchamps"));
  const Result<std::string, DataError> laid = apply_overlay(kBoard, text, kSource);
  if (!laid) {
    check_complaint(laid.error(), text);
    return false;
  }
  if (const Result<BoardFile, DataError> file = parse_board(*laid, kSource); !file)
    check_complaint(file.error(), *laid);
  return true;
}

}  // namespace

bool fuzz_circuit(std::string_view text) {
  const Result<Circuit, DataError> circuit = parse_circuit(text, kSource);
  if (!circuit) {
    check_complaint(circuit.error(), text);
    return fuzz_overlay(text);
  }
  const std::string written = format_circuit(*circuit);
  const Result<Circuit, DataError> again = parse_circuit(written, kSource);
  CHICANE_ASSERT(static_cast<bool>(again));
  CHICANE_ASSERT(format_circuit(*again) == written);
  check_boards(*circuit);
  return true;
}

}  // namespace chicane::fuzz
