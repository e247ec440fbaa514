// The corners of a circuit: bends that follow each other closely are one. What limits, bands,
// colours and factors of boards are laid over.
#pragma once

#include <string>
#include <vector>

#include "circuit/circuit.h"

namespace chicane {

// One bend that is not flat out.
struct CircuitBend {
  double from = 0;  // Metres from the line, along the pieces.
  double to = 0;
  double speed = 0;  // Miles an hour in the middle of the road (speeds.h).
  const Piece* piece = nullptr;

  double metres() const { return to - from; }
};

// In the order of the lap. Pieces of the circuit must outlive them.
std::vector<CircuitBend> bends_of(const Circuit& circuit);

struct CircuitCorner {
  std::vector<CircuitBend> bends;  // At least one.

  double from() const { return bends.front().from; }
  double to() const { return bends.back().to; }
  double metres() const { return to() - from(); }
  // Of its slowest bend.
  double speed() const;
  // The names of its bends, each once: "Variante del Rettifilo".
  std::string title() const;
  // The numbers of its bends: "T8 to T10", "T6".
  std::string turns() const;
};

// Bends less than `join` metres apart are one corner as long as it is not longer than `longest`.
std::vector<CircuitCorner> corners_of(const Circuit& circuit, double join = 40,
                                      double longest = 300);

}  // namespace chicane
