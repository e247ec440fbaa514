// One order in the sender's words against what the race asks of the seat.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/race.h"

namespace chicane::letters {

// A decision as Race::single_decisions takes it, or why there is none.
struct Answer {
  std::string decision;
  std::string complaint;  // One sentence: what was not understood, what would be lawful.
};

// The whole decision ("plot 120"), its words without the verb ("120"), a label or an end as screens
// show them ("1W", "O15"), or a lane ("inside").
Answer answer_to(const Race& race, Seat seat, const std::string& said);

// Does a line with these parts give orders, or is it talk?
bool is_order_for(const Race& race, Seat seat, const std::vector<std::string>& items);

// "lawful now: plot 20, plot 40, …"
std::string lawful_now(const Race& race, Seat seat);

// "Ann is not asked now; the race waits for Ben, Cleo"
std::string not_awaited(const Race& race, Seat seat);

}  // namespace chicane::letters
