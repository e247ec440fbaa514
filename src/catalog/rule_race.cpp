#include "catalog/rule_race.h"

namespace chicane {

std::string roll_words(const std::string& who, std::string_view purpose, const Roll& roll) {
  const std::string_view kind = roll.is_secret           ? "secret-d"
                                : roll.die == Die::plain ? "d"
                                                         : "special-d";
  return fill("{} {} {}{}", who, purpose, kind, roll.sides);
}

std::string too_many_cars(const Board& board, int seats, int most) {
  if (seats >= 1 && seats <= most) return {};
  return fill("{} cars do not fit: the grid of {} has {} places (SC-16)", seats, board.name, most);
}

}  // namespace chicane
