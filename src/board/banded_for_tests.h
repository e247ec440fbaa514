// Boards of Formula One for tests of the folders below the codec, which cannot read board files.
#pragma once

#include <string>
#include <vector>

#include "base/assert.h"
#include "board/banded.h"
#include "board/board.h"

namespace chicane::for_tests {

// Rows count from 0, lanes from 1, as in section 6.4 of the rules of Formula One.
struct Stretch {
  int first;
  int last;
  std::vector<int> lanes;
};
struct LongSquare {
  int lane;
  int first;
  int last;
};
struct Band {
  int row;
  std::vector<std::pair<int, int>> safe;  // Lane and speed.
  std::string title;
};
struct BandPlan {
  std::string name;
  int rows = 0;
  int line = 0;
  std::vector<Stretch> stretches;
  std::vector<LongSquare> longs;
  std::vector<Band> bands;
  Index tyres = kNone;
  Index brakes = kNone;
  std::array<int, BandTrack::kPits> pits{};
  std::vector<std::string> grid;
};

inline void add_square(Board& board, const BandPlan& plan, int lane, int first, int last) {
  BoardSpace space{.lane = lane - 1, .first_row = first + 1, .last_row = last + 1};
  for (std::size_t i = 0; i < plan.bands.size(); ++i) {
    if (plan.bands[i].row < first || plan.bands[i].row > last) continue;
    space.corner = static_cast<Index>(i);
    for (const auto& [of_lane, speed] : plan.bands[i].safe) {
      if (of_lane == lane) space.limit = speed;
    }
  }
  board.spaces.push_back(space);
}

inline Board laid_out(const BandPlan& plan) {
  Board board{.name = plan.name, .rows = plan.rows};
  for (int lane = 1; lane <= kBandedLanesMax; ++lane) board.lanes.push_back(std::to_string(lane));
  board.inside_strip = board.outside_strip = "";
  board.grey.assign(plan.rows, Side::inside);
  BandTrack track{.line_row = plan.line, .tyres = plan.tyres, .brakes = plan.brakes};
  track.pit_rows = plan.pits;
  for (std::size_t i = 0; i < plan.bands.size(); ++i) {
    track.band_rows.push_back(plan.bands[i].row);
    board.corners.push_back({"B" + std::to_string(i + 1), plan.bands[i].title});
  }
  for (const Stretch& stretch : plan.stretches) {
    for (int row = stretch.first; row <= stretch.last; ++row) {
      for (const int lane : stretch.lanes) {
        int last = row;
        bool is_inner = false;
        for (const LongSquare& square : plan.longs) {
          if (square.lane != lane || row < square.first || row > square.last) continue;
          is_inner = row > square.first;
          last = square.last;
        }
        if (!is_inner) add_square(board, plan, lane, row, last);
      }
    }
  }
  board.banded = track;
  link_banded_board(board);
  for (const std::string& place : plan.grid) {
    const std::optional<Index> space = find_space(board, place);
    CHICANE_ASSERT(space.has_value());
    board.grid.push_back(*space);
  }
  return board;
}

// F1-TT: three lanes, one in rows 20 to 23.
inline BandPlan test_track_plan() {
  return {.name = "F1-TT",
          .rows = 40,
          .line = 39,
          .stretches = {{0, 19, {1, 2, 3}}, {20, 23, {2}}, {24, 39, {1, 2, 3}}},
          .longs = {},
          .bands = {{10, {{1, 40}, {2, 60}, {3, 80}}, "Lodge Corner"},
                    {14, {{1, 80}, {2, 100}, {3, 120}}, "Abbey Curve"},
                    {21, {{2, 60}}, ""}},
          .tyres = 1,
          .brakes = 0,
          .pits = {2, 1, 0, 39, 38, 37},
          .grid = {}};
}
inline Board test_track() { return laid_out(test_track_plan()); }

// F1-REF: islands, long squares, six corners.
inline BandPlan reference_plan() {
  return {.name = "F1-REF",
          .rows = 60,
          .line = 59,
          .stretches = {{0, 5, {1, 2, 3, 4, 5, 6}},
                        {6, 6, {1, 2, 3, 4, 5}},
                        {7, 9, {1, 2, 3, 4}},
                        {10, 14, {1, 3, 4}},
                        {15, 21, {1, 2, 3}},
                        {22, 26, {1, 3}},
                        {27, 36, {1, 2, 3}},
                        {37, 41, {1, 3}},
                        {42, 44, {1, 2, 3, 4}},
                        {45, 48, {1, 2, 4}},
                        {49, 50, {1, 2, 3, 4}},
                        {51, 53, {1, 3}},
                        {54, 54, {1, 2, 3, 4}},
                        {55, 55, {1, 2, 3, 4, 5}},
                        {56, 59, {1, 2, 3, 4, 5, 6}}},
          .longs = {{1, 11, 13}, {1, 24, 25}, {1, 42, 43}},
          .bands = {{12, {{1, 40}, {3, 60}, {4, 80}}, "Abbey Curve"},
                    {18, {{1, 80}, {2, 80}, {3, 80}}, "Mill Bend"},
                    {24, {{1, 60}, {3, 80}}, "Lodge Corner"},
                    {38, {{1, 80}, {3, 100}}, "Long Hedge"},
                    {43, {{1, 40}, {2, 40}, {3, 80}, {4, 80}}, "Pool Hairpin"},
                    {52, {{1, 100}, {3, 120}}, "Orchard Bend"}},
          .tyres = 0,
          .brakes = 2,
          .pits = {2, 1, 0, 59, 58, 57},
          .grid = {"6.0", "5.0", "4.0", "3.0", "2.0", "1.0"}};
}
inline Board reference_board() { return laid_out(reference_plan()); }

}  // namespace chicane::for_tests
