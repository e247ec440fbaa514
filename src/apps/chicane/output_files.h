// What a command writes where somebody names a file, and what it may replace there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_error.h"

namespace CLI {
class App;
}

namespace chicane::app {

// --force: of every command that writes such a file.
struct Force {
  bool is_given = false;
};
void add_force_flag(CLI::App& command, Force& force);

// What a text is, by its beginning.
struct Content {
  enum class Kind {
    made,      // Carries our mark: a picture or page that can be made again.
    original,  // A record, a league, a board, a circuit: what is made from nothing else.
    other,
  };
  Kind kind = Kind::other;
  std::string what;  // Of an original, as its first line says: "race", "league", "cell-board".
};
Content content_of(std::string_view text);

// Writes it, or complains. A file that is there is replaced if it carries our mark, or by --force;
// an original only by its own kind. One that says the same already is left as it is.
std::optional<DataError> write_output(const std::string& path, std::string_view text, Force force);

// The same complaint of what is no original, before the work is done: of the first of these files
// that could not be written. Empty names are files that nobody wants.
std::optional<DataError> check_outputs(const std::vector<std::string>& paths, Force force);

// Has standard output one of these files, and nothing else?
bool is_any_standard_output(const std::vector<std::string>& paths);

// Names the file that was written; standard output has the file itself.
void print_written(const std::string& path);

}  // namespace chicane::app
