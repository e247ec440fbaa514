#include "codec/grand_prix_advanced/tables_text.h"

#include "base/text.h"
#include "codec/grand_prix_advanced/decision_text.h"
#include "codec/roll_table.h"
#include "rules/grand_prix_advanced/tables.h"

namespace chicane::grand_prix_advanced {

namespace {

TableInfo gear_table() {
  TableInfo table{"Gears",
                  "GPA-GEAR-1, GPA-PUSH-1",
                  TableStatus::printed,
                  {"gear", "least", "most", "push up to"},
                  {},
                  "A push of n succeeds with a die above n and lifts both limits by n."};
  for (int gear = 1; gear <= kGears; ++gear) {
    table.rows.push_back({std::to_string(gear), std::to_string(gear_of(gear).least),
                          std::to_string(gear_of(gear).most), std::to_string(gear_of(gear).push)});
  }
  return table;
}

TableInfo table_a() {
  TableInfo table{"Table A: the risk factor a car bears",
                  "GPA-RISK-1, 6.1",
                  TableStatus::reconstruction,
                  {"gear"},
                  {},
                  "Die with its modifiers: +1 for a damaged suspension, +1 after a missed shift."};
  for (int die = 1; die <= kRiskDieMax; ++die) table.columns.push_back(std::to_string(die));
  for (int gear = 1; gear <= kGears; ++gear) {
    std::vector<std::string> row = {std::to_string(gear)};
    for (int die = 1; die <= kRiskDieMax; ++die)
      row.push_back(std::to_string(tolerance(gear, die)));
    table.rows.push_back(row);
  }
  return table;
}

// One row for each run of faces with the same result.
template <class Result, class Word>
TableInfo by_face(std::string name, std::string clause, std::string column, const Result& results,
                  Word word) {
  TableInfo table{
      std::move(name), std::move(clause), TableStatus::printed, {"die", std::move(column)}, {}, {}};
  for (int face = 1, first = 1; face <= kDieSides; ++face) {
    if (face < kDieSides && results[face] == results[face - 1]) continue;
    table.rows.push_back({format_range(first, face), word(results[face - 1])});
    first = face + 1;
  }
  return table;
}

std::string check_word(CheckResult result) {
  switch (result) {
    case CheckResult::nothing:
      return "N nothing";
    case CheckResult::spin:
      return "TC spin";
    case CheckResult::damage:
      return "D damage by table C";
  }
  return {};
}

std::string damage_word(Damage damage) {
  return fill("{} {}", letter(damage), damage_name(damage));
}

std::string number_word(std::uint8_t number) { return std::to_string(number); }

TableInfo room_table() {
  TableInfo table{"Room in a cell",           "GPA-CAP-1", TableStatus::printed,
                  {"printed factor", "cars"}, {},          {}};
  for (std::size_t factor = 0; factor < kRoom.size(); ++factor)
    table.rows.push_back({std::to_string(factor), std::to_string(kRoom[factor])});
  return table;
}

TableInfo further_numbers() {
  return numbers_table(
      "Further numbers", TableStatus::printed,
      {{"teams", format_range(kTeamsMin, kTeamsMax), "GPA-GEN-2"},
       {"cars of a team", std::to_string(kCarsPerTeam), "GPA-TEA-1"},
       {"a shift that needs a die fails on", std::to_string(kShiftFails), "GPA-GEAR-3"},
       {"a spun car is destroyed on", format_range(kDestroyedFrom, kDieSides), "GPA-DMG-3"},
       {"damages a car can hold", std::to_string(kDamagesHeldMax), "GPA-DMG-6"},
       {"highest gear into the box", std::to_string(kBoxGearMax), "GPA-BOX-1"}});
}

TableInfo numbers_of_ours() {
  return numbers_table(
      "Where the text is silent", TableStatus::reconstruction,
      {{"cells ahead that bar fifth", std::to_string(kFifthLooks), "GPA-GEAR-5"},
       {"moves without movement that end a race", std::to_string(kStillMovesMax), "GPA-VIC-4"}});
}

}  // namespace

std::vector<TableInfo> table_infos() {
  return {gear_table(),
          table_a(),
          by_face("Table B: checks", "GPA-DMG-2", "result", kTableB, check_word),
          by_face("Table C: damages", "GPA-DMG-4", "damage", kTableC, damage_word),
          room_table(),
          by_face("Start move", "GPA-STA-1", "most cells", kStartMost, number_word),
          by_face("Automatic cars", "GPA-AUT-1", "cells", kAutomaticCells, number_word),
          further_numbers(),
          numbers_of_ours()};
}

SourceInfo source_info() {
  return {"Grand Prix, advanced level, International Team, by Marco Donadoni",
          "Italian and French",
          {"Table A was printed on the maps, and no map is left: ours is chosen so that automatic "
           "cars are neither hopeless nor unbeatable (6.1).",
           "No map is left: GP-REF is ours (6.2).",
           "The Italian text ends after the turn sequence: victory, points, automatic cars and the "
           "start order are from the French one.",
           "The figures are lost; the columns of the gear table are put right by its example "
           "(B21)."},
          {"A review that names the parts of the game and confirms the two levels."}};
}

}  // namespace chicane::grand_prix_advanced
