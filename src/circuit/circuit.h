// A circuit of the real world: straights and bends from the line on, in racing direction. No board,
// no game: what a board of any rule set is laid over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chicane {

enum class Hand : std::uint8_t { left, right };
enum class LapDirection : std::uint8_t { clockwise, anticlockwise, figure_eight };

// A straight has no radius.
struct Piece {
  Hand hand = Hand::left;
  double metres = 0;   // Of a straight, or along the arc.
  double degrees = 0;  // Of a bend.
  double radius = 0;
  std::string corner;  // "7a"; empty for a bend without a number.
  std::string name;
  int line = 0;  // Of the file.

  bool is_bend() const { return radius > 0; }
  // Left is positive.
  double turn() const { return hand == Hand::left ? degrees : -degrees; }
};

// The road crosses itself: metres from the line, the first passes under.
struct Crossing {
  double under = 0;
  double over = 0;
};

struct Circuit {
  std::string name;
  std::string title;
  std::string country;
  std::string layout;
  std::string source;  // Of the centreline that was measured.
  int length = 0;      // Metres, as published.
  LapDirection direction = LapDirection::clockwise;
  std::optional<Crossing> crossing;
  int bearing = 0;  // Of the first piece, degrees from north, clockwise.
  double width = 12;
  std::optional<Hand> pits;
  std::vector<Piece> pieces;

  double metres() const {
    double sum = 0;
    for (const Piece& piece : pieces) sum += piece.metres;
    return sum;
  }
};

// On which hand of the driver lies what the circuit encloses; of a figure-eight, the pits.
inline Hand inside_of(const Circuit& circuit) {
  switch (circuit.direction) {
    case LapDirection::clockwise:
      return Hand::right;
    case LapDirection::anticlockwise:
      return Hand::left;
    case LapDirection::figure_eight:
      break;
  }
  return circuit.pits.value_or(Hand::right);
}

}  // namespace chicane
