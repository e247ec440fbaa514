// Where people read and type: a terminal with size and colour, or plain streams.
#pragma once

#include <optional>
#include <string>

#include "apps/chicane/terminal/pen.h"

namespace chicane::app {

class Console {
 public:
  // Looks at standard input and output and at the environment (NO_COLOR, TERM, COLUMNS).
  Console();

  const Pen& pen() const { return pen_; }
  // Can the screen be cleared, and does a person sit in front of it?
  bool is_terminal() const { return is_terminal_; }
  int columns() const { return columns_; }
  int lines() const { return lines_; }

  void clear() const;
  void print(const std::string& text) const;
  // The next line typed, or nothing at the end of input.
  std::optional<std::string> read(const std::string& prompt) const;

 private:
  bool is_terminal_;
  int columns_ = 100;
  int lines_ = 40;
  Pen pen_;
};

}  // namespace chicane::app
