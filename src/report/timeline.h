// A race from its record as a report needs it: where the cars stood after every turn, what was
// told, which dice fell.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/data_error.h"
#include "base/result.h"
#include "board/board.h"
#include "catalog/race.h"
#include "codec/record_text.h"
#include "desk/table.h"

namespace chicane::report {

// The cars after a turn; turn 0 is the grid.
struct Moment {
  int turn = 0;
  desk::Table table;
};

// What happened.
struct Told {
  int turn = 0;   // In which it happened, from 1; 0 before the start.
  int batch = 0;  // Those of one decision or die have the same number.
  Happening happening;
  std::string sentence;  // Empty if there is nothing to tell.
};

// A die of the race itself; those for the grid and for cards are left out.
struct Thrown {
  int car = 0;
  std::string die;  // "d6", "special-d6"
  int face = 0;
};

struct Timeline {
  std::unique_ptr<Race> race;  // As the record leaves it and everybody may see it.
  std::vector<Moment> moments;
  std::vector<Told> told;
  std::vector<Thrown> dice;
  std::vector<int> grid;            // Cars by their place on it; −1: nobody's.
  std::vector<std::string> names;   // By car: "Valli", "2a Valli".
  std::vector<std::string> builds;  // By car, as the hobby writes them; empty where none are built.

  bool has_started() const { return !moments.empty(); }
};

// The complaint names the line of the record. `board` as in replay().
Result<Timeline, DataError> timeline_of(const Record& record, const Board* board = nullptr);

// Cars of a table, the first one first.
std::vector<const desk::CarOnTable*> running_order(const desk::Table& table);

// Cars as they start, the first one first.
std::vector<const desk::CarOnTable*> grid_order(const Timeline& timeline);

}  // namespace chicane::report
