#include "layout/layout.h"

#include "layout/band_layout.h"
#include "layout/cell_layout.h"
#include "layout/lane_layout.h"
#include "layout/motor_layout.h"

namespace chicane {

std::string board_name(BoardForm form, std::string_view circuit) {
  static constexpr std::array<std::string_view, kBoardForms.size()> kEndings = {"", "-bands",
                                                                                "-cells", "-motor"};
  return std::string(circuit) + std::string(kEndings[static_cast<std::size_t>(form)]);
}

std::string lay_board(BoardForm form, const Circuit& circuit) {
  switch (form) {
    case BoardForm::lanes:
      return lay_lane_board(circuit);
    case BoardForm::bands:
      return lay_band_board(circuit);
    case BoardForm::cells:
      return lay_cell_board(circuit);
    case BoardForm::motor:
      return lay_motor_board(circuit);
  }
  return {};
}

}  // namespace chicane
