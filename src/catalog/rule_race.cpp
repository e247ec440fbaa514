#include "catalog/rule_race.h"

#include <algorithm>

namespace chicane {

std::string die_name(const Roll& roll) {
  const std::string_view kind = roll.is_secret           ? "secret-d"
                                : roll.die == Die::plain ? "d"
                                                         : "special-d";
  return fill("{}{}", kind, roll.sides);
}

std::string roll_words(const std::string& who, std::string_view purpose, const Roll& roll) {
  return fill("{} {} {}", who, purpose, die_name(roll));
}

std::string way_out(int seats, const std::vector<int>& lawful, std::string_view other_circuit) {
  const auto above = std::upper_bound(lawful.begin(), lawful.end(), seats);
  std::vector<std::string> numbers;
  if (above != lawful.begin()) numbers.push_back(std::to_string(*(above - 1)));
  if (above != lawful.end()) numbers.push_back(std::to_string(*above));
  std::vector<std::string> ways;
  if (!numbers.empty())
    ways.push_back(
        fill("with {} driver{}", join(numbers, " or "), numbers.back() == "1" ? "" : "s"));
  if (!other_circuit.empty()) ways.push_back("on " + std::string(other_circuit));
  return ways.empty() ? "" : "; race " + join(ways, ", or ");
}

std::string too_many_cars(const Board& board, int seats, int most) {
  if (seats >= 1 && seats <= most) return {};
  return fill("{} cars do not fit: the grid of {} has {} places (SC-16)", seats, board.name, most);
}

std::string_view longer_grid(int seats, int least, int most) {
  return seats >= least && seats <= most ? "a circuit with more start places" : "";
}

}  // namespace chicane
