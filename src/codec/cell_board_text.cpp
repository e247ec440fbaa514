#include "codec/cell_board_text.h"

#include "codec/statements.h"

namespace chicane {

namespace {

constexpr int kMapLapsMax = 99;

class CellBoardReader {
 public:
  CellBoardReader(std::string_view text, std::string_view source) : statements_(text, source) {}

  Result<CellBoardFile, DataError> run() {
    statements_.take_header(kCellBoardHeader);
    for (const Statement& s : statements_.all()) {
      if (statements_.has_failed()) break;
      read(s);
    }
    if (!statements_.has_failed()) finish();
    if (statements_.has_failed()) return statements_.failure();
    return std::move(file_);
  }

 private:
  bool complain(const Statement& s, std::string what) {
    return statements_.complain(s.line, std::string(s.words[0]) + ": " + std::move(what));
  }

  bool read(const Statement& s) {
    const std::string_view verb = s.words[0];
    if (verb == "name") return read_name(s);
    if (verb == "title") return read_title(s);
    if (verb == "cells") return read_cells(s);
    if (verb == "factors") return read_factors(s);
    if (verb == "start") return read_start(s);
    if (verb == "box") return read_box(s);
    if (verb == "laps") return read_laps(s);
    return complain(
        s, "there is no such statement; write name, title, cells, factors, start, box or laps");
  }

  bool read_name(const Statement& s) {
    if (s.words.size() != 2 || !is_board_name(s.words[1]))
      return complain(s, "one word of letters, digits, - and _, at most 40");
    file_.board.name = s.words[1];
    return true;
  }

  bool read_title(const Statement& s) {
    file_.board.title = rest_of(s, 1);
    return !file_.board.title.empty() || complain(s, "the title is missing");
  }

  bool read_cells(const Statement& s) {
    const auto count = s.words.size() == 2 ? number(s.words[1], 1, kCellsMax) : std::nullopt;
    if (!count) return complain(s, fill("a number from 1 to {}", kCellsMax));
    if (!track_.factors.empty()) return complain(s, "stands here twice");
    track_.factors.assign(*count, 0);
    file_.cell_lines.assign(*count, s.line);
    file_.cells_line = s.line;
    return true;
  }

  std::optional<int> cell(std::string_view word) const {
    return number(word, 0, static_cast<int>(track_.factors.size()) - 1);
  }

  // "factors 10 1 2 1"
  bool read_factors(const Statement& s) {
    const std::optional<int> first = s.words.size() > 2 ? cell(s.words[1]) : std::nullopt;
    if (!first || *first + s.words.size() - 2 > track_.factors.size())
      return complain(s, "a cell and the factors from there on, like '10 1 2 1'");
    for (std::size_t i = 2; i < s.words.size(); ++i) {
      const std::optional<int> factor = number(s.words[i], 0, kFactorMax);
      if (!factor) return complain(s, fill("a factor is 0 to {}", kFactorMax));
      track_.factors[*first + i - 2] = *factor;
      file_.cell_lines[*first + i - 2] = s.line;
    }
    return true;
  }

  bool read_start(const Statement& s) {
    track_.start_cells.clear();
    for (std::size_t i = 1; i < s.words.size(); ++i) {
      const std::optional<int> at = cell(s.words[i]);
      if (!at) return complain(s, "cells, front first");
      track_.start_cells.push_back(*at);
    }
    return true;
  }

  bool read_box(const Statement& s) {
    const std::optional<int> entry = s.words.size() == 3 ? cell(s.words[1]) : std::nullopt;
    const std::optional<int> exit = entry ? cell(s.words[2]) : std::nullopt;
    if (!exit) return complain(s, "the cell before the boxes and the one they lead to");
    track_.box_entry = *entry;
    track_.box_exit = *exit;
    return true;
  }

  bool read_laps(const Statement& s) {
    const auto laps = s.words.size() == 2 ? number(s.words[1], 1, kMapLapsMax) : std::nullopt;
    if (!laps) return complain(s, fill("a number from 1 to {}", kMapLapsMax));
    track_.laps = *laps;
    return true;
  }

  void finish() {
    if (file_.board.name.empty()) statements_.complain(0, "name: missing");
    if (track_.factors.empty()) statements_.complain(0, "cells: missing");
    if (statements_.has_failed()) return;
    file_.board.cells = std::move(track_);
    lay_out_cell_board(file_.board);
  }

  Statements statements_;
  CellBoardFile file_;
  CellTrack track_;
};

}  // namespace

Result<CellBoardFile, DataError> parse_cell_board(std::string_view text,
                                                  std::string_view source_name) {
  return CellBoardReader(text, source_name).run();
}

std::string format_cell_board(const Board& board) {
  const CellTrack& track = *board.cells;
  const auto count = static_cast<int>(track.factors.size());
  std::string text = std::string(kCellBoardHeader) + "\nname " + board.name + "\n";
  if (!board.title.empty()) text += "title " + board.title + "\n";
  text += fill("cells {}\n", count);
  for (int cell = 0; cell < count; ++cell) {
    if (track.factors[cell] == 0) continue;
    text += fill("factors {}", cell);
    for (; cell < count && track.factors[cell] != 0; ++cell)
      text += " " + std::to_string(track.factors[cell]);
    text += "\n";
  }
  text += "start";
  for (const int cell : track.start_cells) text += " " + std::to_string(cell);
  text += "\n";
  if (track.box_entry != kNone) text += fill("box {} {}\n", track.box_entry, track.box_exit);
  if (track.laps > 0) text += fill("laps {}\n", track.laps);
  return text;
}

}  // namespace chicane
