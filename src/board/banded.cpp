#include "board/banded.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "base/text.h"

namespace chicane {

namespace {

// The space of the lane that begins in the row (from 1), or kNone.
Index beginning_at(const Board& board, Index lane, int row) {
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    if (board.spaces[i].lane == lane && board.spaces[i].first_row == row)
      return static_cast<Index>(i);
  }
  return kNone;
}

constexpr int kDriveSquares = 8;
constexpr int kCardSquares = 6;

// How many outcomes 1, 2, … 8 squares from a space have: the end, and the safety speeds passed, of
// which each fits four bits.
std::array<int, kDriveSquares + 1> count_ways(const Board& board, Index from) {
  using Way = std::pair<Index, std::uint32_t>;
  std::array<int, kDriveSquares + 1> counts{};
  std::vector<Way> ways = {{from, 0}};
  for (int squares = 1; squares <= kDriveSquares; ++squares) {
    std::vector<Way> longer;
    for (const auto& [at, speeds] : ways) {
      for (const Index to : board.spaces[at].steps) {
        const int limit = board.spaces[to].limit;
        const bool counts_here = limit > 0 && limit < 160;
        longer.emplace_back(
            to, counts_here ? speeds << 4 | static_cast<std::uint32_t>(limit / 20) : speeds);
      }
    }
    std::sort(longer.begin(), longer.end());
    longer.erase(std::unique(longer.begin(), longer.end()), longer.end());
    ways = std::move(longer);
    counts[squares] = static_cast<int>(ways.size());
    if (counts[squares] > kBandedWaysMax) break;
  }
  return counts;
}

class BandCheck {
 public:
  explicit BandCheck(const Board& board) : board_(board), track_(*board.banded) {}

  std::vector<Finding> run() {
    if (board_.rows < kBandedRowsMin || board_.rows > kBandedRowsMax) {
      complain(
          Fault::band_rows, Subject::board, 0,
          fill("{} rows; a circuit has {} to {}", board_.rows, kBandedRowsMin, kBandedRowsMax));
      return findings_;
    }
    check_squares();
    check_long_squares();
    if (!findings_.empty()) return findings_;
    check_bands();
    check_pits();
    check_grid();
    if (findings_.empty()) check_ways();
    return findings_;
  }

 private:
  void complain(Fault fault, Subject subject, Index index, std::string what) {
    findings_.push_back({fault, subject, index, std::move(what)});
  }

  void check_squares() {
    std::vector<bool> has_way_in(board_.spaces.size());
    for (const BoardSpace& space : board_.spaces) {
      for (const Index to : space.steps) has_way_in[to] = true;
    }
    for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
      const auto space = static_cast<Index>(i);
      if (board_.spaces[i].steps.empty())
        complain(Fault::dead_end, Subject::row, board_.spaces[i].last_row,
                 place_name(board_, space) + " leads nowhere");
      if (!has_way_in[i])
        complain(Fault::unreachable, Subject::row, board_.spaces[i].first_row,
                 "no way leads to " + place_name(board_, space));
    }
    for (int row = 1; row <= board_.rows; ++row) {
      bool has_space = false;
      for (const BoardSpace& space : board_.spaces)
        has_space = has_space || covers(space.first_row, space.last_row, row);
      if (!has_space)
        complain(Fault::empty_row, Subject::row, row, fill("row {} has no square", row - 1));
    }
  }

  // No move may pass a band or the line twice.
  void check_long_squares() {
    int rows_saved = 0;
    for (const BoardSpace& space : board_.spaces) {
      const int rows = rows_between(space.first_row, space.last_row, board_.rows) + 1;
      rows_saved += rows - 1;
      if (rows > kLongRowsMax)
        complain(Fault::band_rows, Subject::row, space.last_row,
                 fill("a long square of {} rows; {} are the most", rows, kLongRowsMax));
    }
    if (board_.rows <= kMoveSquaresMax + rows_saved)
      complain(Fault::band_rows, Subject::board, 0,
               "so many long squares for so few rows: one move could drive a whole lap");
  }

  void check_bands() {
    for (std::size_t i = 0; i < track_.band_rows.size(); ++i) {
      const auto corner = static_cast<Index>(i);
      const std::string& id = board_.corners[i].id;
      for (const BoardSpace& space : board_.spaces) {
        if (!covers(space.first_row, space.last_row, track_.band_rows[i] + 1)) continue;
        if (space.corner != corner || space.limit % 20 != 0 || space.limit < 20 ||
            space.limit > 160)
          complain(Fault::band_safety, Subject::corner, corner,
                   fill("{}: lane {} needs a safety speed of 20 to 160 in twenties", id,
                        board_.lanes[space.lane]));
      }
      // F1-COR-7  Long squares included, no square may belong to two bands or to the line.
      for (std::size_t j = 0; j < track_.band_rows.size(); ++j) {
        if (i != j && distance(i, track_.band_rows[j]) < kBandGap)
          complain(Fault::band_close, Subject::corner, corner,
                   fill("{} lies too close to {}", id, board_.corners[j].id));
      }
      if (distance(i, track_.line_row) < kBandGap)
        complain(Fault::band_close, Subject::corner, corner, id + " lies too close to the line");
      if (outermost_in_row(board_, (track_.band_rows[i] + 1) % board_.rows + 1) == kNone)
        complain(Fault::dead_end, Subject::corner, corner,
                 "no square begins behind " + id + ": nobody could come back from its spin-off");
    }
    for (const BoardSpace& space : board_.spaces) {
      const bool is_long = space.first_row != space.last_row;
      if (is_long && covers(space.first_row, space.last_row, track_.line_row + 1))
        complain(Fault::band_close, Subject::row, space.last_row, "a long square lies on the line");
    }
    if (track_.tyres == kNone || track_.brakes == kNone)
      complain(Fault::band_defect, Subject::board, 0,
               "name the corners behind which tyres and brakes fail: 'tyres B1', 'brakes B3'");
  }

  // Rows between a band and another row, the shorter way.
  int distance(std::size_t band, int row) const {
    const int ahead = rows_between(track_.band_rows[band], row, board_.rows);
    return std::min(ahead, board_.rows - ahead);
  }

  void check_pits() {
    for (std::size_t i = 0; i < track_.pit_rows.size(); ++i) {
      const int row = track_.pit_rows[i];
      const Index before = beginning_at(board_, 0, (row + board_.rows - 1) % board_.rows + 1);
      const Index after = beginning_at(board_, 0, (row + 1) % board_.rows + 1);
      const bool is_before_single =
          before != kNone && board_.spaces[before].last_row == board_.spaces[before].first_row;
      if (!is_before_single || after == kNone)
        complain(Fault::band_pit, Subject::board, 0,
                 fill("the pit of car {} in row {} has no way in and out on lane 1",
                      static_cast<int>(i) + 1, row));
    }
  }

  // No list of what is lawful may grow too long for the rules.
  void check_ways() {
    for (std::size_t i = 0; i < board_.spaces.size(); ++i) {
      const auto space = static_cast<Index>(i);
      const std::array<int, kDriveSquares + 1> ways = count_ways(board_, space);
      // 2, 3 and 4 squares of the cards that say so, 1 to 6 of a carburettor.
      int of_cards = ways[2] + ways[3] + ways[4];
      for (int squares = 1; squares <= kCardSquares; ++squares) of_cards += ways[squares];
      if (*std::max_element(ways.begin(), ways.end()) <= kBandedWaysMax &&
          of_cards <= kBandedCardWaysMax)
        continue;
      complain(Fault::band_close, Subject::row, board_.spaces[i].last_row,
               fill("from {} too many ways lead past too many different safety speeds",
                    place_name(board_, space)));
      return;
    }
  }

  void check_grid() {
    for (std::size_t i = 0; i < board_.grid.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (board_.grid[i] == board_.grid[j])
          complain(Fault::grid_place_twice, Subject::grid, static_cast<Index>(i),
                   place_name(board_, board_.grid[i]) + " is a starting place twice");
      }
    }
  }

  const Board& board_;
  const BandTrack& track_;
  std::vector<Finding> findings_;
};

}  // namespace

void link_banded_board(Board& board) {
  std::sort(board.spaces.begin(), board.spaces.end(), [](const BoardSpace& a, const BoardSpace& b) {
    return a.last_row != b.last_row ? a.last_row < b.last_row : a.lane < b.lane;
  });
  for (BoardSpace& space : board.spaces) {
    const int next_row = row_after(space.last_row, board.rows);
    space.steps.clear();
    for (const Index lane : {space.lane, space.lane - 1, space.lane + 1}) {
      const Index to = beginning_at(board, lane, next_row);
      if (to != kNone) space.steps.push_back(to);
    }
    const Index straight = beginning_at(board, space.lane, next_row);
    space.ahead = straight != kNone ? std::vector<Index>{straight} : space.steps;
  }
}

Index outermost_in_row(const Board& board, int row) {
  Index found = kNone;
  for (std::size_t i = 0; i < board.spaces.size(); ++i) {
    if (board.spaces[i].first_row == row &&
        (found == kNone || board.spaces[i].lane > board.spaces[found].lane))
      found = static_cast<Index>(i);
  }
  return found;
}

std::vector<Finding> validate_banded(const Board& board) { return BandCheck(board).run(); }

}  // namespace chicane
