#include "apps/chicane/terminal/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include "apps/chicane/output.h"

namespace chicane::app {

namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool may_colour(bool is_terminal) {
  return is_terminal && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

}  // namespace

Console::Console()
    : is_terminal_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1),
      pen_(may_colour(isatty(STDOUT_FILENO) == 1)) {
  winsize size{};
  if (is_terminal_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    columns_ = std::clamp<int>(size.ws_col, 40, 400);
    lines_ = std::clamp<int>(size.ws_row, 10, 200);
  }
}

void Console::clear() const {
  if (is_terminal_) print("\x1b[H\x1b[2J\x1b[3J");
}

void Console::print(const std::string& text) const { print_now(text); }

std::optional<std::string> Console::read(const std::string& prompt) const {
  print(prompt);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  if (line.size() > 4096) line.resize(4096);
  return line;
}

}  // namespace chicane::app
