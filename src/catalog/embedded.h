// Files of data/ that the build puts into the program.
#pragma once

#include <span>
#include <string_view>

namespace chicane {

struct EmbeddedFile {
  std::string_view name;  // Path below the data folder: boards/monza.board
  std::string_view text;

  // "monza" of boards/monza.board
  std::string_view stem() const {
    const std::string_view file = name.substr(name.rfind('/') + 1);
    return file.substr(0, file.rfind('.'));
  }
};

std::span<const EmbeddedFile> embedded_boards();
std::span<const EmbeddedFile> embedded_pieces();
std::span<const EmbeddedFile> embedded_circuits();
std::span<const EmbeddedFile> embedded_overlays();
std::span<const EmbeddedFile> embedded_cases();
std::span<const EmbeddedFile> embedded_leagues();    // In the office.
std::span<const EmbeddedFile> embedded_site();       // In the server.
std::span<const EmbeddedFile> embedded_rulebooks();  // In the program.

}  // namespace chicane
