// A circuit small enough to know by heart.
#pragma once

#include <numbers>

#include "circuit/circuit.h"

namespace chicane::for_tests {

// Two straights and two halves of a circle, to the left, the line in the middle of a straight that
// leads north.
inline Circuit oval() {
  const auto straight = [](double metres) {
    Piece piece;
    piece.metres = metres;
    return piece;
  };
  Piece half;
  half.hand = Hand::left;
  half.degrees = 180;
  half.radius = 100;
  half.metres = 100 * std::numbers::pi;
  half.corner = "1";
  half.name = "North";
  Circuit circuit;
  circuit.name = "oval";
  circuit.title = "Oval";
  circuit.length = 1428;
  circuit.direction = LapDirection::anticlockwise;
  circuit.pieces = {straight(200), half, straight(400), half, straight(200)};
  circuit.pieces[3].corner = "2";
  circuit.pieces[3].name = "South";
  for (std::size_t i = 0; i < circuit.pieces.size(); ++i)
    circuit.pieces[i].line = static_cast<int>(i) + 10;
  return circuit;
}

}  // namespace chicane::for_tests
