#include "codec/overlay_text.h"

#include <algorithm>

#include "base/text.h"
#include "codec/statements.h"

namespace chicane {

namespace {

std::vector<std::string_view> words_of(std::string_view line) {
  return words(line.substr(0, line.find('#')));
}

bool begins_with(const std::vector<std::string_view>& words, const Statement& drop) {
  const std::size_t count = drop.words.size() - 1;
  return words.size() >= count &&
         std::equal(drop.words.begin() + 1, drop.words.end(), words.begin());
}

class Overlay {
 public:
  Overlay(std::string_view board, std::string_view overlay, std::string_view source)
      : lines_(lines(board)), statements_(overlay, source) {}

  Result<std::string, DataError> run() {
    statements_.take_header(kOverlayHeader);
    bool names_board = false;
    for (const Statement& s : statements_.all()) {
      if (statements_.has_failed()) break;
      if (s.words[0] == "board") {
        names_board = check_board(s);
      } else if (s.words[0] == "drop" && s.words.size() > 1) {
        drop(s);
      } else if (s.words[0] == "add" && s.words.size() > 1) {
        added_ += rest_of(s, 1) + "\n";
      } else {
        statements_.complain(
            s.line, "write 'board NAME', 'drop …' with the first words of a statement, or 'add …'");
      }
    }
    if (!names_board) statements_.complain(0, "board: missing; say whose overlay it is");
    if (statements_.has_failed()) return statements_.failure();
    return text();
  }

 private:
  bool check_board(const Statement& s) {
    const std::string wanted = "name " + rest_of(s, 1);
    const bool is_it = std::any_of(lines_.begin(), lines_.end(), [&](std::string_view line) {
      return words_of(line) == words(wanted);
    });
    return is_it || statements_.complain(s.line, "board: this overlay is for another board");
  }

  void drop(const Statement& s) {
    const std::size_t before = lines_.size();
    std::erase_if(lines_, [&](std::string_view line) { return begins_with(words_of(line), s); });
    if (lines_.size() == before)
      statements_.complain(s.line,
                           "drop: no statement of the board begins with '" + rest_of(s, 1) + "'");
  }

  std::string text() const {
    std::string text;
    for (const std::string_view line : lines_) text += std::string(line) + "\n";
    return added_.empty() ? text : text + "\n# By hand, from the overlay.\n" + added_;
  }

  std::vector<std::string_view> lines_;
  Statements statements_;
  std::string added_;
};

}  // namespace

Result<std::string, DataError> apply_overlay(std::string_view board, std::string_view overlay,
                                             std::string_view source_name) {
  if (overlay.size() > kOverlayBytesMax)
    return Failure{DataError{std::string(source_name), 0, "the file is too large for an overlay"}};
  return Overlay(board, overlay, source_name).run();
}

}  // namespace chicane
