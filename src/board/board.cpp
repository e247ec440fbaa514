#include "board/board.h"

#include <algorithm>

#include "base/text.h"

namespace chicane {

namespace {

template <class Item>
std::optional<Index> find_id(const std::vector<Item>& items, std::string_view id) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].id == id) return static_cast<Index>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string place_name(const Board& board, Index place) {
  const auto track = static_cast<Index>(board.spaces.size());
  if (place >= track) {
    const BoardStrip& strip = board.strips[place - track];
    return (strip.side == Side::inside ? board.inside_strip : board.outside_strip) +
           std::to_string(strip.last_row);
  }
  const BoardSpace& at = board.spaces[place];
  if (board.motor) return std::to_string(at.last_row - 1) + board.lanes[at.lane];
  if (board.cells) return std::to_string(at.last_row - 1);
  if (board.banded) return board.lanes[at.lane] + "." + std::to_string(at.last_row - 1);
  return board.lanes[at.lane] + std::to_string(at.last_row);
}

std::optional<Index> find_place(const Board& board, std::string_view place) {
  if (const std::optional<Index> space = find_space(board, place)) return space;
  const auto track = static_cast<Index>(board.spaces.size());
  for (Index i = 0; i < static_cast<Index>(board.strips.size()); ++i) {
    if (place_name(board, track + i) == place) return track + i;
  }
  return std::nullopt;
}

std::optional<Index> find_space(const Board& board, std::string_view place) {
  if (board.motor || board.banded || board.cells) {
    for (std::size_t i = 0; i < board.spaces.size(); ++i) {
      if (place_name(board, static_cast<Index>(i)) == place) return static_cast<Index>(i);
    }
    return std::nullopt;
  }
  for (std::size_t lane = 0; lane < board.lanes.size(); ++lane) {
    const std::string& name = board.lanes[lane];
    if (!place.starts_with(name)) continue;
    const std::optional<int> row = number(place.substr(name.size()), 1, board.rows);
    if (!row) continue;
    const Index space = space_at(board, static_cast<Index>(lane), *row);
    // A long space is named by its last row only.
    if (space != kNone && board.spaces[space].last_row == *row) return space;
  }
  return std::nullopt;
}

std::optional<Index> find_corner(const Board& board, std::string_view id) {
  return find_id(board.corners, id);
}

std::optional<Index> find_line(const Board& board, std::string_view id) {
  return find_id(board.lines, id);
}

Index space_at(const Board& board, Index lane, int row) {
  // Spaces are sorted by last row: the first of the lane that does not end before the row covers
  // it, or, across the line, the first of the lane at all; else none does.
  const auto of_lane = [&](std::size_t from) {
    while (from < board.spaces.size() && board.spaces[from].lane != lane) ++from;
    const bool is_found = from < board.spaces.size() &&
                          covers(board.spaces[from].first_row, board.spaces[from].last_row, row);
    return is_found ? static_cast<Index>(from) : kNone;
  };
  const auto not_before =
      std::lower_bound(board.spaces.begin(), board.spaces.end(), row,
                       [](const BoardSpace& space, int wanted) { return space.last_row < wanted; });
  const Index found = of_lane(static_cast<std::size_t>(not_before - board.spaces.begin()));
  return found != kNone ? found : of_lane(0);
}

}  // namespace chicane
