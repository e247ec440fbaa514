#include "codec/motor_board_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "base/text.h"
#include "codec/statements.h"

namespace chicane {

namespace {

std::string quoted(std::string_view word) { return "'" + std::string(word) + "'"; }

struct Flag {
  std::string_view word;
  bool MotorRow::* member;
};

constexpr std::array<Flag, 6> kRowFlags = {{{"solid", &MotorRow::is_solid},
                                            {"lane", &MotorRow::has_lane},
                                            {"noside", &MotorRow::has_no_side},
                                            {"pit", &MotorRow::has_pit},
                                            {"entry", &MotorRow::is_entry},
                                            {"exit", &MotorRow::is_exit}}};

// Statements with rows of squares among them.
class Reader : public Statements {
 public:
  using Statements::Statements;

  static bool is_row(const Statement& s) { return s.words[0][0] >= '0' && s.words[0][0] <= '9'; }

  // "3-4 3/13 3/12 solid": how many rows, of what kind. The first must be `next`.
  std::optional<int> read_rows(const Statement& s, int next, PieceRow& row) {
    const std::optional<Rows> rows = rows_of(s.words[0], 0, kMotorRowsMax);
    if (!rows) {
      complain(s.line, quoted(s.words[0]) + " are no rows; write '3' or '3-4'");
      return std::nullopt;
    }
    if (rows->first != next) {
      complain(s.line, fill("row {} comes next, not {}", next, rows->first));
      return std::nullopt;
    }
    if (s.words.size() < 3 || !read_square(s.words[1], row.row.right) ||
        !read_square(s.words[2], row.row.left)) {
      complain(s.line, "after the rows come the right and the left square, like '3/13 3'");
      return std::nullopt;
    }
    for (std::size_t i = 3; i < s.words.size(); ++i) {
      if (!read_flag(s.words[i], row)) {
        complain(s.line, quoted(s.words[i]) + " is no flag of a row");
        return std::nullopt;
      }
    }
    return rows->last - rows->first + 1;
  }

 private:
  static bool read_square(std::string_view text, MotorSquare& square) {
    const std::vector<std::string_view> parts = split(text, '/');
    const std::optional<int> dice = number(parts[0], 1, 3);
    const std::optional<int> limit = parts.size() == 2 ? number(parts[1], 1, 15) : 0;
    if (!dice || !limit || parts.size() > 2) return false;
    square = {*dice, *limit};
    return true;
  }

  static bool read_flag(std::string_view word, PieceRow& row) {
    for (const Flag& flag : kRowFlags) {
      if (flag.word != word) continue;
      row.row.*flag.member = true;
      return true;
    }
    if (word == "line") return row.has_line = true;
    if (word == "S") return row.ends_short_start = true;
    if (word == "L" || word == "start") return row.ends_long_start = true;
    return false;
  }
};

std::string square_text(const MotorSquare& square) {
  return square.limit == 0 ? std::to_string(square.dice) : fill("{}/{}", square.dice, square.limit);
}

bool is_face_id(std::string_view id) {
  return id.size() == 2 && (id[0] == 'A' || id[0] == 'M' || id[0] == 'Z') && id[1] >= '0' &&
         id[1] <= '9';
}

bool is_strand_of(std::string_view face, std::string_view strand) {
  return face[0] == 'M' ? strand == "straight" || strand == "return" : strand == "loop";
}

}  // namespace

Result<MotorBoardFile, DataError> parse_motor_board(std::string_view text,
                                                    std::string_view source_name) {
  Reader reader(text, source_name);
  MotorBoardFile file;
  Board& board = file.board;
  MotorTrack track;
  bool has_class = false;
  int starts = 0;
  std::set<std::string_view> said;
  reader.take_header(kMotorBoardHeader);
  for (const Statement& s : reader.all()) {
    if (reader.has_failed()) break;
    if (Reader::is_row(s)) {
      PieceRow row;
      const std::optional<int> count =
          reader.read_rows(s, static_cast<int>(track.rows.size()), row);
      if (!count) break;
      if (row.ends_short_start || row.has_line) {
        reader.complain(s.line, "a whole circuit has the flag 'start', and its line is at the end");
        break;
      }
      track.rows.insert(track.rows.end(), static_cast<std::size_t>(*count), row.row);
      file.row_lines.insert(file.row_lines.end(), static_cast<std::size_t>(*count), s.line);
      if (row.ends_long_start) {
        ++starts;
        track.start_row = static_cast<int>(track.rows.size()) - 1;
      }
    } else if (!said.insert(s.words[0]).second) {
      reader.complain(s.line, std::string(s.words[0]) + ": said twice");
    } else if (s.words[0] == "name" && s.words.size() == 2 && is_board_name(s.words[1])) {
      board.name = s.words[1];
    } else if (s.words[0] == "title" && s.words.size() >= 2) {
      board.title = rest_of(s, 1);
    } else if (s.words[0] == "class" && s.words.size() == 2 &&
               (s.words[1] == "long" || s.words[1] == "short")) {
      track.is_long = s.words[1] == "long";
      has_class = true;
    } else {
      reader.complain(s.line, quoted(s.words[0]) +
                                  ": write name, title, 'class long' or 'class short', or rows");
    }
  }
  if (!reader.has_failed()) {
    if (board.name.empty()) reader.complain(0, "name: missing");
    if (!has_class) reader.complain(0, "class: missing; write 'class long' or 'class short'");
    if (track.rows.empty()) reader.complain(0, "there are no rows");
    if (track.rows.size() > kMotorRowsMax)
      reader.complain(0, fill("at most {} rows", kMotorRowsMax));
    if (starts != 1) reader.complain(0, "one row has the flag 'start': the start area ends there");
  }
  if (reader.has_failed()) return reader.failure();
  board.motor = std::move(track);
  lay_out_motor_board(board);
  return file;
}

std::string format_motor_board(const Board& board) {
  const MotorTrack& track = *board.motor;
  std::string text = std::string(kMotorBoardHeader) + "\nname " + board.name + "\n";
  if (!board.title.empty()) text += "title " + board.title + "\n";
  text += track.is_long ? "class long\n" : "class short\n";
  const auto is_start = [&](std::size_t r) { return static_cast<int>(r) == track.start_row; };
  for (std::size_t r = 0; r < track.rows.size();) {
    std::size_t end = r + 1;
    while (end < track.rows.size() && track.rows[end] == track.rows[r] && !is_start(end - 1) &&
           !is_start(end))
      ++end;
    const MotorRow& row = track.rows[r];
    text += end == r + 1 ? std::to_string(r)
                         : fill("{}-{}", static_cast<int>(r), static_cast<int>(end - 1));
    text += " " + square_text(row.right) + " " + square_text(row.left);
    for (const Flag& flag : kRowFlags) {
      if (row.*flag.member) text += " " + std::string(flag.word);
    }
    if (is_start(r)) text += " start";
    text += "\n";
    r = end;
  }
  return text;
}

Result<std::vector<Face>, DataError> parse_pieces(std::string_view text,
                                                  std::string_view source_name) {
  Reader reader(text, source_name);
  std::vector<Face> faces;
  std::set<std::string> said;
  reader.take_header(kPiecesHeader);
  for (const Statement& s : reader.all()) {
    if (reader.has_failed()) break;
    if (s.words[0] == "face" && s.words.size() >= 2) {
      const std::string_view id = s.words[1];
      if (!is_face_id(id)) {
        reader.complain(s.line, quoted(id) + " is no face; write A, M or Z and a digit");
        break;
      }
      if (!said.insert(std::string(id)).second) {
        reader.complain(s.line, "face " + std::string(id) + ": said twice");
        break;
      }
      faces.push_back({std::string(id), rest_of(s, 2), {}});
    } else if (s.words[0] == "strand" && s.words.size() == 2) {
      if (faces.empty()) {
        reader.complain(s.line, "a strand belongs to a face; 'face' comes first");
        break;
      }
      const std::string strand(s.words[1]);
      if (!is_strand_of(faces.back().id, strand)) {
        reader.complain(s.line, quoted(strand) + " is no strand of face " + faces.back().id +
                                    "; A and Z have 'loop', M has 'straight' and 'return'");
        break;
      }
      if (!said.insert(faces.back().id + " " + strand).second) {
        reader.complain(s.line, "strand " + strand + ": said twice");
        break;
      }
      faces.back().strands.push_back({strand, {}});
    } else if (Reader::is_row(s)) {
      if (faces.empty() || faces.back().strands.empty()) {
        reader.complain(s.line, "rows belong to a strand; 'face' and 'strand' come first");
        break;
      }
      std::vector<PieceRow>& rows = faces.back().strands.back().rows;
      PieceRow row;
      const std::optional<int> count = reader.read_rows(s, static_cast<int>(rows.size()) + 1, row);
      if (!count) break;
      rows.insert(rows.end(), static_cast<std::size_t>(*count), row);
    } else {
      reader.complain(s.line, quoted(s.words[0]) + ": write face, strand or rows");
    }
  }
  if (reader.has_failed()) return reader.failure();
  return faces;
}

}  // namespace chicane
