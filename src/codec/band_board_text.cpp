#include "codec/band_board_text.h"

#include <algorithm>

#include "codec/statements.h"

namespace chicane {

namespace {

class BandBoardReader {
 public:
  BandBoardReader(std::string_view text, std::string_view source) : statements_(text, source) {}

  Result<BandBoardFile, DataError> run() {
    statements_.take_header(kBandBoardHeader);
    for (const Statement& s : statements_.all()) {
      if (statements_.has_failed()) break;
      read(s);
    }
    if (!statements_.has_failed()) finish();
    if (statements_.has_failed()) return statements_.failure();
    return std::move(file_);
  }

 private:
  struct Long {
    int lane;
    Rows rows;
    int line;
  };

  bool complain(const Statement& s, std::string what) {
    return statements_.complain(s.line, std::string(s.words[0]) + ": " + std::move(what));
  }

  bool read(const Statement& s) {
    const std::string_view verb = s.words[0];
    if (verb == "name") return read_name(s);
    if (verb == "title") return read_title(s);
    if (verb == "rows") return read_rows(s);
    if (verb[0] >= '0' && verb[0] <= '9') return read_lanes(s);
    if (verb == "line") return read_line(s);
    if (verb == "long") return read_long(s);
    if (verb == "band") return read_band(s);
    if (verb == "tyres") return read_defect(s, track_.tyres);
    if (verb == "brakes") return read_defect(s, track_.brakes);
    if (verb == "pits") return read_pits(s);
    if (verb == "grid") return read_grid(s);
    return complain(s,
                    "there is no such statement; write name, title, rows, line, lanes by rows, "
                    "long, band, tyres, brakes, pits or grid");
  }

  bool read_name(const Statement& s) {
    if (s.words.size() != 2 || !is_board_name(s.words[1]))
      return complain(s, "one word of letters, digits, - and _, at most 40");
    board_.name = s.words[1];
    return true;
  }

  bool read_title(const Statement& s) {
    board_.title = rest_of(s, 1);
    return !board_.title.empty() || complain(s, "the title is missing");
  }

  bool read_rows(const Statement& s) {
    const auto rows = s.words.size() == 2 ? number(s.words[1], 1, kBandedRowsMax) : std::nullopt;
    if (!rows) return complain(s, fill("a number from 1 to {}", kBandedRowsMax));
    // What has been read since rests on the first.
    if (board_.rows > 0) return complain(s, "stands here twice");
    board_.rows = *rows;
    file_.rows_line = s.line;
    lanes_.assign(board_.rows, 0);
    file_.row_lines.assign(board_.rows, s.line);
    return true;
  }

  std::optional<int> lane(std::string_view word) const { return number(word, 1, kBandedLanesMax); }

  // "10-14 1 3 4"
  bool read_lanes(const Statement& s) {
    const std::optional<Rows> rows = rows_of(s.words[0], 0, board_.rows - 1);
    if (!rows) return complain(s, fill("rows like '3' or '3-4', from 0 to {}", board_.rows - 1));
    unsigned set = 0;
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      const std::optional<int> found = lane(s.words[i]);
      if (!found) return complain(s, fill("lanes are numbers from 1 to {}", kBandedLanesMax));
      set |= 1u << (*found - 1);
    }
    if (set == 0) return complain(s, "after the rows come their lanes");
    for (int row = rows->first; row <= rows->last; ++row) {
      if (lanes_[row] != 0) return complain(s, fill("the lanes of row {} stand here twice", row));
      lanes_[row] = set;
      file_.row_lines[row] = s.line;
    }
    return true;
  }

  bool read_line(const Statement& s) {
    const auto row = s.words.size() == 2 ? number(s.words[1], 0, board_.rows - 1) : std::nullopt;
    if (!row) return complain(s, fill("a row from 0 to {}", board_.rows - 1));
    track_.line_row = *row;
    return has_line_ = true;
  }

  bool read_long(const Statement& s) {
    const std::optional<int> in = s.words.size() == 3 ? lane(s.words[1]) : std::nullopt;
    const std::optional<Rows> rows = in ? rows_of(s.words[2], 0, board_.rows - 1) : std::nullopt;
    if (!rows || rows->first == rows->last)
      return complain(s, "a lane and its rows, like '1 11-13'");
    const bool is_shared = std::any_of(longs_.begin(), longs_.end(), [&](const Long& other) {
      return other.lane == *in - 1 && other.rows.first <= rows->last &&
             rows->first <= other.rows.last;
    });
    if (is_shared) return complain(s, "some of the rows belong to another long square");
    longs_.push_back({*in - 1, *rows, s.line});
    return true;
  }

  // "band B1 12 1/40 3/60 4/80 Abbey Curve"
  bool read_band(const Statement& s) {
    const auto row = s.words.size() >= 4 ? number(s.words[2], 0, board_.rows - 1) : std::nullopt;
    if (!row || s.words[1].size() > 4)
      return complain(s, "a name, a row and safety speeds, like 'B1 12 1/40 3/60 Abbey Curve'");
    if (find_corner(board_, s.words[1])) return complain(s, "this name stands here twice");
    if (track_.band_rows.size() == kBandsMax)
      return complain(s, fill("at most {} bands", kBandsMax));
    std::vector<int> safe(kBandedLanesMax);
    std::size_t i = 3;
    for (; i < s.words.size(); ++i) {
      const std::vector<std::string_view> parts = split(s.words[i], '/');
      const std::optional<int> in = parts.size() == 2 ? lane(parts[0]) : std::nullopt;
      const std::optional<int> speed = in ? number(parts[1], 20, 160) : std::nullopt;
      if (!speed) break;
      safe[*in - 1] = *speed;
    }
    if (i == 3) return complain(s, "safety speeds are written lane/speed, like '1/40 3/60'");
    board_.corners.push_back({std::string(s.words[1]), rest_of(s, i)});
    track_.band_rows.push_back(*row);
    safes_.push_back(std::move(safe));
    file_.band_lines.push_back(s.line);
    return true;
  }

  bool read_defect(const Statement& s, Index& corner) {
    const std::optional<Index> found =
        s.words.size() == 2 ? find_corner(board_, s.words[1]) : std::nullopt;
    if (!found) return complain(s, "name a band that stands above");
    corner = *found;
    return true;
  }

  bool read_pits(const Statement& s) {
    if (s.words.size() != 1 + BandTrack::kPits)
      return complain(s, "the rows of the pits of cars 1 to 6");
    for (std::size_t i = 0; i < BandTrack::kPits; ++i) {
      const std::optional<int> row = number(s.words[i + 1], 0, board_.rows - 1);
      if (!row) return complain(s, fill("rows from 0 to {}", board_.rows - 1));
      track_.pit_rows[i] = *row;
    }
    return has_pits_ = true;
  }

  bool read_grid(const Statement& s) {
    grid_.assign(s.words.begin() + 1, s.words.end());
    file_.grid_line = s.line;
    return true;
  }

  void finish() {
    if (board_.name.empty()) statements_.complain(0, "name: missing");
    if (board_.rows == 0) statements_.complain(0, "rows: missing");
    if (!has_line_) statements_.complain(0, "line: missing");
    if (!has_pits_) statements_.complain(0, "pits: missing");
    if (track_.band_rows.empty()) statements_.complain(0, "band: there is none");
    if (statements_.has_failed()) return;
    check_long_squares();
    if (statements_.has_failed()) return;
    lay_out();
    check_bands_are_there();
    if (statements_.has_failed()) return;
    board_.banded = std::move(track_);
    link_banded_board(board_);
    read_grid_places();
  }

  // A band without a square that carries one of its speeds could not be written.
  void check_bands_are_there() {
    for (std::size_t i = 0; i < safes_.size(); ++i) {
      const bool is_there =
          std::any_of(board_.spaces.begin(), board_.spaces.end(), [&](const BoardSpace& space) {
            return space.corner == static_cast<Index>(i) && space.limit > 0;
          });
      if (!is_there)
        statements_.complain(
            file_.band_lines[i],
            fill("band: no square of row {} has one of these speeds", track_.band_rows[i]));
    }
  }

  void check_long_squares() {
    for (const Long& square : longs_) {
      for (int row = square.rows.first; row <= square.rows.last; ++row) {
        if ((lanes_[row] >> square.lane & 1u) == 0)
          statements_.complain(square.line,
                               fill("long: row {} has no lane {}", row, square.lane + 1));
      }
    }
  }

  void lay_out() {
    for (int i = 1; i <= kBandedLanesMax; ++i) board_.lanes.push_back(std::to_string(i));
    board_.inside_strip = board_.outside_strip = "";
    board_.grey.assign(board_.rows, Side::inside);
    for (int row = 0; row < board_.rows; ++row) {
      for (Index in = 0; in < kBandedLanesMax; ++in) {
        if ((lanes_[row] >> in & 1u) == 0) continue;
        const auto in_long = std::find_if(longs_.begin(), longs_.end(), [&](const Long& l) {
          return l.lane == in && l.rows.first <= row && row <= l.rows.last;
        });
        if (in_long == longs_.end()) {
          add_space(in, row, row);
        } else if (in_long->rows.first == row) {
          add_space(in, row, in_long->rows.last);
        }
      }
    }
  }

  void add_space(Index in, int first, int last) {
    BoardSpace space{.lane = in, .first_row = first + 1, .last_row = last + 1};
    for (std::size_t i = 0; i < track_.band_rows.size(); ++i) {
      if (track_.band_rows[i] < first || track_.band_rows[i] > last) continue;
      space.corner = static_cast<Index>(i);
      space.limit = safes_[i][in];
    }
    board_.spaces.push_back(std::move(space));
  }

  void read_grid_places() {
    if (grid_.size() > BandTrack::kPits)
      statements_.complain(file_.grid_line, "grid: at most six places, of cars 1 to 6");
    for (const std::string_view place : grid_) {
      const std::optional<Index> space = find_space(board_, place);
      if (!space) {
        statements_.complain(file_.grid_line,
                             "grid: there is no square '" + std::string(place) + "'");
        return;
      }
      board_.grid.push_back(*space);
    }
  }

  Statements statements_;
  BandBoardFile file_;
  Board& board_ = file_.board;
  BandTrack track_;
  std::vector<unsigned> lanes_;  // By row, one bit a lane.
  std::vector<Long> longs_;
  std::vector<std::vector<int>> safes_;  // By band and lane.
  std::vector<std::string_view> grid_;
  bool has_line_ = false;
  bool has_pits_ = false;
};

// Lanes of a row, long squares in every row they cover.
unsigned lanes_of(const Board& board, int row) {
  unsigned set = 0;
  for (const BoardSpace& space : board.spaces) {
    if (covers(space.first_row, space.last_row, row + 1)) set |= 1u << space.lane;
  }
  return set;
}

std::string rows_text(int first, int last) {
  return first == last ? std::to_string(first) : fill("{}-{}", first, last);
}

}  // namespace

Result<BandBoardFile, DataError> parse_band_board(std::string_view text,
                                                  std::string_view source_name) {
  return BandBoardReader(text, source_name).run();
}

std::string format_band_board(const Board& board) {
  const BandTrack& track = *board.banded;
  std::string text = std::string(kBandBoardHeader) + "\nname " + board.name + "\n";
  if (!board.title.empty()) text += "title " + board.title + "\n";
  text += fill("rows {}\nline {}\n", board.rows, track.line_row);
  for (int first = 0; first < board.rows;) {
    int last = first;
    while (last + 1 < board.rows && lanes_of(board, last + 1) == lanes_of(board, first)) ++last;
    const unsigned set = lanes_of(board, first);
    if (set != 0) text += rows_text(first, last);
    for (Index lane = 0; lane < kBandedLanesMax; ++lane) {
      if ((set >> lane & 1u) != 0) text += " " + board.lanes[lane];
    }
    if (set != 0) text += "\n";
    first = last + 1;
  }
  for (const BoardSpace& space : board.spaces) {
    if (space.first_row != space.last_row)
      text += fill("long {} {}\n", board.lanes[space.lane],
                   rows_text(space.first_row - 1, space.last_row - 1));
  }
  for (std::size_t i = 0; i < track.band_rows.size(); ++i) {
    text += fill("band {} {}", board.corners[i].id, track.band_rows[i]);
    for (const BoardSpace& space : board.spaces) {
      if (space.corner == static_cast<Index>(i) && space.limit > 0)
        text += fill(" {}/{}", board.lanes[space.lane], space.limit);
    }
    if (!board.corners[i].title.empty()) text += " " + board.corners[i].title;
    text += "\n";
  }
  if (track.tyres != kNone) text += "tyres " + board.corners[track.tyres].id + "\n";
  if (track.brakes != kNone) text += "brakes " + board.corners[track.brakes].id + "\n";
  text += "pits";
  for (const int row : track.pit_rows) text += " " + std::to_string(row);
  text += "\n";
  if (!board.grid.empty()) {
    text += "grid";
    for (const Index space : board.grid) text += " " + place_name(board, space);
    text += "\n";
  }
  return text;
}

}  // namespace chicane
