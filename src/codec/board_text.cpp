#include "codec/board_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/digest.h"
#include "base/text.h"
#include "board/steps.h"
#include "board/strips.h"
#include "codec/band_board_text.h"
#include "codec/cell_board_text.h"
#include "codec/ground_text.h"
#include "codec/motor_board_text.h"

namespace chicane {

namespace {

constexpr int kRowsReadable = 1000;
constexpr std::size_t kLanesReadable = 8;

struct Statement {
  int line;
  std::vector<std::string_view> words;
};

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

bool is_lane_name(std::string_view text) {
  return !text.empty() && text.size() <= 3 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// Reads statement by statement; the first complaint stops it.
class BoardParser {
 public:
  explicit BoardParser(std::string_view text) {
    int line = 0;
    for (const std::string_view raw : lines(text)) {
      ++line;
      std::vector<std::string_view> found = words(without_comment(raw));
      if (!found.empty()) statements_.push_back({line, std::move(found)});
    }
  }

  Result<BoardFile, DataError> run(std::string_view source_name) {
    file_.source.name = source_name;
    check_header();
    pass(&BoardParser::read_frame);
    check_frame();
    pass(&BoardParser::read_width);
    pass(&BoardParser::read_long);
    if (!has_failed()) make_spaces();
    pass(&BoardParser::read_corner);
    pass(&BoardParser::read_detail);
    if (has_failed()) return Failure{DataError{std::string(source_name), error_line_, error_}};
    make_steps();
    file_.board.strips = make_strips(file_.board);
    return std::move(file_);
  }

 private:
  using Words = std::vector<std::string_view>;

  bool has_failed() const { return !error_.empty(); }

  // Keeps the first complaint. False, so that readers can say `return complain(…)`.
  bool complain(int line, std::string what) {
    if (!has_failed()) {
      error_line_ = line;
      error_ = std::move(what);
    }
    return false;
  }
  bool complain(const Statement& s, const std::string& what) {
    return complain(s.line, std::string(s.words[0]) + ": " + what);
  }

  // One pass over all statements: the frame first, then what refers to it.
  void pass(bool (BoardParser::*read)(const Statement&)) {
    for (const Statement& s : statements_) {
      if (has_failed() || !(this->*read)(s)) return;
    }
  }

  bool check_header() {
    if (statements_.empty())
      return complain(0, "the file is empty; a board begins with 'chicane board 1'");
    const Statement first = statements_.front();
    statements_.erase(statements_.begin());
    return first.words == Words{"chicane", "board", "1"} ||
           complain(first.line, "a board file begins with 'chicane board 1'");
  }

  bool check_frame() {
    if (has_failed()) return false;
    if (file_.board.name.empty())
      return complain(0, "name: missing; give the board one, as in 'name monza'");
    if (file_.board.rows == 0)
      return complain(0, "rows: missing; say how many rows a lap has, as in 'rows 75'");
    if (file_.board.lanes.empty())
      return complain(0, "lanes: missing; name them from the inside out, as in 'lanes I M O'");
    if (!check_strips()) return false;
    widths_.assign(file_.board.rows + 1, (1u << file_.board.lanes.size()) - 1);
    return true;
  }

  bool need(const Statement& s, std::size_t count, const std::string& example) {
    return s.words.size() >= count || complain(s, "too short; write it like '" + example + "'");
  }
  bool need_exactly(const Statement& s, std::size_t count, const std::string& example) {
    return s.words.size() == count || complain(s, "write it like '" + example + "'");
  }
  bool need_once(const Statement& s, bool is_first) {
    return is_first || complain(s, "said twice");
  }
  bool need_name(const Statement& s, std::string_view name) {
    return is_name(name) ||
           complain(s, quoted(name) + " may have up to 40 letters, digits, '-' and '_' only");
  }

  static std::string rest(const Statement& s, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < s.words.size(); ++i) {
      if (i > from) text += ' ';
      text += s.words[i];
    }
    return text;
  }

  // --- The frame: name, rows, lanes -------------------------------------------------------------

  bool read_frame(const Statement& s) {
    const std::string_view word = s.words[0];
    if (word == "name") return read_name(s);
    if (word == "title") return read_title(s);
    if (word == "rows") return read_rows(s);
    if (word == "direction") return read_direction(s);
    if (word == "lanes") return read_lanes(s);
    if (word == "strips") return read_strips(s);
    if (std::find(kLaterWords.begin(), kLaterWords.end(), word) != kLaterWords.end()) return true;

    std::vector<std::string> known(kLaterWords.begin(), kLaterWords.end());
    known.insert(known.end(), {"name", "title", "rows", "direction", "lanes", "strips"});
    const std::string guess = nearest(word, known);
    return complain(s.line, quoted(word) + " is no statement of a board file" +
                                (guess.empty() ? "" : "; did you mean '" + guess + "'?"));
  }

  bool read_name(const Statement& s) {
    if (!need_exactly(s, 2, "name monza") || !need_once(s, file_.board.name.empty()) ||
        !need_name(s, s.words[1]))
      return false;
    file_.board.name = s.words[1];
    return true;
  }

  bool read_title(const Statement& s) {
    if (!need(s, 2, "title Autodromo di Monza") || !need_once(s, file_.board.title.empty()))
      return false;
    file_.board.title = rest(s, 1);
    return true;
  }

  bool read_rows(const Statement& s) {
    if (!need_exactly(s, 2, "rows 75") || !need_once(s, file_.board.rows == 0)) return false;
    const std::optional<int> rows = number(s.words[1], 1, kRowsReadable);
    if (!rows)
      return complain(
          s, quoted(s.words[1]) + " is not a number from 1 to " + std::to_string(kRowsReadable));
    file_.board.rows = *rows;
    file_.source.rows_line = s.line;
    return true;
  }

  bool read_direction(const Statement& s) {
    if (!need_exactly(s, 2, "direction clockwise")) return false;
    if (s.words[1] != "clockwise" && s.words[1] != "anticlockwise") {
      return complain(s, quoted(s.words[1]) + " is neither clockwise nor anticlockwise");
    }
    file_.board.direction =
        s.words[1] == "clockwise" ? Direction::clockwise : Direction::anticlockwise;
    return true;
  }

  bool read_lanes(const Statement& s) {
    if (!need(s, 2, "lanes I M O") || !need_once(s, file_.board.lanes.empty())) return false;
    if (s.words.size() - 1 > kLanesReadable)
      return complain(s, "at most " + std::to_string(kLanesReadable) + " lanes");
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      const std::string_view name = s.words[i];
      if (!is_lane_name(name))
        return complain(s, quoted(name) + " is no lane name; use one to three capital letters");
      if (std::find(file_.board.lanes.begin(), file_.board.lanes.end(), name) !=
          file_.board.lanes.end()) {
        return complain(s, quoted(name) + " is named twice");
      }
      file_.board.lanes.emplace_back(name);
    }
    return true;
  }

  bool read_strips(const Statement& s) {
    Board& board = file_.board;
    const bool is_none = s.words.size() == 2 && s.words[1] == "none";
    if (!is_none && !need_exactly(s, 3, "strips X Y' or 'strips none")) return false;
    for (std::size_t i = 1; i < s.words.size() && !is_none; ++i) {
      if (!is_lane_name(s.words[i]))
        return complain(s, quoted(s.words[i]) + " is no name; use one to three capital letters");
    }
    board.inside_strip = is_none ? "" : s.words[1];
    board.outside_strip = is_none ? "" : s.words[2];
    has_named_strips_ = true;
    return is_none || board.inside_strip != board.outside_strip ||
           complain(s, "the two sides need two names");
  }

  // Strips are named like lanes, so they need names of their own. Where nothing is said of them, a
  // board whose lanes have taken the usual names has none.
  bool check_strips() {
    Board& board = file_.board;
    const auto is_lane = [&](const std::string& name) {
      return std::find(board.lanes.begin(), board.lanes.end(), name) != board.lanes.end();
    };
    if (!is_lane(board.inside_strip) && !is_lane(board.outside_strip)) return true;
    if (has_named_strips_)
      return complain(0, "strips: a lane has one of these names; choose others");
    board.inside_strip = board.outside_strip = "";
    return true;
  }

  // --- Widths and long spaces make the spaces ---------------------------------------------------

  bool read_width(const Statement& s) {
    if (s.words[0] != "width") return true;
    if (!need(s, 3, "width 21-40 I O")) return false;
    unsigned set = 0;
    for (std::size_t i = 2; i < s.words.size(); ++i) {
      const std::optional<Index> l = lane(s, s.words[i]);
      if (!l) return false;
      set |= 1u << *l;
    }
    const std::optional<RowSpan> span = rows_of(s, s.words[1]);
    if (!span) return false;
    for (const int row : each_row(*span)) widths_[row] = set;
    return true;
  }

  bool read_long(const Statement& s) {
    if (s.words[0] != "long") return true;
    if (!need_exactly(s, 3, "long I 16-17")) return false;
    const std::optional<Index> l = lane(s, s.words[1]);
    const std::optional<RowSpan> span = rows_of(s, s.words[2]);
    if (!l || !span) return false;
    if (span->first == span->last)
      return complain(s, quoted(s.words[2]) + " is one row; a long space covers several");
    longs_.push_back({s.line, *l, *span});
    return true;
  }

  bool make_spaces() {
    Board& board = file_.board;
    const auto lane_count = static_cast<Index>(board.lanes.size());
    std::vector<std::vector<bool>> taken(lane_count, std::vector<bool>(board.rows + 1));
    for (const Long& l : longs_) {
      for (const int row : each_row(l.span)) {
        if ((widths_[row] >> l.lane & 1u) == 0) {
          return complain(l.line, "long: lane " + board.lanes[l.lane] + " does not exist in row " +
                                      std::to_string(row));
        }
        if (taken[l.lane][row])
          return complain(l.line, "long: row " + std::to_string(row) +
                                      " belongs to another long space already");
        taken[l.lane][row] = true;
      }
      board.spaces.push_back({.lane = l.lane, .first_row = l.span.first, .last_row = l.span.last});
    }
    for (int row = 1; row <= board.rows; ++row) {
      for (Index lane = 0; lane < lane_count; ++lane) {
        if ((widths_[row] >> lane & 1u) == 0 || taken[lane][row]) continue;
        board.spaces.push_back({.lane = lane, .first_row = row, .last_row = row});
      }
    }
    std::sort(board.spaces.begin(), board.spaces.end(),
              [](const BoardSpace& a, const BoardSpace& b) {
                return a.last_row != b.last_row ? a.last_row < b.last_row : a.lane < b.lane;
              });
    board.grey.assign(board.rows, Side::inside);
    return true;
  }

  // --- Corners, then all that refers to spaces and corners --------------------------------------

  bool read_corner(const Statement& s) {
    if (s.words[0] != "corner") return true;
    if (!need(s, 2, "corner K1 Prima Variante") || !need_name(s, s.words[1])) return false;
    if (find_corner(file_.board, s.words[1]))
      return complain(s, quoted(s.words[1]) + " is named twice");
    file_.board.corners.push_back({std::string(s.words[1]), rest(s, 2)});
    file_.source.corner_lines.push_back(s.line);
    return true;
  }

  bool read_detail(const Statement& s) {
    const std::string_view word = s.words[0];
    if (word == "limit") return read_limit(s);
    if (word == "line") return read_line(s);
    if (word == "grid") return read_grid(s);
    if (word == "grey") return read_grey(s);
    if (word == "step") return read_override(s, steps_);
    if (word == "ahead") return read_override(s, ahead_);
    return true;
  }

  bool read_limit(const Statement& s) {
    if (!need(s, 4, "limit K1 16-17 M 100 O 100")) return false;
    const std::optional<Index> corner = find_corner(file_.board, s.words[1]);
    if (!corner) return complain(s, "there is no corner " + quoted(s.words[1]));
    // One place, or rows with a limit for each lane.
    if (const std::optional<Index> space = find_space(file_.board, s.words[2])) {
      return need_exactly(s, 4, "limit K1 I17 80") && set_limit(s, *space, *corner, s.words[3]);
    }
    const std::optional<RowSpan> span = rows_of(s, s.words[2]);
    if (!span) return false;
    if (s.words.size() % 2 == 0)
      return complain(
          s, "after the rows come pairs of lane and limit, as in 'limit K1 16-17 M 100 O 100'");
    for (std::size_t i = 3; i + 1 < s.words.size(); i += 2) {
      const std::optional<Index> l = lane(s, s.words[i]);
      if (!l) return false;
      for (const int row : each_row(*span)) {
        const Index space = space_at(file_.board, *l, row);
        if (space == kNone)
          return complain(
              s, "lane " + file_.board.lanes[*l] + " does not exist in row " + std::to_string(row));
        if (!set_limit(s, space, *corner, s.words[i + 1])) return false;
      }
    }
    return true;
  }

  bool set_limit(const Statement& s, Index index, Index corner, std::string_view text) {
    const std::optional<int> mph = number(text, 20, 400);
    if (!mph || *mph % 20 != 0)
      return complain(s, quoted(text) + " is no limit; limits are multiples of 20 up to 400");
    BoardSpace& space = file_.board.spaces[index];
    const bool is_same = space.corner == corner && space.limit == *mph;
    if (space.corner != kNone && !is_same)
      return complain(s, place_name(file_.board, index) + " has one already");
    space.corner = corner;
    space.limit = *mph;
    return true;
  }

  bool read_line(const Statement& s) {
    if (!need(s, 5, "line R1 red O9 O10 I11 I12") || !need_name(s, s.words[1])) return false;
    if (find_line(file_.board, s.words[1]))
      return complain(s, quoted(s.words[1]) + " is named twice");
    if (s.words[2] != "red" && s.words[2] != "green")
      return complain(s, "the colour is red or green, not " + quoted(s.words[2]));
    BoardLine line{.id = std::string(s.words[1]),
                   .colour = s.words[2] == "red" ? LineColour::red : LineColour::green};
    if (!read_places(s, 3, line.spaces)) return false;
    file_.board.lines.push_back(std::move(line));
    file_.source.line_lines.push_back(s.line);
    return true;
  }

  bool read_grid(const Statement& s) {
    if (file_.source.grid_line == 0) file_.source.grid_line = s.line;
    return need(s, 2, "grid I40 M40 O40 I39 M39 O39") && read_places(s, 1, file_.board.grid);
  }

  bool read_grey(const Statement& s) {
    if (!need_exactly(s, 3, "grey 1-15 inside")) return false;
    if (s.words[2] != "inside" && s.words[2] != "outside")
      return complain(s, "the side is inside or outside, not " + quoted(s.words[2]));
    const std::optional<RowSpan> span = rows_of(s, s.words[1]);
    if (!span) return false;
    for (const int row : each_row(*span))
      file_.board.grey[row - 1] = s.words[2] == "inside" ? Side::inside : Side::outside;
    return true;
  }

  struct Override {
    int line;
    Index from;
    std::vector<Index> to;
  };

  bool read_override(const Statement& s, std::vector<Override>& overrides) {
    const std::string example = std::string(s.words[0]) + " I15 -> I17 M16";
    if (!need(s, 4, example)) return false;
    if (s.words[2] != "->") return complain(s, "write it like '" + example + "'");
    const std::optional<Index> from = place(s, s.words[1]);
    if (!from) return false;
    for (const Override& known : overrides) {
      if (known.from == *from)
        return complain(s, quoted(s.words[1]) + " was given on line " + std::to_string(known.line));
    }
    Override made{s.line, *from, {}};
    if (!read_places(s, 3, made.to)) return false;
    overrides.push_back(std::move(made));
    return true;
  }

  void make_steps() {
    Board& board = file_.board;
    for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i)
      board.spaces[i].steps = default_steps(board, i);
    for (const Override& o : steps_) board.spaces[o.from].steps = o.to;
    for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i)
      board.spaces[i].ahead = default_ahead(board, i);
    for (const Override& o : ahead_) board.spaces[o.from].ahead = o.to;
  }

  // --- Words ------------------------------------------------------------------------------------

  std::optional<Index> lane(const Statement& s, std::string_view name) {
    const auto found = std::find(file_.board.lanes.begin(), file_.board.lanes.end(), name);
    if (found == file_.board.lanes.end()) {
      complain(s, "there is no lane " + quoted(name) + "; the lanes are " +
                      join(file_.board.lanes, " "));
      return std::nullopt;
    }
    return static_cast<Index>(found - file_.board.lanes.begin());
  }

  std::optional<Index> place(const Statement& s, std::string_view name) {
    const std::optional<Index> space = find_space(file_.board, name);
    if (!space) complain(s, "there is no space " + quoted(name));
    return space;
  }

  bool read_places(const Statement& s, std::size_t from, std::vector<Index>& places) {
    for (std::size_t i = from; i < s.words.size(); ++i) {
      const std::optional<Index> space = place(s, s.words[i]);
      if (!space) return false;
      places.push_back(*space);
    }
    return true;
  }

  std::optional<RowSpan> rows_of(const Statement& s, std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::optional<int> first = number(text.substr(0, dash), 1, file_.board.rows);
    const std::optional<int> last =
        dash == std::string_view::npos ? first : number(text.substr(dash + 1), 1, file_.board.rows);
    if (first && last) return RowSpan{*first, *last};
    complain(s, quoted(text) + " are no rows; write '12' or '12-15', within 1-" +
                    std::to_string(file_.board.rows));
    return std::nullopt;
  }

  // Also across the line: 40-2.
  std::vector<int> each_row(const RowSpan& span) const {
    std::vector<int> rows;
    for (int row = span.first;; row = row_after(row, file_.board.rows)) {
      rows.push_back(row);
      if (row == span.last) return rows;
    }
  }

  static constexpr std::array<std::string_view, 9> kLaterWords = {
      "width", "long", "corner", "limit", "line", "grid", "grey", "step", "ahead"};

  struct Long {
    int line;
    Index lane;
    RowSpan span;
  };

  std::vector<Statement> statements_;
  BoardFile file_;
  std::vector<unsigned> widths_;  // Lanes of each row, one bit each.
  bool has_named_strips_ = false;
  std::vector<Long> longs_;
  std::vector<Override> steps_;
  std::vector<Override> ahead_;
  int error_line_ = 0;
  std::string error_;
};

std::string rows_text(int first, int last) {
  return first == last ? std::to_string(first) : std::to_string(first) + "-" + std::to_string(last);
}

std::string places_text(const Board& board, const std::vector<Index>& spaces) {
  std::string text;
  for (const Index space : spaces) text += " " + place_name(board, space);
  return text;
}

unsigned lanes_in_row(const Board& board, int row) {
  unsigned set = 0;
  for (const BoardSpace& space : board.spaces) {
    if (covers(space.first_row, space.last_row, row)) set |= 1u << space.lane;
  }
  return set;
}

// Runs of rows for which `what` gives the same value.
template <class What, class Say>
void for_runs(int rows, What what, Say say) {
  for (int first = 1; first <= rows;) {
    int last = first;
    while (last < rows && what(last + 1) == what(first)) ++last;
    say(first, last);
    first = last + 1;
  }
}

// Is that the first statement?
bool begins_with(std::string_view text, std::string_view header) {
  for (const std::string_view line : lines(text)) {
    const std::vector<std::string_view> found = words(without_comment(line));
    if (!found.empty()) return found == words(header);
  }
  return false;
}

Result<BoardFile, DataError> parse_track(std::string_view text, std::string_view source_name) {
  if (begins_with(text, kMotorBoardHeader)) {
    Result<MotorBoardFile, DataError> motor = parse_motor_board(text, source_name);
    if (!motor) return Failure{motor.error()};
    BoardFile file{std::move(motor->board), {}};
    file.source.name = source_name;
    file.source.row_lines = std::move(motor->row_lines);
    return file;
  }
  if (begins_with(text, kBandBoardHeader)) {
    Result<BandBoardFile, DataError> banded = parse_band_board(text, source_name);
    if (!banded) return Failure{banded.error()};
    BoardFile file{std::move(banded->board), {}};
    file.source.name = source_name;
    file.source.rows_line = banded->rows_line;
    file.source.row_lines = std::move(banded->row_lines);
    file.source.corner_lines = std::move(banded->band_lines);
    file.source.grid_line = banded->grid_line;
    return file;
  }
  if (begins_with(text, kCellBoardHeader)) {
    Result<CellBoardFile, DataError> cells = parse_cell_board(text, source_name);
    if (!cells) return Failure{cells.error()};
    BoardFile file{std::move(cells->board), {}};
    file.source.name = source_name;
    file.source.rows_line = cells->cells_line;
    file.source.row_lines = std::move(cells->cell_lines);
    return file;
  }
  return BoardParser(text).run(source_name);
}

// Rows are called from 1 in this form, from 0 in the three others.
int first_row_of(const Board& board) { return board.motor || board.banded || board.cells ? 0 : 1; }

std::string format_track(const Board& board);

}  // namespace

Result<BoardFile, DataError> parse_board(std::string_view text, std::string_view source_name) {
  if (text.size() > kBoardBytesMax) {
    return Failure{DataError{std::string(source_name), 0,
                             "the file is larger than " + std::to_string(kBoardBytesMax / 1024) +
                                 " KiB; that is no board"}};
  }
  const GroundReader ground(text);
  Result<BoardFile, DataError> file = parse_track(ground.rest(), source_name);
  if (!file) return file;
  Result<BoardGround, DataError> read =
      ground.read(file->board.rows, first_row_of(file->board), source_name);
  if (!read) return Failure{read.error()};
  file->board.ground = std::move(*read);
  return file;
}

DataError to_error(const Finding& finding, const BoardSource& source) {
  int line = 0;
  switch (finding.subject) {
    case Subject::board:
      line = source.rows_line;
      break;
    case Subject::row:
    case Subject::space:
      line = source.row_lines.empty() ? source.rows_line : source.row_lines[finding.index - 1];
      break;
    case Subject::corner:
      line = source.corner_lines[finding.index];
      break;
    case Subject::line:
      line = source.line_lines[finding.index];
      break;
    case Subject::grid:
      line = source.grid_line;
      break;
  }
  return {source.name, line, std::string(name(finding.fault)) + ": " + finding.what};
}

namespace {

std::string format_track(const Board& board) {
  if (board.motor) return format_motor_board(board);
  if (board.banded) return format_band_board(board);
  if (board.cells) return format_cell_board(board);
  std::string text = "chicane board 1\nname " + board.name + "\n";
  if (!board.title.empty()) text += "title " + board.title + "\n";
  text += "rows " + std::to_string(board.rows) + "\n";
  text += std::string("direction ") +
          (board.direction == Direction::clockwise ? "clockwise" : "anticlockwise") + "\n";
  text += "lanes " + join(board.lanes, " ") + "\n";
  if (board.inside_strip.empty()) {
    text += "strips none\n";
  } else if (board.inside_strip != "X" || board.outside_strip != "Y") {
    text += "strips " + board.inside_strip + " " + board.outside_strip + "\n";
  }

  const unsigned all_lanes = (1u << board.lanes.size()) - 1;
  for_runs(
      board.rows, [&](int row) { return lanes_in_row(board, row); },
      [&](int first, int last) {
        const unsigned set = lanes_in_row(board, first);
        if (set == all_lanes) return;
        text += "width " + rows_text(first, last);
        for (std::size_t lane = 0; lane < board.lanes.size(); ++lane) {
          if ((set >> lane & 1u) != 0) text += " " + board.lanes[lane];
        }
        text += "\n";
      });
  for (const BoardSpace& space : board.spaces) {
    if (space.first_row != space.last_row)
      text += "long " + board.lanes[space.lane] + " " + rows_text(space.first_row, space.last_row) +
              "\n";
  }
  for (Index corner = 0; corner < static_cast<Index>(board.corners.size()); ++corner) {
    const BoardCorner& c = board.corners[corner];
    text += "corner " + c.id + (c.title.empty() ? "" : " " + c.title) + "\n";
    for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
      if (board.spaces[i].corner == corner)
        text += "limit " + c.id + " " + place_name(board, i) + " " +
                std::to_string(board.spaces[i].limit) + "\n";
    }
  }
  for (const BoardLine& line : board.lines) {
    text += "line " + line.id + (line.colour == LineColour::red ? " red" : " green") +
            places_text(board, line.spaces) + "\n";
  }
  for_runs(
      board.rows, [&](int row) { return board.grey[row - 1]; },
      [&](int first, int last) {
        if (board.grey[first - 1] == Side::outside)
          text += "grey " + rows_text(first, last) + " outside\n";
      });
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    if (board.spaces[i].steps != default_steps(board, i))
      text +=
          "step " + place_name(board, i) + " ->" + places_text(board, board.spaces[i].steps) + "\n";
  }
  for (Index i = 0; i < static_cast<Index>(board.spaces.size()); ++i) {
    if (board.spaces[i].ahead != default_ahead(board, i))
      text += "ahead " + place_name(board, i) + " ->" + places_text(board, board.spaces[i].ahead) +
              "\n";
  }
  if (!board.grid.empty()) text += "grid" + places_text(board, board.grid) + "\n";
  return text;
}

}  // namespace

std::string format_board(const Board& board) {
  return format_track(board) + format_ground(board.ground, first_row_of(board));
}

// Where the board lies on a map changes nothing in a race.
std::uint64_t board_digest(const Board& board) { return digest(format_track(board)); }

}  // namespace chicane
