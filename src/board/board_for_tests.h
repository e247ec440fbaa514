// Small boards for tests of the folders below the codec, which cannot read board files. Each change
// gives every space its default steps again, so steps of one's own come last.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/assert.h"
#include "board/board.h"
#include "board/steps.h"

namespace chicane::for_tests {

inline void link(Board& board) {
  std::sort(board.spaces.begin(), board.spaces.end(), [](const BoardSpace& a, const BoardSpace& b) {
    return a.last_row != b.last_row ? a.last_row < b.last_row : a.lane < b.lane;
  });
  const Index count = static_cast<Index>(board.spaces.size());
  for (Index i = 0; i < count; ++i) board.spaces[i].steps = default_steps(board, i);
  for (Index i = 0; i < count; ++i) board.spaces[i].ahead = default_ahead(board, i);
}

// A ring with all its lanes in every row; no corner, no line, no grid.
inline Board ring(int rows, std::vector<std::string> lanes) {
  Board board{.name = "ring", .rows = rows, .lanes = std::move(lanes)};
  for (int row = 1; row <= rows; ++row) {
    for (Index lane = 0; lane < static_cast<Index>(board.lanes.size()); ++lane)
      board.spaces.push_back({.lane = lane, .first_row = row, .last_row = row});
  }
  board.grey.assign(rows, Side::inside);
  link(board);
  return board;
}

inline Index at(const Board& board, std::string_view place) {
  const std::optional<Index> space = find_space(board, place);
  CHICANE_ASSERT(space.has_value());
  return *space;
}

inline std::vector<Index> all(const Board& board, const std::vector<std::string>& places) {
  std::vector<Index> spaces;
  for (const std::string& place : places) spaces.push_back(at(board, place));
  return spaces;
}

inline std::vector<std::string> names(const Board& board, const std::vector<Index>& spaces) {
  std::vector<std::string> places;
  for (const Index space : spaces) places.push_back(place_name(board, space));
  return places;
}

inline BoardSpace& space(Board& board, std::string_view place) {
  return board.spaces[at(board, place)];
}

// Takes spaces out: a lane that begins or ends. Before corners, lines and grid: indices change.
inline void remove(Board& board, const std::vector<std::string>& places) {
  std::vector<Index> gone = all(board, places);
  std::sort(gone.rbegin(), gone.rend());
  for (const Index index : gone) board.spaces.erase(board.spaces.begin() + index);
  link(board);
}

// One long space for those of the places, which follow one another in a lane. Before corners,
// lines and grid too.
inline void merge(Board& board, const std::vector<std::string>& places) {
  BoardSpace merged = space(board, places.front());
  merged.last_row = space(board, places.back()).last_row;
  remove(board, places);
  board.spaces.push_back(merged);
  link(board);
}

// Posts the limit; the corner is made if there is none of that id.
inline void post(Board& board, std::string_view corner, const std::vector<std::string>& places,
                 int limit) {
  if (!find_corner(board, corner)) board.corners.push_back({std::string(corner), {}});
  for (const std::string& place : places) {
    space(board, place).limit = limit;
    space(board, place).corner = *find_corner(board, corner);
  }
}

inline void draw_line(Board& board, std::string_view id, const std::vector<std::string>& places,
                      LineColour colour = LineColour::red) {
  board.lines.push_back({std::string(id), colour, all(board, places)});
}

}  // namespace chicane::for_tests
