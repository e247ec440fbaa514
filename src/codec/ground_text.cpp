#include "codec/ground_text.h"

#include "base/text.h"

namespace chicane {

namespace {

constexpr int kMetresMax = 100'000;

// The complaint, or nothing.
std::string read_circuit(const Statement& s, BoardGround& ground) {
  if (s.words.size() != 2 || !is_board_name(s.words[1]))
    return "circuit: the name of a circuit, as in 'circuit monza'";
  if (!ground.circuit.empty()) return "circuit: said twice";
  ground.circuit = s.words[1];
  return {};
}

std::string read_mark(const Statement& s, int rows, int first_row, BoardGround& ground) {
  const std::optional<int> row =
      s.words.size() == 3 ? number(s.words[1], first_row, first_row + rows - 1) : std::nullopt;
  const std::optional<int> metres = row ? number(s.words[2], 0, kMetresMax) : std::nullopt;
  if (!metres)
    return fill("lies: a row from {} to {} and the metres from the line, as in 'lies 9 608'",
                first_row, first_row + rows - 1);
  const BoardGround::Mark mark{*row - first_row, *metres};
  if (!ground.marks.empty() &&
      (mark.row <= ground.marks.back().row || mark.metres <= ground.marks.back().metres))
    return "lies: rows and metres go up from statement to statement";
  ground.marks.push_back(mark);
  return {};
}

}  // namespace

GroundReader::GroundReader(std::string_view text) {
  int line = 0;
  for (const std::string_view raw : lines(text)) {
    ++line;
    std::vector<std::string_view> found = words(raw.substr(0, raw.find('#')));
    if (!found.empty() && (found[0] == "circuit" || found[0] == "lies")) {
      statements_.push_back({line, std::move(found)});
    } else {
      rest_ += raw;
    }
    rest_ += '\n';
  }
}

Result<BoardGround, DataError> GroundReader::read(int rows, int first_row,
                                                  std::string_view source) const {
  BoardGround ground;
  for (const Statement& s : statements_) {
    std::string complaint =
        s.words[0] == "circuit" ? read_circuit(s, ground) : read_mark(s, rows, first_row, ground);
    if (!complaint.empty())
      return Failure{DataError{std::string(source), s.line, std::move(complaint)}};
  }
  if (!ground.marks.empty() && ground.circuit.empty())
    return Failure{DataError{std::string(source), statements_.front().line,
                             "lies: over which circuit? Write 'circuit NAME' too"}};
  return ground;
}

std::string format_ground(const BoardGround& ground, int first_row) {
  if (ground.circuit.empty()) return {};
  std::string text = "circuit " + ground.circuit + "\n";
  for (const BoardGround::Mark& mark : ground.marks)
    text += fill("lies {} {}\n", mark.row + first_row, mark.metres);
  return text;
}

}  // namespace chicane
