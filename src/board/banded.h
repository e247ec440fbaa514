// Boards for Formula One: laid out and checked.
#pragma once

#include <vector>

#include "board/board.h"
#include "board/validate.h"

namespace chicane {

inline constexpr int kBandedRowsMin = 30;
inline constexpr int kBandedRowsMax = 120;
inline constexpr int kBandedLanesMax = 6;
inline constexpr int kBandsMax = 12;
inline constexpr int kLongRowsMax = 3;  // Of one long square.
// Rows beyond those that one move can pass: eight squares and six of a card, some of them long.
inline constexpr int kMoveSquaresMax = 14;
inline constexpr int kBandGap = 3;  // Rows from one band, or the line, to the next band.
// Outcomes of one move that differ in their end or in the safety speeds on the way: as many as a
// list of the rules can hold, of the squares of a move and of all the cards of a hand.
inline constexpr int kBandedWaysMax = 96;
inline constexpr int kBandedCardWaysMax = 255;

// Steps of every space (F1-DIR-1): straight on first, then one lane in, then one lane out. A long
// square is entered from the row before its first row only.
void link_banded_board(Board& board);

// The outermost square that begins in the row, or kNone: where cars come back to the track.
Index outermost_in_row(const Board& board, int row);

// The faults of section 6.4 of the rules of Formula One.
std::vector<Finding> validate_banded(const Board& board);

}  // namespace chicane
