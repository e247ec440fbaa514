#include "desk/formula_one_desk.h"

#include "desk/plain.h"

namespace chicane::desk {

Desk desk_of(const FormulaOneRace& race, Seat seat) {
  Desk desk;
  desk.choices = plain_choices(race, seat);
  return desk;
}

Table table_of(const FormulaOneRace& race) {
  Table table = plain_table(race);
  table.laps = race.game().options.laps;
  return table;
}

}  // namespace chicane::desk
