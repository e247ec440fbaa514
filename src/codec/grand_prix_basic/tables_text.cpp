#include "codec/grand_prix_basic/tables_text.h"

#include "base/text.h"
#include "board/cells.h"
#include "codec/roll_table.h"
#include "rules/grand_prix_basic/tables.h"

namespace chicane::grand_prix_basic {

namespace {

// On how many faces of a die something is so.
template <class Test>
int faces_where(Test test) {
  int count = 0;
  for (int face = 1; face <= kDieSides; ++face) count += test(face) ? 1 : 0;
  return count;
}

int lucky_faces() {
  return faces_where([](int face) { return is_lucky(face); });
}

std::string of_die(int faces) { return fill("{} of {}", faces, kDieSides); }

// GPB-RSK-1, GPB-ACC-1  An accident needs the risk roll and the accident roll to fail.
TableInfo risk_table() {
  TableInfo table{"Risk with two dice",
                  "GPB-RSK-1, 6.1",
                  TableStatus::reconstruction,
                  {"value of the cell", "accident roll", "off the road"},
                  {},
                  "With one die there is no risk (GPB-RSK-2)."};
  for (int value = 1; value <= kFactorMax; ++value) {
    const int failing = faces_where([&](int face) { return !is_safe(face, value); });
    table.rows.push_back(
        {std::to_string(value), of_die(failing),
         fill("{} of {}", failing * (kDieSides - lucky_faces()), kDieSides * kDieSides)});
  }
  return table;
}

TableInfo overtaking_table() {
  TableInfo table{"Overtaking",
                  "GPB-OVT-1, GPB-OVT-2",
                  TableStatus::printed,
                  {"cars + value", "passes"},
                  {},
                  {}};
  // The rows end where no face gets past.
  for (int sum = 1; sum <= kDieSides; ++sum) {
    const int passing = faces_where([&](int face) { return gets_past(face, sum, 0); });
    table.rows.push_back(
        {sum == kDieSides ? fill("{} or more", sum) : std::to_string(sum), of_die(passing)});
  }
  return table;
}

TableInfo accident_table() {
  return {"Accident and luck",
          "GPB-ACC-1, GPB-OVT-4",
          TableStatus::printed,
          {"roll", "ends well", "else goes missed"},
          {{"accident", of_die(lucky_faces()), std::to_string(kMissAfterAccident)},
           {"luck after a lost overtaking", of_die(lucky_faces()), std::to_string(kMissAfterLuck)}},
          {}};
}

TableInfo automatic_table() {
  TableInfo table{
      "Automatic cars", "GPB-AUT-1, C11", TableStatus::reconstruction, {"die", "cells"}, {}, {}};
  for (int face = 1, first = 1; face <= kDieSides; ++face) {
    if (face < kDieSides && kAutomaticCells[face] == kAutomaticCells[face - 1]) continue;
    table.rows.push_back({format_range(first, face), std::to_string(kAutomaticCells[face - 1])});
    first = face + 1;
  }
  return table;
}

TableInfo movement_table() {
  TableInfo table{"Movement",
                  "GPB-MOV-1, C1",
                  TableStatus::reconstruction,
                  {"dice", "cells, at most"},
                  {},
                  "The driver takes one die or two and ends where he likes within the total."};
  for (int dice = 1; dice <= kDiceMax; ++dice)
    table.rows.push_back({std::to_string(dice), format_range(dice, dice * kDieSides)});
  return table;
}

TableInfo printed_numbers() {
  return numbers_table(
      "Further numbers", TableStatus::printed,
      {{"dice of this level", std::to_string(kDiceMax), "GPB-GEN-1"},
       {"room: cars in a cell during the race", std::to_string(kRoom), "GPB-CAP-1"}});
}

TableInfo numbers_of_ours() {
  return numbers_table("Where the text is lost", TableStatus::reconstruction,
                       {{"players", format_range(kPlayersMin, kPlayersMax), "GPB-GEN-3"},
                        {"cars of each player", std::to_string(kCarsPerPlayer), "C10"}});
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {movement_table(),  risk_table(),      overtaking_table(), accident_table(),
          automatic_table(), printed_numbers(), numbers_of_ours()};
}

SourceInfo source_info() {
  return {"Grand Prix, basic level, International Team, by Marco Donadoni",
          "Italian and French",
          {"The first pages are lost: how cars move, when they risk something, who moves first and "
           "how many cars a player has are ours (section 6).",
           "What is left is the end of the accident rule (in French), overtaking, room, laps and "
           "victory.",
           "Automatic cars are in the advanced level only; here they are ours and slower."},
          {"The advanced level of the same game, for tracks, players and the start.",
           "A review that describes the basic level in a sentence."}};
}

}  // namespace chicane::grand_prix_basic
