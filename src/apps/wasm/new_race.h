// A race from the texts of a page, each looked at first.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "catalog/race.h"

namespace chicane::wasm {

struct NewRace {
  std::string_view rules;
  std::string_view board;    // The text of a board file.
  std::string_view options;  // As in a record.
  std::string_view names;    // By seat, separated by line ends.
};

// A race, or one sentence that says what is wrong.
using MadeRace = Result<std::unique_ptr<Race>, std::string>;

// From rules, options, names and board, a zero between them.
MadeRace make_race(std::string_view text);
MadeRace make_race(const NewRace& setup);

}  // namespace chicane::wasm
