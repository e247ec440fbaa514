#include "codec/roll_table.h"

#include "base/text.h"

namespace chicane {

namespace {

constexpr int kSides = 6;

// In how many ways the dice show a total within the range.
int ways(int dice, int least, int most) {
  if (dice == 0) return least <= 0 && most >= 0 ? 1 : 0;
  int count = 0;
  for (int face = 1; face <= kSides; ++face) count += ways(dice - 1, least - face, most - face);
  return count;
}

}  // namespace

std::string format_range(int least, int most) {
  return least == most ? std::to_string(least) : fill("{}-{}", least, most);
}

TableInfo roll_table(std::string name, std::string clause, int dice,
                     const std::vector<RollResult>& results) {
  const int highest = dice * kSides;
  TableInfo table;
  table.name = std::move(name);
  table.clause = std::move(clause);
  table.columns = {fill("{}d{}", dice, kSides), fill("of {}", ways(dice, dice, highest)), "result"};
  for (std::size_t i = 0; i < results.size(); ++i) {
    const int least = results[i].from;
    const int most = i + 1 < results.size() ? results[i + 1].from - 1 : highest;
    table.rows.push_back(
        {format_range(least, most), std::to_string(ways(dice, least, most)), results[i].result});
  }
  return table;
}

}  // namespace chicane
