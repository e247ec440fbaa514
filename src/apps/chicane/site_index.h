// What a page must know of all circuits and boards before it fetches one: boards/index.json.
#pragma once

#include <string>
#include <vector>

#include "board/board.h"
#include "circuit/circuit.h"
#include "drawing/drawing.h"

namespace chicane::app {

struct SiteBoard {
  std::string choice;  // What is raced on it: the name of its circuit, or its own.
  Board board;
  Drawing drawing;
};

// {"circuits": […], "others": […], "boards": {…}}: circuits with their outline and the board of
// each rule set; boards that lie over no circuit; every board by its name, with its figures.
std::string site_index(const std::vector<Circuit>& circuits, const std::vector<SiteBoard>& boards);

// The same for the folder of a board's files: "lanes".
std::string form_name(const Board& board);

}  // namespace chicane::app
